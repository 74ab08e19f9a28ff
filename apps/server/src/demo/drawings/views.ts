import type { GoodsSeed, SkuSeed } from '../goods/goods.types';
import { framed, lifted, stage } from './frame';
import { darker, kraft, lighter } from './paint';
import { box, pouch } from './parts';
import { line, placed, rect, words } from './shapes';
import type { Sketch } from './sketch.types';

/** The other pictures of an article: how it is packed, and what it measures. */

type Drawn = readonly string[];

const small = (drawn: Drawn, x: number, y: number, by: number) => placed(`translate(${x} ${y}) scale(${by})`, drawn);

const countIn = /\d+\s*[支只张副片个粒枚卷条包瓶罐双页抽册份米]+\s*\/\s*[盒包箱打条筒本提卡袋卷]/;

const heldBy = ({ name, unit }: GoodsSeed, { note }: Sketch): string =>
  countIn.exec(name)?.[0] ?? (note || `1 ${unit}`);

function cartonOf(s: Sketch, drawn: Drawn, held: string): string[] {
  return [
    ...box({ x: 26, y: 66, width: 146, height: 136, depth: 44, fill: kraft }),
    rect(88, 66, 22, 26, '#ead7ab'),
    rect(38, 100, 122, 66, lighter(kraft, 0.5), 4),
    small(drawn, 40, 92, 0.34),
    words(128, 132, 20, '#6e4520', s.brand, 60),
    words(128, 152, 12, '#6e4520', s.note, 60),
    words(99, 189, 17, '#6e4520', held, 130),
    line('M184 120v38M194 115v38M178 132l6-12 6 9M188 127l6-12 6 9', '#8a5a2c', 3),
  ];
}

function colourBoxOf(s: Sketch, drawn: Drawn, held: string): string[] {
  return [
    ...box({ x: 34, y: 58, width: 134, height: 144, depth: 40, fill: s.tone }),
    rect(44, 98, 114, 72, '#fff', 6),
    small(drawn, 66, 99, 0.29),
    words(101, 86, 25, '#fff', s.brand, 116),
    words(101, 191, 16, s.toneLight, held, 120),
  ];
}

function bagOf(s: Sketch, drawn: Drawn, held: string): string[] {
  return [
    ...pouch(48, 34, 144, 170, lighter(s.tone, 0.72)),
    rect(49, 48, 142, 36, s.tone),
    words(120, 74, 24, '#fff', s.brand, 120),
    small(drawn, 66, 84, 0.45),
    words(120, 190, 16, darker(s.tone, 0.1), held, 120),
  ];
}

type Packing = (s: Sketch, drawn: Drawn, held: string) => string[];
const packings: Record<string, Packing> = {};
for (const unit of ['箱', '捆', '套', '组']) packings[unit] = cartonOf;
for (const unit of ['盒', '条', '筒', '副', '对']) packings[unit] = colourBoxOf;
for (const unit of ['包', '打', '提', '袋', '卡']) packings[unit] = bagOf;

export const isPacked = ({ unit }: GoodsSeed): boolean => unit in packings;

export function pack(seed: GoodsSeed, s: Sketch, drawn: Drawn): string {
  const parts = packings[seed.unit]?.(s, drawn, heldBy(seed, s)) ?? [];
  return framed(seed, s.turn, [...stage, lifted(parts)]);
}

/** Short ones only: they must be readable on a small square. */
function rowsOf({ axes, params }: GoodsSeed, { spec }: SkuSeed): [string, string][] {
  const own = axes.map((axis, at): [string, string] => [axis, spec[at] ?? '']);
  const others = Object.entries(params).filter(
    ([name, value]) => name !== '品牌' && !axes.includes(name) && value.length <= 16,
  );
  return [...own, ...others].slice(0, 3);
}

function table(seed: GoodsSeed, sku: SkuSeed, s: Sketch): string[] {
  const rows = rowsOf(seed, sku);
  const top = 224 - rows.length * 20;
  return [
    line(rows.map((_, at) => `M22 ${top + at * 20}h196`).join(''), '#dfe5ec', 1),
    ...rows.flatMap(([name, value], at) => [
      words(58, top + at * 20 + 14, 11, '#6b7480', name, 68),
      words(154, top + at * 20 + 14, 12, s.tone, value, 124),
    ]),
  ];
}

/** Smaller, with its measure beside it and what is to be known below. */
export function facts(seed: GoodsSeed, sku: SkuSeed, s: Sketch, drawn: Drawn): string {
  return framed(seed, s.turn, [
    rect(12, 12, 216, 216, '#ffffffb8', 10),
    small([lifted(drawn)], 46, 6, 0.62),
    line('M38 26v104M33 26h10M33 130h10M62 146h118M62 141v10M180 141v10', s.toneLight, 2),
    words(204, 84, 16, s.tone, s.note, 42),
    ...table(seed, sku, s),
  ]);
}
