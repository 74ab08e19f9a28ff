import { inkOn, lighter, mix } from '../paint';
import { box } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, placed, rect, repeated, scaled, words } from '../shapes';
import type { Draw } from '../sketch.types';
import { paperRoll } from '../smallParts';

/** Tissue and rolls of it. */

const tissue = (x: number, y: number, by = 1) =>
  placed(`translate(${x} ${y}) scale(${by})`, [
    path('M-34 6q4-30-6-52 20 14 30 6 10-14 26-10 4 16 20 18-8 18-4 38z', '#fff'),
    line('M-10 0q4-20-4-32M14 2q2-18 12-28', '#d9e0e8', 2),
  ]);

export const softTissue: Draw = (s) => [
  ...(s.pieces > 6
    ? [
        placed('translate(16 -50) scale(.94)', [
          lit(path('M40 112q80-16 160 0l10 40q-4 20-12 22h-156q-8-2-12-22z', s.dark)),
        ]),
      ]
    : []),
  scaled(0.88 + s.size * 0.12, [
    lit(path('M34 116q86-18 172 0 12 44 0 84h-172q-12-40 0-84z', s.colour)),
    path('M34 116q86-18 172 0-40 22-172 0z', s.light),
    oval(120, 115, 40, 9, s.deep),
    tissue(122, 112, 1.1),
    path('M34 200q-8-34 4-76 40 40 172 40 4 18-4 36z', s.dark),
    words(120, 156, 27, inkOn(s.colour), s.brand, 120),
    words(120, 184, 16, inkOn(s.colour), s.note, 120),
  ]),
];

export const boxTissue: Draw = (s) => [
  ...(s.pieces > 2
    ? [placed('translate(18 -46)', box({ x: 30, y: 128, width: 142, height: 60, depth: 40, fill: s.dark }))]
    : []),
  path('M26 132l36-26h152l-36 26z', lighter(s.colour, 0.35)),
  oval(120, 119, 42, 8, s.deep),
  tissue(120, 118, 1),
  path('M178 132l36-26v62l-36 32z', s.dark),
  litDown(rect(26, 132, 152, 68, s.colour)),
  path('M26 200v-22q76-46 152-10v32z', s.tone),
  words(102, 162, 27, inkOn(s.colour), s.brand, 120),
  words(102, 190, 15, '#fff', s.note, 110),
];

export const toiletRoll: Draw = (s) => {
  const rows = s.pieces > 12 ? 3 : 2;
  const step = 160 / rows;
  const places = Array.from({ length: rows * 3 }, (_, at): [number, number] => [
    70 + (at % 3) * 50,
    58 + Math.floor(at / 3) * step,
  ]);
  return [
    lit(path('M42 40q78-12 156 0 12 80 0 164h-156q-12-84 0-164z', mix(s.colour, '#ffffff', 0.55))),
    repeated('p', paperRoll(0, 0, 23, step - 22), places),
    faint(0.92, [path('M38 98q84-26 164 0v62q-80 26-164 0z', s.colour)]),
    words(120, 130, 27, inkOn(s.colour), s.brand, 130),
    words(120, 154, 16, inkOn(s.colour), s.note, 130),
  ];
};

export const corelessRoll: Draw = (s) => [
  ...[
    [76, 118],
    [164, 118],
  ].flatMap(([x = 0, y = 0]) => [lit(rect(x - 40, y - 40, 80, 88, '#fff', 10)), rect(x - 40, y - 8, 80, 38, s.colour)]),
  lit(rect(78, 112, 84, 92, '#fff', 12)),
  disc(120, 134, 10, '#e6ebf1'),
  rect(78, 146, 84, 42, s.colour),
  words(120, 166, 21, inkOn(s.colour), s.brand, 76),
  words(120, 182, 13, inkOn(s.colour), s.note, 76),
];

export const jumboRoll: Draw = (s) => {
  const r = 66 + s.size * 12;
  return [
    lit(path(`M130 ${116 - r}h38a${r * 0.5} ${r} 0 0 1 0 ${r * 2}h-38z`, '#e9eef3')),
    oval(126, 116, r * 0.92, r, '#fff'),
    ...[0.8, 0.66].map(
      (by) =>
        `<ellipse cx="126" cy="116" rx="${Math.round(r * 0.92 * by)}" ry="${Math.round(r * by)}" fill="none" stroke="#e3e8ee" stroke-width="2"/>`,
    ),
    oval(126, 116, r * 0.42, r * 0.46, s.colour),
    oval(126, 116, r * 0.28, r * 0.31, '#8a6238'),
    path(`M${126 - r * 0.92} 120q-4 60 18 84h56q-30-40-26-60z`, '#fafcfe'),
    rect(142, 168, 76, 36, s.tone, 5),
    words(180, 184, 16, '#fff', s.brand, 68),
    words(180, 199, 12, '#fff', s.note, 70),
  ];
};

export const handTowel: Draw = (s) => [
  ...(s.pieces > 8 ? [lit(rect(66, 44, 140, 60, s.dark, 6))] : []),
  path('M34 96h136l34-22H70z', '#fff'),
  line('M46 90h138M56 84h138M64 79h136', '#dfe5ec', 2),
  path('M170 96l34-22v104l-34 26z', '#dfe5ec'),
  litDown(rect(34, 96, 136, 108, '#fbfcfe')),
  line('M34 108h136M34 120h136M34 184h136M34 194h136', '#e1e7ee', 2),
  rect(34, 128, 136, 50, s.colour),
  path('M170 128l34-24v48l-34 26z', s.dark),
  words(102, 154, 25, inkOn(s.colour), s.brand, 120),
  words(102, 172, 14, inkOn(s.colour), s.note, 120),
];

export const kitchenRoll: Draw = (s) => [
  ...[
    [84, 54],
    [156, 54],
  ].flatMap(([x = 0, y = 0]) => [
    ...paperRoll(x, y, 37, 136),
    rect(x - 37, y + 44, 74, 56, s.colour),
    words(x, y + 68, 17, inkOn(s.colour), s.brand, 66),
    words(x, y + 88, 13, inkOn(s.colour), s.note, 66),
  ]),
  line('M60 64l8 24M92 60l8 24M130 64l8 24M166 60l8 24', '#e3e9ef', 2),
];
