import { brass, darker, inkOn, iron, lighter, steel, steelDark } from '../paint';
import { dashes, disc, line, lit, litDown, path, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Tools that a hand drives. Most are drawn upright and leaned over. */

const leaned = (s: Sketch, parts: readonly string[], degrees = 40) => [
  scaled(0.82 + s.size * 0.18, [turned(degrees, parts)], 120, 120),
];

const handle = (s: Sketch, x = 98, y = 124, width = 44, height = 92) => [
  lit(
    path(
      `M${x + 8} ${y}h${width - 16}q8 4 8 22l-3 20 3 ${height - 62}q0 20-14 20h-${width - 28}q-14 0-14-20l3-${height - 62}-3-20q0-18 8-22z`,
      s.colour,
    ),
  ),
  rect(x + width * 0.24, y + 22, width * 0.14, height - 40, s.tone, 3),
  rect(x + width * 0.62, y + 22, width * 0.14, height - 40, s.tone, 3),
];

export const screwdriver: Draw = (s) => {
  const long = 66 + s.size * 22;
  const tip = s.isCalled(/一字/)
    ? path(`M114 ${124 - long}l2-22h8l2 22z`, steelDark)
    : path(`M114 ${124 - long}l3-14 3-10 3 10 3 14z`, steelDark);
  return leaned(s, [
    tip,
    lit(rect(114, 122 - long, 12, long, steel, 1)),
    rect(108, 116, 24, 12, s.dark, 3),
    ...handle(s),
    turned(90, [words(120, 171, 13, inkOn(s.colour), s.brand, 54)], 120, 166),
  ]);
};

export const bitSet: Draw = (s) => [
  rect(28, 52, 184, 148, darker(s.tone, 0.5), 12),
  litDown(rect(24, 46, 184, 148, s.tone, 12)),
  rect(36, 60, 160, 88, '#23282f', 6),
  dashes('M46 82h118M46 118h118', steel, 24, '5 4'),
  dashes('M73 82h91M64 118h100', brass, 24, '5 31'),
  lit(rect(168, 66, 16, 74, '#e8edf3', 6)),
  rect(168, 92, 16, 26, s.toneLight),
  words(112, 176, 21, '#fff', s.brand, 120),
  words(184, 176, 14, s.toneLight, s.says(/58/) ? '58件' : s.isCalled(/24 合/) ? '24合1' : s.note, 40),
];

export const powerScrewdriver: Draw = (s) => [
  ...leaned(
    { ...s, size: 1 },
    [
      path('M114 40l2-24h8l2 24z', steelDark),
      lit(rect(110, 38, 20, 26, steel, 3)),
      lit(path('M98 64h44l6 30v96q0 20-28 20t-28-20v-96z', s.colour)),
      rect(92, 102, 56, 20, '#2b3038'),
      disc(120, 138, 10, '#2b3038'),
      disc(120, 138, 4, '#59c98a'),
      turned(90, [words(120, 182, 17, inkOn(s.colour), s.brand, 50)], 120, 176),
    ],
    32,
  ),
  ...(s.says(/批头/)
    ? [
        rect(134, 152, 78, 52, '#2b3038', 6),
        ...[0, 1, 2, 3, 4].map((at) => rect(143 + at * 13, 162, 7, 32, at % 2 ? brass : steel, 1)),
      ]
    : []),
];

export const wrenchCombo: Draw = (s) =>
  leaned(s, [
    lit(path('M108 70h24v106h-24z', steel)),
    path('M114 84h12v78h-12z', steelDark),
    lit(path('M92 16l12-6v30l16 12 16-12v-30l12 6q16 40-12 62h-32q-28-22-12-62z', lighter(steel, 0.2))),
    lit(disc(120, 194, 28, lighter(steel, 0.2))),
    path('M120 178l14 8v16l-14 8-14-8v-16z', '#39404a'),
    turned(90, [words(120, 128, 15, '#fff', `${s.brand} ${s.note}`, 76)], 120, 123),
  ]);

export const wrenchAdjust: Draw = (s) =>
  leaned(s, [
    lit(path('M106 84h28l6 112q0 20-20 20t-20-20z', steel)),
    path('M113 104h14l3 84q0 8-10 8t-10-8z', s.colour),
    ring(120, 202, 6, steelDark, 4),
    lit(path('M86 20q-10 40 14 70h40q18-18 14-44l-26 4-4 18-22-12-4-40z', lighter(steel, 0.15))),
    lit(path('M128 24l26-6 6 26-28 8z', steelDark)),
    line('M104 70h22', iron, 9),
    line('M104 66v8M110 66v8M116 66v8M122 66v8', lighter(steel, 0.5), 2),
    turned(90, [words(120, 150, 14, inkOn(s.colour), s.brand, 60)], 120, 146),
  ]);

export const hexKeys: Draw = (s) => {
  const ball = s.says(/球头/);
  return [
    ...Array.from({ length: 7 }, (_, at) => {
      const x = 58 + at * 21;
      const top = 48 + at * 11;
      return (
        line(`M${x} 168v${top - 168}q0-10 10-10h${18 - at}`, iron, 10 - at) +
        (ball ? disc(x + 28 - at, top - 10, 6 - at * 0.4, iron) : '')
      );
    }),
    litDown(rect(38, 146, 164, 54, s.tone, 8)),
    ...Array.from({ length: 7 }, (_, at) => disc(58 + at * 21, 158, 5, '#14171c')),
    words(120, 188, 20, '#fff', s.brand, 140),
  ];
};

export const torqueWrench: Draw = (s) =>
  leaned(s, [
    lit(path('M96 22q24-16 48 0l-6 40h-36z', lighter(steel, 0.15))),
    disc(120, 34, 9, iron),
    lit(rect(111, 60, 18, 84, steel, 3)),
    line('M112 84h8M112 92h12M112 100h8M112 108h12M112 116h8', iron, 2),
    lit(rect(105, 138, 30, 78, s.colour, 8)),
    line('M105 152h30M105 164h30M105 176h30M105 188h30M105 200h30', s.dark, 3),
    turned(90, [words(120, 106, 12, s.tone, s.brand, 50)], 120, 102),
  ]);

const grips = (s: Sketch) => [
  lit(path('M104 110q-28 30-32 100 0 10 12 10 12 0 12-10 4-54 26-84z', s.colour)),
  lit(path('M136 110q28 30 32 100 0 10-12 10-12 0-12-10-4-54-26-84z', s.colour)),
  line('M92 148q-9 30-10 62M148 148q9 30 10 62', s.tone, 5),
];

const jaws: Record<string, string> = {
  flat: 'M100 104q-8-50 8-82h10v84zM140 104q8-50-8-82h-10v84z',
  needle: 'M102 106q0-50 12-94h4v94zM138 106q0-50-12-94h-4v94z',
  cut: 'M96 104q-18-40 18-66l4 66zM144 104q18-40-18-66l-4 66z',
};

const pliersWith = (s: Sketch, jaw: string) => [
  scaled(0.84 + s.size * 0.16, [
    ...grips(s),
    lit(path(jaw, steel)),
    line(jaw === jaws.flat ? 'M111 34h14M111 44h14M111 54h14M111 64h14' : 'M119 30v70', iron, 2.5),
    lit(disc(120, 112, 23, lighter(steel, 0.1))),
    disc(120, 112, 9, iron),
    words(120, 160, 16, s.tone, s.brand, 44),
    words(120, 178, 13, '#6b7480', s.note, 46),
  ]),
];

export const pliers: Draw = (s) =>
  pliersWith(s, (s.says(/尖嘴钳/) ? jaws.needle : s.says(/斜口钳/) ? jaws.cut : jaws.flat) ?? '');

export const pumpPliers: Draw = (s) =>
  leaned(
    s,
    [
      lit(path('M110 96q-30 40-30 116 0 8 10 8t12-8q0-60 28-96z', s.colour)),
      lit(path('M130 104q26 40 30 108 0 8-10 8t-12-8q-4-50-26-84z', s.colour)),
      lit(path('M92 22q34-16 54 12l-12 14q-14-12-24-8l18 46-12 28q-26-40-24-92z', steel)),
      lit(path('M150 50q8 34-14 62l-18-8 12-44z', steelDark)),
      line('M108 60l10 34', iron, 7),
      disc(122, 98, 8, iron),
    ],
    24,
  );

export const crimper: Draw = (s) => [
  ...grips({ ...s }),
  lit(path('M84 32h72q8 0 8 8v62q0 22-44 24-44-2-44-24v-62q0-8 8-8z', '#3a4049')),
  rect(94, 46, 24, 18, '#0d0f13', 2),
  rect(126, 46, 20, 18, '#0d0f13', 2),
  line('M92 76h56', steel, 5),
  words(120, 104, 18, '#fff', s.brand, 76),
  ...(s.says(/测线仪/)
    ? [
        lit(rect(170, 96, 44, 88, '#f0b429', 8)),
        ...[0, 1, 2, 3].map((at) => disc(192, 112 + at * 14, 4, '#2f9f5a')),
        words(192, 174, 12, '#39424f', 'TEST', 38),
      ]
    : []),
  ...(s.says(/七件/) ? [rect(24, 160, 60, 40, s.tone, 6), words(54, 186, 16, '#fff', '7件', 50)] : []),
];

export const stripper: Draw = (s) => [
  scaled(0.88 + s.size * 0.12, [
    lit(path('M88 106q-20 40-22 102 0 10 12 10 10 0 12-10 4-50 24-90z', s.colour)),
    lit(path('M150 104q22 44 20 104 0 10-12 10-10 0-12-10-2-52-22-88z', s.tone)),
    lit(path('M74 30h40v40l14 26q8 30-28 26l-26-26z', steelDark)),
    lit(path('M126 30h40v52l-24 40-20-18 8-34z', steel)),
    line('M120 44h36M120 54h34M120 64h32', iron, 3),
    disc(122, 106, 9, iron),
    words(120, 170, 15, '#39424f', s.brand, 44),
    words(120, 188, 13, '#6b7480', s.note, 44),
  ]),
];

const shaft = (fill: string, grip: string, s: Sketch) => [
  lit(path('M112 62h16l3 130h-22z', fill)),
  lit(path('M108 124h24l5 84q0 10-17 10t-17-10z', grip)),
  turned(90, [words(120, 172, 14, inkOn(grip), s.brand, 54)], 120, 168),
];

export const clawHammer: Draw = (s) =>
  leaned(
    s,
    [
      ...shaft('#f0b429', s.colour, s),
      lit(path('M60 36h34v-8h46q34-4 54 24-20-8-44 2l-6 18h-36l-8-8h-40z', steel)),
      rect(54, 32, 14, 36, steelDark, 4),
    ],
    26,
  );

export const ballHammer: Draw = (s) =>
  leaned(
    s,
    [
      ...shaft('#d8a765', '#d8a765', s),
      lit(path('M70 30h72v38h-72z', iron)),
      rect(62, 26, 16, 46, steelDark, 4),
      lit(disc(158, 49, 20, iron)),
    ],
    26,
  );

export const rubberMallet: Draw = (s) =>
  leaned(
    s,
    [
      ...shaft(s.toneLight, s.tone, s),
      lit(rect(56, 26, 44, 52, s.colour, 8)),
      rect(98, 28, 40, 48, steelDark, 2),
      lit(rect(136, 26, 44, 52, '#e9edf2', 8)),
    ],
    26,
  );
