import { inkOn, lighter, mix, steel, steelDark } from '../paint';
import { brandOn, screen } from '../parts';
import { dashes, disc, line, lit, litDown, path, placed, rect, ring, scaled, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Computers and what hangs on them. */

const walls = ['#2465b5', '#2e7d6b', '#6c4bb0', '#b5532e', '#1f7fa8', '#8d3568'];
const wallOf = (s: Sketch) => mix(walls[s.turn % walls.length] ?? '#2465b5', s.tone, 0.4);

const keyRows = (x: number, y: number, columns: number, rows: number, step: number, fill: string) =>
  dashes(
    Array.from({ length: rows }, (_, at) => `M${x} ${y + 4.5 + at * (step - 1)}h${columns * step - 2.5}`).join(''),
    fill,
    step - 3.5,
    `${step - 2.5} 2.5`,
  );

export const laptop: Draw = (s) => [
  ...screen(48, 46, 144, 102, '#1c2026', wallOf(s)),
  disc(120, 50, 1.5, '#6f7884'),
  words(120, 96, 22, '#ffffffee', s.brand, 100),
  words(120, 120, 14, '#ffffffcc', s.note, 120),
  litDown(path('M46 148h148l20 36q2 6-6 6h-176q-8 0-6-6z', s.colour)),
  path('M56 152h128l8 16h-144z', s.colour === '#34373d' ? '#14171c' : mix(s.colour, '#20252c', 0.75)),
  line('M58 157h124M55 162h130', mix(s.colour, '#20252c', 0.35), 1.5),
  path('M100 172h40l3 11h-46z', s.dark),
  path('M26 186h188l-2 4q-2 4-8 4h-168q-6 0-8-4z', s.dark),
];

const tower = (s: Sketch, x: number) => [
  path(`M${x + 60} 62l26-12v138l-26 14z`, '#171a1f'),
  path(`M${x} 62l26-12h60l-26 12z`, '#4b525d'),
  lit(rect(x, 62, 60, 140, s.colour, 3)),
  rect(x + 8, 72, 44, 10, '#4b525d', 2),
  rect(x + 8, 87, 44, 6, '#12151a', 2),
  disc(x + 30, 112, 8, '#7d8793'),
  disc(x + 30, 112, 5, wallOf(s)),
  line(`M${x + 12} 152h36M${x + 12} 162h36M${x + 12} 172h36M${x + 12} 182h36`, '#12151a', 4),
  brandOn(s, x + 30, 138, 14, s.colour, 52),
];

export const desktop: Draw = (s) =>
  s.says(/英寸屏/)
    ? [
        ...screen(34, 56, 116, 84, '#1c2026', wallOf(s)),
        rect(84, 140, 16, 38, '#3a3f47'),
        rect(58, 176, 68, 9, '#3a3f47', 4),
        words(92, 102, 15, '#fff', s.number(/([\d.]+)英寸/) ? `${s.number(/([\d.]+)英寸/)}″` : '', 90),
        placed('translate(20 4) scale(.98)', tower(s, 136)),
        rect(34, 192, 96, 12, '#2d323a', 3),
      ]
    : [placed('translate(-8 -12) scale(1.08)', tower(s, 76)), words(104, 182, 12, '#c3c9d1', s.note, 52)];

export const allInOne: Draw = (s) => [
  ...screen(34, 40, 172, 116, s.colour, wallOf(s)),
  rect(34, 150, 172, 20, s.dark, 5),
  words(120, 165, 14, '#fff', s.brand),
  path('M104 170h32l6 24h-44z', lighter(s.colour, 0.3)),
  rect(78, 192, 84, 10, s.colour, 4),
  words(120, 104, 17, '#fff', s.note, 130),
  ...(s.says(/触控屏/) ? [path('M150 110l16 24 4-9 9-2z', '#fff')] : []),
];

export const monitor: Draw = (s) => {
  const by = 0.84 + s.size * 0.16;
  return [
    scaled(by, [
      rect(112, 150, 16, 42, '#4b525d'),
      rect(78, 190, 84, 11, '#3a3f47', 5),
      ...screen(26, 42, 188, 114, '#14171c', wallOf(s)),
      words(120, 92, 34, '#ffffff', s.number(/([\d.]+)英寸/) ? `${s.number(/([\d.]+)英寸/)}″` : '', 150),
      words(120, 116, 15, '#ffffffcc', s.says(/4K/) ? '4K UHD' : s.says(/2K/) ? '2K QHD' : 'Full HD', 130),
      words(120, 153, 10, '#c3c9d1', s.brand, 60),
    ]),
  ];
};

export const curvedMonitor: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    path('M96 196q24-40 48 0z', '#4b525d'),
    rect(70, 192, 100, 9, '#3a3f47', 4),
    path('M18 44q102 20 204 0v112q-102-20-204 0z', '#14171c'),
    path('M25 52q95 17 190 0v96q-95-17-190 0z', wallOf(s)),
    path('M25 148v-38q60-34 190-20v58q-95-17-190 0z', lighter(wallOf(s), 0.25)),
    words(120, 100, 32, '#fff', s.number(/([\d.]+)英寸/) ? `${s.number(/([\d.]+)英寸/)}″` : ''),
    words(120, 124, 14, '#ffffffcc', s.brand),
  ]),
];

const board = (s: Sketch, y: number, tall: number) => {
  const keyFill = s.colour === '#f0ede6' || s.colour === '#f4f6f8' ? '#fff' : lighter(s.colour, 0.2);
  return [
    path(`M22 ${y + 8}q0-8 8-8h180q8 0 8 8v${tall}q0 8-8 8h-180q-8 0-8-8z`, s.deep),
    litDown(path(`M22 ${y + 4}q0-8 8-8h180q8 0 8 8v${tall - 4}q0 8-8 8h-180q-8 0-8-8z`, s.colour)),
    keyRows(32, y + 8, 11, 4, 13, keyFill),
    keyRows(182, y + 8, 2, 4, 13, keyFill),
    rect(72, y + 60, 68, 9, keyFill, 2),
    rect(32, y + 60, 34, 9, keyFill, 2),
    rect(146, y + 60, 28, 9, keyFill, 2),
  ];
};

export const keyboard: Draw = (s) =>
  [
    s.isCalled(/有线/) && line('M120 84q-4-40 40-50 30-8 44-8', '#2b3038', 5),
    ...board(s, 90, 84),
    brandOn(s, 200, 88 + 82, 10, s.colour, 30),
    words(120, 206, 15, s.tone, s.brand),
    s.says(/10只/) ? words(186, 206, 13, '#6b7480', '×10', 40) : '',
  ].filter(Boolean);

/** Round, slim or with a thumb rest, by the product. */
const mouseShapes = [
  'M76 96q0-56 44-56t44 56v44q0 62-44 62t-44-62z',
  'M80 84q4-46 40-46t40 46l6 60q-2 58-46 58t-46-58z',
  'M72 104q-2-64 46-64t48 58q0 20-4 40-2 64-46 64-34 0-40-34-10-18-4-64z',
];

const mouseBody = (s: Sketch) => [
  lit(path(mouseShapes[s.turn % 3] ?? '', s.colour)),
  line('M120 40v58M78 102q42 12 84 0', s.deep, 2.5),
  rect(112, 56, 16, 32, s.deep, 8),
  rect(116, 62, 8, 20, s.turn % 2 ? s.toneLight : lighter(s.colour, 0.4), 4),
  s.turn % 3 === 2 ? line('M76 112q-2 14 2 26', s.deep, 5) : '',
  brandOn(s, 120, 156, 17, s.colour, 64),
];

export const mouse: Draw = (s) => [
  s.isCalled(/有线/) && line('M120 42q0-26 40-24t48-4', '#2b3038', 5),
  ...(s.says(/大号|中号/) ? [scaled(s.says(/大号/) ? 1 : 0.84, mouseBody(s))] : mouseBody(s)),
  ...(s.says(/20只/) ? [words(198, 198, 20, s.tone, '×20', 50)] : []),
];

export const keyboardSet: Draw = (s) => [
  s.isCalled(/有线/) && line('M60 76q-4-40 40-46M186 140q4-60-50-108', '#2b3038', 4),
  placed('translate(-4 18) scale(.82)', board(s, 90, 84)),
  placed('translate(128 92) scale(.52)', mouseBody(s)),
  words(92, 200, 17, s.tone, s.brand),
];

export const headset: Draw = (s) => [
  line('M60 124q-6-86 60-86t60 86', s.colour, 12),
  line('M64 100q4-52 56-54', '#ffffff44', 4),
  lit(rect(42, 112, 34, 62, s.dark, 15)),
  lit(rect(164, 112, 34, 62, s.dark, 15)),
  rect(68, 108, 14, 70, '#4b525d', 7),
  rect(158, 108, 14, 70, '#4b525d', 7),
  line('M56 172q0 34 50 28', s.deep, 6),
  lit(rect(100, 190, 30, 16, '#22262d', 7)),
  words(120, 96, 20, s.tone, s.brand, 64),
  words(120, 116, 13, '#6b7480', s.note, 64),
];

export const headphones: Draw = (s) => [
  line('M54 134q-8-100 66-100t66 100', s.dark, 15),
  line('M60 120q-4-78 60-80', '#ffffff33', 5),
  lit(rect(32, 112, 46, 84, s.colour, 22)),
  lit(rect(162, 112, 46, 84, s.colour, 22)),
  rect(68, 118, 18, 74, s.deep, 9),
  rect(154, 118, 18, 74, s.deep, 9),
  words(120, 148, 19, s.tone, s.brand, 60),
];

export const earphones: Draw = (s) => [
  line('M84 82q-6 60 34 84t8 50M156 82q6 60-34 84', '#3a3f47', 5),
  ...[
    [-1, 78],
    [1, 162],
  ].flatMap(([side = 1, x = 0]) => [
    lit(rect(x - 10, 58, 20, 44, s.colour, 9)),
    disc(x + side * 4, 60, 20, s.colour),
    disc(x + side * 12, 56, 11, '#5d6672'),
  ]),
  rect(112, 140, 13, 30, s.dark, 5),
  rect(116, 194, 12, 22, s.says(/Type-C/) ? steel : '#22262d', 3),
  words(178, 150, 17, s.tone, s.brand, 60),
  words(178, 168, 12, '#6b7480', s.note, 60),
];

export const webcam: Draw = (s) => [
  path('M92 150h56l16 44q2 8-6 8h-76q-8 0-6-8z', '#3a3f47'),
  rect(106, 136, 28, 22, '#22262d', 4),
  lit(rect(38 + (s.turn % 2) * 12, 62, 164 - (s.turn % 2) * 24, 80, s.colour, 38)),
  disc(120, 102, 31, '#0d0f13'),
  ring(120, 102, 27, '#4b525d', 4),
  disc(120, 102, 17, '#274a7c'),
  disc(113, 95, 6, '#d5e8ff'),
  disc(172, 90, 4, '#59c98a'),
  brandOn(s, 70, 108, 13, s.colour, 32),
  words(120, 190, 15, '#fff', s.note, 70),
];

export const meetingCamera: Draw = (s) => [
  lit(path('M62 178h116l10 18q2 8-8 8h-120q-10 0-8-8z', s.dark)),
  lit(path('M58 176q-4-96 62-130 66 34 62 130z', s.colour)),
  disc(120, 110, 42, '#0d0f13'),
  ring(120, 110, 36, '#4b525d', 5),
  disc(120, 110, 22, '#274a7c'),
  disc(110, 101, 8, '#d5e8ff'),
  brandOn(s, 120, 198, 15, s.dark),
];

export const camera: Draw = (s) => [
  lit(path('M84 66q4-20 18-20h36q14 0 18 20z', s.dark)),
  rect(52, 58, 26, 12, steelDark, 4),
  lit(rect(30, 66, 180, 122, s.colour, 16)),
  path('M30 90h180v70h-180z', s.dark),
  disc(126, 124, 52, '#14171c'),
  ring(126, 124, 44, '#4b525d', 7),
  disc(126, 124, 32, '#20344f'),
  disc(126, 124, 18, '#0c131d'),
  disc(112, 110, 9, '#cfe2f7'),
  brandOn(s, 114, 64, 13, s.dark, 44),
  disc(188, 80, 7, '#d6362f'),
  ...(s.says(/套机/) ? [ring(126, 124, 50, '#9aa3ae', 3)] : []),
  words(58, 180, 13, inkOn(s.colour), s.note, 60),
];
