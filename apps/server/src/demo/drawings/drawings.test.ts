import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDrawings } from '../../ground/http/drawings';
import { serveDemoPictures } from '../../ground/http/pages';
import { secure } from '../../ground/http/security';
import { goods } from '../goods/goods.data';
import type { GoodsSeed, SkuSeed } from '../goods/goods.types';
import { colourIn, colourNamed, isColourAxis } from './colours';
import { goodsKinds } from './kinds';
import { brightness, hueOf } from './paint';
import { draw, kindOf, pictureAt, picturesOf, viewsOf } from './pictures';

const articles = goods.flatMap((seed) => seed.skus.map((sku) => ({ seed, sku })));
const front = (seed: GoodsSeed, sku: SkuSeed) => draw(seed, sku, 'front');
const all = articles.flatMap(({ seed, sku }) =>
  viewsOf(seed).map((view) => ({ at: `${sku.no} ${view}`, svg: draw(seed, sku, view) })),
);
const wrong = (isWrong: (svg: string) => boolean) => all.filter(({ svg }) => isWrong(svg)).map(({ at }) => at);
const bare = (svg: string) => svg.replace(/<text[^>]*>[^<]*<\/text>/g, '').replace(/<rect x="-240"[^>]*>/, '');

/** Every element that opens also closes, in the right order. */
function isBroken(svg: string): boolean {
  const open: string[] = [];
  for (const [, closes, name = '', closed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closes) {
      if (open.pop() !== name) return true;
    } else if (!closed) open.push(name);
  }
  return open.length > 0 || /NaN|undefined|Infinity|&(?!amp;|lt;|gt;|quot;)/.test(svg);
}

describe('the drawings of the demo goods', () => {
  it('show every SKU, of a kind that is drawn and in a colour that is known', () => {
    const unknown = goods.filter((seed) => {
      const [, colour] = seed.look.split(' ');
      return !(kindOf(seed) in goodsKinds) || (colour !== undefined && !colourNamed(colour));
    });
    expect(unknown.map(({ name }) => name)).toEqual([]);
    expect(new Set(goods.map(kindOf))).toEqual(new Set(Object.keys(goodsKinds)));
  });

  it('are whole, small, and neither run nor load anything', () => {
    expect(wrong(isBroken)).toEqual([]);
    expect(wrong((svg) => Buffer.byteLength(svg) > 4096)).toEqual([]);
    expect(wrong((svg) => /<script|<foreignObject|<image|href="(?!#)|\son\w+=|url\((?!#)/i.test(svg))).toEqual([]);
  });

  it('carry the brand', () => {
    const written = (text: string) => text.replace('&', '&amp;');
    expect(
      articles.filter(({ seed, sku }) => !front(seed, sku).includes(written(seed.brand))).map(({ sku }) => sku.no),
    ).toEqual([]);
  });

  it('are a few for each SKU, the goods themselves first', () => {
    for (const { seed, sku } of articles) {
      const [first, ...others] = picturesOf(seed, sku);
      expect(first).toContain(`/demo/goods/${sku.no}/front.`);
      expect([1, 2]).toContain(others.length);
    }
  });
});

describe('no two look alike', () => {
  it('of all SKUs', () => {
    const seen = new Map<string, string>();
    const twins: string[] = [];
    for (const { seed, sku } of articles) {
      const svg = front(seed, sku);
      const before = seen.get(svg);
      if (before) twins.push(`${before} = ${sku.no}`);
      seen.set(svg, sku.no);
    }
    expect(twins).toEqual([]);
  });

  it('of all products, even without words and ground: so no two of any page', () => {
    const seen = new Map<string, string>();
    const twins: string[] = [];
    for (const seed of goods) {
      const [sku] = seed.skus;
      const drawn = sku ? bare(front(seed, sku)) : '';
      const before = seen.get(drawn);
      if (before) twins.push(`${before} = ${seed.name}`);
      seen.set(drawn, seed.name);
    }
    expect(twins).toEqual([]);
  });
});

/** Colour → how it must look: hue from … to …, brightness from … to …. */
const looks: Record<string, [from: number, to: number, dark: number, bright: number]> = {
  红: [345, 375, 0.2, 0.6],
  橙: [15, 40, 0.4, 0.8],
  黄: [38, 60, 0.6, 0.95],
  绿: [90, 165, 0.25, 0.7],
  蓝: [200, 228, 0.2, 0.6],
  紫: [255, 290, 0.2, 0.6],
  粉: [325, 350, 0.6, 0.9],
  棕: [15, 40, 0.2, 0.5],
  黑: [0, 360, 0, 0.25],
  白: [0, 360, 0.93, 1],
  灰: [0, 360, 0.5, 0.72],
  藏青: [210, 240, 0, 0.3],
  深蓝: [205, 235, 0, 0.35],
  浅蓝: [190, 225, 0.6, 0.9],
  荧光黄: [55, 75, 0.7, 1],
  荧光橙: [12, 30, 0.5, 0.8],
  原木: [25, 45, 0.6, 0.85],
  胡桃: [15, 40, 0.2, 0.5],
};

describe('a colour looks like its name', () => {
  it.each(Object.entries(looks))('%s', (name, [from, to, dark, bright]) => {
    const [colour = ''] = colourNamed(name) ?? [];
    const hue = hueOf(colour);
    expect([hue, hue + 360].some((each) => each >= from && each <= to)).toBe(true);
    expect(brightness(colour)).toBeGreaterThanOrEqual(dark);
    expect(brightness(colour)).toBeLessThanOrEqual(bright);
  });

  it('is found in what a spec says, the longest name first', () => {
    expect(colourIn('颜色', '深蓝')?.name).toBe('深蓝');
    expect(colourIn('颜色', '黑色网布带脚托')?.name).toBe('黑');
    expect(colourIn('款式', '10197灰色防刮')?.name).toBe('灰');
    expect(colourIn('型号', 'UT333BT蓝牙')).toBeUndefined();
    expect(colourIn('口味', '红烧牛肉')?.name).toBe('红烧');
  });

  it('is on every SKU whose spec names it, and no other of the same product has it', () => {
    const faults: string[] = [];
    for (const seed of goods) {
      const byName = new Map<string, string>();
      for (const sku of seed.skus) {
        const at = seed.axes.findIndex(isColourAxis);
        const found = at >= 0 ? colourIn(seed.axes[at] ?? '', sku.spec[at] ?? '') : undefined;
        if (at >= 0 && !found) faults.push(`${sku.no}: ${sku.spec[at]} is no known colour`);
        if (!found) continue;
        byName.set(found.name, found.colours.join());
        if (!found.colours.some((colour) => front(seed, sku).includes(colour)))
          faults.push(`${sku.no}: not ${found.name}`);
      }
      if (new Set(byName.values()).size < byName.size) faults.push(`${seed.name}: two colours look the same`);
    }
    expect(faults).toEqual([]);
  });
});

describe('the address of a drawing', () => {
  let app: FastifyInstance;
  const [seed] = goods;
  const sku = seed?.skus[0];
  const address = seed && sku ? (picturesOf(seed, sku)[0] ?? '') : '';
  beforeAll(async () => {
    app = Fastify();
    secure(app, false);
    await serveDemoPictures(app);
    serveDrawings(app, async (skuNo, file) => pictureAt(skuNo, file));
  });
  afterAll(() => app.close());

  it('answers with the picture, to be kept for a year', async () => {
    const { statusCode, headers, body } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(seed && sku && body === front(seed, sku)).toBe(true);
  });

  it('of an older drawing shows the present one, and not for long', async () => {
    const { statusCode, headers, body } = await app.inject(address.replace(/\.[0-9a-f]{8}\./, '.00000000.'));
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(body).toBe((await app.inject(address)).body);
  });

  const nothing = (url: string) => ({ url, shown: url.slice(0, 80) });
  it.each(
    [
      '/demo/goods/NO-SUCH/front.00000000.svg',
      `/demo/goods/${sku?.no}/side.00000000.svg`,
      `/demo/goods/${sku?.no}/front.svg`,
      `/demo/goods/${sku?.no}/front.00000000.svg.html`,
      `/demo/goods/${sku?.no}/front.0000000g.svg`,
      '/demo/goods/__proto__/front.00000000.svg',
      '/demo/goods/%3Cscript%3Ealert(1)%3C%2Fscript%3E/front.00000000.svg',
      '/demo/goods/..%2f..%2fpackage/front.00000000.svg',
      '/demo/goods/%00/front.00000000.svg',
      `/demo/goods/${'9'.repeat(5000)}/front.00000000.svg`,
      '/demo/goods/constructor/constructor',
    ].map(nothing),
  )('shows nothing at $shown', async ({ url }) => {
    const { statusCode, body } = await app.inject(url);
    expect([400, 403, 404, 414]).toContain(statusCode);
    expect(body).not.toContain('<');
  });

  it('of the emoji that goods once looked like still answers', async () => {
    expect((await app.inject('/demo/goods/1f9e4.webp')).headers['content-type']).toBe('image/webp');
  });
});
