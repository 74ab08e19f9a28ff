import { glassDark, inkOn, lighter, signalRed, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { dashes, disc, line, lit, litDown, path, rect, scaled, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** Locks and what keys lie in. */

export const safetyLock: Draw = (s) => {
  const tall = s.says(/76mm/) ? 74 : 40;
  return [
    line(`M88 116v${-tall + 8}a32 32 0 0 1 64 0v${tall - 8}`, steelDark, 15),
    line(`M88 116v${-tall + 8}a32 32 0 0 1 64 0v${tall - 8}`, steel, 9),
    lit(rect(66, 108, 108, 96, s.colour, 12)),
    rect(78, 122, 84, 54, '#fff', 4),
    words(120, 144, 18, signalRed, '危险', 76),
    words(120, 166, 14, '#39424f', s.brand, 78),
    words(120, 196, 14, inkOn(s.colour), s.note, 90),
  ];
};

export const brassLock: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [
    line('M84 112V84a36 36 0 0 1 72 0v28', steelDark, 17),
    line('M84 112V84a36 36 0 0 1 72 0v28', lighter(steel, 0.2), 11),
    lit(rect(58, 104, 124, 98, s.colour, 9)),
    line('M66 122h108M66 184h108', s.dark, 3),
    brandOn(s, 120, 152, 22, s.colour, 96),
    words(120, 175, 16, s.deep, s.note, 90),
  ]),
];

export const comboLock: Draw = (s) => [
  line('M90 100V74a30 30 0 0 1 60 0v26', steelDark, 15),
  line('M90 100V74a30 30 0 0 1 60 0v26', lighter(steel, 0.2), 9),
  lit(rect(70, 92, 100, 112, s.colour, 18)),
  ...[0, 1, 2, 3].map(
    (at) =>
      rect(84, 106 + at * 19, 72, 15, '#14171c', 4) +
      rect(104, 107 + at * 19, 32, 13, '#f2f4f7', 2) +
      words(120, 118 + at * 19, 12, '#14171c', `${(s.turn + at * 3) % 10}`),
  ),
  brandOn(s, 120, 198, 13, s.colour, 80),
];

export const smartLock: Draw = (s) => {
  const wide = s.says(/大屏|可视/);
  return [
    rect(84, 22, 80, 190, '#00000022', 16),
    lit(rect(78, 16, 80, 190, s.colour, 16)),
    rect(86, 28, 64, wide ? 84 : 62, '#0d0f13', 9),
    wide ? disc(118, 46, 10, '#274a7c') + disc(115, 43, 3, '#d5e8ff') : '',
    ...Array.from({ length: 9 }, (_, at) =>
      disc(102 + (at % 3) * 16, (wide ? 72 : 46) + Math.floor(at / 3) * 15, 3.6, '#7fd4ff'),
    ),
    rect(96, 122, 44, 28, s.deep, 10),
    line('M106 142q12-20 24 0M111 145q7-11 14 0', '#d2a541', 2.5),
    lit(path('M112 156h78q10 0 10 9t-10 9h-78z', lighter(s.colour, 0.35))),
    brandOn(s, 118, 194, 14, s.colour, 66),
    words(188, 206, 14, '#6b7480', s.note, 66),
  ].filter(Boolean);
};

export const glassLock: Draw = (s) => {
  const both = s.says(/双门/);
  return [
    rect(22, 22, 94, 186, glassDark, 3),
    path('M30 200l60-170h20l-60 170z', '#ffffff55'),
    ...(both ? [rect(122, 22, 94, 186, glassDark, 3), path('M130 200l60-170h20l-60 170z', '#ffffff55')] : []),
    lit(rect(70, 72, both ? 96 : 66, 96, s.colour, 12)),
    rect(80, 82, 46, 44, '#0d0f13', 6),
    ...Array.from({ length: 9 }, (_, at) => disc(91 + (at % 3) * 12, 92 + Math.floor(at / 3) * 12, 3, '#7fd4ff')),
    line('M92 150q10-16 20 0M96 154q6-9 12 0', '#d2a541', 2.5),
    words(both ? 146 : 118, 158, 13, inkOn(s.colour), s.brand, both ? 40 : 30),
    words(174, 60, 15, '#6b7480', both ? '' : s.note, 60),
  ];
};

const keyFills = ['#d6362f', '#2a6dd4', '#f5c41f', '#2f9f5a'];

export const keyCabinet: Draw = (s) => {
  const step = 112 / Math.min(8, Math.round((s.number(/(\d+)位/) ?? 24) / 12) + 2);
  const wide = step * 0.62;
  return [
    path('M168 50l44-16v150l-44 20z', s.light),
    line('M176 60l28-10v126l-28 12z', s.dark, 2),
    litDown(rect(30, 46, 138, 158, s.colour, 4)),
    rect(38, 56, 122, 138, '#f2f4f7', 3),
    ...keyFills.flatMap((fill, at) => [
      dashes(`M44 ${74 + at * 32}h112`, fill, 15, `${wide} ${step - wide}`),
      dashes(`M${44 + wide / 2 - 1} ${86 + at * 32}h110`, '#d2a541', 9, `2.5 ${step - 2.5}`),
    ]),
    words(99, 40, 16, s.tone, `${s.brand} ${s.note}`, 130),
  ];
};

export const safeBox: Draw = (s) => [
  scaled(0.74 + s.size * 0.26, [
    path('M176 46l24-16v154l-24 20z', s.deep),
    path('M40 46l24-16h136l-24 16z', s.light),
    litDown(rect(40, 46, 136, 158, s.colour, 3)),
    line('M52 58h112v134H52z', s.deep, 3),
    rect(64, 72, 54, 62, '#0d0f13', 6),
    ...Array.from({ length: 9 }, (_, at) =>
      rect(71 + (at % 3) * 15, 80 + Math.floor(at / 3) * 15, 10, 9, '#7d8793', 2),
    ),
    disc(142, 104, 22, steel),
    disc(142, 104, 9, steelDark),
    line('M142 104v-26M142 104l22 14M142 104l-22 14', steelDark, 6),
    brandOn(s, 108, 166, 22, s.colour, 96),
    words(108, 186, 14, inkOn(s.colour), s.note, 100),
  ]),
];
