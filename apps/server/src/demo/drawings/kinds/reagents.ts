import { mix } from '../paint';
import { bottle, label } from '../parts';
import { line, lit, path, placed, rect, scaled } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What it mixes. */

const jar = (s: Sketch, fill: string, cap: string) => [
  ...bottle(s, { width: 88, height: 128, neck: 48, shoulder: 26, cap: 'screw', capColour: cap, fill }),
  label(s, 82, 116, 76, 68),
];

export const brownReagent: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [...jar(s, '#8a5426', '#22262d'), rect(82, 108, 76, 9, s.colour)]),
];

export const bufferBottle: Draw = (s) =>
  s.says(/三瓶|6瓶/)
    ? [
        placed('translate(-58 -6) scale(.94)', jar(s, '#e3576b', s.tone)),
        placed('translate(70 -6) scale(.94)', jar(s, '#3b7fd0', s.tone)),
        placed('translate(2 4)', jar(s, '#4fae63', s.tone)),
      ]
    : [scaled(0.82 + s.size * 0.18, jar(s, mix(s.colour, '#ffffff', 0.15), s.turn % 2 ? '#ffffff' : s.tone))];

export const dropBottle: Draw = (s) => [
  lit(path('M108 20q12-12 24 0l-2 38h-20z', '#2b3038')),
  rect(102, 56, 36, 16, '#2b3038', 4),
  lit(path('M96 78q0-8 8-8h32q8 0 8 8 26 10 26 34v80q0 12-12 12H82q-12 0-12-12v-80q0-24 26-34z', s.colour)),
  label(s, 78, 122, 84, 64),
  path('M80 108q6-14 18-20v100h-12q-6-2-6-8z', '#ffffff33'),
];

export const powderJar: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [
    lit(rect(70, 52, 100, 34, s.tone, 6)),
    line('M80 58v22M94 58v22M108 58v22M122 58v22M136 58v22M150 58v22M162 58v22', '#0000002a', 3),
    lit(rect(66, 84, 108, 120, s.colour, 12)),
    label(s, 74, 104, 92, 76),
  ]),
];

export const standard: Draw = (s) => [
  scaled(0.86 + s.size * 0.14, [
    ...bottle(s, { width: 78, height: 134, neck: 34, shoulder: 30, cap: 'screw', capColour: s.tone, fill: '#8a5426' }),
    label(s, 86, 112, 68, 74),
  ]),
];
