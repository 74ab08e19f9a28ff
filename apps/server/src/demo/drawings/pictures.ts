import { createHash } from 'node:crypto';
import { goods } from '../goods/goods.data';
import type { GoodsSeed, SkuSeed } from '../goods/goods.types';
import { spread } from '../spread';
import { front } from './frame';
import { type GoodsKind, goodsKinds } from './kinds';
import { sketchOf } from './sketch';
import type { Draw } from './sketch.types';
import { facts, isPacked, pack } from './views';

/** The pictures of a demo SKU: the goods, how they are packed, what is to be known of them. */
const views = ['front', 'pack', 'facts'] as const;
export type View = (typeof views)[number];

export const kindOf = ({ look }: GoodsSeed): GoodsKind => look.split(' ')[0] as GoodsKind;

/** They are drawn with their pack already. */
const packsThemselves = new Set<GoodsKind>([
  'carton',
  'movingCarton',
  'mailerBox',
  'coffeeBox',
  'coffeePods',
  'dripCoffee',
  'creamCups',
  'teaBox',
  'milkTea',
  'nutBox',
  'hotPot',
  'milkGift',
  'pods',
  'gloveBox',
  'tipBox',
  'staples',
  'toiletBlock',
  'cableBox',
  'coinCell',
  'toolCase',
  'firstAid',
]);

export const viewsOf = (seed: GoodsSeed): readonly View[] =>
  views.filter((view) => view !== 'pack' || (isPacked(seed) && !packsThemselves.has(kindOf(seed))));

/** Products of one brand and kind are told apart by being counted; brands begin at different numbers. */
function countTurns(): Map<GoodsSeed, number> {
  const next = new Map<string, number>();
  return new Map(
    goods.map((seed) => {
      const key = `${seed.brand} ${kindOf(seed)}`;
      const turn = next.get(key) ?? spread(key, 97);
      next.set(key, turn + 1);
      return [seed, turn];
    }),
  );
}
const turns = countTurns();

/** One sketch and one drawing serve all views of a SKU. */
function drawViews(seed: GoodsSeed, sku: SkuSeed, wanted: readonly View[]): string[] {
  const sketch = sketchOf(seed, sku, turns.get(seed) ?? 0);
  const drawKind: Draw = goodsKinds[kindOf(seed)];
  const drawn = drawKind(sketch).filter((part): part is string => Boolean(part));
  return wanted.map((view) => {
    if (view === 'front') return front(seed, sketch, drawn);
    return view === 'pack' ? pack(seed, sketch, drawn) : facts(seed, sku, sketch, drawn);
  });
}

export const draw = (seed: GoodsSeed, sku: SkuSeed, view: View): string => drawViews(seed, sku, [view])[0] ?? '';

const markOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 8);

/** Named after what it shows: another drawing has another address, so that this one may be kept for ever. */
export function picturesOf(seed: GoodsSeed, sku: SkuSeed): string[] {
  const wanted = viewsOf(seed);
  return drawViews(seed, sku, wanted).map((svg, at) => `/demo/goods/${sku.no}/${wanted[at]}.${markOf(svg)}.svg`);
}

const articles = new Map(goods.flatMap((seed) => seed.skus.map((sku) => [sku.no, { seed, sku }] as const)));

const fileName = /^(front|pack|facts)\.([0-9a-f]{8})\.svg$/;

/**
 * What stands at `/demo/goods/<skuNo>/<file>`; null: nothing. An address that an older drawing had shows the present
 * one, and is not `lasting`.
 */
export function pictureAt(skuNo: string, file: string): { svg: string; lasting: boolean } | null {
  const [, view, mark] = fileName.exec(file) ?? [];
  const article = articles.get(skuNo);
  const known = article && viewsOf(article.seed).find((each) => each === view);
  if (!article || !known) return null;
  const svg = draw(article.seed, article.sku, known);
  return { svg, lasting: markOf(svg) === mark };
}
