import { darker, glass, inkOn, lighter, mix } from '../paint';
import { box, brandOn, can, many, pouch } from '../parts';
import { disc, line, lit, litDown, oval, path, placed, rect, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';
import { leaf } from '../smallParts';

/** Coffee, tea and what goes into them. */

const bean = (x: number, y: number, degrees: number, by = 1) =>
  placed(`translate(${x} ${y}) rotate(${degrees}) scale(${by})`, [
    oval(0, 0, 13, 9, '#5c3423'),
    line('M-11-1q11 6 22 0', '#2f1a10', 2.5),
  ]);

const cup = (x: number, y: number, by: number, drink: string) =>
  placed(`translate(${x} ${y}) scale(${by})`, [
    oval(0, 44, 48, 9, '#d9dfe6'),
    line('M34 6q26-4 24 14-4 16-30 14', '#eef1f5', 8),
    lit(path('M-40-8h80q0 50-40 52-40-2-40-52z', '#fdfeff')),
    oval(0, -8, 40, 11, '#eef1f5'),
    oval(0, -8, 34, 8, drink),
  ]);

const stick = (x: number, y: number, degrees: number, fill: string) =>
  turned(
    degrees,
    [
      lit(rect(x - 9, y - 44, 18, 88, fill, 2)),
      rect(x - 9, y - 44, 18, 7, lighter(fill, 0.5)),
      rect(x - 9, y + 37, 18, 7, lighter(fill, 0.5)),
    ],
    x,
    y,
  );

/** A carton of single portions. */
const portionBox = (s: Sketch, picture: readonly string[]) => [
  ...box({ x: 34, y: 62, width: 122, height: 138, depth: 40, fill: s.colour }),
  path('M34 128q60-26 122 0v-66H34z', lighter(s.colour, 0.18)),
  brandOn(s, 95, 96, 27, s.colour, 108),
  ...picture,
  rect(34, 178, 122, 22, darker(s.colour, 0.25)),
  words(95, 194, 14, '#fff', s.note, 112),
];

export const coffeeBox: Draw = (s) =>
  s.says(/罐装/) && s.says(/500g/)
    ? coffeeJar(s)
    : [...portionBox(s, [cup(95, 142, 0.62, '#6b3f22')]), stick(178, 160, 16, s.light), stick(202, 166, 24, s.dark)];

const coffeeJar: Draw = (s) => [
  lit(rect(74, 40, 92, 34, s.turn % 2 ? '#c9a24a' : s.dark, 7)),
  line('M84 46v22M98 46v22M112 46v22M126 46v22M140 46v22M154 46v22', '#0000002e', 3),
  lit(path('M70 82q0-8 10-8h80q10 0 10 8v112q0 10-10 10H80q-10 0-10-10z', '#5c3423')),
  rect(70, 100, 100, 78, s.colour),
  brandOn(s, 120, 136, 27, s.colour, 88),
  words(120, 166, 17, inkOn(s.colour), s.note, 88),
  path('M80 82h10v116h-10z', '#ffffff40'),
];

export const coffeePods: Draw = (s) => [
  ...portionBox(s, [bean(76, 142, 20, 1.1), bean(106, 150, -30, 1.1), bean(94, 164, 60, 0.9)]),
  ...[
    [182, 172],
    [208, 184],
  ].flatMap(([x = 0, y = 0]) => [lit(path(`M${x - 16} ${y}h32l-7 24h-18z`, s.dark)), oval(x, y, 18, 6, '#d9bf80')]),
];

export const coffeeBag: Draw = (s) =>
  many(s, [
    scaled(0.78 + s.size * 0.22, [
      lit(path('M62 46h116l6 22-4 128q0 8-8 8H68q-8 0-8-8L56 68z', s.colour)),
      rect(60, 38, 120, 16, s.dark, 2),
      disc(120, 74, 6, s.dark),
      rect(74, 92, 92, 76, lighter(s.colour, 0.85), 3),
      words(120, 118, 22, s.tone, s.brand, 84),
      bean(102, 142, 24),
      bean(130, 144, -24),
      bean(118, 156, 80, 0.8),
      words(120, 190, 17, inkOn(s.colour), s.note, 96),
    ]),
  ]);

export const dripCoffee: Draw = (s) => [
  ...portionBox(s, [cup(95, 144, 0.6, '#6b3f22')]),
  lit(path('M166 140h54v56h-54z', '#f6efe2')),
  path('M178 150h30l-6 34h-18z', '#8a5a35'),
  line('M166 146l-8 12M220 146l6 12', '#f6efe2', 4),
];

export const creamCups: Draw = (s) => [
  ...pouch(46, 44, 128, 152, s.colour),
  brandOn(s, 110, 92, 27, s.colour, 110),
  words(110, 118, 16, inkOn(s.colour), s.note, 110),
  ...[
    [76, 158],
    [112, 168],
    [150, 156],
    [188, 184],
  ].flatMap(([x = 0, y = 0]) => [
    lit(path(`M${x - 17} ${y}h34l-6 22h-22z`, '#fdfeff')),
    oval(x, y, 19, 7, '#e9edf2'),
    oval(x, y, 15, 5, s.toneLight),
  ]),
];

export const creamJar: Draw = (s) =>
  s.says(/罐/) && s.says(/400g/)
    ? [
        ...can(68, 62, 104, 132, s.colour, '#fdfeff'),
        brandOn(s, 120, 112, 26, s.colour, 92),
        cup(120, 148, 0.5, '#d9b489'),
        words(120, 190, 16, inkOn(s.colour), s.note, 92),
      ]
    : [...portionBox(s, [cup(95, 142, 0.6, '#d9b489')]), stick(182, 160, 16, '#fdfeff'), stick(206, 168, 26, s.light)];

export const sugarSticks: Draw = (s) => [
  ...pouch(42, 50, 122, 150, s.colour),
  path('M58 96q46-16 92 0v60q-46 12-92 0z', `${glass}cc`),
  ...[76, 92, 108, 124].map(
    (x, at) => rect(x, 106 + at * 2, 10, 46, '#fff', 2) + rect(x, 106 + at * 2, 10, 10, s.tone, 2),
  ),
  brandOn(s, 103, 84, 24, s.colour, 104),
  words(103, 186, 15, inkOn(s.colour), s.note, 104),
  stick(184, 156, 14, '#fdfeff'),
  stick(208, 166, 26, '#fdfeff'),
];

export const teaTin: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [
    ...can(66, 66, 108, 130, s.colour, lighter(s.colour, 0.3)),
    path('M66 92q54 22 108 0v6q-54 22-108 0z', '#d9b864'),
    path('M66 176q54 22 108 0v6q-54 22-108 0z', '#d9b864'),
    rect(89, 103, 62, 78, s.tone, 4),
    rect(92, 106, 56, 72, '#f6efdc', 3),
    words(120, 132, 23, s.dark, '茶', 50),
    words(120, 154, 15, s.tone, s.brand, 50),
    words(120, 172, 12, '#7a6a48', s.note, 50),
    leaf(150, 130, -8, lighter(s.colour, 0.35)),
  ]),
];

export const teaGift: Draw = (s) =>
  s.says(/礼盒/) && s.size > 0.5
    ? [
        litDown(rect(26, 66, 188, 134, s.colour, 5)),
        rect(34, 74, 172, 118, s.dark, 3),
        ...[76, 164].flatMap((x) => [
          ...can(x - 30, 98, 60, 78, lighter(s.colour, 0.12), '#d9b864'),
          rect(x - 17, 116, 34, 42, '#f6efdc', 2),
          words(x, 142, 21, s.dark, '茶'),
        ]),
        words(120, 60, 18, s.tone, s.brand),
        words(120, 218, 13, '#7a6a48', s.note),
      ]
    : teaTin(s);

const teaBag = (x: number, y: number, s: Sketch) =>
  line(`M${x} ${y}q-6-18 6-30`, '#8a8170', 1.8) +
  rect(x, y - 44, 18, 15, s.tone, 2) +
  lit(path(`M${x - 16} ${y}h32l4 36h-40z`, '#f4ead2')) +
  path(`M${x - 15} ${y + 16}h32l2 18h-36z`, mix(s.colour, '#5c3423', 0.4));

export const teaBox: Draw = (s) => [
  ...portionBox(s, [
    leaf(78, 164, 0, lighter(s.colour, 0.4)),
    leaf(98, 166, 30, lighter(s.colour, 0.5)),
    leaf(116, 158, -30, lighter(s.colour, 0.4)),
  ]),
  teaBag(192, 162, s),
];

export const milkTea: Draw = (s) => [
  ...portionBox(s, [cup(95, 142, 0.62, mix(s.colour, '#e9cfa5', 0.5))]),
  stick(180, 158, 14, s.light),
  stick(204, 166, 26, s.dark),
];
