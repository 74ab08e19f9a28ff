import { darker, lighter, mix, steel, steelDark } from '../paint';
import { bottle, brandOn, label, roll, standingRoll } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, placed, rect, ring, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What lies on a desk. */

export const scissors: Draw = (s) => [
  turned(
    8,
    [
      path('M120 132L88 26q-8 4-6 14l24 104z', lighter(steel, 0.2)),
      path('M120 132L88 26q4 2 6 10l30 92z', steelDark),
      line('M118 132q-32 8-38 36', s.dark, 12),
      ring(74, 182, 24, s.colour, 13),
      ring(74, 182, 18, s.toneLight, 3),
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
      ring(168, 182, 20, s.toneLight, 3),
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
