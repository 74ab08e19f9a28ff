import { darker, paper } from '../paint';
import { brandOn } from '../parts';
import { disc, faint, line, lit, path, rect, words } from '../shapes';
import type { Draw } from '../sketch.types';
import { panel } from '../smallParts';

/** What sheets are bound, welded and cut by. */

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
