import { brightness, darker, inkOn, lighter, mix, signalRed } from '../paint';
import { box, brandOn, can, many, pouch } from '../parts';
import { disc, faint, line, lit, oval, path, rect, repeated, scaled, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What the office eats. */

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
