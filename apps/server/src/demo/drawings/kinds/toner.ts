import { bottle, box, label, many } from '../parts';
import { dashes, disc, line, lit, litDown, path, placed, rect, ring, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What printers are filled with. */

const drums = ['#4ea67c', '#3f7fc4', '#7a6bc0', '#c58a3c', '#5d6672'];

/** The drum below, in the colour of the maker; with fins or a handle, by the product. */
const tonerParts = (s: Sketch) => [
  path('M30 128q-6-30 14-34h152q20 4 14 34l-8 30h-164z', '#1f2329'),
  lit(rect(34, 146, 172, 22, drums[s.turn % drums.length] ?? '#4ea67c', 10)),
  lit(path('M28 108q0-16 16-16h152q16 0 16 16v36h-184z', s.colour)),
  ...(s.turn % 2
    ? [line('M96 92v-14q0-6 6-6h36q6 0 6 6v14', '#4b525d', 9)]
    : [dashes('M44 84h152', '#4b525d', 18, '9 5')]),
  rect(20, 104, 16, 54, '#22262d', 5),
  rect(204, 104, 16, 54, '#22262d', 5),
  label(s, 72, 98, 96, 44),
];

export const toner: Draw = (s) => {
  const parts = tonerParts(s);
  if (s.pieces > 1) return many(s, parts, 8, 46);
  return s.turn % 3
    ? parts
    : [
        ...box({ x: 48, y: 44, width: 112, height: 84, depth: 36, fill: s.tone }),
        words(104, 82, 24, '#fff', s.brand, 100),
        placed('translate(0 34)', parts),
      ];
};

export const inkCartridge: Draw = (s) => {
  const three = s.colours.length > 1 ? ['#18a6d9', '#d4287c', '#f5c41f'] : [s.colour];
  return [
    lit(path('M64 62h104q8 0 8 8v106h-120v-106q0-8 8-8z', '#343a43')),
    path('M70 176h92v24h-92z', '#22262d'),
    rect(86, 194, 60, 10, '#c39a45', 2),
    path('M72 62l6-16h76l6 16z', '#4b525d'),
    ...three.map((fill, at) => litDown(rect(64 + (at * 104) / three.length, 78, 104 / three.length, 42, fill))),
    rect(64, 124, 104, 44, '#fff', 3),
    rect(64, 120, 104, 6, s.tone),
    words(116, 146, 21, s.tone, s.brand, 94),
    words(116, 162, 13, '#5b6472', s.note || `${s.number(/(\d+)/) ?? ''}`, 94),
  ];
};

export const inkRefill: Draw = (s) => [
  ...bottle(s, { width: 76, height: 128, neck: 40, shoulder: 18, cap: 'none', fill: '#f2f5f8' }),
  lit(path('M104 78l6-40q10-8 20 0l6 40z', s.colour)),
  rect(98, 72, 44, 12, s.dark, 4),
  lit(path('M82 128h76v66q0 10-10 10h-56q-10 0-10-10z', s.colour)),
  rect(88, 106, 64, 34, '#fff', 4),
  words(120, 130, 18, s.tone, s.brand, 58),
  path('M120 148q20 26 0 40-20-14 0-40z', '#ffffffcc'),
];

export const tonerBottle: Draw = (s) =>
  many(s, [
    ...bottle(s, { width: 78 + s.size * 22, height: 142, neck: 46, shoulder: 16, cap: 'screw', capColour: '#5d6672' }),
    label(s, 82 - s.size * 10, 96, 76 + s.size * 20, 74),
  ]);

export const tonerCartridge: Draw = (s) => [
  lit(path('M26 116h188v38q0 14-14 14h-160q-14 0-14-14z', '#2d333b')),
  lit(path('M40 96h164l10 24h-188z', '#454c57')),
  disc(36, 142, 14, '#4ea67c'),
  disc(204, 142, 14, '#3f7fc4'),
  rect(66, 120, 108, 36, '#fff', 4),
  words(120, 139, 18, s.tone, s.brand, 96),
  words(120, 152, 12, '#5b6472', s.note, 96),
];

export const ribbon: Draw = (s) =>
  many(
    s,
    [
      lit(path('M24 128q0-34 34-34h124q34 0 34 34t-34 34h-124q-34 0-34-34z', '#2d333b')),
      disc(62, 128, 22, '#454c57'),
      disc(178, 128, 22, '#454c57'),
      ring(62, 128, 10, '#aab3be', 6),
      ring(178, 128, 10, '#aab3be', 6),
      rect(92, 108, 56, 40, s.tone, 4),
      words(120, 128, 16, '#fff', s.brand, 50),
      words(120, 142, 11, '#fff', s.note, 50),
      line('M40 162v26h160v-26', '#11141a', 4),
      rect(92, 182, 56, 14, '#454c57', 3),
    ],
    8,
    50,
  );
