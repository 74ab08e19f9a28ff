import { darker, iron, kraft, lighter, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { dashes, disc, line, lit, litDown, oval, path, placed, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What ties, and what one ties with. */

export const cableTie: Draw = (s) => {
  const wide = 9 + s.size * 4;
  const tie = [
    lit(rect(112, 30, wide, 160, s.colour, 3)),
    dashes(`M${112 + wide / 2} 60v110`, darker(s.colour, 0.24), wide - 3, '1.5 8'),
    rect(108, 20, wide + 8, 22, darker(s.colour, 0.1), 4),
    rect(112, 27, wide, 8, '#0006', 1),
  ];
  return [
    ...[-26, -16, 4, 14, 24].map((turn) => `<use href="#o" transform="rotate(${turn} 120 196)"/>`),
    turned(-6, [`<g id="o">${tie.join('')}</g>`], 120, 196),
    rect(62, 150, 116, 52, s.tone, 5),
    words(120, 174, 21, '#fff', s.brand, 100),
    words(120, 194, 14, '#fff', s.note, 106),
  ];
};

export const velcro: Draw = (s) => [
  ...['#2d3036', '#2a6dd4', '#d6362f', '#2f9f5a'].map((fill, at) =>
    line(`M${60 + at * 30} 60q-40 50 0 92t20-20-14-74`, fill, 12),
  ),
  rect(66, 150, 108, 52, s.tone, 5),
  words(120, 174, 21, '#fff', s.brand, 94),
  words(120, 194, 14, '#fff', s.note, 96),
];

export const steelTie: Draw = (s) => [
  ring(112, 104, 62, steelDark, 12),
  ring(112, 104, 62, lighter(steel, 0.25), 7),
  line('M160 66l52-36', steel, 11),
  turned(-36, [lit(rect(148, 52, 32, 24, steelDark, 5))], 164, 64),
  line('M60 196h120', steel, 9),
  rect(76, 80, 76, 48, s.tone, 5),
  words(114, 102, 19, '#fff', s.brand, 68),
  words(114, 120, 13, '#fff', s.note, 70),
];

export const strapRoll: Draw = (s) => {
  const thick = 24 + s.size * 22;
  const fill = s.colour;
  return [
    lit(path(`M112 44h${thick + 26}a44 78 0 0 1 0 156h${-thick - 26}z`, darker(fill, 0.12))),
    oval(112, 122, 74, 78, fill),
    ...[64, 54, 44].map((r) => ring(112, 122, r, darker(fill, 0.16), 2)),
    disc(112, 122, 34, kraft),
    disc(114, 123, 29, darker(kraft, 0.5)),
    path('M150 196l60 8 4-12-58-10z', lighter(fill, 0.2)),
    words(112, 119, 15, '#fff', s.brand, 52),
    words(112, 137, 13, '#fff', s.note, 54),
  ];
};

export const strapBuckle: Draw = (s) => {
  const one = (x: number, y: number, degrees: number) =>
    placed(
      `translate(${x} ${y}) rotate(${degrees}) scale(${0.84 + s.size * 0.2})`,
      s.says(/PP扣/)
        ? [
            lit(path('M-34-26h68v52h-68z', s.tone)),
            rect(-24, -17, 19, 34, '#10141c', 2),
            rect(5, -17, 19, 34, '#10141c', 2),
          ]
        : [
            lit(path('M-36-24h72l-6 48h-60z', steel)),
            path('M-36-24h14l-8 48h-0zM36-24h-14l8 48z', steelDark),
            line('M-16-6h32M-16 6h32', steelDark, 3),
          ],
    );
  return [
    one(76, 76, -16),
    one(164, 88, 12),
    one(92, 148, 10),
    one(172, 158, -20),
    rect(76, 180, 96, 26, s.tone, 4),
    words(124, 198, 15, '#fff', `${s.brand} ${s.note}`, 90),
  ];
};

export const strapMachine: Draw = (s) => {
  const low = s.says(/低台/) ? 34 : 0;
  return [
    s.says(/无人化/) ? line('M60 96v-58q0-10 10-10h100q10 0 10 10v58', s.dark, 11) : '',
    path(`M28 ${98 + low}l18-16h148l18 16z`, steel),
    litDown(rect(28, 98 + low, 184, 14, steelDark, 2)),
    lit(rect(42, 112 + low, 156, 80 - low, s.colour, 4)),
    rect(60, 84 + low, 60, 5, '#14171c'),
    rect(148, 120 + low, 38, 24, '#22262d', 4),
    disc(158, 132 + low, 5, '#59c98a'),
    disc(175, 132 + low, 5, '#d6362f'),
    brandOn(s, 94, 142 + low, 21, s.colour, 90),
    disc(60, 198, 8, '#22262d'),
    disc(180, 198, 8, '#22262d'),
    ...(s.says(/无人化/) ? [] : [rect(96, 44 + low, 64, 40, kraft, 2), line(`M128 ${44 + low}v40`, '#f5c41f', 6)]),
  ].filter(Boolean);
};

export const strapper: Draw = (s) => [
  line('M16 190h208', '#3fae6c', 9),
  lit(path('M40 128h136q20 2 24 24l4 30h-164z', s.colour)),
  lit(path('M58 128q0-70 56-74h48q26 4 26 30 0 14-14 14h-60q-14 4-14 30z', '#2b3038')),
  line('M86 126q2-46 40-48h46', s.tone, 7),
  lit(rect(150, 136, 58, 32, '#22262d', 6)),
  brandOn(s, 96, 166, 20, s.colour, 90),
  words(179, 158, 15, '#fff', s.says(/双电/) ? '×2' : '18V', 44),
  rect(64, 176, 60, 10, iron, 3),
];

export const strapTool: Draw = (s) => [
  turned(
    -20,
    [
      line('M60 60l96 96', steelDark, 13),
      line('M60 60l96 96', s.tone, 7),
      lit(rect(138, 132, 56, 34, iron, 6)),
      disc(166, 149, 9, steel),
    ],
    120,
    110,
  ),
  turned(
    16,
    [
      line('M176 44L98 150', iron, 12),
      line('M186 64l-78 96', s.colour, 12),
      lit(path('M80 140h44v40h-44z', steelDark)),
    ],
    130,
    110,
  ),
  rect(128, 174, 84, 30, s.tone, 5),
  words(170, 194, 15, '#fff', `${s.brand} ${s.note}`, 76),
];

export const tapeGun: Draw = (s) => [
  ring(94, 92, 48, '#e0c583', 22),
  ring(94, 92, 30, kraft, 8),
  lit(path('M84 84h66l44 14v28h-44l-66-22z', s.colour)),
  path('M194 92l16 6v30l-16 4z', steelDark),
  line('M204 96l6 4M204 106l6 4M204 116l6 4', '#fff', 2),
  lit(path('M118 112h34l22 92h-36q-8 0-10-8z', s.turn % 2 ? '#2b3038' : s.tone)),
  line('M134 132h24M138 148h24M142 164h24M146 180h24', '#ffffff33', 4),
  disc(94, 92, 11, s.dark),
  brandOn(s, 150, 110, 15, s.colour, 54),
  words(52, 180, 15, s.tone, s.note, 60),
];

export const tapeDesk: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    ring(96, 108, 44, '#e6eff0', 18),
    disc(96, 108, 30, s.tone),
    disc(96, 108, 13, '#fff'),
    lit(path('M28 186q4-62 30-70 6 40 40 42 36 0 44-32l44-8q22 10 26 68-4 14-16 14h-152q-14 0-16-14z', s.colour)),
    path('M184 108h28v14l-28 4z', steel),
    line('M188 108l3-5 3 5 3-5 3 5 3-5 3 5 3-5', steelDark, 2),
    brandOn(s, 120, 184, 21, s.colour, 110),
  ]),
];
