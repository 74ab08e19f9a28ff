import { darker, lighter, mix, steel, steelDark } from '../paint';
import { bottle, box, brandOn, label, roll, standingRoll } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, placed, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What lies on a desk. */

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

export const scissors: Draw = (s) => [
  turned(
    8,
    [
      path('M120 132L88 26q-8 4-6 14l24 104z', lighter(steel, 0.2)),
      path('M120 132L88 26q4 2 6 10l30 92z', steelDark),
      line('M118 132q-32 8-38 36', s.dark, 12),
      ring(74, 182, 24, s.colour, 13),
    ],
    120,
    130,
  ),
  turned(
    -8,
    [
      path('M120 132l32-106q8 4 6 14l-24 104z', steel),
      path('M152 26q8 4 6 14l-24 104-6-4z', '#e9edf2'),
      line('M122 132q32 8 38 36', s.dark, 12),
      ring(168, 182, 26, s.colour, 13),
    ],
    120,
    130,
  ),
  disc(120, 130, 9, '#5d6672'),
  disc(120, 130, 4, steel),
  words(120, 172, 13, s.deep, s.brand, 50),
];

export const cutter: Draw = (s) => [
  turned(-38, [
    path('M24 108h40l-8 26h-32q-6-14 0-26z', '#5d6672'),
    path('M196 110h38l-22 22h-16z', '#e4e9ef'),
    line('M206 110l-8 22M218 110l-12 22', '#9aa3ae', 1.5),
    lit(rect(38, 100, 160, 42, s.colour, 9)),
    rect(58, 113, 128, 9, s.deep, 4),
    rect(98, 104, 34, 26, '#3a3f47', 5),
    brandOn(s, 82, 137, 13, s.colour, 60),
  ]),
  ...(s.says(/10片/)
    ? [
        rect(138, 180, 74, 22, '#dfe4ea', 3),
        line('M150 181l-6 20M164 181l-6 20M178 181l-6 20M192 181l-6 20', '#98a2ae', 2),
      ]
    : []),
];

export const glueStick: Draw = (s) => {
  const wide = 40 + s.size * 22;
  return [
    ...[46, 0].map((x) =>
      placed(`translate(${x - 20} ${x ? -10 : 0})`, [
        lit(rect(120 - wide / 2, 96, wide, 92, s.tone, 4)),
        lit(rect(120 - wide / 2 + 3, 52, wide - 6, 48, '#fff', 6)),
        lit(rect(120 - wide / 2 - 2, 30, wide + 4, 50, s.toneLight, 8)),
        lit(rect(120 - wide / 2 - 2, 186, wide + 4, 18, s.toneLight, 3)),
        words(120, 136, 19, '#fff', s.brand, wide - 6),
        words(120, 160, 13, '#fff', s.note, wide - 6),
      ]),
    ),
  ];
};

export const glueBottle: Draw = (s) => [
  ...bottle(s, { width: 84, height: 128, neck: 32, cap: 'screw', capColour: s.tone, fill: '#eef3f6' }),
  path('M112 62l4-22q4-6 8 0l4 22z', s.toneLight),
  label(s, 80, 128, 80, 58),
];

export const tapeSmall: Draw = (s) => [
  ...[2, 1, 0]
    .flatMap((at) => roll(120, 86 + at * 36, 62, 34, s.clear ? '#e6eff0' : s.colour, s.toneLight))
    .map((each) => faint(0.94, [each])),
  rect(58, 132, 124, 40, `${s.tone}`, 3),
  words(120, 152, 19, '#fff', s.brand),
  words(120, 168, 12, '#fff', s.note, 110),
];

export const doubleTape: Draw = (s) => [
  placed('translate(8 14)', standingRoll(s, '#f2efe6', 26 + s.size * 34, s.tone)),
  path('M150 196q30-4 54 8l-6 12q-30-12-60-8z', '#f7e7c0'),
  words(112, 138, 15, '#fff', s.brand, 48),
];

export const ruler: Draw = (s) => {
  const long = 128 + s.size * 70;
  const ticks = Array.from(
    { length: Math.floor(long / 6) - 1 },
    (_, at) => `M${120 - long / 2 + 8 + at * 6} 96v${at % 5 === 0 ? 16 : 9}`,
  ).join('');
  return [
    turned(-32, [
      lit(rect(120 - long / 2, 96, long, 48, s.colour, 4)),
      rect(120 - long / 2, 96, long, 48, '#ffffff22', 4),
      line(ticks, '#39424f', 1.5),
      line(ticks.replaceAll(' 96v', ' 144v-'), '#39424f', 1),
      disc(120 + long / 2 - 12, 124, 5, '#6d7783'),
      words(114, 130, 15, '#39424f', `${s.brand} ${s.note}`, 90),
    ]),
  ];
};

export const rulerSet: Draw = (s) => {
  const film = mix(s.toneLight, '#ffffff', 0.3);
  return [
    faint(0.85, [
      path('M36 190V58l132 132z M60 166v-50l50 50z', film),
      path('M204 44v128h-72z M190 98v52h-30z', lighter(film, 0.3)),
      path('M64 204a66 60 0 0 1 128 0z M100 198a30 28 0 0 1 56 0z', mix(film, '#ffd58a', 0.4)),
    ]).replaceAll('<path ', '<path fill-rule="evenodd" '),
    rect(36, 192, 168, 14, lighter(s.tone, 0.5), 2),
    line(Array.from({ length: 26 }, (_, at) => `M${42 + at * 6} 192v${at % 5 ? 5 : 8}`).join(''), s.tone, 1.3),
    line(Array.from({ length: 18 }, (_, at) => `M36 ${76 + at * 6}h${at % 5 ? 6 : 10}`).join(''), s.tone, 1.3),
    words(72, 186, 15, s.tone, s.brand, 60),
  ];
};

export const calculator: Draw = (s) => {
  const keys = Array.from({ length: 20 }, (_, at) => {
    const [x, y] = [70 + (at % 5) * 21, 116 + Math.floor(at / 5) * 21];
    const fill =
      at === 4 ? '#e4663b' : at % 5 === 4 ? lighter(s.colour, 0.35) : s.colour === '#f4f6f8' ? '#d5dbe3' : '#f4f6f9';
    return rect(x, y, 17, 15, fill, 3);
  });
  return [
    rect(60, 34, 122, 172, s.deep, 10),
    litDown(rect(58, 30, 122, 170, s.colour, 10)),
    rect(68, 42, 40, 10, '#3b2f3f', 2),
    brandOn(s, 146, 52, 13, s.colour, 52),
    rect(68, 60, 102, 40, '#c9d8c4', 4),
    words(128, 90, 24, '#2f3b35', '168.00', 80),
    ...keys,
  ];
};

export const inkPad: Draw = (s) => [
  path('M58 96l14-58h112l-10 58z', darker(s.tone, 0.1)),
  path('M68 90l10-44h94l-8 44z', '#ffffff33'),
  words(122, 76, 21, '#fff', s.brand, 84),
  rect(44, 124, 152, 76, '#3a3f47', 10),
  litDown(rect(44, 96, 152, 96, '#e6eaef', 10)),
  litDown(rect(58, 108, 124, 72, s.colour, 5)),
  path('M58 130q60-26 124-4v-13q0-5-5-5h-114q-5 0-5 5z', '#ffffff2e'),
];

export const sealInk: Draw = (s) => [
  ...bottle(s, { width: 74, height: 116, neck: 28, shoulder: 30, cap: 'none' }),
  lit(path('M106 92l6-46q8-10 16 0l6 46z', s.dark)),
  rect(102, 84, 36, 12, s.deep, 3),
  label(s, 84, 128, 72, 54),
];

export const stamp: Draw = (s) => {
  const round = s.says(/圆形/);
  return [
    lit(path('M92 44q28-22 56 0 8 26-12 44l6 24h-44l6-24q-20-18-14-44z', '#343a44')),
    lit(rect(72, 106, 96, 52, s.tone, 8)),
    rect(82, 116, 76, 28, '#fff', 3),
    words(120, 137, 18, s.tone, s.brand, 70),
    rect(66, 154, 108, 18, '#232830', 4),
    round ? ring(120, 194, 16, '#d6362f', 3) : '',
    round
      ? oval(120, 192, 62, 16, '#f5d4d0') + line('M64 192a56 13 0 1 0 112 0 56 13 0 1 0-112 0', '#d6362f', 3)
      : rect(60, 178, 120, 30, '#f9e2df', 3) + line('M66 183h108v20h-108z', '#d6362f', 3),
    words(120, 199, 15, '#d6362f', '收 讫', 70),
  ].filter(Boolean);
};
