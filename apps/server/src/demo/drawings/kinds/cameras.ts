import { brass, darker, iron, lighter, steel, steelDark } from '../paint';
import { brandOn, screen } from '../parts';
import { disc, line, lit, litDown, oval, path, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What watches, and what keeps its pictures. */

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
