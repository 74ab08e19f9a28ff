import { darker, inkOn, lighter, mix, paper } from '../paint';
import { box, brandOn, can, many } from '../parts';
import { disc, faint, line, lit, litDown, path, rect, scaled, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';
import { leaf } from '../smallParts';

/** Water, juice and milk. */

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
