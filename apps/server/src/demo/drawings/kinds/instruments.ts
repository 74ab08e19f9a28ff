import { brass, darker, glass, inkOn, iron, lighter, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, rect, ring, scaled, stitches, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What weighs, measures and magnifies. */

const display = (x: number, y: number, width: number, height: number, shown: string, fill = '#cfe3c4') =>
  rect(x, y, width, height, fill, 4) +
  words(x + width / 2, y + height * 0.72, height * 0.62, '#2f3b35', shown, width - 8);

export const analyticalBalance: Draw = (s) => [
  faint(0.9, [rect(58, 24, 124, 116, glass, 4), path('M64 134l60-104h30l-60 104z', '#ffffff99')]),
  line('M58 24h124v116M58 24v116M120 24v12', '#8fb0be', 4),
  oval(120, 124, 30, 7, steelDark),
  oval(120, 120, 30, 7, lighter(steel, 0.3)),
  rect(116, 122, 8, 16, steelDark),
  lit(path('M40 138h160l10 52q2 12-10 12H40q-12 0-10-12z', s.colour)),
  display(64, 152, 76, 28, '0.0000'),
  disc(158, 166, 8, s.tone),
  disc(180, 166, 8, s.tone),
  words(120, 197, 14, inkOn(s.colour), `${s.brand} ${s.note}`, 140),
];

export const balance: Draw = (s) => [
  s.turn % 2 ? lit(oval(120, 92, 62, 15, lighter(steel, 0.3))) : lit(path('M60 78h120l12 16H48z', lighter(steel, 0.3))),
  oval(120, 98, 62, 13, steelDark),
  rect(106, 104, 28, 16, iron),
  lit(path('M38 118h164l12 66q2 14-12 14H38q-14 0-12-14z', s.colour)),
  display(58, 132, 92, 34, s.says(/百分之一|2200/) ? '200.00' : '20.000'),
  ...[0, 1].map((at) => rect(164, 134 + at * 18, 28, 12, at ? s.tone : '#d6362f', 4)),
  words(120, 188, 16, inkOn(s.colour), `${s.brand} ${s.note}`, 160),
  disc(56, 200, 6, iron),
  disc(184, 200, 6, iron),
];

export const weight: Draw = (s) => {
  const by = 0.78 + s.size * 0.22;
  return [
    scaled(by, [
      oval(120, 198, 50, 10, steelDark),
      lit(path('M70 100q0-10 12-10h76q12 0 12 10v98q-50 14-100 0z', steel)),
      oval(120, 94, 50, 10, lighter(steel, 0.4)),
      lit(path('M106 92q4-14-2-24 0-22 16-22t16 22q-6 10-2 24z', steel)),
      oval(114, 60, 5, 7, '#ffffffaa'),
      words(120, 150, 30, '#39424f', s.note, 90),
      words(120, 178, 17, s.tone, s.brand, 90),
    ]),
  ];
};

export const weightSet: Draw = (s) => [
  path('M26 74h188l6 40H20z', darker('#7a4a2c', 0.2)),
  path('M36 80h168l4 30H32z', '#8d2f3c'),
  litDown(rect(20, 112, 200, 90, '#7a4a2c', 5)),
  rect(30, 120, 180, 56, '#8d2f3c', 3),
  ...[0, 1, 2, 3, 4].map((at) => {
    const [x, size] = [48 + at * 36, 0.5 + at * 0.12];
    return (
      lit(rect(x - 14 * size, 168 - 48 * size, 28 * size, 48 * size, at % 2 ? steel : brass, 3)) +
      lit(disc(x, 164 - 54 * size, 8 * size, at % 2 ? steel : brass))
    );
  }),
  words(120, 195, 16, '#f0d9a0', `${s.brand} ${s.note}`, 180),
];

export const platformScale: Draw = (s) => [
  lit(rect(126, 28, 13, 120, steelDark, 3)),
  lit(rect(86, 18, 94, 54, s.colour, 8)),
  display(94, 26, 78, 26, s.number(/(\d+)kg/) ? `${s.number(/(\d+)kg/)}.00` : '60.00'),
  words(133, 67, 12, inkOn(s.colour), s.brand, 80),
  scaled(0.8 + s.size * 0.2, [
    path('M34 164l34-30h140l-18 30z', lighter(steel, 0.45)),
    litDown(rect(34, 164, 156, 18, steel, 3)),
    path('M190 164l18-30v18l-18 30z', steelDark),
    rect(40, 182, 144, 12, iron, 2),
    disc(54, 198, 7, '#22262d'),
    disc(172, 198, 7, '#22262d'),
  ]),
  words(112, 220, 14, '#6b7480', s.note),
];

export const hangScale: Draw = (s) => [
  line('M120 22q-16 0-16 12t16 12', steelDark, 7),
  lit(rect(72, 44, 96, 112, s.colour, 22)),
  display(84, s.says(/大屏/) ? 56 : 60, 72, s.says(/大屏/) ? 44 : 34, '12.50'),
  disc(100, 124, 9, s.tone),
  disc(140, 124, 9, '#d6362f'),
  brandOn(s, 120, 148, 15, s.colour, 80),
  line('M120 156v16q26 4 24 22-6 16-24 12-12-4-10-14', steelDark, 8),
  ...(s.says(/带尺/)
    ? [rect(168, 84, 44, 18, '#f7d648', 2), line('M176 85v8M184 85v12M192 85v8M200 85v12', '#2b3038', 2)]
    : []),
];

export const benchMeter: Draw = (s) => [
  lit(rect(170, 20, 10, 166, steelDark, 3)),
  line('M175 40h-16', steelDark, 7),
  lit(rect(150, 34, 12, 110, glass, 5)),
  rect(148, 30, 16, 22, '#22262d', 4),
  disc(156, 144, 7, '#7fc8e8'),
  line('M156 34q-20-20-60 40', '#22262d', 4),
  oval(176, 188, 34, 8, iron),
  lit(path('M26 92q2-12 14-12h86q12 0 14 12l8 92q0 14-14 14H32q-14 0-14-14z', s.colour)),
  display(36, 96, 92, 36, 'pH 7.00', '#bfe0ee'),
  ...Array.from({ length: 8 }, (_, at) =>
    rect(38 + (at % 4) * 23, 144 + Math.floor(at / 4) * 15, 18, 11, at === 7 ? s.tone : lighter(s.colour, 0.5), 3),
  ),
  words(83, 190, 14, inkOn(s.colour), `${s.brand} ${s.note}`, 110),
];

export const fieldMeter: Draw = (s) => [
  ...(s.says(/手提箱/)
    ? [
        rect(20, 96, 200, 108, '#2b3038', 10),
        rect(32, 108, 176, 84, '#4b525d', 5),
        line('M96 96v-14q0-6 6-6h36q6 0 6 6v14', '#2b3038', 9),
      ]
    : []),
  line('M134 60q50-30 46 40v40', '#22262d', 5),
  lit(rect(172, 130, 17, 68, glass, 6)),
  rect(170, 124, 21, 20, '#22262d', 4),
  lit(rect(68, 34, 82, 168, s.colour, 16)),
  display(78, 50, 62, 46, '7.01', '#bfe0ee'),
  ...Array.from({ length: 6 }, (_, at) =>
    rect(80 + (at % 3) * 21, 114 + Math.floor(at / 3) * 22, 17, 15, at === 5 ? '#d6362f' : lighter(s.colour, 0.45), 5),
  ),
  brandOn(s, 109, 184, 15, s.colour, 68),
];

export const penMeter: Draw = (s) => {
  const one = (fill: string, x: number, turn: number, text: string) =>
    turned(
      turn,
      [
        lit(rect(x - 21, 24, 42, 118, fill, 10)),
        rect(x - 14, 38, 28, 32, '#bfe0ee', 3),
        words(x, 60, 14, '#2f3b35', text, 24),
        disc(x, 88, 6, '#fff'),
        lit(path(`M${x - 18} 142h36l-6 50h-24z`, '#e9eff3')),
        rect(x - 6, 188, 12, 18, steelDark, 2),
        turned(90, [words(x, 121, 14, inkOn(fill), s.brand, 42)], x, 116),
      ],
      x,
      120,
    );
  return s.says(/二合一/)
    ? [one(s.colour, 84, -12, '7.0'), one(s.tone, 156, 12, '120')]
    : [one(s.colour, 120, 20, s.says(/TDS笔/) ? '120' : '7.0'), words(184, 190, 17, s.tone, s.note, 60)];
};

export const hygrometer: Draw = (s) => {
  const by = s.says(/迷你/) ? 0.8 : 1;
  return [
    scaled(
      by,
      [
        lit(rect(46, 44, 148, 156, s.colour, 18)),
        rect(58, 56, 124, 100, '#d9e6d4', 8),
        words(112, 98, 40, '#2f3b35', '23.5', 90),
        words(168, 84, 15, '#2f3b35', '℃'),
        words(112, 144, 34, '#2f3b35', '48', 60),
        words(154, 144, 17, '#2f3b35', '%RH', 40),
        line('M66 106h108', '#b4c6ae', 2),
        brandOn(s, 100, 184, 18, s.colour, 80),
        disc(164, 178, 8, s.tone),
      ],
      120,
      128,
    ),
    ...(s.says(/证书/)
      ? [
          rect(138, 160, 72, 46, '#fff', 3),
          words(174, 180, 13, '#d6362f', '校准证书', 64),
          disc(174, 194, 7, '#d6362f'),
        ]
      : []),
  ];
};

export const handMeter: Draw = (s) => [
  lit(rect(110, 14, 20, 46, steel, 6)),
  line('M114 22h12M114 30h12M114 38h12', iron, 3),
  lit(rect(72, 50, 96, 154, s.colour, 16)),
  rect(80, 58, 80, 138, '#3a4049', 11),
  display(88, 68, 64, 54, '24.6'),
  ...[0, 1, 2].map((at) => disc(98 + at * 22, 142, 8, at === 1 ? '#d6362f' : '#9aa3ae')),
  words(120, 172, 17, '#fff', s.brand, 68),
  words(120, 190, 12, '#cfd6de', s.note, 70),
];

export const irGun: Draw = (s) => [
  stitches('M44 78H8', '#ff4438', 3, '5 5'),
  lit(path('M44 52h112q32 2 36 30 0 22-24 26H66l-22-14z', s.colour)),
  rect(36, 60, 16, 38, '#22262d', 5),
  lit(path('M112 106h50l20 86q0 10-10 10h-32q-10 0-12-10z', '#2b3038')),
  path('M100 108h20l-2 26q-18-2-18-26z', '#d6362f'),
  lit(path('M150 40h30q10 2 12 14l2 26h-38z', '#3a4049')),
  display(156, 48, 30, 24, '36.5'),
  brandOn(s, 104, 86, 19, s.colour, 84),
  turned(76, [words(152, 160, 14, '#fff', s.note, 66)], 152, 154),
];

export const microscope: Draw = (s) =>
  [
    lit(path('M54 186h132q10 0 10 10v8H44v-8q0-10 10-10z', '#3a4049')),
    line('M162 188q24-60-20-112', s.colour, 23),
    line('M164 178q16-52-18-96', '#ffffff55', 4),
    litDown(rect(58, 146, 92, 12, '#22262d', 3)),
    disc(104, 176, 12, '#fff2b8'),
    lit(turned(-24, [rect(100, 78, 34, 48, '#e9edf2', 4)], 117, 100)),
    ...[-22, -2, 18].map((turn) =>
      turned(turn - 10, [lit(rect(98, 112, 13, 32, steel, 2)), rect(98, 136, 13, 5, s.tone)], 108, 104),
    ),
    lit(path('M104 60h60l10 26h-64z', s.colour)),
    turned(-34, [lit(rect(104, 14, 22, 56, '#22262d', 5)), lit(rect(132, 14, 22, 56, '#22262d', 5))], 128, 60),
    s.says(/三目/) ? lit(rect(144, 22, 28, 42, '#22262d', 5)) + lit(rect(148, 8, 20, 18, s.tone, 4)) : '',
    disc(170, 142, 14, '#22262d'),
    disc(170, 142, 6, steel),
    words(116, 200, 13, '#fff', s.brand, 90),
  ].filter(Boolean);

export const screenMicroscope: Draw = (s) => [
  lit(rect(40, 188, 150, 14, '#3a4049', 5)),
  lit(rect(154, 60, 14, 130, steel, 3)),
  lit(rect(62 - s.size * 10, 26, 112 + s.size * 20, 80 + s.size * 8, s.colour, 8)),
  rect(70 - s.size * 10, 34, 96 + s.size * 20, 62 + s.size * 8, '#123b2c', 3),
  line('M82 52h30v20h24M82 84h44M136 48v30h22', '#d9b44a', 3),
  disc(112, 72, 4, '#e9edf2'),
  lit(rect(100, 112, 34, 36, '#22262d', 5)),
  path('M106 148h22l-4 14h-14z', steelDark),
  path('M108 164l-22 22h62l-22-22z', '#fff2b877'),
  rect(84, 180, 62, 8, '#1f6b4a'),
  words(116, 200, 12, '#fff', `${s.brand} ${s.note}`, 110),
];

export const magnifier: Draw = (s) => {
  const r = 50 + s.size * 10;
  return [
    turned(40, [lit(rect(160, 94, 70, 24, '#22262d', 10)), rect(150, 99, 16, 14, steel)], 120, 106),
    ring(96, 92, r, darker(steel, 0.2), 13),
    ring(96, 92, r, lighter(steel, 0.2), 7),
    faint(0.8, [disc(96, 92, r - 5, '#dff0f8')]),
    path(`M${96 - r * 0.66} 82q10-34 44-40-34 20-30 62-12-4-14-22z`, '#ffffffcc'),
    words(96, 94, 25, s.tone, s.note, r * 1.5),
    words(96, 118, 16, '#2f5f7c', s.brand, r * 1.4),
    disc(96 + r * 0.78, 92 - r * 0.6, 5, '#fff2b8'),
  ];
};
