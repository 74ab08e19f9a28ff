import { darker, glass, inkOn, iron, lighter, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { disc, faint, line, lit, oval, path, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What one measures with. */

export const tapeMeasure: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    lit(path('M52 88q0-40 62-42 72 0 76 66v62q0 20-20 20h-98q-20 0-20-20z', s.colour)),
    path('M64 92q2-30 50-34-30 14-34 60v60q-16 0-16-14z', '#ffffff30'),
    disc(120, 120, 42, '#22262d'),
    disc(120, 120, 34, s.tone),
    words(120, 122, 19, '#fff', s.brand, 60),
    words(120, 142, 14, '#fff', s.note, 54),
    path('M150 180h62v14h-62z', '#f7d648'),
    line('M158 181v6M166 181v9M174 181v6M182 181v9M190 181v6M198 181v9', '#2b3038', 2),
    rect(208, 178, 8, 24, steelDark, 2),
    rect(92, 40, 34, 10, '#22262d', 4),
  ]),
];

export const fiberTape: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    line('M120 118L120 208', s.colour, 20),
    ring(120, 104, 62, s.colour, 13),
    disc(120, 104, 50, '#fdfdf6'),
    ring(120, 104, 40, '#e8dfa8', 6),
    ring(120, 104, 28, '#e8dfa8', 6),
    disc(120, 104, 15, '#22262d'),
    line('M120 104l40-26', '#22262d', 8),
    path('M170 150h46v12h-46z', '#fbf6cf'),
    line('M178 151v6M186 151v8M194 151v6M202 151v8', '#2b3038', 1.5),
    rect(96, 128, 48, 30, '#ffffffee', 4),
    words(120, 142, 13, s.tone, s.brand, 42),
    words(120, 155, 12, '#5b6472', s.note, 42),
  ]),
];

export const laserMeter: Draw = (s) => [
  line('M104 40L34 12', '#ff4438', 3),
  disc(34, 12, 5, '#ff4438'),
  lit(rect(80, 34, 84, 172, s.colour, 16)),
  rect(80, 34, 84, 12, '#22262d', 6),
  rect(90, 56, 64, 58, '#cfe3c4', 5),
  words(122, 82, 20, '#2f3b35', s.note, 58),
  words(122, 104, 13, '#2f3b35', '12.345 m', 58),
  disc(122, 140, 17, '#d6362f'),
  ...[
    [100, 168],
    [122, 168],
    [144, 168],
  ].map(([x = 0, y = 0]) => rect(x - 8, y, 16, 10, s.deep, 4)),
  brandOn(s, 122, 198, 14, s.colour, 70),
];

const beam = (s: Sketch, fill: string) => [
  lit(rect(20, 96, 190, 22, fill, 2)),
  line(Array.from({ length: 26 }, (_, at) => `M${54 + at * 6} 118v${at % 5 ? -6 : -10}`).join(''), '#39424f', 1.3),
  lit(path('M24 60h20v36h26l-6 82q-10 10-14 0l-2-60h-24z', fill)),
  words(188, 111, 9, '#39424f', s.note, 40),
];

export const caliper: Draw = (s) => [
  turned(-16, [
    ...beam(s, lighter(steel, 0.2)),
    lit(path(`M${100 + s.size * 26} 66h16v24h36v38h-42l-4 50q-8 12-14 0z`, steel)),
    words(130 + s.size * 26, 114, 13, '#39424f', s.brand, 36),
    rect(140 + s.size * 26, 84, 12, 9, iron, 3),
  ]),
];

export const caliperDigital: Draw = (s) => [
  turned(-16, [
    ...beam(s, lighter(steel, 0.2)),
    lit(path(`M${92 + s.size * 20} 64h16v24h10v34l-8 56q-8 12-14 0z`, steel)),
    lit(rect(96 + s.size * 20, 84, 86, 46, s.colour, 6)),
    rect(104 + s.size * 20, 90, 56, 20, '#cfe3c4', 3),
    words(132 + s.size * 20, 106, 15, '#2f3b35', '25.40', 50),
    brandOn(s, 134 + s.size * 20, 125, 12, s.colour, 60),
  ]),
];

export const micrometer: Draw = (s) => [
  turned(-14, [
    line('M66 84q-36 4-36 50t44 50 60-22', darker(steelDark, 0.1), 20),
    line('M66 84q-36 4-36 50t44 50 60-22', steel, 13),
    rect(56, 76, 18, 16, iron, 2),
    lit(rect(112, 74, 60, 20, lighter(steel, 0.3), 3)),
    line('M122 84h44M124 78v6M132 78v6M140 78v6M148 78v6', '#39424f', 1.5),
    lit(rect(160, 66, 46, 36, steelDark, 4)),
    lit(rect(204, 72, 18, 24, iron, 4)),
    rect(74, 80, 38, 8, steelDark),
    rect(52, 150, 56, 24, s.tone, 5),
    words(80, 167, 13, '#fff', s.brand, 50),
  ]),
  words(150, 196, 15, '#6b7480', s.note),
];

export const laserLevel: Draw = (s) => {
  const green = s.isCalled(/绿光/);
  const light = green ? '#35d56b' : '#ff4438';
  return [
    faint(0.85, [line('M10 100h220M120 10v190', light, 4)]),
    s.says(/12线|8线/) ? faint(0.5, [line('M30 30l180 150M210 30L30 180', light, 3)]) : '',
    ...(s.says(/三脚架/)
      ? [line('M120 150l-46 56M120 150l46 56M120 150v56', '#5d6672', 7)]
      : [rect(76, 176, 88, 18, '#22262d', 6)]),
    lit(path('M70 70q0-14 14-14h72q14 0 14 14v92q0 16-16 16h-68q-16 0-16-16z', s.colour)),
    rect(94, 46, 52, 28, '#22262d', 8),
    rect(104, 52, 32, 16, glass, 3),
    rect(84, 90, 72, 30, '#22262d', 5),
    words(120, 110, 15, light, s.note, 66),
    brandOn(s, 120, 152, 22, s.colour, 86),
  ].filter(Boolean);
};

export const spiritLevel: Draw = (s) => {
  const long = 140 + s.size * 66;
  return [
    turned(-18, [
      lit(rect(120 - long / 2, 94, long, 50, s.colour, 4)),
      rect(120 - long / 2, 94, long, 7, '#ffffff44'),
      rect(120 - long / 2, 137, long, 7, s.deep),
      rect(98, 94, 44, 22, '#dff2b0', 8),
      line('M112 95v20M128 95v20', '#39424f', 2),
      oval(120, 101, 9, 5, '#f6ffe0'),
      ...[-1, 1].map(
        (side) =>
          disc(120 + side * (long / 2 - 24), 119, 15, '#dff2b0') +
          oval(120 + side * (long / 2 - 24), 119, 4, 8, '#f6ffe0'),
      ),
      words(120, 133, 14, inkOn(s.colour), `${s.brand} ${s.note}`, 100),
    ]),
  ];
};

export const multimeter: Draw = (s) => [
  line('M92 196q-30 26-50-10T26 96', '#14171c', 6),
  line('M140 196q34 26 56-12t14-90', '#d6362f', 6),
  line('M26 96V50M210 94V48', steelDark, 5),
  lit(rect(66, 26, 108, 178, s.colour, 16)),
  rect(74, 34, 92, 162, '#2b3038', 11),
  rect(82, 44, 76, 44, '#cfe3c4', 4),
  words(120, 76, 26, '#2f3b35', '220.4', 68),
  disc(120, 134, 32, '#4b525d'),
  line('M120 134l16-18', '#fff', 5),
  ring(120, 134, 37, '#f5c41f', 2).replace('/>', ' stroke-dasharray="3 9"/>'),
  ...[98, 120, 142].map((x, at) => disc(x, 184, 6, at === 2 ? '#d6362f' : '#0d0f13')),
  words(120, 103, 12, '#fff', `${s.brand} ${s.note}`, 84),
];
