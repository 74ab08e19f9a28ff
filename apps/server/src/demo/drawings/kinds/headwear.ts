import { glass, lighter, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, rect, ring, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What protects head and eyes. */

const signal = '#1f9d57';

export const helmet: Draw = (s) => [
  path('M62 158q58 26 116 0l-8 30q-50 16-100 0z', '#3a3f47'),
  line('M70 164q-2 30 50 40 52-10 50-40', '#5d6672', 5),
  lit(path('M44 148q-4-96 76-102 80 6 76 102-76 24-152 0z', s.colour)),
  path('M104 46q16-10 32 0l6 104q-22 4-44 0z', s.light),
  s.turn % 2
    ? path('M76 62q-18 30-16 84l12 3q0-50 16-90zM164 62q18 30 16 84l-12 3q0-50-16-90z', '#0000001c')
    : line('M84 78v30M76 84v24M156 78v30M164 84v24', s.deep, 5),
  path('M58 110q8-44 40-54-18 22-22 56z', '#ffffff40'),
  litDown(path('M30 150q90-26 180 0 10 14-6 20-84-22-168 0-16-6-6-20z', s.dark)),
  rect(92, 118, 56, 22, '#ffffffe8', 4),
  words(120, 135, 16, s.tone, s.brand, 50),
];

export const bumpCap: Draw = (s) => [
  lit(path('M46 146q0-92 76-92 68 0 72 84 0 14-14 14h-134z', s.colour)),
  path('M122 54q-30 20-32 96h62q-4-76-30-96z', '#ffffff1e'),
  line('M122 54q-40 22-40 96M122 54q40 24 40 90', s.deep, 2.5),
  litDown(path('M30 152q44-18 104-8 70 10 88 36-50-18-96-12-52 8-84 4-16-4-12-20z', s.dark)),
  disc(122, 54, 7, s.dark),
  brandOn(s, 122, 126, 20, s.colour, 70),
  line('M58 136q64-12 128 0', s.turn % 2 ? '#f5c41f' : s.tone, 4),
];

export const faceShield: Draw = (s) => {
  const band = s.says(/头箍/);
  return [
    band && lit(path('M50 92q-6-64 70-64t70 64l-12 10q0-54-58-54t-58 54z', '#3a3f47')),
    faint(0.78, [lit(path('M52 84h136q10 0 10 12-2 76-40 104-38 12-76 0-38-28-40-104 0-12 10-12z', glass))]),
    path('M62 92h30q-10 60 10 104-34-22-40-104z', '#ffffffaa'),
    litDown(rect(42, 76, 156, 20, band ? s.tone : steelDark, 8)),
    words(120, 91, 14, '#fff', s.brand, 80),
    disc(52, 86, 9, '#22262d'),
    disc(188, 86, 9, '#22262d'),
  ];
};

export const weldMask: Draw = (s) => {
  const big = s.says(/大视窗/);
  return [
    line('M52 96q-4-66 68-66t68 66', '#5d6672', 12),
    lit(path('M58 66q62-34 124 0 14 40 4 84-14 44-66 54-52-10-66-54-10-44 4-84z', s.colour)),
    path('M74 78q10-14 26-18-16 40-6 110-26-20-20-92z', '#ffffff22'),
    rect(big ? 76 : 84, 88, big ? 88 : 72, big ? 50 : 38, '#0b0d10', 6),
    rect(big ? 82 : 90, 94, big ? 76 : 60, big ? 38 : 26, '#1d5a44', 3),
    path(`M${big ? 82 : 90} 94h30l-16 ${big ? 38 : 26}h-14z`, '#3f9a76'),
    brandOn(s, 120, 174, 16, s.colour, 70),
    disc(52, 100, 12, '#3a3f47'),
    disc(188, 100, 12, '#3a3f47'),
  ];
};

export const goggles: Draw = (s) => [
  path('M22 108q-10 20 4 34l26 6v-46zM218 108q10 20-4 34l-26 6v-46z', '#3a3f47'),
  litDown(
    path('M40 92q80-30 160 0 12 4 12 22-2 48-44 52-26 0-36-22-12-8-24 0-10 22-36 22-42-4-44-52 0-18 12-22z', s.tone),
  ),
  faint(0.92, [
    path('M50 98q70-24 140 0 10 4 10 16-4 40-34 42-20 0-30-22-16-12-32 0-10 22-30 22-30-2-34-42 0-12 10-16z', s.colour),
  ]),
  path('M60 102q30-10 56-10l-40 54q-22-6-24-32 0-10 8-12z', '#ffffff88'),
  line('M96 92h12M132 92h12', '#ffffffaa', 4),
  words(120, 194, 18, s.tone, s.brand),
  words(120, 212, 13, '#6b7480', s.note, 110),
];

export const glasses: Draw = (s) => {
  const wrap = s.turn % 2;
  const lens = s.colour;
  return [
    line('M36 104q-10 40-6 60M204 104q10 40 6 60', s.tone, 8),
    faint(0.9, [
      path(wrap ? 'M34 96q42-16 80 0l-2 34q-20 34-52 26-26-8-26-60z' : 'M36 94h78v40q-6 24-34 24-40-2-44-64z', lens),
      path(wrap ? 'M206 96q-42-16-80 0l2 34q20 34 52 26 26-8 26-60z' : 'M204 94h-78v40q6 24 34 24 40-2 44-64z', lens),
    ]),
    path('M46 100h26l-22 44q-8-14-8-40zM138 100h26l-24 48q-10-10-10-30z', '#ffffff88'),
    line(wrap ? 'M34 96q42-16 80 0h12q38-16 80 0' : 'M34 94h172', s.tone, 8),
    line('M110 132q10-14 20 0', '#8a939f', 5),
    words(120, 194, 18, s.tone, s.brand),
    words(120, 212, 13, '#6b7480', s.note, 130),
  ];
};

export const weldGoggles: Draw = (s) => {
  const dark = (s.number(/[TR](\d)/) ?? 5) > 4 ? '#0f2d22' : '#1f5a45';
  return [
    line('M18 122q102-50 204 0', '#3a3f47', 13),
    ...[78, 162].flatMap((x) => [
      lit(disc(x, 126, 46, s.colour)),
      ring(x, 126, 37, s.light, 4),
      disc(x, 126, 32, dark),
      path(`M${x - 24} 118q10-20 32-18l-26 44q-10-10-6-26z`, '#5fae8c88'),
    ]),
    s.isCalled(/翻盖/) ? rect(60, 70, 120, 14, s.deep, 6) : '',
    rect(112, 116, 16, 14, s.dark, 5),
    words(120, 200, 18, s.tone, s.brand),
    words(120, 218, 14, '#6b7480', s.note),
  ].filter(Boolean);
};

export const eyeWash: Draw = (s) => [
  lit(path('M84 76q-8 14-8 30v88q0 10 10 10h68q10 0 10-10v-88q0-16-8-30z', '#ffffff')),
  lit(path('M82 78q2-32 38-36 36 4 38 36-38 14-76 0z', signal)),
  path('M92 50q28-26 56 0l-8 12q-20-10-40 0z', lighter(signal, 0.3)),
  rect(76, 108, 88, 74, '#1f9d57'),
  oval(120, 132, 26, 14, '#fff'),
  disc(120, 132, 8, '#1f9d57'),
  words(120, 162, 15, '#fff', s.brand, 80),
  words(120, 178, 13, '#fff', s.note, 80),
];

export const eyeWashStation: Draw = (s) => {
  const standing = s.says(/立式/);
  return [
    standing && line('M120 196v-166h52v22', steelDark, 9),
    standing && lit(path('M150 52h44l10 18h-64z', '#f5c41f')),
    line(`M120 128v${standing ? 70 : 40}`, steelDark, 11),
    lit(path('M60 118h120q-8 42-60 42t-60-42z', steel)),
    oval(120, 118, 60, 14, lighter(steel, 0.4)),
    line('M96 116v-16M144 116v-16', '#1f9d57', 8),
    line('M96 98q-6-22-14-26M144 98q6-22 14-26M96 98q2-20 8-28M144 98q-2-20-8-28', '#6fb9f2', 3),
    rect(84, standing ? 194 : 164, 72, 11, steelDark, 4),
    rect(168, 126, 34, 40, '#1f9d57', 3),
    words(185, 152, 17, '#fff', '+', 30),
    words(66, 190, 16, s.tone, s.brand, 70),
  ];
};
