import { darker, glass, inkOn, iron, signalRed, steelDark } from '../paint';
import { disc, faint, line, lit, path, rect, ring, stitches, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What helps people out. */

export const emergencyPack: Draw = (s) => [
  line('M92 56q0-26 28-26t28 26', s.deep, 9),
  lit(path('M62 82q0-34 36-34h44q36 0 36 34v110q0 12-12 12h-92q-12 0-12-12z', s.colour)),
  lit(rect(76, 134, 88, 60, s.dark, 9)),
  line('M80 148h80', s.light, 3),
  rect(90, 74, 60, 44, '#fff', 6),
  path('M114 80h12v10h10v12h-10v10h-12v-10h-10V90h10z', signalRed),
  words(120, 172, 18, '#fff', s.brand, 80),
  words(120, 189, 13, '#fff', s.note, 80),
  rect(52, 110, 11, 66, s.deep, 5),
  rect(177, 110, 11, 66, s.deep, 5),
];

export const firstAid: Draw = (s) => {
  const metal = s.says(/铝箱/);
  const fill = metal ? '#cfd5dc' : s.colour;
  return [
    line('M90 70v-16q0-10 10-10h40q10 0 10 10v16', iron, 10),
    lit(path('M30 82q0-12 12-12h156q12 0 12 12v108q0 12-12 12h-156q-12 0-12-12z', fill)),
    line('M30 118h180', darker(fill, 0.3), 3),
    disc(120, 136, 36, '#fff'),
    path('M110 110h20v16h16v20h-16v16h-20v-16h-16v-20h16z', metal ? signalRed : s.colour),
    rect(58, 108, 18, 22, steelDark, 3),
    rect(164, 108, 18, 22, steelDark, 3),
    words(72, 190, 17, inkOn(fill), s.brand, 70),
    words(170, 190, 14, inkOn(fill), s.note, 70),
  ];
};

export const escapeHood: Draw = (s) => [
  lit(path('M70 204q-10-40-6-90 4-80 56-84 52 4 56 84 4 50-6 90-50-14-100 0z', s.colour)),
  faint(0.95, [path('M80 92q40-24 80 0l4 34q-44 18-88 0z', glass)]),
  path('M88 94q16-8 30-10l-22 40q-10-2-14-4z', '#ffffffaa'),
  lit(disc(120, 156, 25, '#3a4049')),
  ring(120, 156, 16, '#9aa3ae', 4),
  line('M72 192q48-14 96 0', '#f5c41f', 6),
  words(120, 66, 17, inkOn(s.colour), s.brand, 70),
  words(180, 56, 14, '#6b7480', s.note, 56),
];

export const scba: Draw = (s) =>
  s.says(/备用气瓶/)
    ? [
        lit(path('M84 76q0-30 36-32 36 2 36 32v112q0 16-16 16h-40q-16 0-16-16z', '#f5c41f')),
        rect(104, 26, 32, 20, '#c9a24a', 4),
        rect(84, 110, 72, 52, '#2b3038'),
        words(120, 132, 18, '#fff', s.brand, 66),
        words(120, 152, 16, '#f5c41f', '6.8L', 60),
      ]
    : [
        line('M60 60q60-50 120 0l-8 136H68z', '#2b3038', 13),
        lit(path('M92 66q0-24 28-26 28 2 28 26v110q0 16-14 16h-28q-14 0-14-16z', '#f5c41f')),
        rect(92, 96, 56, 50, '#2b3038'),
        words(120, 118, 17, '#fff', s.brand, 52),
        words(120, 138, 15, '#f5c41f', '6.8L', 50),
        line('M148 180q40 10 42-40', '#14171c', 8),
        lit(path('M166 92q24-12 46 4 4 34-22 46-26-10-24-50z', '#2b3038')),
        path('M174 96q16-6 30 2-2 12-8 18-12 4-20-2z', glass),
      ];

export const rescueRope: Draw = (s) => [
  ...[0, 1, 2, 3, 4].map(
    (at) =>
      `<ellipse cx="112" cy="${84 + at * 17}" rx="66" ry="23" fill="none" stroke="${at % 2 ? darker(s.colour, 0.2) : s.colour}" stroke-width="14"/>`,
  ),
  stitches('M46 84q60 30 132 0', '#ffffff55', 3, '6 7'),
  line('M176 152q30 6 24 34', s.colour, 12),
  line('M194 184q-10 20 8 22 14-4 6-24', steelDark, 7),
  rect(70, 120, 84, 44, s.tone, 4),
  words(112, 140, 19, '#fff', s.brand, 74),
  words(112, 157, 14, '#fff', s.note, 70),
];
