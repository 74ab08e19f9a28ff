import { darker, lighter, paper } from '../paint';
import { brandOn } from '../parts';
import { line, lit, litDown, path, rect, words } from '../shapes';
import type { Draw } from '../sketch.types';
import { panel } from '../smallParts';

/** Printers and copiers. */

export const printer: Draw = (s) => {
  const bar = s.turn % 3;
  return [
    path('M74 70l6-36h80l6 36z', paper),
    line('M90 48h60M88 58h64', '#cfd6de', 3),
    litDown(path('M44 78q0-12 12-12h128q12 0 12 12v20h-152z', bar === 1 ? '#3a4049' : s.light)),
    lit(rect(36, 96, 168, 84, s.colour, 10)),
    path('M36 150h168v20q0 10-10 10h-148q-10 0-10-10z', darker(s.colour, bar === 2 ? 0.75 : 0.14)),
    rect(62, 128, 116, 12, '#2b3038', 4),
    path('M70 136h100l8 34h-116z', paper),
    line('M84 148h72M82 158h76', '#b9c4d0', 3),
    panel(146, 104, 46),
    brandOn(s, 76, 118, 17, s.colour, 70),
    rect(60, 176, 24, 8, '#3a3f47', 2),
    rect(156, 176, 24, 8, '#3a3f47', 2),
    words(120, 202, 13, '#6b7480', s.note),
  ];
};

export const inkPrinter: Draw = (s) => [
  path('M70 74l10-42h80l10 42z', paper),
  path('M92 44h56v22h-60z', '#9fd0ee'),
  path('M110 66l14-16 22 16z', '#5aa05a'),
  litDown(path('M50 88q0-16 16-16h108q16 0 16 16v14h-140z', '#4a515c')),
  lit(rect(30, 98, 180, 82, s.colour, 12)),
  ...['#2d3036', '#18a6d9', '#d4287c', '#f5c41f'].map(
    (fill, at) =>
      rect(160 + at * 11, 112, 9, 50, '#ffffff22', 3) + rect(160 + at * 11, 124 + at * 5, 9, 38 - at * 5, fill, 3),
  ),
  rect(50, 140, 96, 10, '#14171c', 4),
  path('M56 146h84l6 38h-96z', paper),
  path('M66 154h64l3 22h-70z', '#f0b35c'),
  panel(44, 108, 40),
  brandOn(s, 122, 124, 16, s.colour, 60),
];

export const portablePrinter: Draw = (s) => [
  path('M66 108l8-60h92l8 60z', paper),
  line('M86 66h68M84 78h72M84 90h72', '#cfd6de', 3),
  lit(path('M34 118q0-14 14-14h144q14 0 14 14v56q0 14-14 14h-144q-14 0-14-14z', s.colour)),
  rect(34, 146, 172, 6, '#12151a'),
  panel(150, 118, 44),
  path('M70 150h100l10 48h-120z', paper),
  line('M84 164h72M80 176h80', '#cfd6de', 3),
  brandOn(s, 84, 134, 18, s.colour, 80),
];

export const mfp: Draw = (s) => [
  litDown(path('M46 56q0-10 10-10h112q10 0 10 10v14h-132z', '#3a4049')),
  path('M60 46l14-16h70l14 16z', lighter(s.colour, 0.4)),
  lit(path('M36 74q0-8 8-8h152q8 0 8 8v26h-168z', s.light)),
  rect(36, 96, 168, 6, s.turn % 2 ? s.tone : '#8a939f'),
  rect(36, 102, 168, 3, s.turn % 2 ? '#8a939f' : s.toneLight),
  lit(path('M40 102h160v72q0 10-10 10h-140q-10 0-10-10z', s.colour)),
  rect(60, 124, 120, 12, '#2b3038', 4),
  path('M68 132h104l6 26h-116z', paper),
  line('M82 142h76M80 150h80', '#b9c4d0', 3),
  path('M56 60h50l8 34h-58z', '#20262e'),
  rect(64, 68, 36, 18, '#5fb0e8', 2),
  brandOn(s, 152, 90, 16, s.light, 70),
  rect(56, 166, 128, 26, darker(s.colour, 0.12), 4),
  rect(104, 174, 32, 7, '#5d6672', 3),
  words(120, 118, 13, '#6b7480', s.note, 110),
];

export const copier: Draw = (s) => [
  litDown(rect(56, 24, 116, s.says(/输稿器/) ? 26 : 14, '#4a515c', 6)),
  s.says(/输稿器/) && path('M70 24l10-14h66l8 14z', lighter(s.colour, 0.4)),
  lit(rect(48, 44, 132, 30, s.light, 6)),
  path('M168 40h36l-6 26h-34z', '#20262e'),
  rect(172, 45, 24, 14, '#5fb0e8', 2),
  lit(rect(54, 72, 120, 122, s.colour, 6)),
  rect(54, 84, 92, 18, '#20262e', 3),
  path('M62 90h76l4 12h-84z', paper),
  ...(s.says(/双纸盒/) ? [114, 140, 166] : [126, 160]).map(
    (y) => rect(60, y, 108, 22, darker(s.colour, 0.1), 3) + rect(100, y + 8, 28, 5, '#5d6672', 2),
  ),
  brandOn(s, 112, 66, 16, s.light, 90),
  rect(62, 194, 18, 10, '#3a3f47', 4),
  rect(148, 194, 18, 10, '#3a3f47', 4),
];
