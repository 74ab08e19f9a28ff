import { brightness, darker, glass, inkOn, lighter, mix, paper, signalRed } from '../paint';
import { box, brandOn, can, many, pouch } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, placed, rect, repeated, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What the office eats and drinks. */

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

const leaf = (x: number, y: number, degrees: number, fill = '#5b9a3c') =>
  placed(`translate(${x} ${y}) rotate(${degrees})`, [
    path('M0 0q6-26 30-28-2 26-30 28z', fill),
    line('M2-2l20-20', darker(fill, 0.3), 1.8),
  ]);

export const teaTin: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [
    ...can(66, 66, 108, 130, s.colour, lighter(s.colour, 0.3)),
    path('M66 92q54 22 108 0v6q-54 22-108 0z', '#d9b864'),
    path('M66 176q54 22 108 0v6q-54 22-108 0z', '#d9b864'),
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

const water = (s: Sketch, height: number, width: number) => [
  lit(rect(120 - width * 0.2, 200 - height - 16, width * 0.4, 20, s.tone, 3)),
  faint(0.93, [
    lit(
      path(
        `M${120 - width * 0.17} ${202 - height}h${width * 0.34}q2 ${height * 0.1} ${width * 0.33} ${height * 0.2}l-4 ${height * 0.28} 4 ${height * 0.1}v${height * 0.34}q0 10-10 10h${20 - width}q-10 0-10-10v-${height * 0.34}l4-${height * 0.1}-4-${height * 0.28}q${width * 0.31}-${height * 0.1} ${width * 0.33}-${height * 0.2}z`,
        '#cfe9f6',
      ),
    ),
  ]),
  rect(120 - width / 2 + 3, 204 - height * 0.62, width - 6, height * 0.28, s.tone),
  words(120, 204 - height * 0.45, width * 0.28, '#fff', s.brand, width - 10),
  line(
    `M${126 - width / 2} ${204 - height * 0.22}h${width - 12}M${126 - width / 2} ${204 - height * 0.13}h${width - 12}`,
    '#9fcfe6',
    3,
  ),
  words(120, 204 - height * 0.26, width * 0.2, '#2f6f96', s.note, width - 8),
];

export const waterBottle: Draw = (s) => {
  const large = s.says(/\b5L|1\.5/);
  const parts = large ? water(s, 172, 88) : water(s, 150 + s.size * 20, 62 + s.size * 8);
  return many({ ...s, pieces: Math.max(3, s.pieces) }, parts, large ? 56 : 52);
};

export const waterJug: Draw = (s) => {
  const r = s.says(/12L/) ? 0.86 : 1;
  return [
    scaled(r, [
      lit(rect(100, 20, 40, 22, s.tone, 5)),
      lit(path('M102 40h36q4 18 42 26 8 4 8 14v110q0 14-14 14H66q-14 0-14-14V80q0-10 8-14 38-8 42-26z', s.colour)),
      line('M54 100h132M54 128h132M54 176h132', darker(s.colour, 0.2), 4),
      path('M66 76h14v118H68q-2-60-2-118z', '#ffffff66'),
      rect(64, 106, 112, 64, '#ffffffe8', 4),
      words(120, 134, 25, s.tone, s.brand, 102),
      words(120, 160, 17, '#2f6f96', s.note, 102),
    ]),
  ];
};

export const sodaBottle: Draw = (s) =>
  many(
    { ...s, pieces: 3 },
    [
      lit(rect(106, 34, 28, 18, s.dark, 4)),
      faint(0.96, [
        lit(path('M108 52h24q2 26 18 40v104q0 8-8 8H98q-8 0-8-8V92q16-14 18-40z', mix(s.colour, '#ffffff', 0.55))),
      ]),
      rect(90, 108, 60, 64, s.colour),
      brandOn(s, 120, 136, 19, s.colour, 54),
      words(120, 158, 14, inkOn(s.colour), s.note, 54),
      ...[
        [100, 96],
        [136, 86],
        [126, 188],
        [106, 182],
      ].map(([x = 0, y = 0]) => disc(x, y, 3, '#ffffffcc')),
    ],
    50,
  );

const biscuit = (x: number, y: number, r: number, fill: string, cream: string) =>
  oval(x, y + r * 0.34, r, r * 0.42, darker(fill, 0.3)) +
  oval(x, y + r * 0.18, r * 0.96, r * 0.4, cream) +
  lit(oval(x, y, r, r * 0.42, fill)) +
  `<ellipse cx="${x}" cy="${y}" rx="${Math.round(r * 0.74)}" ry="${Math.round(r * 0.28)}" fill="none" stroke="${darker(fill, 0.3)}" stroke-width="2.5"/>`;

export const biscuits: Draw = (s) => [
  ...pouch(26, 54, 188, 112, s.colour),
  path('M26 120q90-40 188-8v46H30z', lighter(s.colour, 0.2)),
  brandOn(s, 120, 96, 34, s.colour, 160),
  words(86, 150, 17, inkOn(s.colour), s.note, 110),
  biscuit(164, 150, 34, '#3b2620', '#fff6e6'),
  biscuit(112, 184, 36, '#3b2620', '#fff6e6'),
];

export const crackers: Draw = (s) => [
  ...pouch(30, 48, 180, 116, s.colour),
  brandOn(s, 120, 92, 30, s.colour, 150),
  words(120, 120, 17, inkOn(s.colour), s.note, 130),
  ...[
    [78, 166, -14],
    [130, 176, 10],
    [176, 162, 24],
  ].map(([x = 0, y = 0, turn = 0]) =>
    turned(
      turn,
      [
        rect(x - 28, y - 14, 56, 34, '#b98540', 4),
        rect(x - 28, y - 18, 56, 8, '#fff3cf'),
        lit(rect(x - 28, y - 26, 56, 30, '#e3b56a', 4)),
        ...[-16, 0, 16].map((dx) => disc(x + dx, y - 11, 2, '#8a5f26')),
      ],
      x,
      y,
    ),
  ),
];

export const shaqima: Draw = (s) => [
  ...pouch(34, 42, 172, 128, s.colour),
  brandOn(s, 120, 90, 31, s.colour, 150),
  words(120, 120, 17, inkOn(s.colour), s.note, 130),
  ...[
    [88, 166],
    [156, 174],
  ].map(
    ([x = 0, y = 0]) =>
      lit(rect(x - 36, y - 24, 72, 50, '#e0a63c', 8)) +
      line(`M${x - 26} ${y - 12}l18 10 14-12 20 14M${x - 24} ${y + 10}l16-8 18 10 16-12`, '#f6d488', 6) +
      disc(x - 8, y + 2, 3, '#8a4a22') +
      disc(x + 18, y - 6, 3, '#8a4a22'),
  ),
];

const nut = (fill: string) => [lit(oval(0, 0, 13, 9, fill)), line('M-9 0h18', darker(fill, 0.3), 1.6)];

const heap = (columns: number, rows: number, x: number, y: number, across: number, down: number) =>
  Array.from({ length: columns * rows }, (_, at): [number, number] => [
    x + (at % columns) * across + (Math.floor(at / columns) % 2) * across * 0.4,
    y + Math.floor(at / columns) * down,
  ]);

export const nutBox: Draw = (s) => [
  ...box({ x: 30, y: 58, width: 128, height: 140, depth: 40, fill: s.colour }),
  words(94, 92, 28, inkOn(s.colour), s.brand, 116),
  oval(94, 138, 48, 34, '#fff6e6'),
  repeated('p', nut('#b9773a'), heap(3, 2, 70, 128, 22, 20)),
  repeated('q', nut('#e3c38a'), heap(3, 2, 80, 118, 22, 20).concat([[196, 198]])),
  words(94, 190, 16, inkOn(s.colour), s.note, 116),
];

export const nutJar: Draw = (s) => {
  const fill = s.says(/腰果/) ? '#e8c88c' : s.says(/核桃/) ? '#c08d55' : '#a5683a';
  return [
    lit(rect(72, 38, 96, 30, s.tone, 7)),
    faint(0.95, [lit(path('M66 78q0-10 12-10h84q12 0 12 10v114q0 12-12 12H78q-12 0-12-12z', '#e6eef2'))]),
    repeated('p', nut(fill), heap(4, 5, 84, 86, 22, 24)),
    rect(66, 112, 108, 58, s.colour),
    brandOn(s, 120, 140, 25, s.colour, 96),
    words(120, 162, 17, inkOn(s.colour), s.note, 96),
  ];
};

export const seedBag: Draw = (s) =>
  many(s, [
    ...pouch(58, 40, 124, 160, s.colour),
    brandOn(s, 120, 84, 30, s.colour, 110),
    words(120, 106, 17, inkOn(s.colour), s.note, 104),
    ...Array.from({ length: 12 }, (_, at) =>
      turned((at * 360) / 12, [path('M120 128q7-12 0-22-7 10 0 22z', '#f5c41f')], 120, 146),
    ),
    disc(120, 146, 17, '#4a3220'),
    ...[
      [86, 184],
      [120, 190],
      [150, 182],
    ].map(([x = 0, y = 0]) =>
      turned(x, [path(`M${x} ${y - 10}q8 8 0 20-8-12 0-20z`, '#2b2420'), line(`M${x} ${y - 6}v12`, '#fff', 1.5)], x, y),
    ),
  ]);

const sweet = (x: number, y: number, degrees: number, fill: string) =>
  turned(
    degrees,
    [
      path(`M${x - 15} ${y}l-16-10v20zM${x + 15} ${y}l16-10v20z`, lighter(fill, 0.3)),
      lit(oval(x, y, 17, 11, fill)),
      line(`M${x - 6} ${y - 8}q-4 8 0 16M${x + 6} ${y - 8}q-4 8 0 16`, '#ffffff88', 2),
    ],
    x,
    y,
  );

export const sweets: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    ...pouch(48, 36, 144, 140, s.colour),
    brandOn(s, 120, 82, 31, s.colour, 130),
    words(120, 108, 17, inkOn(s.colour), s.note, 120),
    path('M66 122q54-18 108 0v36q-54 14-108 0z', '#ffffff66'),
    ...(s.turn % 2
      ? ['#f4f6f8', '#2a6dd4', '#f4f6f8', '#d6362f', '#f4f6f8']
      : ['#d6362f', '#f5c41f', '#2f9f5a', '#f07d22', '#7a50b5']
    ).map((fill, at) => sweet(60 + at * 31, 172 + (at % 2) * 18, at * 50 - 40, fill)),
  ]),
];

export const sweetMix: Draw = (s) => [
  ...pouch(46, 36, 148, 140, s.colour),
  brandOn(s, 120, 82, 28, s.colour, 130),
  words(120, 108, 18, inkOn(s.colour), s.note, 120),
  ...(s.says(/巧克力/) && !s.says(/水果软糖$/) && brightness(s.colour) < 0.4
    ? [
        ...[0, 1, 2, 3, 4, 5].map(
          (at) =>
            lit(rect(70 + (at % 3) * 36, 132 + Math.floor(at / 3) * 34, 32, 30, '#5f3826', 4)) +
            rect(76 + (at % 3) * 36, 138 + Math.floor(at / 3) * 34, 20, 18, '#7a4a33', 3),
        ),
      ]
    : [
        ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
          lit(
            path(
              `M${62 + at * 20} ${184 - (at % 2) * 30}q-12-26 8-26 18 2 10 26z`,
              ['#ee5a4a', '#f5c41f', '#8fc63f', '#f08a24', '#b25fc0', '#f397b3', '#3fae9a'][at] ?? '#f5c41f',
            ),
          ),
        ),
      ]),
];

export const cupNoodles: Draw = (s) =>
  s.says(/袋\/箱/)
    ? [
        ...pouch(36, 46, 168, 148, s.colour),
        brandOn(s, 120, 88, 30, s.colour, 140),
        words(120, 112, 16, inkOn(s.colour), s.note, 140),
        oval(120, 156, 62, 26, '#fff'),
        oval(120, 152, 56, 21, '#d9822b'),
        line('M84 150q14-12 26 0t26 0 22 0M92 160q14-10 26 0t26 0', '#f6d98a', 5),
        oval(140, 148, 13, 6, '#8a3a22'),
      ]
    : many(
        s,
        [
          path('M64 70h112l-6 10H70z', '#fff'),
          lit(path('M58 66h124l4 12H54z', '#f2f4f7')),
          oval(120, 66, 62, 13, lighter(s.colour, 0.5)),
          lit(path('M58 80h124l-18 118q-2 6-8 6H84q-6 0-8-6z', s.colour)),
          path('M60 94h120l-3 20H63z', '#f5d24a'),
          brandOn(s, 120, 142, 27, s.colour, 96),
          words(120, 110, 14, signalRed, s.note, 104),
          oval(120, 176, 36, 15, '#fff'),
          oval(120, 174, 31, 11, '#d9822b'),
          line('M102 173q9-8 18 0t18 0', '#f6d98a', 4),
        ],
        56,
      );

export const hotRice: Draw = (s) => [
  path('M24 118h192l-14 12H38z', darker(s.colour, 0.4)),
  lit(path('M28 128h184l-22 70q-2 6-8 6H58q-6 0-8-6z', '#2d3036')),
  lit(path('M20 92q100-30 200 0v26H20z', s.colour)),
  oval(120, 100, 74, 20, '#fff6e6'),
  oval(120, 98, 64, 15, mix(s.colour, '#d9a050', 0.6)),
  path('M70 96q20-14 40-4 10 12-12 14-26 0-28-10z', '#fff'),
  disc(140, 96, 7, '#8a4a22'),
  disc(156, 100, 6, '#5aa24a'),
  words(120, 160, 26, '#fff', s.brand, 130),
  words(120, 186, 16, lighter(s.colour, 0.5), s.note, 130),
  line('M92 66q-8-12 0-22t0-22M120 62q-8-12 0-22t0-22M148 66q-8-12 0-22t0-22', '#ffffffcc', 5),
];

export const hotPot: Draw = (s) => [
  ...box({ x: 30, y: 84, width: 140, height: 116, depth: 42, fill: s.colour }),
  words(100, 114, 26, inkOn(s.colour), s.brand, 126),
  disc(100, 152, 33, '#2d3036'),
  disc(100, 152, 28, mix(s.colour, '#f0702a', 0.4)),
  oval(88, 146, 9, 6, '#f6d98a'),
  oval(112, 144, 8, 6, '#5aa24a'),
  oval(102, 162, 10, 6, '#8a3a22'),
  rect(30, 178, 140, 22, darker(s.colour, 0.35)),
  words(100, 194, 15, '#fff', s.note, 126),
  line('M176 62q-8-10 0-20t0-20M196 58q-8-10 0-20t0-20', '#e4663b', 5),
];

export const congee: Draw = (s) =>
  many({ ...s, pieces: Math.max(2, s.pieces) }, [
    ...can(72, 62, 96, 134, s.colour, '#d5dbe3'),
    `<ellipse cx="120" cy="60" rx="12" ry="4" fill="none" stroke="#8a939f" stroke-width="3"/>`,
    path('M72 96q48 18 96 0v70q-48 18-96 0z', lighter(s.colour, 0.8)),
    words(120, 128, 24, s.dark, s.brand, 84),
    words(120, 154, 16, s.dark, s.note, 84),
    ...[88, 104, 136, 152].map((x, at) =>
      disc(x, 172 + (at % 2) * 5, 5, ['#8a3a22', '#e8c88c', '#5c3423', '#d9822b'][at] ?? '#8a3a22'),
    ),
  ]);

const fruit = (x: number, y: number, r: number, s: Sketch) =>
  lit(disc(x, y, r, s.colour)) +
  disc(x - r * 0.3, y - r * 0.34, r * 0.2, '#ffffff88') +
  leaf(x, y - r + 3, 10, '#4f9a3f');

export const juice: Draw = (s) =>
  s.says(/200ml/)
    ? many(
        { ...s, pieces: 3 },
        [
          line('M140 60l8-30h16', '#f2f4f7', 6),
          path('M82 66l16-14h60l-16 14z', lighter(s.colour, 0.4)),
          path('M142 66l16-14v138l-16 14z', s.dark),
          litDown(rect(82, 66, 60, 138, s.colour)),
          rect(82, 92, 60, 42, '#fff'),
          words(112, 118, 19, s.tone, s.brand, 54),
          fruit(112, 164, 21, s),
          words(112, 200, 12, inkOn(s.colour), '200ml', 54),
        ],
        48,
      )
    : many(
        { ...s, pieces: Math.min(2, s.pieces) },
        [
          lit(rect(130, 32, 26, 18, '#2f9f5a', 4)),
          path('M72 78l24-32h48l24 32z', lighter(s.colour, 0.3)),
          path('M144 78l24 0v126h-24z', s.dark),
          litDown(rect(72, 78, 84, 126, s.colour)),
          rect(72, 98, 84, 44, '#fff'),
          words(114, 128, 24, s.tone, s.brand, 76),
          fruit(114, 170, 24, s),
        ],
        66,
      );

export const freshJuice: Draw = (s) =>
  many(
    { ...s, pieces: 2 },
    [
      lit(rect(102, 30, 36, 20, '#fff', 4)),
      lit(path('M98 50h44q4 22 18 34v108q0 12-12 12H92q-12 0-12-12V84q14-12 18-34z', s.colour)),
      rect(80, 104, 80, 58, '#fdfeff'),
      words(120, 128, 21, s.tone, s.brand, 72),
      words(120, 150, 15, s.dark, s.note, 72),
      fruit(120, 184, 15, s),
    ],
    62,
  );

export const energyCan: Draw = (s) => {
  const one = [
    ...can(84, 50, 72, 150, s.colour, '#d5dbe3'),
    path('M84 92q36 14 72 0v70q-36 14-72 0z', s.turn % 2 ? s.tone : '#2a57b8'),
    words(120, 130, 21, '#fff', s.brand, 64),
    path('M124 138l-16 24h10l-5 20 18-26h-10z', '#f5c41f'),
  ];
  return many(s, one, 52);
};

export const sportsBottle: Draw = (s) =>
  many(
    { ...s, pieces: 2 },
    [
      lit(path('M106 28h28l5 24h-38z', '#f2f4f7')),
      rect(98, 50, 44, 13, s.dark, 4),
      lit(
        path('M98 62h44q18 12 18 34l-10 28 10 28v40q0 12-12 12H92q-12 0-12-12v-40l10-28-10-28q0-22 18-34z', s.colour),
      ),
      rect(84, 104, 72, 48, '#fdfeff', 4),
      words(120, 126, 18, s.tone, s.brand, 66),
      words(120, 144, 14, s.dark, s.note, 66),
    ],
    60,
  );

export const milk: Draw = (s) => {
  const large = s.says(/1L/);
  const wide = large ? 78 : 62;
  const tall = large ? 134 : 116;
  const x = 112 - wide / 2;
  return many(
    { ...s, pieces: Math.min(3, s.pieces) },
    [
      path(`M${x} ${200 - tall}l16-16h${wide}l-16 16z`, '#fff'),
      path(`M${x + wide} ${200 - tall}l16-16v${tall}l-16 16z`, '#d5dfe8'),
      litDown(rect(x, 200 - tall, wide, tall, paper)),
      path(`M${x} 200v-${tall * 0.36}q${wide * 0.5} ${tall * 0.18} ${wide}-${tall * 0.08}v${tall * 0.44}z`, s.colour),
      words(x + wide / 2, 200 - tall * 0.7, wide * 0.32, s.tone, s.brand, wide - 8),
      words(x + wide / 2, 200 - tall * 0.48, 15, '#39424f', '纯牛奶', wide - 8),
      words(x + wide / 2, 192, 13, inkOn(s.colour), large ? '1L' : '250ml', wide - 8),
      rect(x + wide * 0.6, 194 - tall, 14, 5, '#b9c7d4', 2),
    ],
    54,
  );
};

export const milkGift: Draw = (s) => [
  line('M94 62q0-24 22-24t22 24', '#d9b864', 6),
  ...box({ x: 30, y: 76, width: 148, height: 124, depth: 34, fill: s.colour }),
  path('M30 200v-40q74-40 148-8v48z', lighter(s.colour, 0.25)),
  rect(30, 90, 148, 3, '#d9b864'),
  brandOn(s, 104, 126, 28, s.colour, 130),
  words(104, 150, 18, '#f0dca0', s.note, 130),
  lit(rect(82, 158, 20, 36, paper, 2)),
  lit(rect(108, 158, 20, 36, paper, 2)),
];
