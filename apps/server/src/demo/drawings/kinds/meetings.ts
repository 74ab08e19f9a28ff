import { darker, hsl, mix } from '../paint';
import { brandOn, screen } from '../parts';
import { disc, line, lit, litDown, path, rect, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What a meeting looks at. */

const lampColour = hsl(46, 0.9, 0.72);

export const projector: Draw = (s) => [
  path('M78 142L6 70v150z', `${lampColour}55`),
  rect(52, 186, 18, 14, '#3a3f47', 4),
  rect(170, 186, 18, 14, '#3a3f47', 4),
  lit(path('M34 112q0-16 16-16h140q16 0 16 16v62q0 16-16 16h-140q-16 0-16-16z', s.colour)),
  disc(82, 142, 34, '#3a4049'),
  disc(82, 142, 26, '#14181e'),
  disc(82, 142, 17, '#3f6fa8'),
  disc(76, 136, 7, '#cfe6ff'),
  line('M134 156h54M134 166h54M134 176h54', darker(s.colour, 0.22), 4),
  brandOn(s, 160, 126, 18, s.colour, 66),
  words(160, 144, 12, '#6b7480', s.note, 66),
  rect(58, 88, 50, 8, '#5d6672', 4),
];

export const projectorScreen: Draw = (s) => {
  const half = 62 + s.size * 26;
  const tall = half * 1.06;
  return [
    rect(120 - half - 10, 46, half * 2 + 20, 20, '#e9edf2', 8),
    rect(120 - half - 10, 58, half * 2 + 20, 8, '#b9c2cc', 4),
    rect(120 - half, 66, half * 2, tall + 12, '#22262d'),
    rect(120 - half + 6, 78, half * 2 - 12, tall - 12, '#fff'),
    path(
      `M${126 - half} ${66 + tall}v${-tall * 0.4}q${half}-${tall * 0.4} ${half * 2 - 12} ${-tall * 0.1}v${tall * 0.5}z`,
      '#dcebf8',
    ),
    words(120, 78 + tall * 0.44, 20, s.tone, s.brand),
    words(120, 96 + tall * 0.44, 15, '#7a8492', s.note),
    rect(120 - half - 4, 76 + tall, half * 2 + 8, 8, '#5d6672', 4),
  ];
};

export const flatPanel: Draw = (s) => {
  const half = 74 + s.size * 20;
  return [
    line('M88 160l-22 40M152 160l22 40', '#5d6672', 8),
    line('M58 202h124', '#3a3f47', 8),
    ...screen(120 - half, 42, half * 2, half * 1.18, '#22262d', mix('#2465b5', s.tone, 0.5)),
    words(120, 96, 21, '#fff', s.brand),
    words(120, 118, 14, '#ffffffcc', s.note),
    path('M150 124l18 26 4-10 10-2z', '#fff'),
  ];
};

export const whiteboard: Draw = (s) => {
  const [wide, tall] = [80 + s.size * 12, 84];
  const stand = s.isCalled(/移动/);
  return [
    stand && line(`M${128 - wide} 60v134M${112 + wide} 60v134M${112 - wide} 200h32M${96 + wide} 200h32`, '#9aa3ae', 7),
    litDown(rect(120 - wide, 50, wide * 2, tall + 20, '#aab3be', 4)),
    rect(126 - wide, 56, wide * 2 - 12, tall + 8, '#fdfeff', 2),
    line(`M${144 - wide} 80q20-14 40 0t40 0`, '#2a6dd4', 4),
    line(`M${144 - wide} 100h54M${144 - wide} 114h36`, '#d6362f', 4),
    path(`M${96 + wide} 62l-60 ${tall - 4}h30z`, '#eef2f6'),
    words(120, 142, 16, s.tone, `${s.brand}　${s.note}`, 130),
    rect(90, 156, 60, 8, '#7d8793', 3),
    rect(96, 150, 22, 8, '#3a3f47', 2),
    rect(124, 152, 20, 5, '#d6362f', 2),
  ];
};

export const eBoard: Draw = (s) => [
  rect(58, 34, 96, 16, '#3a4049', 5),
  path('M120 50l-78 18h156z', '#fff7d888'),
  litDown(rect(28, 60, 184, 116, '#c6ccd4', 6)),
  rect(36, 68, 168, 100, '#fff', 2),
  ...['#d6362f', '#f5c41f', '#2f9f5a', '#2a6dd4'].map((fill, at) => rect(40, 76 + at * 22, 12, 16, fill, 2)),
  line('M70 120l30-24 28 18 40-30', '#2a6dd4', 5),
  words(126, 152, 18, s.tone, `${s.brand} ${s.note}`, 130),
  line('M64 176l-10 26M176 176l10 26', '#8a939f', 7),
];
