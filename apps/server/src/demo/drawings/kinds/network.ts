import { inkOn, kraft, lighter, steel, steelDark } from '../paint';
import { box, brandOn, rings } from '../parts';
import { dashes, disc, line, lit, litDown, oval, path, placed, rect, ring, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Networks, cables and what remembers. */

export const router: Draw = (s) => {
  const masts = s.size > 0.7 ? [48, 84, 156, 192] : s.size > 0.3 ? [48, 120, 192] : [56, 184];
  return [
    ...masts.map((x, at) => turned((x - 120) / 9, [lit(rect(x - 6, 36, 12, 108, s.dark, 5))], x, 140 + at * 0)),
    litDown(path('M34 150q2-12 14-12h144q12 0 14 12l8 30q2 14-12 14h-164q-14 0-12-14z', s.colour)),
    path('M28 178h184v4q0 12-12 12h-160q-12 0-12-12z', s.dark),
    ...[0, 1, 2, 3, 4].map((at) => disc(96 + at * 12, 186, 2.5, at < 4 ? '#6fe0a0' : '#f5c41f')),
    brandOn(s, 120, 168, 21, s.colour, 120),
    words(178, 190, 10, inkOn(s.dark), s.note, 52),
  ];
};

const ports = (x: number, y: number, count: number, step = 15) =>
  dashes(`M${x} ${y + 6}h${count * step - 3}`, '#0d0f13', 12, `${step - 3} 3`) +
  dashes(`M${x + 2} ${y + 3}h${count * step - 5}`, '#d8b34a', 3, `${step - 7} 7`);

export const switchBox: Draw = (s) => {
  const count = Math.min(24, s.number(/(\d+)口/) ?? 8);
  const perRow = count > 9 ? Math.ceil(count / 2) : count;
  const wide = Math.max(96, Math.min(176, perRow * 13 + 36));
  const left = 120 - wide / 2;
  const step = Math.min(15, (wide - 28) / perRow);
  return [
    path(`M${left} 112l22-34h${wide - 44}l22 34z`, lighter(s.colour, 0.2)),
    path(`M${left + wide * 0.5 - 34} 100l6-14h56l6 14z`, s.tone),
    words(120, 98, 13, '#fff', s.brand, 54),
    litDown(rect(left, 112, wide, count > 9 ? 62 : 46, s.colour, 4)),
    ports(120 - (perRow * step) / 2 + 1, 130, perRow, step),
    count > 9 && ports(120 - (perRow * step) / 2 + 1, 148, perRow, step),
    dashes(
      `M${120 - (perRow * step) / 2 + step / 2 - 2} 122h${perRow * step - step / 2}`,
      '#59c98a',
      4,
      `4 ${step - 4}`,
    ),
    words(120, 200, 16, s.tone, s.note),
  ];
};

export const rackSwitch: Draw = (s) => {
  const many = (s.number(/(\d+)(?:电口|PoE)/) ?? 24) > 24;
  return [
    path('M22 104l24-26h148l24 26z', '#4b525d'),
    rect(12, 110, 12, 48, '#8a939f', 2),
    rect(216, 110, 12, 48, '#8a939f', 2),
    litDown(rect(22, 104, 196, 60, s.colour, 3)),
    ports(30, 114, many ? 13 : 10, many ? 10.5 : 13.5),
    ports(30, 138, many ? 13 : 10, many ? 10.5 : 13.5),
    ...[0, 1, 2, 3].map((at) => rect(174 + (at % 2) * 20, 116 + Math.floor(at / 2) * 20, 16, 14, '#c3c9d1', 2)),
    words(120, 98, 15, '#fff', s.brand),
    words(120, 190, 16, s.tone, s.note),
  ];
};

export const routerBox: Draw = (s) => [
  path('M28 110l24-32h136l24 32z', lighter(s.colour, 0.3)),
  litDown(rect(28, 110, 184, 60, s.colour, 6)),
  rect(28, 110, 184, 6, '#d6362f'),
  ports(44, 138, 5, 18),
  rect(142, 136, 22, 14, '#3f7fc4', 2),
  ...[0, 1, 2, 3].map((at) => disc(178 + at * 8, 128, 2.5, '#59c98a')),
  brandOn(s, 86, 132, 15, s.colour, 90),
  words(120, 100, 16, inkOn(lighter(s.colour, 0.3)), s.note),
  rect(48, 170, 20, 7, '#14171c', 3),
  rect(172, 170, 20, 7, '#14171c', 3),
];

export const ceilingAp: Draw = (s) => [
  oval(120, 124, 92, 78, '#b4bdc8'),
  oval(120, 118, 90, 76, '#fdfeff'),
  oval(120, 114, 74, 60, '#eef2f6'),
  line('M92 104q28-24 56 0M102 116q18-14 36 0', s.tone, 6),
  disc(120, 128, 6, s.tone),
  words(120, 154, 18, s.tone, s.brand, 90),
  words(120, 174, 13, '#7a8492', s.note, 80),
];

const jack = (s: Sketch) =>
  rect(-9, 0, 18, 26, '#e8f1f6', 2) +
  line('M-6 4v9M-2 4v9M2 4v9M6 4v9', '#d2a541', 1.6) +
  rect(-7, 24, 14, 14, s.dark, 3);

export const netCable: Draw = (s) => [
  ...rings(s.colour, 3 + Math.round(s.size * 3), 7),
  line('M62 150q-24 22-18 46M178 150q24 22 18 46', s.colour, 6),
  placed('translate(44 206) rotate(188)', [jack(s)]),
  placed('translate(196 206) rotate(172)', [jack(s)]),
  rect(92, 58, 56, 26, s.tone, 4),
  words(120, 76, 14, '#fff', s.brand, 50),
  words(120, 130, 22, s.deep, s.note, 70),
];

export const cableBox: Draw = (s) => [
  ...box({ x: 34, y: 70, width: 134, height: 128, depth: 42, fill: kraft }),
  rect(34, 82, 134, 34, s.tone),
  words(101, 106, 22, '#fff', s.brand, 120),
  disc(101, 154, 30, '#7c5a31'),
  disc(101, 154, 22, '#3a2c1b'),
  line('M101 154q10 30-8 46t30 10', s.colour, 8),
  words(101, 132, 13, '#7c3d25', s.note, 80),
  words(60, 190, 14, '#7c3d25', '305m', 50),
];

export const rj45: Draw = (s) => {
  const one = [
    rect(92, 52, 56, 92, s.says(/屏蔽/) ? steel : '#dfeef5', 4),
    line('M100 58v30M106 58v30M112 58v30M118 58v30M124 58v30M130 58v30M136 58v30', '#d2a541', 3),
    rect(104, 100, 32, 40, s.says(/屏蔽/) ? steelDark : '#b8d5e2', 3),
    rect(98, 140, 44, 34, lighter(s.tone, 0.2), 4),
  ];
  return [
    placed('translate(-34 30) rotate(-16 120 120) scale(.8)', one),
    placed('translate(82 30) rotate(16 120 120) scale(.8)', one),
    placed('translate(0 10)', one),
    words(120, 172, 15, '#fff', s.brand, 40),
  ];
};

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
