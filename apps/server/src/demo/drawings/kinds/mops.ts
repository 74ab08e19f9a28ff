import { darker, inkOn, iron, lighter, mix, steel, steelDark } from '../paint';
import { brandOn, wheel } from '../parts';
import { line, lit, oval, path, placed, rect, scaled, stitches, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What floors are cleaned with, and what takes the rest. */

const pole = (x: number, top: number, bottom: number, fill: string) =>
  lit(rect(x - 4, top, 8, bottom - top, fill, 4)) + lit(rect(x - 6, top, 12, 34, '#3a4049', 5));

export const spinMop: Draw = (s) => [
  turned(14, [pole(150, 14, 120, steel)], 150, 120),
  line('M70 118q50-60 100 0', steelDark, 5),
  lit(path('M36 122h168l-14 74q-2 8-12 8h-116q-10 0-12-8z', s.colour)),
  oval(120, 122, 84, 18, s.light),
  oval(120, 122, 74, 14, s.deep),
  oval(86, 122, 30, 9, '#dfe5eb'),
  line('M66 122h40M72 117h28M72 127h28', steelDark, 2),
  ...Array.from({ length: 7 }, (_, at) =>
    line(`M${122 + at * 8} 116q4 22 ${at * 2 - 6} 34`, at % 2 ? '#f4f7fa' : '#dfe6ee', 8),
  ),
  brandOn(s, 104, 176, 24, s.colour, 120),
  words(104, 194, 13, inkOn(s.colour), s.note, 100),
];

export const flatMop: Draw = (s) => {
  const half = 56 + s.size * 34;
  return [
    turned(10, [pole(128, 12, 172, s.tone)], 128, 172),
    lit(path('M112 158h32l8 18h-48z', iron)),
    lit(rect(120 - half, 172, half * 2, 14, s.colour, 5)),
    line(
      Array.from({ length: Math.round(half / 4) }, (_, at) => `M${124 - half + at * 8} 186v${18 + (at % 3) * 3}`).join(
        '',
      ),
      '#eef2f6',
      7,
    ),
    line(
      Array.from({ length: Math.round(half / 4) - 1 }, (_, at) => `M${128 - half + at * 8} 186v14`).join(''),
      '#cfd8e2',
      3,
    ),
    rect(144, 60, 66, 34, s.tone, 5),
    words(177, 77, 16, '#fff', s.brand, 60),
    words(177, 90, 12, '#fff', s.note, 60),
  ];
};

export const cottonMop: Draw = (s) => [
  turned(-12, [pole(120, 10, 116, steel)], 120, 116),
  lit(path('M98 104h44l8 22h-60z', s.tone)),
  ...Array.from({ length: 13 }, (_, at) =>
    line(
      `M${94 + at * 4.5} 124q${(at - 6) * 6} 30 ${(at - 6) * 9} ${70 + (at % 3) * 5 + s.size * 6}`,
      at % 2 ? s.colour : darker(s.colour, 0.14),
      8,
    ),
  ),
  rect(146, 54, 66, 34, s.tone, 5),
  words(179, 71, 16, '#fff', s.brand, 60),
  words(179, 84, 12, '#fff', s.note, 60),
];

export const mopCart: Draw = (s) => [
  line('M178 112l22-76', iron, 8),
  lit(path('M30 108h156l-14 80h-128z', s.colour)),
  path('M30 108h156l-2 12h-152z', s.dark),
  ...(s.says(/双桶/) ? [line('M108 120v66', s.deep, 5)] : []),
  lit(path('M62 66h84l-8 44h-68z', '#d6362f')),
  line('M146 70l40-34', '#d6362f', 9),
  rect(70, 74, 68, 6, '#8d201b', 3),
  wheel(58, 194, 11),
  wheel(154, 194, 11),
  brandOn(s, 108, 156, 23, s.colour, 100),
  words(108, 178, 14, inkOn(s.colour), s.note, 100),
];

export const broomSet: Draw = (s) => [
  turned(
    6,
    [
      pole(84, 12, 140, s.light),
      lit(path('M52 136h64l6 20h-76z', s.colour)),
      line(Array.from({ length: 10 }, (_, at) => `M${52 + at * 7} 156l${(at - 4.5) * 2} 42`).join(''), s.dark, 6),
    ],
    84,
    140,
  ),
  turned(
    -4,
    [
      pole(164, 30, 128, s.light),
      lit(path('M128 122h74l8 70h-90z', s.colour)),
      path('M136 136h58l6 48h-70z', s.deep),
      line('M140 184v14M150 184v14M160 184v14M170 184v14M180 184v14M190 184v14', s.dark, 4),
    ],
    164,
    128,
  ),
  words(166, 164, 17, '#fff', s.brand, 54),
];

export const bigBroom: Draw = (s) => {
  const half = 48 + s.size * 34;
  return [
    turned(12, [lit(rect(116, 10, 11, 140, '#d0a45f', 5)), line('M116 46h11M116 88h11', '#a97c3a', 2)], 120, 150),
    lit(path(`M${120 - half} 142h${half * 2}l6 20h${-half * 2 - 12}z`, '#a97c3a')),
    line(
      Array.from(
        { length: Math.round(half / 3) },
        (_, at) => `M${122 - half + at * 6} 162l${(at - half / 6) * 0.7} 40`,
      ).join(''),
      s.colour,
      5,
    ),
    line(
      Array.from(
        { length: Math.round(half / 3) - 1 },
        (_, at) => `M${125 - half + at * 6} 164l${(at - half / 6) * 0.7} 34`,
      ).join(''),
      s.dark,
      2.5,
    ),
    rect(148, 56, 64, 34, s.tone, 5),
    words(180, 73, 16, '#fff', s.brand, 58),
    words(180, 86, 12, '#fff', s.note, 58),
  ];
};

export const squeegee: Draw = (s) => [
  rect(30, 30, 180, 92, '#d6ecf7', 6),
  path('M40 118l70-84h34l-70 84z', '#ffffff99'),
  turned(
    -18,
    [
      lit(rect(114, 92, 12, 122, s.colour, 5)),
      rect(112, 178, 16, 36, '#22262d', 6),
      lit(rect(52, 74, 136, 20, s.tone, 5)),
      rect(46, 62, 148, 13, '#22262d', 3),
    ],
    120,
    110,
  ),
  words(176, 186, 16, s.tone, s.brand, 70),
  words(176, 204, 14, '#6b7480', s.note, 60),
];

export const pedalBin: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [
    lit(path('M62 70q58-26 116 0v10h-116z', s.light)),
    rect(58, 76, 124, 10, s.deep, 4),
    lit(path('M62 86h116l-10 110q-2 8-12 8h-72q-10 0-12-8z', s.colour)),
    path('M78 92l6 96q-8-4-10-12l-6-84z', '#ffffff40'),
    lit(rect(100, 196, 40, 10, iron, 4)),
    brandOn(s, 120, 132, 23, s.colour, 84),
    words(120, 154, 16, inkOn(s.colour), s.note, 80),
  ]),
];

export const wireBin: Draw = (s) => {
  const bars = Array.from({ length: 12 }, (_, at) => `M${62 + at * 10.5} 66l${(5.5 - at) * 2.2} 130`).join('');
  const across = Array.from({ length: 11 }, (_, at) => `M${63 + at * 1.2} ${78 + at * 11}h${114 - at * 2.4}`).join('');
  return [
    scaled(0.86 + s.size * 0.14, [
      path('M58 64h124l-16 138h-92z', `${s.colour}55`),
      line(bars + across, s.colour, 2.5),
      oval(120, 62, 64, 16, s.dark),
      oval(120, 61, 54, 11, '#5d6672'),
      path('M92 60q10-22 22-8 14-18 28 6z', '#fff'),
      line('M74 200h92', s.dark, 9),
      rect(84, 118, 72, 38, '#ffffffee', 4),
      words(120, 137, 17, s.tone, s.brand, 62),
      words(120, 151, 12, '#5b6472', s.note, 60),
    ]),
  ];
};

export const wheelieBin: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [
    lit(path('M54 44q0-10 10-12l104-4q14 2 20 16v12h-134z', s.dark)),
    rect(176, 40, 30, 10, s.deep, 5),
    lit(path('M58 58h128l-12 128q-1 8-10 8h-84q-9 0-10-8z', s.colour)),
    path('M70 62h22l6 126h-16z', '#ffffff2b'),
    wheel(166, 188, 17),
    rect(76, 190, 30, 12, s.deep, 4),
    path('M122 92l20 34h-12v22h-16v-22h-12z', '#ffffffcc'),
    brandOn(s, 122, 84, 18, s.colour, 90),
    words(122, 172, 20, inkOn(s.colour), s.note, 90),
  ]),
];

const sack = (x: number, y: number, by: number, fill: string) =>
  placed(`translate(${x} ${y}) scale(${by})`, [
    path('M-14-92q14 12 28 0l-6 24h-16z', darker(fill, 0.25)),
    lit(path('M-10-70h20q60 26 58 96-2 52-68 52t-68-52q-2-70 58-96z', fill)),
    line('M-26-30q-22 36-16 74M24-34q20 40 12 76', lighter(fill, 0.25), 4),
    path('M-14-72q14 8 28 0v8q-14 8-28 0z', '#d6362f'),
  ]);

export const garbageBag: Draw = (s) => [
  sack(158, 116, 0.78 + s.size * 0.12, darker(s.colour, 0.12)),
  sack(96, 126, 0.84 + s.size * 0.14, s.colour),
  rect(60, 136, 74, 38, '#fff', 4),
  words(97, 155, 18, s.tone, s.brand, 66),
  words(97, 170, 12, '#5b6472', s.note, 68),
];

export const garbageRoll: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    lit(path('M40 92h150v80h-150q-18-40 0-80z', s.colour)),
    oval(190, 132, 20, 40, s.light),
    oval(190, 132, 12, 25, s.dark),
    oval(190, 132, 6, 12, '#fff'),
    stitches('M60 92v80M176 92v80', '#ffffff55', 2, '4 5'),
    path('M40 172q70 26 170 18l-6 14q-90 4-170-22z', mix(s.colour, '#ffffff', 0.25)),
    rect(78, 104, 84, 56, '#fff', 4),
    words(120, 130, 23, s.tone, s.brand, 76),
    words(120, 150, 14, '#5b6472', s.note, 78),
  ]),
];
