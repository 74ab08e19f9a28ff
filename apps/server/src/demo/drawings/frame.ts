import { categoryTree } from '../goods/categories.data';
import type { GoodsSeed } from '../goods/goods.types';
import { hsl } from './paint';
import { disc, oval, rect, words } from './shapes';
import type { Sketch } from './sketch.types';

const hues = [214, 252, 196, 42, 16, 54, 168, 94, 30, 354, 328, 276];
const firstOf = new Map(
  categoryTree.flatMap((first, at) =>
    Object.values(first.children).flatMap((third) => third.map((leaf) => [leaf, at] as const)),
  ),
);

/** A soft tint of the first-level category; a little of its own for each product, so that a page is no wall. */
function tintOf({ category }: GoodsSeed, turn: number): string {
  const hue = hues[firstOf.get(category) ?? 0] ?? 0;
  return hsl(hue + ((turn % 3) - 1) * 9, 0.58, 0.945);
}

const gradient = (id: string, ends: string) =>
  `<linearGradient id="${id}" ${ends}><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></linearGradient>`;

const light = `<defs>${gradient('x', 'x2="1"')}${gradient('y', 'x2="0" y2="1"')}<filter id="s" x="-15%" y="-15%" width="130%" height="140%"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#1b2a4a" flood-opacity=".2"/></filter></defs>`;

const fonts = 'PingFang SC,Microsoft YaHei,Noto Sans SC,sans-serif';

/** The ground reaches far beyond the square: a place of another shape is filled by it too. */
export const framed = (seed: GoodsSeed, turn: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="zh-CN" viewBox="0 0 240 240" font-family="${fonts}" font-weight="700" text-anchor="middle" stroke-linecap="round" stroke-linejoin="round">${light}${rect(-240, -240, 720, 720, tintOf(seed, turn))}${parts.join('')}</svg>`;

/** A bright round place, and the shadow of what stands on it. */
export const stage = [disc(120, 120, 108, '#ffffff8c'), oval(120, 210, 84, 9, '#1b2a4a14')];

/** With a soft shadow below. */
export const lifted = (parts: readonly string[]): string => `<g filter="url(#s)">${parts.join('')}</g>`;

/** What the drawing does not say by itself stands small beside it. */
function tag({ brand, note, tone }: Sketch, drawn: string): string {
  const missing = [brand, note].filter(
    (text) => text && !drawn.includes(`>${text}<`) && !drawn.includes(`>${brand} ${note}<`),
  );
  if (missing.length === 0) return '';
  const text = missing.join(' ');
  const wide = Math.min(
    120,
    14 + [...text].reduce((sum, each) => sum + ((each.codePointAt(0) ?? 0) > 255 ? 12 : 7.2), 0),
  );
  return rect(230 - wide, 210, wide, 20, '#ffffffd9', 5) + words(230 - wide / 2, 224.5, 12, tone, text, wide - 8);
}

/** The goods on their ground. */
export function front(seed: GoodsSeed, sketch: Sketch, drawn: readonly string[]): string {
  return framed(seed, sketch.turn, [...stage, lifted(drawn), tag(sketch, drawn.join(''))]);
}
