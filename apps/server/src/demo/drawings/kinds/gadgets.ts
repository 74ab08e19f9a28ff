import { inkOn, lighter, steel, steelDark } from '../paint';
import { brandOn, rings } from '../parts';
import { disc, line, lit, path, placed, rect, ring, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Small devices, their cables and plugs. */

export const compactCamera: Draw = (s) => [
  rect(60, 62, 34, 12, s.dark, 4),
  lit(rect(36, 72, 168, 110, s.colour, 18)),
  disc(116, 128, 46, '#14171c'),
  ring(116, 128, 38, '#4b525d', 6),
  disc(116, 128, 22, '#23405f'),
  disc(106, 118, 8, '#cfe2f7'),
  rect(170, 76, 22, 12, '#d6362f', 5),
  brandOn(s, 180, 116, 13, s.colour, 36),
  words(120, 202, 14, '#6b7480', s.note),
];

export const recorder: Draw = (s) => [
  lit(rect(86, 24, 70, 182, s.colour, 14)),
  rect(96, 40, 50, 60, '#0d1a2b', 5),
  line('M102 72v-6M108 78v-18M114 74v-10M120 84v-30M126 76v-14M132 80v-22M138 73v-8', '#5fd0ff', 3),
  disc(121, 128, 16, '#d6362f'),
  disc(121, 128, 6, '#fff'),
  line('M104 158h34M104 168h34', s.deep, 5),
  rect(94, 16, 20, 14, steelDark, 5),
  rect(128, 16, 20, 14, steelDark, 5),
  brandOn(s, 121, 194, 13, s.colour, 62),
];

export const powerBank: Draw = (s) => [
  rect(72, 34, 108, 172, s.deep, 16),
  lit(rect(66, 28, 108, 172, s.colour, 16)),
  brandOn(s, 120, 88, 24, s.colour, 84),
  words(110, 172, 16, inkOn(s.colour), s.note, 66),
  ...[0, 1, 2, 3].map((at) => disc(102 + at * 12, 112, 3.5, at < 3 ? '#59c98a' : '#8a939f')),
  path('M150 150l-10 18h8l-3 15 14-20h-9z', '#f5c41f'),
];

const wire = (s: Sketch, plugs: readonly [string, string]) => [
  ...rings(s.colour, 2 + Math.round(s.size * 3), 9),
  line('M64 146q-20 12-18 30M176 146q20 12 18 30', s.colour, 8),
  placed('translate(46 172)', [plugs[0]]),
  placed('translate(194 172)', [plugs[1]]),
  rect(88, 60, 64, 24, s.tone, 4),
  words(120, 77, 14, '#fff', s.brand, 58),
  words(120, 132, 22, s.deep, s.note, 74),
];

const usbC = rect(-9, 0, 18, 24, '#3a3f47', 4) + rect(-6, 24, 12, 14, steel, 5);

const usbA =
  rect(-11, 0, 22, 22, '#3a3f47', 4) +
  rect(-8, 22, 16, 18, steel, 1) +
  rect(-5, 27, 3, 4, '#5d6672') +
  rect(2, 27, 3, 4, '#5d6672');

const hdmi = rect(-16, 0, 32, 22, '#22262d', 4) + path('M-13 22h26v10l-4 6h-18l-4-6z', '#d2a541');

const usbB = rect(-12, 0, 24, 22, '#3a3f47', 4) + path('M-9 22h18v14h-14l-4-4z', steel);

export const usbCable: Draw = (s) => wire(s, [usbC, usbC]);

export const hdmiCable: Draw = (s) => wire(s, [hdmi, hdmi]);

export const printerCable: Draw = (s) => wire(s, [usbA, usbB]);

export const dock: Draw = (s) => {
  const holes = Math.min(6, s.number(/(\d)合1/) ?? 5);
  return [
    line('M34 118q-20-10-14-42', s.dark, 9),
    rect(12, 50, 18, 28, '#3a3f47', 4),
    rect(15, 36, 12, 16, steel, 5),
    path('M36 96l12-14h152l12 14z', lighter(s.colour, 0.3)),
    lit(rect(34, 96, 180, 66, s.colour, 10)),
    ...Array.from({ length: holes }, (_, at) => rect(50 + at * (150 / holes), 124, 118 / holes, 16, '#14171c', 3)),
    brandOn(s, 124, 118, 16, s.colour, 120),
    words(124, 192, 17, s.tone, s.note),
  ];
};

export const hub: Draw = (s) => [
  line(`M120 106q0-40 40-46h${20 + s.size * 20}`, s.dark, 8),
  placed('translate(200 60) rotate(-90) scale(1.1)', [usbA]),
  lit(path('M38 124q0-18 18-18h128q18 0 18 18v34q0 18-18 18h-128q-18 0-18-18z', s.colour)),
  ...[0, 1, 2, 3].map(
    (at) => rect(54 + at * 34, 142, 26, 16, '#0d2f6b', 2) + rect(57 + at * 34, 146, 20, 5, '#3f7fe0'),
  ),
  brandOn(s, 120, 132, 16, s.colour, 120),
  words(120, 200, 15, '#6b7480', s.note),
];

export const adapter: Draw = (s) => {
  const [from, to] = s.says(/VGA转/)
    ? ['VGA', 'HDMI']
    : s.says(/HDMI转/)
      ? ['HDMI', 'VGA']
      : s.says(/DP转/)
        ? ['DP', 'HDMI']
        : ['C', 'A'];
  const small = from === 'C';
  return [
    ...(s.pieces > 1 ? [placed('translate(24 -46)', [rect(70, 96, 100, 56, s.deep, 10)])] : []),
    rect(24, 104, 40, 40, from === 'VGA' ? '#2a57b8' : steel, small ? 16 : 4),
    line('M64 124h30', s.dark, 14),
    lit(rect(88, 88, 104, 72, s.colour, 12)),
    rect(188, 104, 22, 40, '#14171c', 4),
    words(140, 122, 20, inkOn(s.colour), small ? 'USB' : to, 90),
    brandOn(s, 140, 146, 15, s.colour, 90),
    words(44, 130, 13, from === 'VGA' ? '#fff' : '#39424f', from, 34),
  ];
};
