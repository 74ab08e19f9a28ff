import type { GoodsSeed, SkuSeed } from '../goods/goods.types';
import { spread } from '../spread';
import { type Colours, colourIn, colourNamed, isColourAxis } from './colours';
import { darker, hsl, lighter } from './paint';
import type { Sketch } from './sketch.types';

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const units: Record<string, number> = {
  μl: 0.001,
  ml: 1,
  L: 1000,
  l: 1000,
  mg: 0.001,
  g: 1,
  kg: 1000,
  mm: 0.1,
  cm: 1,
  寸: 2.5,
  米: 100,
  m: 100,
};

/** By which the values of one axis are put in order; NaN: they have none. */
function magnitude(value: string): number {
  const size = sizes.indexOf(value.split('/')[0] ?? '');
  if (size >= 0) return size;
  const screw = /M(\d+)×(\d+)/.exec(value);
  if (screw) return Number(screw[1]) * 1000 + Number(screw[2]);
  const [, number, unit = ''] = /([\d.]+)\s*(μl|ml|L|kg|mg|g|mm|cm|寸|米|m)?/.exec(value) ?? [];
  const first = Number(number) * (units[unit] ?? 1);
  const second = Number(/×(\d+)/.exec(value)?.[1] ?? 0);
  return first + second / 10_000;
}

/** Where this SKU stands among its siblings, from 0 to 1, by the first axis whose values can be put in order. */
function sizeOf({ axes, skus }: GoodsSeed, { spec }: SkuSeed): number {
  for (const [at, own] of spec.entries()) {
    if (isColourAxis(axes[at] ?? '')) continue;
    const all = [...new Set(skus.map((sku) => magnitude(sku.spec[at] ?? '')))].sort((a, b) => a - b);
    if (all.length > 1 && all.every(Number.isFinite)) return all.indexOf(magnitude(own)) / (all.length - 1);
  }
  return 1;
}

const counted = '(?:瓶|罐|支|卷|袋|盒|桶|粒|块|包|个|节|条)';
const numerals: Record<string, number> = { 单: 1, 双: 2, 两: 2, 三: 3, 四: 4 };

/** `550ml×24瓶` holds 24, `双支装` two. */
function piecesIn(text: string): number {
  const digits = new RegExp(`(\\d+)\\s*${counted}`).exec(text)?.[1];
  const numeral = new RegExp(`([单双两三四])${counted}`).exec(text)?.[1];
  return digits ? Number(digits) : (numerals[numeral ?? ''] ?? 1);
}

const modelIn = /[A-Z][A-Z0-9]*-?[A-Z]*\d[A-Z0-9-]*/;

/** What a spec says besides its colour: 大容量 of 大容量黑色. */
function besidesColour(axis: string, value: string): string {
  if (!isColourAxis(axis)) return value;
  const rest = value.replace(colourIn(axis, value)?.name ?? '', '').replace('色', '');
  return rest.length > 1 ? rest : '';
}

/** Short enough for a label. */
function noteOf({ axes, params, name }: GoodsSeed, { spec }: SkuSeed): string {
  const said = spec.map((value, at) => besidesColour(axes[at] ?? '', value)).filter(Boolean);
  const note = said.join(' ') || params.型号 || (modelIn.exec(name)?.[0] ?? '');
  return note.length > 14 ? (note.split(/[ ，、]/)[0] ?? '').slice(0, 14) : note;
}

/** Of the brand by its name alone: the same on everything it makes. */
function toneOf(brand: string): { hue: number; tone: string } {
  const hue = spread(brand, 360);
  // Yellow and green seem brighter than they are, and white letters stand on it.
  return { hue, tone: hsl(hue, 0.6, hue > 40 && hue < 200 ? 0.32 : 0.42) };
}

function coloursOf({ look, axes }: GoodsSeed, { spec }: SkuSeed): Colours | undefined {
  const values = spec.map((value, at) => ({ axis: axes[at] ?? '', value }));
  const inOrder = [
    ...values.filter(({ axis }) => isColourAxis(axis)),
    ...values.filter(({ axis }) => !isColourAxis(axis)),
  ];
  const found = inOrder.map(({ axis, value }) => colourIn(axis, value)).find((each) => each);
  return found?.colours ?? colourNamed(look.split(' ')[1] ?? '');
}

const clear = colourNamed('透明')?.[0];

/** What there is to draw of one SKU; `turn` is the same for all of its product. */
export function sketchOf(seed: GoodsSeed, sku: SkuSeed, turn: number): Sketch {
  const { hue, tone } = toneOf(seed.brand);
  const colours = coloursOf(seed, sku) ?? [hsl((hue + (turn % 5) * 38 + 20) % 360, 0.42, 0.52)];
  const [colour] = colours;
  const specs = sku.spec.join(' ');
  return {
    colour,
    light: lighter(colour, 0.3),
    dark: darker(colour, 0.22),
    deep: darker(colour, 0.45),
    colours,
    clear: colour === clear,
    brand: seed.brand,
    tone,
    toneLight: lighter(tone, 0.55),
    note: noteOf(seed, sku),
    size: sizeOf(seed, sku),
    pieces: piecesIn(specs),
    turn,
    says: (pattern) => pattern.test(specs),
    isCalled: (pattern) => pattern.test(seed.name),
    number: (pattern) => {
      const found = pattern.exec(specs)?.[1];
      return found === undefined ? undefined : Number(found);
    },
  };
}
