import { darker, iron, lighter, mix, steel, steelDark } from '../paint';
import { can, label, many, standingRoll } from '../parts';
import { disc, line, lit, oval, path, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What turns, greases and seals machines. */

export const bearing: Draw = (s) => {
  const r = 60 + s.size * 22;
  const shield = s.says(/ZZ/) ? steelDark : '#2d3238';
  const open = !s.says(/ZZ|2RS/);
  return [
    disc(126, 128, r, iron),
    lit(disc(118, 118, r, steel)),
    disc(118, 118, r * 0.82, darker(steel, 0.3)),
    disc(118, 118, r * 0.78, open ? '#3a4049' : shield),
    ...(open
      ? Array.from({ length: 9 }, (_, at) =>
          lit(
            disc(
              118 + Math.cos((at * 40 * Math.PI) / 180) * r * 0.64,
              118 + Math.sin((at * 40 * Math.PI) / 180) * r * 0.64,
              r * 0.13,
              lighter(steel, 0.4),
            ),
          ),
        )
      : [ring(118, 118, r * 0.66, mix(s.tone, '#ffffff', 0.3), 3)]),
    lit(disc(118, 118, r * 0.5, steel)),
    disc(118, 118, r * 0.36, iron),
    disc(121, 121, r * 0.34, '#e9eef3'),
    !open && words(118, 118 - r * 0.6, r * 0.16, '#f0f2f5', s.brand, r * 0.8),
    !open && words(118, 118 + r * 0.72, r * 0.15, '#f0f2f5', s.note, r * 0.8),
  ];
};

export const vBelt: Draw = (s) => {
  const wide = 46 + s.size * 30;
  const oblong = (x: number, y: number, stroke: string, width: number) =>
    line(
      `M${120 - wide + x} ${92 + y}a${wide} 46 0 0 1 ${wide * 2} 0l-6 66a${wide - 6} 40 0 0 1 ${12 - wide * 2} 0z`,
      stroke,
      width,
    );
  return [
    oblong(4, 6, '#14171c', 24),
    oblong(0, 0, s.colour, 22),
    oblong(0, 0, '#4b525d', 8),
    words(120, 122, 22, s.tone, s.brand, wide * 1.3),
    words(120, 148, 19, '#39424f', s.note, wide * 1.3),
  ];
};

export const pail: Draw = (s) => {
  const by = 0.72 + s.size * 0.28;
  return [
    scaled(by, [
      line('M56 84q64-84 128 0', steelDark, 5),
      lit(path('M52 82h136l-12 116q-2 8-12 8h-88q-10 0-12-8z', s.colour)),
      rect(46, 72, 148, 16, s.light, 6),
      label(s, 68, 108, 104, 68),
    ]),
  ];
};

export const tin: Draw = (s) => [
  scaled(0.8 + s.size * 0.2, [
    ...can(64, 70, 112, 126, s.colour),
    label(s, 70, 106, 100, 64),
    rect(92, 52, 56, 12, '#22262d', 5),
  ]),
];

export const sprayCan: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    lit(rect(108, 24, 24, 20, '#d6362f', 5)),
    line('M132 32l66-8', '#d6362f', 4),
    lit(path('M84 74q4-26 36-30 32 4 36 30z', '#e4e8ed')),
    lit(rect(80, 72, 80, 132, s.colour, 6)),
    rect(78, 70, 84, 8, steel, 3),
    label(s, 84, 94, 72, 78),
    rect(78, 197, 84, 8, steel, 3),
  ]),
];

export const sealant: Draw = (s) => {
  return [
    scaled(0.86 + s.size * 0.14, [
      path('M114 26h12l8 42h-28z', s.clear ? '#f5fafc' : lighter(s.colour, 0.2)),
      rect(98, 66, 44, 12, s.dark, 3),
      lit(rect(86, 76, 68, 128, s.colour, 4)),
      label(s, 88, 96, 64, 78),
      rect(84, 198, 72, 8, s.dark, 3),
    ]),
  ];
};

export const glueTube: Draw = (s) =>
  s.says(/300ml/)
    ? sealant(s)
    : [
        turned(-26, [
          rect(104, 22, 32, 30, '#22262d', 5),
          path('M104 54h32l20 40h-72z', lighter(s.colour, 0.3)),
          lit(path('M84 92h72l-4 106h-64z', s.colour)),
          rect(84, 194, 72, 14, s.dark, 2),
          label(s, 90, 108, 60, 70),
        ]),
      ];

export const threadTape: Draw = (s) =>
  many(
    s,
    [
      ...standingRoll(s, '#fbfcfe', 40, s.tone),
      words(100, 126, 14, '#fff', s.brand, 46),
      path('M134 188q34-2 66 8l-4 10q-32-8-62-4z', '#f3f6f9'),
    ],
    30,
  );

export const sealThread: Draw = (s) => [
  lit(path('M66 60q0-16 54-16t54 16v120q0 20-54 20t-54-20z', s.colour)),
  oval(120, 60, 54, 16, lighter(s.colour, 0.3)),
  rect(66, 84, 108, 70, '#f4f6f8'),
  line('M66 94h108M66 104h108M66 114h108M66 124h108M66 134h108M66 144h108', '#cfd6de', 3),
  rect(84, 96, 72, 46, s.tone, 4),
  words(120, 116, 18, '#fff', s.brand, 62),
  words(120, 135, 14, '#fff', s.note, 62),
  line('M174 130q30 10 22 60', '#f4f6f8', 5),
];

export const threadGlue: Draw = (s) => [
  scaled(0.76 + s.size * 0.24, [
    path('M114 24h12l6 46h-24z', s.turn % 2 ? '#2a6dd4' : '#fff'),
    rect(100, 62, 40, 18, s.turn % 2 ? '#2a6dd4' : '#f2f4f7', 4),
    lit(path('M92 78h56q14 22 14 44v72q0 10-10 10h-64q-10 0-10-10v-72q0-22 14-44z', s.colour)),
    label(s, 82, 118, 76, 66),
  ]),
];
