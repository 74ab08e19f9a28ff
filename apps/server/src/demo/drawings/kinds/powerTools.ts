import { brass, darker, glass, inkOn, iron, lighter, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, placed, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Tools with a motor, and tools that measure. */

const bare = (s: Sketch) => s.says(/裸机/);

const cell = (s: Sketch, x: number, y: number, by = 1) =>
  placed(`translate(${x} ${y}) scale(${by})`, [
    rect(0, 0, 66, 30, '#22262d', 6),
    rect(6, 8, 54, 14, s.colour, 3),
    words(
      33,
      19,
      11,
      inkOn(s.colour),
      s.isCalled(/20V/) ? '20V' : s.isCalled(/18V/) ? '18V' : s.isCalled(/40V/) ? '40V' : '12V',
      40,
    ),
  ]);

/** More batteries than the one that is in it. */
const spare = (s: Sketch) => (s.says(/双电/) ? cell(s, 30, 172, 0.9) : '');

export const drill: Draw = (s) =>
  [
    path('M14 78h34v10h-34z', steelDark),
    lit(path('M44 66h30v34h-30l-6-8v-18z', iron)),
    lit(path('M74 52h92q36 4 40 34 0 26-34 28h-98z', s.colour)),
    rect(74, 52, 22, 62, '#22262d', 4),
    line('M176 70v28M186 72v24M196 78v14', s.deep, 5),
    lit(path('M124 112h44l14 58h-46z', '#2b3038')),
    path('M112 112h20l-4 20q-14 0-16-20z', '#d6362f'),
    bare(s) ? '' : lit(path('M118 168h78v30q0 6-6 6h-66q-6 0-6-6z', '#22262d')),
    bare(s) ? '' : rect(126, 178, 62, 16, s.colour, 3),
    spare(s),
    brandOn(s, 136, 92, 20, s.colour, 74),
  ].filter(Boolean);

export const hammerDrill: Draw = (s) => [
  rect(8, 74, 42, 9, steelDark, 3),
  lit(path('M48 60h30v38h-30l-8-10v-18z', iron)),
  lit(path('M76 46h88q38 6 40 40v20q-4 12-20 12h-108z', s.colour)),
  lit(path('M88 116h30v54q-15 10-30 0z', '#2b3038')),
  line('M170 112q26 30 10 80', '#2b3038', 22),
  path('M150 116h22l-4 24q-18 0-18-24z', '#d6362f'),
  line('M180 192q4 16 36 12', '#14171c', 6),
  line('M86 62h30M86 74h30', s.deep, 5),
  brandOn(s, 146, 86, 21, s.colour, 84),
  words(146, 106, 14, inkOn(s.colour), s.note, 80),
];

export const cordedDrill: Draw = (s) => [
  rect(12, 80, 40, 8, steelDark, 3),
  lit(path('M48 66h28v36h-28l-6-8v-20z', iron)),
  lit(path('M74 54h96q34 2 36 32 0 30-30 30h-102z', s.colour)),
  lit(path('M134 112h44l16 74q-2 12-20 12-18 0-22-12z', s.dark)),
  path('M124 114h20l-2 22q-18 0-18-22z', '#22262d'),
  lit(path('M76 104h24v60q-12 8-24 0z', '#22262d')),
  line('M176 196q4 14 40 4', '#14171c', 6),
  brandOn(s, 140, 92, 22, s.colour, 90),
  ...(s.says(/塑箱/)
    ? [
        rect(22, 168, 84, 34, darker(s.colour, 0.3), 6),
        rect(54, 160, 22, 10, '#22262d', 4),
        words(64, 190, 15, '#fff', s.brand, 60),
      ]
    : []),
];

export const drillBits: Draw = (s) => [
  rect(30, 60, 184, 142, darker(s.tone, 0.5), 8),
  litDown(rect(26, 54, 184, 142, s.tone, 8)),
  rect(36, 64, 164, 100, '#23282f', 5),
  ...Array.from({ length: 8 + Math.round(s.size * 3) }, (_, at) => {
    const [x, width, height] = [44 + at * 14, 3 + at * 0.6, 40 + at * 4.5];
    return (
      rect(x, 156 - height, width, height, at % 2 ? brass : steel, 1) +
      line(`M${x} ${152 - height * 0.8}l${width} 6M${x} ${160 - height * 0.6}l${width} 6`, iron, 1.2)
    );
  }),
  words(90, 188, 19, '#fff', s.brand, 100),
  words(174, 188, 15, s.toneLight, s.note, 50),
];

export const grinder: Draw = (s) =>
  [
    oval(58, 142, 44, 40, '#9aa3ae'),
    oval(58, 142, 36, 32, '#5d6672'),
    disc(58, 142, 9, steel),
    path('M12 138q2-46 48-46 40 0 46 36l-14 6q-6-26-34-26-28 2-30 32z', iron),
    lit(path('M70 98h36v44h-36z', iron)),
    lit(path('M102 92h62l46 10v38l-46 10h-62z', s.colour)),
    rect(152, 94, 10, 54, '#22262d', 3),
    lit(path('M84 98l-10-44q8-10 20-4l14 48z', '#2b3038')),
    bare(s) || !s.isCalled(/锂电/) ? line('M210 122q20 4 18 50', '#14171c', 6) : cell(s, 168, 146, 0.8),
    spare(s),
    brandOn(s, 130, 126, 18, s.colour, 48),
    words(150, 196, 14, '#6b7480', s.note, 110),
  ].filter(Boolean);

export const cutDisc: Draw = (s) => {
  const r = 60 + s.size * 24;
  return [
    disc(124, 128, r, '#14171c'),
    disc(120, 122, r, '#3a3f47'),
    ring(120, 122, r * 0.84, '#5d6672', 3),
    disc(120, 122, r * 0.62, s.tone),
    disc(120, 122, r * 0.2, steel),
    disc(120, 122, r * 0.12, '#14171c'),
    words(120, 122 - r * 0.3, r * 0.26, '#fff', s.brand, r),
    words(120, 122 + r * 0.46, r * 0.17, '#fff', s.note, r),
  ];
};

export const impactWrench: Draw = (s) =>
  [
    rect(20, 74, 26, 22, steelDark, 2),
    lit(path('M44 60h34v50h-34q-10-24 0-50z', iron)),
    lit(path('M76 50h72q34 4 36 36 0 32-36 32h-72z', s.colour)),
    path('M150 56q26 6 28 30 0 24-28 28z', '#22262d'),
    lit(path('M112 114h46l12 56h-48z', '#2b3038')),
    path('M102 116h20l-4 22q-16-2-16-22z', '#d6362f'),
    bare(s) ? '' : lit(path('M106 168h82v30q0 6-6 6h-70q-6 0-6-6z', '#22262d')),
    bare(s) ? '' : rect(114, 178, 66, 16, s.colour, 3),
    spare(s),
    brandOn(s, 112, 90, 20, s.colour, 66),
  ].filter(Boolean);

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
