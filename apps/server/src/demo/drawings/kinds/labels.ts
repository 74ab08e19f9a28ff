import { kraft } from '../paint';
import { brandOn, standingRoll } from '../parts';
import { dashes, disc, line, lit, oval, path, rect, scaled, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** Labels, and paper on rolls. */

export const labelRoll: Draw = (s) => {
  const tall = 40 + s.size * 44;
  return [
    ...standingRoll(s, s.turn % 2 ? '#f4f1e6' : '#fbfcfe', 28 + s.size * 34, s.tone),
    path(`M136 190h76v${-tall}h-76z`, '#f0d99a'),
    rect(142, 196 - tall, 64, tall - 12, '#fff', 3),
    line(Array.from({ length: 11 }, (_, at) => `M${150 + at * 4.6} ${202 - tall}v${tall - 30}`).join(''), '#2b3038', 2),
    words(174, 182, 11, '#2b3038', s.note, 60),
    words(100, 126, 14, '#fff', s.brand, 44),
  ];
};

export const labelSheets: Draw = (s) => {
  const cells = s.number(/(\d+)格/) ?? 1;
  const columns = cells > 30 ? 4 : cells > 15 ? 3 : cells > 1 ? 2 : 1;
  const [wide, tall] = [108 / columns, 152 / Math.ceil(cells / columns)];
  return [
    rect(70, 44, 116, 158, '#cfd6de', 2),
    rect(64, 38, 116, 158, '#e6ebf1', 2),
    rect(58, 32, 116, 160, '#f0d99a', 2),
    ...Array.from({ length: columns }, (_, at) =>
      dashes(`M${62 + (at + 0.5) * wide - 1.5} 36v152`, '#fff', wide - 3, `${tall - 3} 3`),
    ),
    rect(74, 92, 84, 42, s.tone, 4),
    words(116, 112, 19, '#fff', s.brand, 76),
    words(116, 128, 13, '#fff', s.note, 70),
  ];
};

export const labelPrinter: Draw = (s) => [
  lit(path('M46 96q0-44 44-44h60q44 0 44 44v10h-148z', s.light)),
  disc(120, 88, 27, '#fff'),
  disc(120, 88, 9, s.dark),
  lit(path('M40 106h160v76q0 14-14 14h-132q-14 0-14-14z', s.colour)),
  rect(62, 140, 116, 9, '#0d0f13', 4),
  rect(72, 146, 96, 54, '#fff', 2),
  line(Array.from({ length: 14 }, (_, at) => `M${82 + at * 5.6} 158v22`).join(''), '#2b3038', 2.4),
  words(120, 194, 11, '#2b3038', s.note, 84),
  brandOn(s, 96, 130, 18, s.colour, 74),
  disc(176, 124, 6, '#59c98a'),
];

export const receiptRoll: Draw = (s) => {
  const one = (x: number, y: number, r: number) => [
    lit(path(`M${x} ${y - r}h${24 + s.size * 20}a${r * 0.5} ${r} 0 0 1 0 ${r * 2}h${-24 - s.size * 20}z`, '#eef2f6')),
    oval(x, y, r * 0.94, r, '#fdfeff'),
    oval(x, y, r * 0.6, r * 0.64, '#eaeff4'),
    oval(x, y, r * 0.28, r * 0.3, s.tone),
    oval(x, y, r * 0.18, r * 0.2, '#fff'),
  ];
  return [
    ...one(144, 74, 34),
    ...one(64, 92, 36),
    ...one(110, 136, 50),
    path('M120 184h64l10 24h-72z', '#fdfeff'),
    line('M132 192h40M134 200h46', '#8a939f', 2.5),
    rect(160, 116, 58, 34, s.tone, 4),
    words(189, 131, 15, '#fff', s.brand, 52),
    words(189, 145, 11, '#fff', s.note, 54),
  ];
};

export const faxRoll: Draw = (s) => [
  lit(path('M46 60h132a24 46 0 0 1 0 92h-132z', '#eef2f6')),
  oval(46, 106, 24, 46, '#fdfeff'),
  oval(46, 106, 9, 17, s.tone),
  path('M66 150h124v50h-124z', '#fdfeff'),
  line('M80 164h96M80 176h72M80 188h84', '#b9c4d0', 3),
  rect(88, 84, 88, 46, s.tone, 4),
  words(132, 105, 20, '#fff', s.brand, 80),
  words(132, 123, 14, '#fff', s.note, 80),
];

export const carbonRibbon: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    lit(path('M50 72h130a16 42 0 0 1 0 84h-130z', '#23282f')),
    oval(50, 114, 18, 42, '#39404a'),
    oval(50, 114, 8, 19, kraft),
    rect(180, 100, 30, 28, kraft),
    path('M74 154q60 26 124 38l4-14q-64-12-110-30z', '#14171c'),
    rect(86, 88, 80, 48, s.tone, 4),
    words(126, 110, 20, '#fff', s.brand, 72),
    words(126, 129, 14, '#fff', s.note, 70),
  ]),
];
