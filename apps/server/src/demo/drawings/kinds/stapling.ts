import { darker, lighter, steel, steelDark } from '../paint';
import { box, brandOn } from '../parts';
import { disc, line, lit, path, placed, rect, scaled, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What holds sheets together. */

export const stapler: Draw = (s) => [
  path('M38 186h152q10 0 10 8v6q0 4-4 4h-158q-6 0-6-6v-4q0-8 6-8z', s.deep),
  rect(44, 178, 146, 8, steelDark, 2),
  path('M50 176v-34h16v34z', s.deep),
  turned(
    -9,
    [
      lit(path('M34 140q2-22 30-26l110 6q26 4 30 30v8q0 6-8 6h-156q-8 0-6-24z', s.colour)),
      path('M34 160h170v4q0 6-8 6h-154q-8 0-8-10z', steel),
      path('M60 122q50-12 116 4l-4 6q-60-10-112-2z', '#ffffff55'),
      brandOn(s, 116, 150, 18, s.colour),
    ],
    50,
    170,
  ),
];

export const staplerHeavy: Draw = (s) => [
  rect(34, 190, 172, 14, s.deep, 4),
  rect(44, 164, 128, 28, s.dark, 4),
  lit(path('M44 132h128l12 24v10h-140z', s.colour)),
  rect(160, 164, 24, 22, steelDark, 2),
  turned(-24, [lit(rect(44, 112, 152, 18, steel, 8)), lit(rect(140, 108, 64, 26, '#3a3f47', 10))], 54, 124),
  disc(58, 128, 13, s.dark),
  disc(58, 128, 5, steel),
  brandOn(s, 104, 156, 17, s.colour),
  rect(52, 176, 60, 8, steel, 2),
];

export const staples: Draw = (s) => [
  ...box({ x: 42, y: 96, width: 116, height: 64, depth: 42, fill: s.tone }),
  words(100, 128, 24, '#fff', s.brand, 100),
  words(100, 150, 16, s.toneLight, s.note, 100),
  ...[0, 1, 2].map((at) =>
    placed(`translate(${70 + at * 42} ${170 + (at % 2) * 8})`, [
      line('M0 22v-20h44v20', steelDark, 6),
      line('M0 22v-20h44v20', lighter(steel, 0.3), 2.5),
    ]),
  ),
];

const oneClip = (fill: string) => [
  line('M84 92l-10-44q-2-12 10-12h10q10 0 10 12l6 44M136 92l6-44q0-12 10-12h10q12 0 10 12l-10 44', '#d6dce3', 7),
  line('M84 92l-10-44q-2-12 10-12h10q10 0 10 12l6 44M136 92l6-44q0-12 10-12h10q12 0 10 12l-10 44', '#87919d', 2),
  path('M66 92h108l30 98q2 8-6 8h-156q-8 0-6-8z', darker(fill, 0.25)),
  lit(path('M66 92h108l26 88h-160z', fill)),
  rect(64, 84, 112, 15, lighter(fill, 0.18), 7),
];

export const binderClip: Draw = (s) => {
  const fills = s.colours.length > 1 ? s.colours : [s.colour, s.colour, s.colour];
  const by = 0.5 + s.size * 0.22;
  return [
    scaled(by * 0.8, oneClip(fills[1] ?? s.colour), 236, 150),
    scaled(by * 0.8, oneClip(fills[2] ?? s.colour), 4, 150),
    scaled(by, [...oneClip(fills[0] ?? s.colour), brandOn(s, 120, 158, 26, s.colour)], 120, 200),
  ];
};

const oneWire = (stroke: string, width: number) =>
  line('M92 66v84q0 30 28 30t28-30v-92q0-20-19-20t-19 20v84q0 11 10 11t10-11v-70', stroke, width);

export const paperClip: Draw = (s) => [
  ...[
    [-30, -46, 8],
    [24, 44, 14],
    [4, 0, 0],
  ].map(([degrees = 0, x = 0, y = 0]) =>
    placed(`translate(${x} ${y})`, [turned(degrees, [oneWire(steelDark, 8), oneWire('#e3e8ee', 4)])]),
  ),
  rect(140, 180, 76, 24, s.tone, 4),
  words(178, 197, 15, '#fff', s.brand, 66),
];

export const pushPin: Draw = (s) => {
  const fills = s.clear ? [s.colour, s.colour, s.colour] : s.colours;
  const one = (fill: string) => [
    path('M117 150h6l-3 52z', steelDark),
    lit(path('M92 136q28-14 56 0v10q-28 10-56 0z', fill)),
    lit(path('M104 90h32l6 46q-22-8-44 0z', darker(fill, 0.08))),
    lit(path('M90 74q30-16 60 0v12q-30 12-60 0z', lighter(fill, 0.15))),
  ];
  return [
    placed('translate(-52 20) rotate(-24 120 120)', one(fills[1] ?? s.colour)),
    placed('translate(50 24) rotate(22 120 120)', one(fills[2] ?? s.colour)),
    placed('translate(0 -18)', one(fills[0] ?? s.colour)),
    words(120, 218, 14, s.tone, s.brand),
  ];
};

export const punch: Draw = (s) => {
  const wide = s.isCalled(/四孔/) ? 22 : 0;
  return [
    rect(44 - wide, 184, 152 + wide * 2, 20, s.deep, 6),
    rect(38 - wide, 178, 164 + wide * 2, 10, '#f2f4f7', 3),
    ...(wide ? [42, 96, 144, 198] : [76, 164]).flatMap((x) => [
      rect(x - 8, 136, 16, 44, steelDark, 2),
      rect(x - 13, 128, 26, 14, steel, 3),
    ]),
    lit(path(`M${50 - wide} 130q6-64 ${70 + wide}-64t${70 + wide} 64v8h${-140 - wide * 2}z`, s.colour)),
    path(`M${62 - wide} 112q14-32 ${58 + wide}-34v8q-40 4-${58 + wide} 26z`, '#ffffff44'),
    brandOn(s, 120, 122, 22, s.colour),
    words(120, 199, 13, '#fff', s.note),
  ];
};
