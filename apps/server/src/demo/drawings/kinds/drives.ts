import { inkOn, lighter, steel } from '../paint';
import { brandOn } from '../parts';
import { disc, line, lit, litDown, path, rect, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What remembers. */

export const usbStick: Draw = (s) => [
  turned(-38, [
    rect(164, 100, 44, 40, steel, 2),
    rect(172, 108, 10, 9, '#5d6672'),
    rect(172, 123, 10, 9, '#5d6672'),
    lit(rect(40, 94, 126, 52, s.colour, 10)),
    path('M50 94h40l-24 52h-26v-42q0-10 10-10z', s.tone),
    disc(54, 120, 8, lighter(s.colour, 0.8)),
    words(126, 118, 17, inkOn(s.colour), s.note, 70),
    brandOn(s, 122, 136, 13, s.colour, 66),
  ]),
];

export const dualUsb: Draw = (s) => [
  turned(-32, [
    rect(188, 104, 34, 32, steel, 2),
    rect(18, 108, 26, 24, steel, 11),
    rect(24, 116, 14, 8, '#5d6672', 4),
    lit(rect(42, 98, 148, 44, s.colour, 8)),
    disc(180, 120, 6, s.deep),
    words(94, 126, 17, inkOn(s.colour), s.note, 66),
    words(148, 125, 13, inkOn(s.colour), s.brand, 40),
  ]),
];

export const portableDrive: Draw = (s) => [
  line('M120 44q0-26 34-22t36-10', '#2b3038', 6),
  rect(60, 46, 124, 160, s.deep, 14),
  lit(rect(56, 42, 124, 158, s.colour, 14)),
  path('M56 96q60 30 124-14v-26q0-14-14-14h-96q-14 0-14 14z', '#ffffff16'),
  brandOn(s, 118, 136, 21, s.colour, 96),
  words(118, 178, 28, lighter(s.colour, 0.65), s.note, 96),
  disc(160, 58, 3, '#59c98a'),
];

export const ssd: Draw = (s) => [
  rect(46, 58, 150, 132, '#0f1216', 8),
  litDown(rect(42, 52, 150, 132, s.colour, 8)),
  rect(52, 66, 130, 76, s.tone, 4),
  words(117, 96, 24, '#fff', s.brand, 110),
  words(117, 128, 22, s.toneLight, s.note, 110),
  ...[
    [50, 60],
    [184, 60],
    [50, 176],
    [184, 176],
  ].map(([x = 0, y = 0]) => disc(x, y, 3.5, '#7d8793')),
  rect(76, 182, 84, 12, '#d2a541', 2),
  words(117, 164, 15, '#c3c9d1', 'SSD'),
];

export const m2: Draw = (s) => [
  turned(-24, [
    rect(26, 92, 190, 56, '#0c2a22', 3),
    litDown(rect(22, 88, 190, 56, '#164a3c', 3)),
    rect(206, 92, 10, 48, '#d2a541'),
    rect(40, 96, 44, 40, '#14171c', 3),
    rect(92, 96, 104, 40, s.colour, 3),
    words(144, 113, 16, inkOn(s.colour), s.brand, 96),
    words(144, 131, 15, inkOn(s.colour), s.note, 96),
    disc(22, 116, 8, '#e8edf3'),
  ]),
];
