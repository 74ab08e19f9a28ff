import { brass, darker, inkOn, lighter, steel } from '../paint';
import { label, rings } from '../parts';
import { line, lit, litDown, oval, path, placed, rect, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Wires, and what they are led in. */

export const wireCoil: Draw = (s) => {
  const thick = 6 + s.size * 5;
  return [
    ...[0, 1, 2, 3, 4].map(
      (at) =>
        oval(120, 168 - at * 15, 84, 30, at % 2 ? darker(s.colour, 0.22) : s.colour) +
        line(`M36 ${168 - at * 15}a84 30 0 0 0 168 0`, s.dark, 2),
    ),
    oval(120, 108, 84, 30, s.light),
    ...[72, 60, 48].map(
      (r) =>
        `<ellipse cx="120" cy="108" rx="${r}" ry="${Math.round(r * 0.36)}" fill="none" stroke="${r === 60 ? s.dark : s.colour}" stroke-width="5"/>`,
    ),
    oval(120, 108, 38, 13, '#39424f'),
    line('M198 150q26 4 22 40', s.colour, thick),
    line('M220 190v8', '#c77b3a', thick * 0.6),
    label(s, 66, 128, 108, 54),
  ];
};

export const sheathedCoil: Draw = (s) => [
  ...rings(s.colour, 5, 10),
  line('M170 164q36 6 40 34', s.colour, 12),
  ...['#2a6dd4', '#d6362f', '#f5c41f']
    .slice(0, s.says(/3×/) ? 3 : 2)
    .map((fill, at) => line(`M210 198q${at * 6 - 4} 10 ${at * 8 - 8} 18`, fill, 4)),
  label(s, 76, 96, 88, 56),
];

export const powerCable: Draw = (s) => [
  scaled(0.88 + s.size * 0.12, [
    turned(-30, [
      lit(rect(10, 92, 150, 62, s.colour, 6)),
      rect(150, 96, 20, 54, '#8a939f', 4),
      ...['#f5c41f', '#2f9f5a', '#d6362f', '#2a6dd4'].map(
        (fill, at) => lit(rect(164, 96 + at * 14, 40, 13, fill, 5)) + rect(202, 98 + at * 14, 22, 9, '#c77b3a', 3),
      ),
      words(80, 120, 18, inkOn(s.colour), s.brand, 110),
      words(80, 142, 15, inkOn(s.colour), s.note, 124),
    ]),
  ]),
];

export const powerCord: Draw = (s) => [
  ...rings(s.colour, 3 + Math.round(s.size * 2), 8),
  line('M60 146q-18 14-14 34M180 146q18 14 14 34', s.colour, 8),
  placed('translate(46 186)', [
    lit(path('M-17 0h34v18l-7 12h-20l-7-12z', s.dark)),
    rect(-11, 28, 5, 12, brass),
    rect(6, 28, 5, 12, brass),
    rect(-2.5, 28, 5, 14, brass),
  ]),
  placed('translate(194 182)', [
    lit(path('M-18 0h36v26l-6 10h-24l-6-10z', s.dark)),
    rect(-11, 22, 22, 7, '#0d0f13', 2),
  ]),
  words(120, 122, 17, s.tone, s.brand, 62),
  words(120, 142, 17, s.deep, s.note, 62),
];

export const phoneCord: Draw = (s) => [
  ...Array.from(
    { length: 4 + Math.round(s.size * 3) },
    (_, at) =>
      `<ellipse cx="120" cy="120" rx="${40 + at * 7}" ry="${34 + at * 6}" fill="none" stroke="${at % 2 ? s.dark : s.colour}" stroke-width="4"/>`,
  ),
  line('M64 158q-20 20-16 40M176 158q20 20 16 40', s.colour, 5),
  rect(38, 192, 20, 22, '#dfeef5', 3),
  rect(182, 192, 20, 22, '#dfeef5', 3),
  line('M44 196v8M48 196v8M52 196v8M188 196v8M192 196v8M196 196v8', brass, 1.6),
  words(120, 118, 16, s.tone, s.brand, 56),
  words(120, 138, 15, '#39424f', s.note, 56),
];

export const coax: Draw = (s) => [
  ...rings(s.colour, 5, 9),
  line('M172 164q30 8 36 30', s.colour, 13),
  line('M205 188l8 14', steel, 10),
  line('M211 198l5 9', '#f4f6f8', 7),
  line('M214 204l5 9', '#c77b3a', 3),
  label(s, 76, 96, 88, 56),
];

const channel = (s: Sketch, deep: number, slots: boolean) => {
  const tall = 22 + s.size * 26;
  return [
    turned(-24, [
      path(`M16 ${120 - tall / 2}l${deep}-14h184l${-deep} 14z`, lighter(s.colour, 0.35)),
      litDown(rect(16, 120 - tall / 2, 184, tall, s.colour, 2)),
      rect(16, 120 - tall / 2, 184, 7, s.dark),
      ...(slots
        ? Array.from({ length: 13 }, (_, at) => rect(24 + at * 14, 128 - tall / 2, 6, tall - 12, '#39424f', 2))
        : []),
      path(`M200 ${120 - tall / 2}l${deep}-14v${tall}l${-deep} 14z`, s.dark),
      words(96, 124 + (slots ? tall / 2 + 16 : 4), 15, slots ? s.tone : inkOn(s.colour), `${s.brand} ${s.note}`, 150),
    ]),
  ];
};

export const trunking: Draw = (s) => channel(s, 18, false);

export const slottedTrunking: Draw = (s) => channel({ ...s, size: 0.5 + s.size / 2 }, 26, true);

export const floorTrunking: Draw = (s) => [
  scaled(0.86 + s.size * 0.14, [
    turned(-22, [
      lit(path('M14 138q10-34 40-36h140q20 2 32 36z', s.colour)),
      path('M54 102h140q-6 16-4 36h-150q2-24 14-36z', s.light),
      line('M60 112h128M56 122h132', s.dark, 2.5),
      path('M14 138h212v6h-212z', s.deep),
      words(122, 134, 14, inkOn(s.colour), `${s.brand} ${s.note}`, 120),
    ]),
  ]),
];
