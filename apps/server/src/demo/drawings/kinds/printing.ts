import { darker, hsl, lighter, paper } from '../paint';
import { bottle, box, brandOn, label, many, screen } from '../parts';
import { dashes, disc, faint, line, lit, litDown, path, placed, rect, ring, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Printers, what they are filled with, and what sheets are bound and cut by. */

const panel = (x: number, y: number, wide = 44) =>
  rect(x, y, wide, 20, '#20262e', 4) +
  rect(x + 4, y + 4, wide * 0.44, 12, '#5fb0e8', 2) +
  disc(x + wide - 9, y + 10, 4, '#4cc27a');

export const printer: Draw = (s) => {
  const bar = s.turn % 3;
  return [
    path('M74 70l6-36h80l6 36z', paper),
    line('M90 48h60M88 58h64', '#cfd6de', 3),
    litDown(path('M44 78q0-12 12-12h128q12 0 12 12v20h-152z', bar === 1 ? '#3a4049' : s.light)),
    lit(rect(36, 96, 168, 84, s.colour, 10)),
    path('M36 150h168v20q0 10-10 10h-148q-10 0-10-10z', darker(s.colour, bar === 2 ? 0.75 : 0.14)),
    rect(62, 128, 116, 12, '#2b3038', 4),
    path('M70 136h100l8 34h-116z', paper),
    line('M84 148h72M82 158h76', '#b9c4d0', 3),
    panel(146, 104, 46),
    brandOn(s, 76, 118, 17, s.colour, 70),
    rect(60, 176, 24, 8, '#3a3f47', 2),
    rect(156, 176, 24, 8, '#3a3f47', 2),
    words(120, 202, 13, '#6b7480', s.note),
  ];
};

export const inkPrinter: Draw = (s) => [
  path('M70 74l10-42h80l10 42z', paper),
  path('M92 44h56v22h-60z', '#9fd0ee'),
  path('M110 66l14-16 22 16z', '#5aa05a'),
  litDown(path('M50 88q0-16 16-16h108q16 0 16 16v14h-140z', '#4a515c')),
  lit(rect(30, 98, 180, 82, s.colour, 12)),
  ...['#2d3036', '#18a6d9', '#d4287c', '#f5c41f'].map(
    (fill, at) =>
      rect(160 + at * 11, 112, 9, 50, '#ffffff22', 3) + rect(160 + at * 11, 124 + at * 5, 9, 38 - at * 5, fill, 3),
  ),
  rect(50, 140, 96, 10, '#14171c', 4),
  path('M56 146h84l6 38h-96z', paper),
  path('M66 154h64l3 22h-70z', '#f0b35c'),
  panel(44, 108, 40),
  brandOn(s, 122, 124, 16, s.colour, 60),
];

export const portablePrinter: Draw = (s) => [
  path('M66 108l8-60h92l8 60z', paper),
  line('M86 66h68M84 78h72M84 90h72', '#cfd6de', 3),
  lit(path('M34 118q0-14 14-14h144q14 0 14 14v56q0 14-14 14h-144q-14 0-14-14z', s.colour)),
  rect(34, 146, 172, 6, '#12151a'),
  panel(150, 118, 44),
  path('M70 150h100l10 48h-120z', paper),
  line('M84 164h72M80 176h80', '#cfd6de', 3),
  brandOn(s, 84, 134, 18, s.colour, 80),
];

export const mfp: Draw = (s) => [
  litDown(path('M46 56q0-10 10-10h112q10 0 10 10v14h-132z', '#3a4049')),
  path('M60 46l14-16h70l14 16z', lighter(s.colour, 0.4)),
  lit(path('M36 74q0-8 8-8h152q8 0 8 8v26h-168z', s.light)),
  rect(36, 96, 168, 6, '#8a939f'),
  lit(path('M40 102h160v72q0 10-10 10h-140q-10 0-10-10z', s.colour)),
  rect(60, 124, 120, 12, '#2b3038', 4),
  path('M68 132h104l6 26h-116z', paper),
  line('M82 142h76M80 150h80', '#b9c4d0', 3),
  path('M56 60h50l8 34h-58z', '#20262e'),
  rect(64, 68, 36, 18, '#5fb0e8', 2),
  brandOn(s, 152, 90, 16, s.light, 70),
  rect(56, 166, 128, 26, darker(s.colour, 0.12), 4),
  rect(104, 174, 32, 7, '#5d6672', 3),
  words(120, 118, 13, '#6b7480', s.note, 110),
];

export const copier: Draw = (s) => [
  litDown(rect(56, 24, 116, s.says(/输稿器/) ? 26 : 14, '#4a515c', 6)),
  s.says(/输稿器/) && path('M70 24l10-14h66l8 14z', lighter(s.colour, 0.4)),
  lit(rect(48, 44, 132, 30, s.light, 6)),
  path('M168 40h36l-6 26h-34z', '#20262e'),
  rect(172, 45, 24, 14, '#5fb0e8', 2),
  lit(rect(54, 72, 120, 122, s.colour, 6)),
  rect(54, 84, 92, 18, '#20262e', 3),
  path('M62 90h76l4 12h-84z', paper),
  ...(s.says(/双纸盒/) ? [114, 140, 166] : [126, 160]).map(
    (y) => rect(60, y, 108, 22, darker(s.colour, 0.1), 3) + rect(100, y + 8, 28, 5, '#5d6672', 2),
  ),
  brandOn(s, 112, 66, 16, s.light, 90),
  rect(62, 194, 18, 10, '#3a3f47', 4),
  rect(148, 194, 18, 10, '#3a3f47', 4),
];

const drums = ['#4ea67c', '#3f7fc4', '#7a6bc0', '#c58a3c', '#5d6672'];

/** The drum below, in the colour of the maker; with fins or a handle, by the product. */
const tonerParts = (s: Sketch) => [
  path('M30 128q-6-30 14-34h152q20 4 14 34l-8 30h-164z', '#1f2329'),
  lit(rect(34, 146, 172, 22, drums[s.turn % drums.length] ?? '#4ea67c', 10)),
  lit(path('M28 108q0-16 16-16h152q16 0 16 16v36h-184z', s.colour)),
  ...(s.turn % 2
    ? [line('M96 92v-14q0-6 6-6h36q6 0 6 6v14', '#4b525d', 9)]
    : [dashes('M44 84h152', '#4b525d', 18, '9 5')]),
  rect(20, 104, 16, 54, '#22262d', 5),
  rect(204, 104, 16, 54, '#22262d', 5),
  label(s, 72, 98, 96, 44),
];

export const toner: Draw = (s) => {
  const parts = tonerParts(s);
  if (s.pieces > 1) return many(s, parts, 8, 46);
  return s.turn % 3
    ? parts
    : [
        ...box({ x: 48, y: 44, width: 112, height: 84, depth: 36, fill: s.tone }),
        words(104, 82, 24, '#fff', s.brand, 100),
        placed('translate(0 34)', parts),
      ];
};

export const inkCartridge: Draw = (s) => {
  const three = s.colours.length > 1 ? ['#18a6d9', '#d4287c', '#f5c41f'] : [s.colour];
  return [
    lit(path('M64 62h104q8 0 8 8v106h-120v-106q0-8 8-8z', '#343a43')),
    path('M70 176h92v24h-92z', '#22262d'),
    rect(86, 194, 60, 10, '#c39a45', 2),
    path('M72 62l6-16h76l6 16z', '#4b525d'),
    ...three.map((fill, at) => litDown(rect(64 + (at * 104) / three.length, 78, 104 / three.length, 42, fill))),
    rect(64, 124, 104, 44, '#fff', 3),
    words(116, 146, 21, s.tone, s.brand, 94),
    words(116, 162, 13, '#5b6472', s.note || `${s.number(/(\d+)/) ?? ''}`, 94),
  ];
};

export const inkRefill: Draw = (s) => [
  ...bottle(s, { width: 76, height: 128, neck: 40, shoulder: 18, cap: 'none', fill: '#f2f5f8' }),
  lit(path('M104 78l6-40q10-8 20 0l6 40z', s.colour)),
  rect(98, 72, 44, 12, s.dark, 4),
  lit(path('M82 128h76v66q0 10-10 10h-56q-10 0-10-10z', s.colour)),
  rect(88, 106, 64, 34, '#fff', 4),
  words(120, 130, 18, s.tone, s.brand, 58),
  path('M120 148q20 26 0 40-20-14 0-40z', '#ffffffcc'),
];

export const tonerBottle: Draw = (s) =>
  many(s, [
    ...bottle(s, { width: 78 + s.size * 22, height: 142, neck: 46, shoulder: 16, cap: 'screw', capColour: '#5d6672' }),
    label(s, 82 - s.size * 10, 96, 76 + s.size * 20, 74),
  ]);

export const tonerCartridge: Draw = (s) => [
  lit(path('M26 116h188v38q0 14-14 14h-160q-14 0-14-14z', '#2d333b')),
  lit(path('M40 96h164l10 24h-188z', '#454c57')),
  disc(36, 142, 14, '#4ea67c'),
  disc(204, 142, 14, '#3f7fc4'),
  rect(66, 120, 108, 36, '#fff', 4),
  words(120, 139, 18, s.tone, s.brand, 96),
  words(120, 152, 12, '#5b6472', s.note, 96),
];

export const ribbon: Draw = (s) =>
  many(
    s,
    [
      lit(path('M24 128q0-34 34-34h124q34 0 34 34t-34 34h-124q-34 0-34-34z', '#2d333b')),
      disc(62, 128, 22, '#454c57'),
      disc(178, 128, 22, '#454c57'),
      ring(62, 128, 10, '#aab3be', 6),
      ring(178, 128, 10, '#aab3be', 6),
      rect(92, 108, 56, 40, s.tone, 4),
      words(120, 128, 16, '#fff', s.brand, 50),
      words(120, 142, 11, '#fff', s.note, 50),
      line('M40 162v26h160v-26', '#11141a', 4),
      rect(92, 182, 56, 14, '#454c57', 3),
    ],
    8,
    50,
  );

export const shredder: Draw = (s) => {
  const tall = 84 + s.size * 46;
  const top = 196 - tall;
  return [
    lit(path(`M66 ${top}h108l-6 ${tall}h-96z`, darker(s.colour, 0.1))),
    rect(96, top + 20, 48, tall * 0.5, '#12151a', 6),
    path(`M100 ${top + 26 + tall * 0.2}q20-10 40 0v${tall * 0.26}h-40z`, '#dfe6ee'),
    lit(path(`M56 ${top - 34}q0-10 10-10h108q10 0 10 10v36h-128z`, s.colour)),
    rect(72, top - 36, 96, 8, '#0d0f13', 4),
    path(`M82 ${top - 60}h76v26h-76z`, paper),
    line(`M92 ${top - 50}h56M92 ${top - 42}h40`, '#c3ccd6', 3),
    brandOn(s, 104, top - 8, 16, s.colour, 70),
    disc(164, top - 12, 5, '#4cc27a'),
    rect(74, 196, 16, 8, '#12151a', 3),
    rect(150, 196, 16, 8, '#12151a', 3),
  ];
};

export const laminator: Draw = (s) => [
  path('M64 96l10-48h92l10 48z', '#e9f2fa'),
  path('M86 58h68v30h-72z', '#9fd0ee'),
  lit(path('M30 112q0-20 20-20h140q20 0 20 20v50q0 10-10 10h-160q-10 0-10-10z', s.colour)),
  rect(46, 104, 148, 9, '#14171c', 4),
  path('M52 150h136l10 44h-156z', '#eef6fc'),
  path('M70 158h100l6 28h-112z', '#f6c98a'),
  brandOn(s, 92, 140, 18, s.colour, 80),
  disc(158, 134, 8, '#e4663b'),
  disc(180, 134, 8, '#4cc27a'),
  words(120, 186, 15, '#7c5a31', s.note, 60),
];

export const filmPack: Draw = (s) => [
  ...[16, 8, 0].map((at) =>
    faint(0.75, [
      rect(64 + at, 34 + at, 108, 150, '#dff0fb', 6),
      path(`M${70 + at} ${40 + at}h40l-40 70z`, '#ffffffaa'),
    ]),
  ),
  rect(64, 112, 108, 52, s.tone, 4),
  words(118, 136, 21, '#fff', s.brand, 96),
  words(118, 155, 14, '#fff', s.note, 96),
];

export const binder: Draw = (s) => [
  rect(34, 178, 172, 26, s.deep, 6),
  lit(path('M42 128h156v52h-156z', s.colour)),
  lit(rect(52, 66, 136, 62, s.light, 8)),
  rect(60, 118, 120, 12, '#20262e', 3),
  path('M76 118l4-42h80l4 42z', paper),
  line('M90 88h60M90 98h60M88 108h64', '#c3ccd6', 3),
  panel(134, 146, 52),
  brandOn(s, 86, 164, 18, s.colour, 78),
];

export const drillBinder: Draw = (s) => [
  rect(50, 188, 140, 16, s.deep, 5),
  lit(rect(62, 30, 116, 64, s.colour, 10)),
  rect(72, 94, 20, 96, '#8a939f', 3),
  rect(148, 94, 20, 96, '#8a939f', 3),
  rect(112, 94, 16, 34, '#5d6672', 2),
  path('M116 128h8v26l-4 8-4-8z', '#c3c9d1'),
  rect(84, 168, 72, 20, paper, 2),
  line('M84 174h72M84 180h72', '#c3ccd6', 2),
  brandOn(s, 104, 70, 18, s.colour, 70),
  disc(160, 60, 8, '#e4663b'),
  s.says(/手动/) && line('M178 52l34 50', '#3a3f47', 10),
];

export const combBinder: Draw = (s) => [
  rect(30, 174, 180, 28, s.deep, 6),
  lit(path('M36 120h168l6 56h-180z', s.colour)),
  line(Array.from({ length: 15 }, (_, at) => `M${52 + at * 10} 116v-20q6-12 0-20`).join(''), '#2b3038', 4),
  rect(44, 112, 152, 10, '#8a939f', 3),
  line('M196 130l14-84', '#5d6672', 10),
  lit(rect(196, 32, 24, 40, '#20262e', 8)),
  brandOn(s, 110, 156, 21, s.colour, 110),
];

const lampColour = hsl(46, 0.9, 0.72);

export const projector: Draw = (s) => [
  path('M78 142L6 70v150z', `${lampColour}55`),
  rect(52, 186, 18, 14, '#3a3f47', 4),
  rect(170, 186, 18, 14, '#3a3f47', 4),
  lit(path('M34 112q0-16 16-16h140q16 0 16 16v62q0 16-16 16h-140q-16 0-16-16z', s.colour)),
  disc(82, 142, 34, '#3a4049'),
  disc(82, 142, 26, '#14181e'),
  disc(82, 142, 17, '#3f6fa8'),
  disc(76, 136, 7, '#cfe6ff'),
  line('M134 156h54M134 166h54M134 176h54', darker(s.colour, 0.22), 4),
  brandOn(s, 160, 126, 18, s.colour, 66),
  words(160, 144, 12, '#6b7480', s.note, 66),
  rect(58, 88, 50, 8, '#5d6672', 4),
];

export const projectorScreen: Draw = (s) => {
  const half = 62 + s.size * 26;
  const tall = half * 1.06;
  return [
    rect(120 - half - 10, 46, half * 2 + 20, 20, '#e9edf2', 8),
    rect(120 - half - 10, 58, half * 2 + 20, 8, '#b9c2cc', 4),
    rect(120 - half, 66, half * 2, tall + 12, '#22262d'),
    rect(120 - half + 6, 78, half * 2 - 12, tall - 12, '#fff'),
    path(
      `M${126 - half} ${66 + tall}v${-tall * 0.4}q${half}-${tall * 0.4} ${half * 2 - 12} ${-tall * 0.1}v${tall * 0.5}z`,
      '#dcebf8',
    ),
    words(120, 78 + tall * 0.44, 20, s.tone, s.brand),
    words(120, 96 + tall * 0.44, 15, '#7a8492', s.note),
    rect(120 - half - 4, 76 + tall, half * 2 + 8, 8, '#5d6672', 4),
  ];
};

export const flatPanel: Draw = (s) => {
  const half = 74 + s.size * 20;
  return [
    line('M88 160l-22 40M152 160l22 40', '#5d6672', 8),
    line('M58 202h124', '#3a3f47', 8),
    ...screen(120 - half, 42, half * 2, half * 1.18, '#22262d', '#2465b5'),
    words(120, 96, 21, '#fff', s.brand),
    words(120, 118, 14, '#ffffffcc', s.note),
    path('M150 124l18 26 4-10 10-2z', '#fff'),
  ];
};

export const whiteboard: Draw = (s) => {
  const [wide, tall] = [80 + s.size * 12, 84];
  const stand = s.isCalled(/移动/);
  return [
    stand && line(`M${128 - wide} 60v134M${112 + wide} 60v134M${112 - wide} 200h32M${96 + wide} 200h32`, '#9aa3ae', 7),
    litDown(rect(120 - wide, 50, wide * 2, tall + 20, '#aab3be', 4)),
    rect(126 - wide, 56, wide * 2 - 12, tall + 8, '#fdfeff', 2),
    line(`M${144 - wide} 80q20-14 40 0t40 0`, '#2a6dd4', 4),
    line(`M${144 - wide} 100h54M${144 - wide} 114h36`, '#d6362f', 4),
    path(`M${96 + wide} 62l-60 ${tall - 4}h30z`, '#eef2f6'),
    words(120, 142, 16, s.tone, `${s.brand}　${s.note}`, 130),
    rect(90, 156, 60, 8, '#7d8793', 3),
    rect(96, 150, 22, 8, '#3a3f47', 2),
    rect(124, 152, 20, 5, '#d6362f', 2),
  ];
};

export const eBoard: Draw = (s) => [
  rect(58, 34, 96, 16, '#3a4049', 5),
  path('M120 50l-78 18h156z', '#fff7d888'),
  litDown(rect(28, 60, 184, 116, '#c6ccd4', 6)),
  rect(36, 68, 168, 100, '#fff', 2),
  ...['#d6362f', '#f5c41f', '#2f9f5a', '#2a6dd4'].map((fill, at) => rect(40, 76 + at * 22, 12, 16, fill, 2)),
  line('M70 120l30-24 28 18 40-30', '#2a6dd4', 5),
  words(126, 152, 18, s.tone, `${s.brand} ${s.note}`, 130),
  line('M64 176l-10 26M176 176l10 26', '#8a939f', 7),
];
