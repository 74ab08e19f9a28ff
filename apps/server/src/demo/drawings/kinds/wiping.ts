import { darker, inkOn, steelDark } from '../paint';
import { many, pouch } from '../parts';
import { disc, line, lit, path, placed, rect, repeated, words } from '../shapes';
import type { Draw } from '../sketch.types';
import { paperRoll } from '../smallParts';

/** What one wipes with. */

export const wipes: Draw = (s) => [
  ...(s.pieces > 2 ? [placed('translate(14 -30)', pouch(36, 82, 168, 96, s.dark))] : []),
  ...pouch(36, 92, 168, 104, s.colour),
  rect(84, 106, 72, 34, '#fff', 10),
  rect(90, 112, 60, 22, '#e3ebf2', 7),
  path('M104 122q6-18 16-12 12-12 18 10z', '#fff'),
  words(120, 162, 23, inkOn(s.colour), s.brand, 130),
  words(120, 184, 14, inkOn(s.colour), s.note, 130),
];

export const cloth: Draw = (s) => [
  ...[
    [2, '#6fb9f2'],
    [1, '#f5c86a'],
    [0, s.colour],
  ].map(([at = 0, fill = '']) =>
    placed(`translate(${Number(at) * 8} ${Number(at) * -30})`, [
      lit(path('M36 150q0-16 18-16h118q18 0 18 16v32q0 18-18 18h-118q-18 0-18-18z', String(fill))),
      path('M36 158h154v8h-154z', '#ffffff44'),
      line('M60 182h70M60 190h50', '#ffffff55', 2),
    ]),
  ),
  rect(92, 148, 82, 40, s.tone, 4),
  words(133, 167, 17, '#fff', s.brand, 74),
  words(133, 182, 12, '#fff', s.note, 76),
];

export const clothRoll: Draw = (s) =>
  many(s, [
    ...paperRoll(120, 56, 52, 128),
    path('M68 84q52 26 104 0v76q-52 24-104 0z', s.colour),
    words(120, 126, 22, inkOn(s.colour), s.brand, 90),
    words(120, 150, 14, inkOn(s.colour), s.note, 90),
    line('M72 176q48 22 96 0', '#dfe5ec', 3),
  ]);

export const scourer: Draw = (s) => {
  const sponge = s.says(/海绵/);
  return [
    ...[2, 1, 0].map((at) =>
      placed(`translate(${at * 10 - 8} ${at * -34 + 10})`, [
        lit(rect(44, 136, 144, 30, s.says(/强力/) ? '#8d3f2a' : s.colour, 5)),
        sponge ? lit(rect(44, 160, 144, 28, '#f7d648', 8)) : rect(44, 160, 144, 10, darker(s.colour, 0.3), 4),
        line('M56 146h12M84 152h14M116 146h12M148 152h14', '#ffffff44', 3),
      ]),
    ),
    rect(86, 130, 76, 44, '#fff', 4),
    words(124, 151, 20, s.tone, s.brand, 68),
    words(124, 168, 12, '#5b6472', s.note, 70),
  ];
};

export const steelWool: Draw = (s) => [
  repeated(
    'p',
    [
      disc(0, 0, 43, steelDark),
      line(
        'M-36-12q20-30 44-20t22 40-34 26-38-22 24-38 34 14-20 26M-20-34q40-10 52 22M-40 8q10 36 46 30M4-12q24 4 20 24',
        '#dfe5eb',
        3,
      ),
      line('M-30-24q-10 40 22 52M20-36q24 24 14 58M-24 18q30-40 50-8', '#5d6672', 2),
    ],
    [
      [84, 92],
      [160, 106],
      [110, 158],
    ],
  ),
  rect(128, 168, 84, 34, s.tone, 5),
  words(170, 184, 16, '#fff', s.brand, 74),
  words(170, 198, 12, '#fff', s.note, 70),
];

export const ragBundle: Draw = (s) => [
  ...[0, 1, 2, 3, 4].map((at) =>
    lit(
      path(
        `M${34 + at * 4} ${84 + at * 24}q${86 - at * 4}-26 ${172 - at * 8} 0l6 24q-90 18-${184 - at * 8} 0z`,
        s.colours[at % s.colours.length] ?? s.colour,
      ),
    ),
  ),
  line('M92 60q-8 80 0 146M150 60q8 80 0 146', '#e8c15a', 6),
  rect(84, 122, 74, 42, '#fff', 4),
  words(121, 142, 18, s.tone, s.brand, 66),
  words(121, 158, 13, '#5b6472', s.note, 66),
];

export const absorbent: Draw = (s) => {
  const fill = s.says(/化学/) ? '#f3a8bd' : s.says(/通用/) ? '#8a939f' : '#fbfcfe';
  return [
    ...[3, 2, 1, 0].map((at) => lit(rect(40 + at * 6, 128 - at * 22, 150, 70, at ? darker(fill, 0.06 * at) : fill, 5))),
    line('M60 142h20M92 148h20M124 142h20M60 182h20M92 186h20M156 150h16', darker(fill, 0.2), 3),
    rect(78, 148, 76, 38, s.tone, 4),
    words(116, 166, 18, '#fff', s.brand, 68),
    words(116, 181, 12, '#fff', s.note, 68),
  ];
};
