import { inkOn, iron, lighter, steel } from '../paint';
import { brandOn } from '../parts';
import { disc, dots, line, lit, litDown, oval, path, rect, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Tools by the case. */

const socketsAt = (d: string, size: number, apart: number) => [
  dots(d, steel, size, apart),
  dots(d, '#14171c', size * 0.5, apart),
];

export const socketSet: Draw = (s) => [
  rect(24, 50, 192, 152, '#14171c', 10),
  litDown(rect(20, 44, 192, 152, '#2f353e', 10)),
  turned(
    -12,
    [
      line('M44 96h96', steel, 11),
      disc(44, 96, 17, lighter(steel, 0.2)),
      disc(44, 96, 7, iron),
      rect(96, 89, 48, 14, s.tone, 6),
    ],
    100,
    96,
  ),
  ...socketsAt(`M42 134h150${s.size > 0.5 ? 'M42 168h150' : ''}`, 22, 29),
  words(168, 76, 20, '#fff', s.brand, 70),
  words(168, 96, 14, s.toneLight, s.note, 60),
];

export const toolbox: Draw = (s) => [
  line('M76 84v-30q0-10 10-10h68q10 0 10 10v30', iron, 10),
  path('M34 96l14-16h144l14 16z', lighter(s.colour, 0.2)),
  litDown(rect(30, 96, 180, 40, s.colour, 5)),
  lit(rect(34, 134, 172, 66, s.dark, 5)),
  line('M34 156h172', s.deep, 3),
  rect(62, 124, 20, 26, steel, 3),
  rect(158, 124, 20, 26, steel, 3),
  rect(92, 162, 56, 26, '#ffffffee', 3),
  words(120, 181, 17, s.tone, s.brand, 50),
];

export const plasticToolbox: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    line('M84 72q0-22 16-22h40q16 0 16 22', '#2b3038', 13),
    lit(path('M36 92q4-20 20-20h128q16 0 20 20v18h-168z', '#2b3038')),
    lit(path('M30 108h180l-8 84q-2 10-12 10h-140q-10 0-12-10z', s.colour)),
    rect(64, 98, 24, 30, '#c3c9d1', 4),
    rect(152, 98, 24, 30, '#c3c9d1', 4),
    brandOn(s, 120, 160, 26, s.colour, 130),
    words(120, 184, 15, inkOn(s.colour), s.note),
  ]),
];

const closedCase = (s: Sketch) => [
  line('M86 78V58q0-10 10-10h48q10 0 10 10v20', s.deep, 11),
  lit(path('M24 90q0-14 14-14h164q14 0 14 14v100q0 12-12 12H36q-12 0-12-12z', s.colour)),
  line('M24 132h192', s.deep, 4),
  rect(58, 120, 22, 28, s.dark, 4),
  rect(160, 120, 22, 28, s.dark, 4),
  path('M40 90h160v28H40z', '#ffffff1f'),
  words(120, 112, 24, inkOn(s.colour), s.brand, 130),
  words(120, 178, 20, inkOn(s.colour), s.note, 120),
];

const openCase = (s: Sketch) => [
  path('M34 48h172l8 66h-188z', s.dark),
  path('M44 56h152l6 52h-164z', '#3a4049'),
  turned(-8, [line('M70 94h60', steel, 8), rect(118, 86, 36, 16, s.tone, 7)], 100, 90),
  line('M168 66l10 34', steel, 7),
  lit(path('M20 114h200v76q0 12-12 12h-176q-12 0-12-12z', s.colour)),
  rect(30, 122, 180, 44, '#23282f', 5),
  ...socketsAt(`M46 134h${68 + Math.round(s.size * 6) * 13.5}`, 11, 13.5),
  rect(42, 148, 70, 9, s.toneLight, 4),
  rect(120, 148, 34, 9, steel, 3),
  rect(162, 148, 36, 9, '#d6362f', 4),
  words(92, 190, 20, inkOn(s.colour), s.brand, 100),
  words(178, 190, 15, inkOn(s.colour), s.note, 56),
];

export const toolCase: Draw = (s) => (s.turn % 2 ? closedCase(s) : openCase(s));

export const toolBag: Draw = (s) => [
  line('M70 92q0-50 50-50t50 50', s.deep, 10),
  ...(s.says(/空包/)
    ? []
    : [
        lit(rect(66, 50, 12, 50, '#d6362f', 5)),
        lit(rect(94, 44, 11, 56, '#f0b429', 5)),
        line('M142 56v44', steel, 9),
        lit(rect(158, 52, 12, 48, s.tone, 5)),
      ]),
  lit(path('M40 92h160l12 96q0 14-14 14h-156q-14 0-14-14z', s.colour)),
  path('M44 92h152l2 16h-156z', s.deep),
  rect(56, 128, 54, 58, s.dark, 6),
  rect(130, 128, 54, 58, s.dark, 6),
  line('M56 146h54M130 146h54', lighter(s.colour, 0.3), 3),
  brandOn(s, 120, 124, 18, s.colour, 110),
  words(157, 176, 15, inkOn(s.dark), s.note, 48),
  oval(83, 170, 8, 8, steel),
];
