import { darker, lighter, paper, steel, steelDark } from '../paint';
import { brandOn, screen } from '../parts';
import { dashes, disc, line, lit, litDown, oval, path, placed, rect, ring, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What stands at doors and on desks and speaks, counts or looks. */

const keypad = (x: number, y: number, step: number, size: number, fill: string, rows = 4) =>
  dashes(
    Array.from({ length: rows }, (_, at) => `M${x} ${y + size / 2 + at * (step - 3)}h${step * 3}`).join(''),
    fill,
    size - 3,
    `${size} ${step - size}`,
  );

export const faceClock: Draw = (s) => [
  path('M78 196l8-16h68l8 16z', '#22262d'),
  lit(rect(58, 34, 124, 150, s.colour, 14)),
  ...screen(68, 50, 104, 78, '#0d0f13', '#2465b5'),
  disc(120, 82, 15, '#f3d9bf'),
  path('M96 118q4-20 24-20t24 20z', '#dbe7f5'),
  line('M94 64v-6h8M146 64v-6h-8M94 108v6h8M146 108v6h-8', '#fff', 3),
  disc(84, 43, 3, '#6f7884'),
  disc(156, 43, 3, '#d6362f'),
  brandOn(s, 120, 148, 16, s.colour, 90),
  disc(120, 166, 11, '#3fae6c'),
  line('M114 166q6-8 12 0M116 170q4-5 8 0', '#fff', 2),
];

export const fingerClock: Draw = (s) => [
  lit(path('M40 78q0-18 18-18h124q18 0 18 18v98q0 14-14 14h-132q-14 0-14-14z', s.colour)),
  ...screen(56, 76, 88, 54, '#0d0f13', '#2e7d6b'),
  words(100, 112, 22, '#fff', '09:00', 70),
  brandOn(s, 98, 156, 18, s.colour, 80),
  rect(154, 84, 34, 48, '#0d0f13', 8),
  line('M163 116q8-22 16 0M166 122q5-14 10 0M160 106q11-20 22 0', '#59c98a', 2.5),
  keypad(156, 142, 12, 10, lighter(s.colour, 0.4), 3),
  words(98, 176, 12, lighter(s.colour, 0.6), s.note, 90),
];

export const punchClock: Draw = (s) => [
  path('M90 30h60v60h-60z', paper),
  line('M98 42h44M98 52h44M98 62h44', '#e09a7f', 3),
  lit(path('M46 84q0-16 16-16h116q16 0 16 16v108q0 12-12 12h-124q-12 0-12-12z', s.colour)),
  rect(78, 72, 84, 10, '#14171c', 4),
  disc(120, 134, 38, '#fff'),
  ring(120, 134, 38, s.deep, 5),
  line('M120 134v-22M120 134l18 10', '#2b3038', 5),
  brandOn(s, 120, 194, 17, s.colour, 90),
];

export const accessTerminal: Draw = (s) => [
  lit(rect(72, 30, 96, 172, s.colour, 16)),
  rect(84, 46, 72, 34, '#0d0f13', 6),
  words(120, 70, 18, '#7fd4ff', s.brand, 62),
  keypad(86, 92, 24, 20, lighter(s.colour, 0.3)),
  line('M106 184q14-12 28 0M112 190q8-7 16 0', '#7fd4ff', 3),
  ...(s.says(/磁力锁/) ? [rect(176, 60, 30, 120, steel, 4), rect(182, 70, 18, 100, steelDark, 3)] : []),
  ...(s.says(/电插锁/) ? [rect(178, 60, 24, 120, steel, 4), disc(190, 120, 9, steelDark)] : []),
];

export const faceTerminal: Draw = (s) => [
  lit(rect(76, 26, 88, 178, s.colour, 14)),
  rect(82, 44, 76, 112, '#10243f', 6),
  disc(120, 88, 20, '#f3d9bf'),
  path('M88 150q4-34 32-34t32 34z', '#6fa7e0'),
  line('M92 62v-8h8M148 62v-8h-8M92 140v8h8M148 140v8h-8', '#59e0a0', 3),
  disc(108, 35, 4, '#4a525e'),
  disc(132, 35, 4, '#d6362f'),
  brandOn(s, 120, 176, 15, s.colour, 76),
  words(120, 194, 12, lighter(s.colour, 0.6), s.note, 76),
];

export const card: Draw = (s) =>
  s.says(/钥匙扣/)
    ? [
        ring(120, 54, 20, steelDark, 5),
        lit(path('M120 70q56 6 56 70 0 60-56 62-56-2-56-62 0-64 56-70z', '#2a6dd4')),
        disc(120, 94, 10, '#fff'),
        words(120, 150, 24, '#fff', s.brand, 86),
        words(120, 174, 15, '#fff', 'IC', 80),
      ]
    : [
        turned(-12, [rect(48, 88, 148, 94, '#d5dbe3', 10)]),
        turned(-4, [
          litDown(rect(44, 76, 152, 98, '#fbfcfe', 10)),
          rect(44, 92, 152, 20, s.tone),
          words(82, 108, 15, '#fff', s.brand, 60),
          rect(60, 124, 34, 26, '#dcb85c', 4),
          line('M60 137h34M77 124v26', '#b08d33', 1.5),
          words(150, 160, 15, '#5b6472', s.note, 70),
        ]),
      ];

export const badge: Draw = (s) => [
  line('M88 24q20 60 26 74M152 24q-20 60-26 74', s.colour, 9),
  rect(110, 92, 20, 18, steel, 4),
  litDown(rect(68, 106, 104, 98, s.colour, 10)),
  rect(77, 122, 86, 74, '#fff', 4),
  disc(102, 148, 13, '#f0c8a4'),
  path('M82 178q2-18 20-18t20 18z', '#6f93c4'),
  words(142, 148, 14, s.tone, s.brand, 36),
  line('M130 160h26M130 170h26M84 186h72', '#c3ccd6', 3),
  rect(104, 112, 32, 5, s.deep, 2),
];

export const nameplate: Draw = (s) => [
  path('M34 96h172l8 62q0 8-8 8h-172z', '#c7a04a55'),
  litDown(rect(30, 88, 176, s.size > 0.5 ? 70 : 56, '#f4f7fa', 8)),
  rect(30, 88, 10, s.size > 0.5 ? 70 : 56, s.tone, 4),
  words(128, 116, 24, '#2b3038', '王 晓 明', 110),
  words(128, 138, 15, s.tone, s.brand, 100),
  rect(84, 172, 72, 16, '#3a3f47', 4),
  disc(98, 180, 4, steel),
  disc(142, 180, 4, steel),
];

export const phone: Draw = (s) => [
  line('M44 108q-20 40 4 72', s.deep, 5),
  lit(path('M44 118q4-20 24-20h104q20 0 24 20l14 72q2 12-10 12h-160q-12 0-10-12z', s.colour)),
  rect(112, 110, 70, 26, '#c9d8c4', 4),
  words(147, 129, 16, '#2f3b35', '8888', 60),
  keypad(116, 146, 22, 18, s.colour === '#f4f6f8' ? '#cbd3dc' : lighter(s.colour, 0.5), 3),
  lit(path('M40 76q0-12 14-12h22q12 0 12 14v92q0 14-12 14h-22q-14 0-14-12l10-26v-44z', s.dark)),
  path('M46 74q4-4 10-4v108q-6 0-8-4l10-26v-48z', '#ffffff33'),
  brandOn(s, 146, 198, 13, s.colour, 90),
];

export const cordlessPhone: Draw = (s) => [
  oval(120, 190, 74, 14, s.deep),
  lit(path('M58 172q0-10 10-10h104q10 0 10 10v14q-62 18-124 0z', s.dark)),
  lit(path('M92 46q0-16 16-16h28q16 0 16 16v124q-30 8-60 0z', s.colour)),
  rect(102, 52, 40, 34, '#b9d8ea', 4),
  keypad(102, 96, 14, 11, lighter(s.colour, 0.55), 4),
  line('M138 32v-16', s.dark, 6),
  brandOn(s, 122, 160, 13, s.colour, 54),
  ...(s.says(/一拖一/)
    ? [
        placed('translate(84 44) scale(.75)', [
          oval(120, 196, 46, 10, s.deep),
          lit(rect(92, 46, 58, 146, s.colour, 14)),
          rect(102, 60, 38, 30, '#b9d8ea', 4),
          keypad(102, 98, 14, 11, lighter(s.colour, 0.55), 4),
        ]),
      ]
    : []),
];

const radio = (s: Sketch) => [
  rect(92, 18, 14, 66, '#22262d', 6),
  rect(134, 62, 18, 18, '#3a3f47', 4),
  lit(path('M80 84q0-10 10-10h60q10 0 10 10v108q0 12-12 12h-56q-12 0-12-12z', s.colour)),
  rect(92, 90, 56, 26, '#b9d8ea', 4),
  line('M96 134h48M96 144h48M96 154h48M96 164h48', s.deep, 5),
  rect(74, 100, 8, 40, '#e4663b', 3),
  brandOn(s, 120, 190, 14, s.colour, 66),
];

export const walkieTalkie: Draw = (s) =>
  s.isCalled(/双支/)
    ? [
        placed('translate(-34 6) rotate(-6 120 120) scale(.92)', radio(s)),
        placed('translate(54 6) rotate(6 120 120) scale(.92)', radio(s)),
      ]
    : radio(s);

export const sheetScanner: Draw = (s) => [
  path('M70 40h92l10 62h-112z', paper),
  line('M84 54h62M82 66h68M80 78h72', '#cfd6de', 3),
  lit(path('M40 118q4-26 30-26h100q26 0 30 26l6 56q0 16-16 16h-140q-16 0-16-16z', s.colour)),
  rect(66, 100, 108, 8, '#12151a', 4),
  path('M64 176h112l10 26h-132z', paper),
  rect(56, 166, 128, 10, '#12151a', 4),
  brandOn(s, 104, 146, 19, s.colour, 88),
  disc(172, 140, 9, '#4cc27a'),
  words(120, 196, 13, '#7a8492', s.note),
];

export const flatScanner: Draw = (s) => [
  path('M52 40h136l18 92h-172z', darker(s.colour, 0.06)),
  path('M62 48h116l14 74h-144z', lighter(s.colour, 0.2)),
  lit(path('M30 132h180v40q0 12-12 12h-156q-12 0-12-12z', s.colour)),
  path('M46 132h148l-6 14h-136z', '#bfe2f5'),
  path('M80 134h70l4 10h-78z', '#fff'),
  disc(60, 166, 6, '#4cc27a'),
  brandOn(s, 140, 170, 18, s.colour, 90),
];

export const docCamera: Draw = (s) => [
  path('M44 196l30-38h106l16 38z', '#fff'),
  line('M86 168h70M80 178h82M74 188h94', '#b9c4d0', 3),
  lit(rect(96, 176, 66, 26, '#22262d', 8)),
  line('M152 184v-116q0-16-16-16h-26', s.colour, 13),
  lit(rect(76, 38, 50, 26, s.colour, 10)),
  disc(94, 62, 9, '#14181e'),
  path('M90 70l-30 86h74l-30-86z', '#ffe9a955'),
  brandOn(s, 128, 195, 13, '#22262d', 56),
];
