import { brass, darker, glassDark, inkOn, iron, lighter, signalRed, steel, steelDark } from '../paint';
import { brandOn, screen, standingRoll } from '../parts';
import { dashes, disc, line, lit, litDown, oval, path, placed, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Cameras, locks and lines that nobody may cross. */

const bullet = (s: Sketch) => [
  line('M170 136q34 10 34 44', s.dark, 13),
  lit(rect(186, 172, 36, 18, s.dark, 5)),
  turned(
    -10,
    [
      lit(path('M44 84h124q14 0 14 14v26q0 14-14 14H44z', s.colour)),
      lit(path('M34 74h118l30 12v8H34z', s.light)),
      lit(disc(48, 111, 30, '#22262d')),
      disc(48, 111, 18, '#274a7c'),
      disc(42, 105, 6, '#d5e8ff'),
      ...[0, 1, 2, 3, 4, 5].map((at) =>
        disc(48 + Math.cos(at * 1.05) * 24, 111 + Math.sin(at * 1.05) * 24, 2.5, '#8d3232'),
      ),
      brandOn(s, 122, 117, 17, s.colour, 66),
    ],
    110,
    110,
  ),
  words(112, 192, 17, s.tone, s.note),
];

export const bulletCamera: Draw = (s) => (s.says(/半球/) ? domeCamera(s) : bullet(s));

const domeCamera: Draw = (s) => [
  lit(path('M36 76h168v22q0 8-8 8H44q-8 0-8-8z', s.colour)),
  lit(path('M48 106h144q-4 62-72 70-68-8-72-70z', '#3a4049')),
  path('M60 108h52q-6 40-4 64-44-12-48-64z', '#ffffff26'),
  disc(126, 134, 25, '#14171c'),
  disc(126, 134, 15, '#274a7c'),
  disc(120, 128, 5, '#d5e8ff'),
  brandOn(s, 120, 98, 15, s.colour, 90),
  words(120, 200, 17, s.tone, s.note),
];

export const speedDome: Draw = (s) => [
  scaled(0.86 + s.size * 0.14, [
    line('M120 56V26h66', s.dark, 13),
    rect(184, 14, 16, 36, s.dark, 3),
    lit(path('M68 104q2-50 52-52 50 2 52 52z', s.colour)),
    rect(62, 102, 116, 15, s.dark, 6),
    lit(path('M70 116h100q0 72-50 80-50-8-50-80z', '#22262d')),
    disc(120, 148, 28, '#14171c'),
    ring(120, 148, 23, '#4b525d', 4),
    disc(120, 148, 14, '#274a7c'),
    disc(114, 142, 5, '#d5e8ff'),
    brandOn(s, 120, 90, 15, s.colour, 66),
  ]),
  words(190, 190, 16, s.tone, s.note, 60),
];

export const homeCamera: Draw = (s) =>
  s.says(/室外/)
    ? bullet(s)
    : [
        oval(120, 192, 50, 12, s.dark),
        lit(path('M78 186q-4-34 42-36 46 2 42 36-42 12-84 0z', s.colour)),
        lit(disc(120, 96, 62, s.colour)),
        path('M74 66q92 10 92 34-4 26-46 30-52-4-54-34z', '#14171c'),
        disc(120, 98, 24, '#274a7c'),
        disc(112, 90, 8, '#d5e8ff'),
        disc(152, 96, 3, '#59c98a'),
        brandOn(s, 120, 180, 17, s.colour, 66),
      ];

export const nvr: Draw = (s) => [
  path('M26 118l22-28h144l22 28z', lighter(s.colour, 0.2)),
  lit(rect(24, 118, 192, 64, s.colour, 5)),
  rect(24, 166, 192, 6, darker(s.colour, 0.4)),
  ...[0, 1, 2].map((at) => disc(168 + at * 14, 134, 3.5, at ? '#59c98a' : '#2a6dd4')),
  brandOn(s, 84, 148, 22, s.colour, 104),
  words(176, 158, 15, lighter(s.colour, 0.65), s.note, 66),
  rect(42, 182, 22, 8, '#0d0f13', 3),
  rect(176, 182, 22, 8, '#0d0f13', 3),
  ...(s.says(/PoE/) || s.isCalled(/PoE/)
    ? Array.from({ length: 4 }, (_, at) => rect(62 + at * 20, 98, 15, 11, '#0d0f13', 2))
    : []),
];

export const nvrKit: Draw = (s) => [
  ...screen(60, 28, 120, 76, '#1c2026', '#2e4a6e'),
  line('M120 36v58M68 66h104', '#14171c', 2),
  lit(rect(44, 120, 152, 36, s.colour, 4)),
  brandOn(s, 100, 144, 18, s.colour, 90),
  disc(178, 138, 4, '#59c98a'),
  ...Array.from({ length: s.says(/8路/) ? 4 : 2 }, (_, at, all = s.says(/8路/) ? 4 : 2) => {
    const x = 120 + (at - (all - 1) / 2) * 44;
    return (
      lit(path(`M${x - 18} 166h36v8h-36z`, '#eceff3')) +
      lit(path(`M${x - 15} 174h30q-2 26-15 28-13-2-15-28z`, '#2b3038')) +
      disc(x, 184, 6, '#3f6fa8')
    );
  }),
];

export const hardDisk: Draw = (s) => [
  rect(58, 32, 134, 176, iron, 8),
  litDown(rect(52, 26, 134, 176, steel, 8)),
  rect(62, 48, 114, 118, s.colour, 4),
  words(119, 82, 22, '#fff', s.brand, 100),
  words(119, 124, 36, '#fff', s.note, 100),
  words(119, 152, 14, '#ffffffcc', '监控级', 80),
  ...[
    [60, 36],
    [178, 36],
    [60, 192],
    [178, 192],
  ].map(([x = 0, y = 0]) => disc(x, y, 4, steelDark)),
  rect(78, 176, 82, 16, '#2b3038', 2),
];

export const memoryCard: Draw = (s) => [
  path('M76 34h76l26 26v142q0 8-8 8H80q-8 0-8-8V42z', '#0d0f13'),
  lit(path('M70 30h76l26 26v142q0 8-8 8H72q-8 0-8-8V38q0-8 6-8z', s.colour)),
  ...[0, 1, 2, 3, 4, 5].map((at) => rect(78 + at * 13, 36, 8, 22, brass, 1)),
  rect(64, 84, 108, 42, s.tone),
  words(118, 112, 23, '#fff', s.brand, 96),
  words(118, 166, 32, '#fff', s.note, 96),
  words(118, 192, 14, '#ffffffaa', 'microSD', 90),
];

export const cautionTape: Draw = (s) => {
  const [one = '#f5c41f', other = '#2d3036'] = s.colours;
  const stripes = Array.from({ length: 6 }, (_, at) => path(`M${34 + at * 34} 150h17l-14 34h-17z`, other)).join('');
  return [
    placed('translate(-6 -34) scale(.94)', [...standingRoll(s, one, 50, '#cda16c')]),
    turned(
      -6,
      [
        rect(20, 150, 204, 34, one),
        s.says(/注意安全|警察/)
          ? words(120, 175, 20, other, s.says(/警察/) ? '警 戒 线 请 勿 跨 越' : '注 意 安 全', 180)
          : stripes,
      ],
      120,
      167,
    ),
    words(76, 82, 15, '#fbeccf', s.brand, 42),
  ];
};

export const floorTape: Draw = (s) => {
  const [one = s.colour, other] = s.colours;
  const wide = 26 + s.size * 30;
  return [
    placed('translate(0 -16)', standingRoll(s, one, wide, '#e6ebf1')),
    turned(
      -4,
      [
        rect(104, 188 - wide / 2, 120, wide * 0.62, one),
        ...(other
          ? Array.from({ length: 4 }, (_, at) =>
              path(`M${112 + at * 30} ${188 - wide / 2}h14l-8 ${wide * 0.62}h-14z`, other),
            )
          : []),
      ],
      160,
      180,
    ),
    words(100, 102, 15, '#ffffff', s.brand, 44),
    words(100, 119, 12, '#ffffff', s.note, 46),
  ];
};

export const beltBarrier: Draw = (s) => [
  ...[58, 182].flatMap((x) => [
    oval(x, 198, 34, 8, iron),
    lit(rect(x - 7, 56, 14, 142, steel, 3)),
    lit(rect(x - 12, 40, 24, 36, '#2b3038', 5)),
  ]),
  litDown(rect(68, 48, 104, 19, s.colour)),
  words(120, 63, 14, inkOn(s.colour), s.brand, 90),
  words(120, 130, 17, s.tone, s.note),
];

export const safetyLock: Draw = (s) => {
  const tall = s.says(/76mm/) ? 74 : 40;
  return [
    line(`M88 116v${-tall + 8}a32 32 0 0 1 64 0v${tall - 8}`, steelDark, 15),
    line(`M88 116v${-tall + 8}a32 32 0 0 1 64 0v${tall - 8}`, steel, 9),
    lit(rect(66, 108, 108, 96, s.colour, 12)),
    rect(78, 122, 84, 54, '#fff', 4),
    words(120, 144, 18, signalRed, '危险', 76),
    words(120, 166, 14, '#39424f', s.brand, 78),
    words(120, 196, 14, inkOn(s.colour), s.note, 90),
  ];
};

export const brassLock: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [
    line('M84 112V84a36 36 0 0 1 72 0v28', steelDark, 17),
    line('M84 112V84a36 36 0 0 1 72 0v28', lighter(steel, 0.2), 11),
    lit(rect(58, 104, 124, 98, s.colour, 9)),
    line('M66 122h108M66 184h108', s.dark, 3),
    brandOn(s, 120, 152, 22, s.colour, 96),
    words(120, 175, 16, s.deep, s.note, 90),
  ]),
];

export const comboLock: Draw = (s) => [
  line('M90 100V74a30 30 0 0 1 60 0v26', steelDark, 15),
  line('M90 100V74a30 30 0 0 1 60 0v26', lighter(steel, 0.2), 9),
  lit(rect(70, 92, 100, 112, s.colour, 18)),
  ...[0, 1, 2, 3].map(
    (at) =>
      rect(84, 106 + at * 19, 72, 15, '#14171c', 4) +
      rect(104, 107 + at * 19, 32, 13, '#f2f4f7', 2) +
      words(120, 118 + at * 19, 12, '#14171c', `${(s.turn + at * 3) % 10}`),
  ),
  brandOn(s, 120, 198, 13, s.colour, 80),
];

export const smartLock: Draw = (s) => {
  const wide = s.says(/大屏|可视/);
  return [
    rect(84, 22, 80, 190, '#00000022', 16),
    lit(rect(78, 16, 80, 190, s.colour, 16)),
    rect(86, 28, 64, wide ? 84 : 62, '#0d0f13', 9),
    wide ? disc(118, 46, 10, '#274a7c') + disc(115, 43, 3, '#d5e8ff') : '',
    ...Array.from({ length: 9 }, (_, at) =>
      disc(102 + (at % 3) * 16, (wide ? 72 : 46) + Math.floor(at / 3) * 15, 3.6, '#7fd4ff'),
    ),
    rect(96, 122, 44, 28, s.deep, 10),
    line('M106 142q12-20 24 0M111 145q7-11 14 0', '#d2a541', 2.5),
    lit(path('M112 156h78q10 0 10 9t-10 9h-78z', lighter(s.colour, 0.35))),
    brandOn(s, 118, 194, 14, s.colour, 66),
    words(188, 206, 14, '#6b7480', s.note, 66),
  ].filter(Boolean);
};

export const glassLock: Draw = (s) => {
  const both = s.says(/双门/);
  return [
    rect(22, 22, 94, 186, glassDark, 3),
    path('M30 200l60-170h20l-60 170z', '#ffffff55'),
    ...(both ? [rect(122, 22, 94, 186, glassDark, 3), path('M130 200l60-170h20l-60 170z', '#ffffff55')] : []),
    lit(rect(70, 72, both ? 96 : 66, 96, s.colour, 12)),
    rect(80, 82, 46, 44, '#0d0f13', 6),
    ...Array.from({ length: 9 }, (_, at) => disc(91 + (at % 3) * 12, 92 + Math.floor(at / 3) * 12, 3, '#7fd4ff')),
    line('M92 150q10-16 20 0M96 154q6-9 12 0', '#d2a541', 2.5),
    words(both ? 146 : 118, 158, 13, inkOn(s.colour), s.brand, both ? 40 : 30),
    words(174, 60, 15, '#6b7480', both ? '' : s.note, 60),
  ];
};

const keyFills = ['#d6362f', '#2a6dd4', '#f5c41f', '#2f9f5a'];

export const keyCabinet: Draw = (s) => {
  const step = 112 / Math.min(8, Math.round((s.number(/(\d+)位/) ?? 24) / 12) + 2);
  const wide = step * 0.62;
  return [
    path('M168 50l44-16v150l-44 20z', s.light),
    line('M176 60l28-10v126l-28 12z', s.dark, 2),
    litDown(rect(30, 46, 138, 158, s.colour, 4)),
    rect(38, 56, 122, 138, '#f2f4f7', 3),
    ...keyFills.flatMap((fill, at) => [
      dashes(`M44 ${74 + at * 32}h112`, fill, 15, `${wide} ${step - wide}`),
      dashes(`M${44 + wide / 2 - 1} ${86 + at * 32}h110`, '#d2a541', 9, `2.5 ${step - 2.5}`),
    ]),
    words(99, 40, 16, s.tone, `${s.brand} ${s.note}`, 130),
  ];
};

export const safeBox: Draw = (s) => [
  scaled(0.74 + s.size * 0.26, [
    path('M176 46l24-16v154l-24 20z', s.deep),
    path('M40 46l24-16h136l-24 16z', s.light),
    litDown(rect(40, 46, 136, 158, s.colour, 3)),
    line('M52 58h112v134H52z', s.deep, 3),
    rect(64, 72, 54, 62, '#0d0f13', 6),
    ...Array.from({ length: 9 }, (_, at) =>
      rect(71 + (at % 3) * 15, 80 + Math.floor(at / 3) * 15, 10, 9, '#7d8793', 2),
    ),
    disc(142, 104, 22, steel),
    disc(142, 104, 9, steelDark),
    line('M142 104v-26M142 104l22 14M142 104l-22 14', steelDark, 6),
    brandOn(s, 108, 166, 22, s.colour, 96),
    words(108, 186, 14, inkOn(s.colour), s.note, 100),
  ]),
];
