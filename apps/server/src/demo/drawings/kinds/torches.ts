import { inkOn, iron, steel } from '../paint';
import { brandOn } from '../parts';
import { disc, line, lit, oval, path, rect, scaled, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** Light to be carried, or put where work is. */

export const flashlight: Draw = (s) => [
  turned(-38, [
    path('M186 98l46-34v112l-46-34z', '#fff3b099'),
    lit(path('M142 96l26-16h22v80h-22l-26-16z', s.colour)),
    rect(184, 84, 8, 72, '#fff2b8'),
    lit(rect(34, 98, 110, 44, s.colour, 6)),
    line('M50 98v44M60 98v44M70 98v44M80 98v44', s.dark, 3),
    rect(28, 102, 12, 36, s.deep, 5),
    rect(96, 92, 24, 9, '#d6362f', 4),
    words(116, 126, 15, inkOn(s.colour), s.brand, 44),
  ]),
  words(172, 200, 14, '#6b7480', s.note, 100),
  ...(s.says(/双电/) ? [lit(rect(38, 176, 74, 22, '#2a6dd4', 5)), rect(110, 182, 6, 10, steel)] : []),
];

export const searchlight: Draw = (s) => [
  scaled(0.86 + s.size * 0.14, [
    path('M88 100L10 50v124z', '#fff3b088'),
    line('M112 66q4-34 44-30t40 40', s.deep, 13),
    lit(path('M92 64q46-8 100 34v40q-50 36-100 28z', s.colour)),
    oval(92, 114, 24, 52, '#d5dbe3'),
    oval(90, 114, 18, 43, '#fff2b8'),
    oval(88, 114, 9, 24, '#fff'),
    rect(130, 158, 50, 36, s.deep, 6),
    brandOn(s, 146, 122, 19, s.colour, 70),
    words(156, 182, 15, '#fff', s.note, 44),
  ]),
];

export const headlamp: Draw = (s) => [
  line('M30 128q90-84 180 0', '#2b3038', 21),
  line('M30 128q90-84 180 0', s.tone, 9),
  line('M120 80v-46', '#2b3038', 13),
  path('M92 150L52 216h136l-40-66z', '#fff3b088'),
  lit(rect(72, 88, 96, 76, s.colour, 18)),
  disc(120, 126, 29, '#d5dbe3'),
  disc(120, 126, 22, '#fff2b8'),
  disc(120, 126, 11, '#fff'),
  words(120, 208, 16, s.tone, s.brand),
  words(190, 176, 13, '#6b7480', s.note, 72),
  ...(s.says(/超长/) ? [lit(rect(180, 92, 32, 46, '#2b3038', 6))] : []),
  ...(s.says(/感应/) ? [disc(158, 100, 5, '#4cc27a')] : []),
];

export const workLamp: Draw = (s) => [
  scaled(0.88 + s.size * 0.12, [
    turned(-22, [
      lit(rect(88, 24, 54, 116, s.colour, 12)),
      rect(96, 34, 38, 92, '#fff6c8', 6),
      ...[46, 66, 86, 106].map((y) => disc(106, y, 6, '#fff') + disc(124, y, 6, '#fff')),
      rect(104, 138, 22, 16, s.deep, 3),
      lit(rect(94, 150, 42, 58, '#2b3038', 8)),
      rect(98, 204, 34, 8, steel, 2),
      words(115, 180, 14, '#fff', s.brand, 38),
    ]),
    words(184, 196, 14, '#6b7480', s.note, 80),
  ]),
];

export const floodlight: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [
    line('M54 124v56q0 12 12 12h108q12 0 12-12v-56', iron, 9),
    lit(rect(40, 44, 160, 112, s.colour, 8)),
    line('M48 38h144', s.deep, 8),
    rect(52, 56, 136, 88, '#2b3038', 4),
    rect(60, 64, 120, 72, '#fff6c8', 3),
    ...Array.from({ length: 18 }, (_, at) => disc(74 + (at % 6) * 18, 78 + Math.floor(at / 6) * 22, 5.5, '#fff')),
    words(120, 106, 22, '#8a6a12', s.note, 90),
    rect(86, 180, 68, 24, s.tone, 4),
    words(120, 198, 15, '#fff', s.brand, 60),
  ]),
];

export const deskLamp: Draw = (s) => [
  oval(120, 194, 56, 13, s.dark),
  lit(oval(120, 189, 56, 13, s.colour)),
  line('M120 186L84 112l48-62', s.dark, 10),
  line('M120 186L84 112l48-62', s.colour, 7),
  disc(84, 112, 8, s.dark),
  path('M116 66L70 174h118L170 90z', '#fff3b066'),
  turned(22, [lit(rect(96, 34, 92, 18, s.colour, 8)), rect(102, 50, 80, 6, '#fff2b8', 3)], 132, 50),
  disc(120, 188, 5, '#59c98a'),
  words(120, 216, 14, s.tone, s.brand),
];
