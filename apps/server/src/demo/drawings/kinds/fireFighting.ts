import { darker, glass, iron, signalGreen, signalRed, signalYellow, steel, steelDark } from '../paint';
import { wheel } from '../parts';
import { disc, line, lit, litDown, path, rect, ring, scaled, stitches, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Against fire. */

const cylinder = (s: Sketch, wide: number, top: number) => [
  lit(
    path(
      `M${120 - wide / 2} ${top + 26}q2-26 ${wide / 2}-30 ${wide / 2 - 2} 4 ${wide / 2} 30v${164 - top}q0 14-14 14h${28 - wide}q-14 0-14-14z`,
      s.colour,
    ),
  ),
  rect(116 - wide / 4, 200, wide / 2 + 8, 5, s.deep, 2),
];

export const extinguisher: Draw = (s) => [
  scaled(0.72 + s.size * 0.28, [
    line('M130 44q50-4 44 60t-6 70', '#22262d', 9),
    path('M160 170h16l4 30h-24z', '#14171c'),
    ...cylinder(s, 78, 54),
    rect(106, 40, 28, 18, steelDark, 3),
    line('M108 38l-40-8M108 46l-34 6', '#22262d', 8),
    disc(138, 48, 9, '#fff'),
    ring(138, 48, 9, steelDark, 3),
    line('M138 48l5-5', signalGreen, 2),
    rect(84, 96, 72, 84, '#fdf6ec', 3),
    rect(84, 96, 72, 20, signalYellow, 3),
    words(120, 112, 15, signalRed, '灭火器', 64),
    words(120, 140, 18, s.tone, s.brand, 64),
    words(120, 164, 20, signalRed, s.note, 64),
  ]),
];

export const co2Extinguisher: Draw = (s) => [
  scaled(0.74 + s.size * 0.26, [
    line('M126 40q52-8 56 44', '#22262d', 9),
    lit(path('M170 84h22l16 74h-56z', '#14171c')),
    ...cylinder(s, 62, 44),
    rect(108, 30, 24, 22, '#c9a24a', 4),
    line('M110 28l-36-6M110 38l-30 6', '#22262d', 8),
    rect(91, 98, 58, 78, '#fff', 3),
    words(120, 122, 22, signalRed, 'CO₂', 54),
    words(120, 146, 16, s.tone, s.brand, 52),
    words(120, 168, 17, '#39424f', s.note, 52),
  ]),
];

export const waterExtinguisher: Draw = (s) => [
  scaled(0.74 + s.size * 0.26, [
    line('M128 44q44 0 40 60', '#22262d', 8),
    path('M162 104h12l3 22h-18z', '#14171c'),
    ...cylinder(s, 84, 58),
    rect(106, 44, 28, 18, signalGreen, 3),
    line('M108 42l-36-8M108 50l-32 6', '#22262d', 8),
    rect(80, 104, 80, 78, '#eaf6ee', 3),
    path('M120 108q14 20 0 28-14-8 0-28z', '#3b9fe0'),
    words(120, 154, 17, s.tone, s.brand, 72),
    words(120, 174, 17, '#1f7a45', `水基 ${s.note}`, 74),
  ]),
];

export const wheelExtinguisher: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    line('M84 60L40 30M84 80V40', iron, 8),
    line('M148 70q50 10 40 90', '#22262d', 8),
    path('M180 156h16l4 34h-24z', '#14171c'),
    ...cylinder(s, 84, 44),
    rect(106, 30, 28, 18, steelDark, 3),
    rect(82, 92, 76, 74, '#fdf6ec', 3),
    words(120, 114, 17, signalRed, '推车式', 70),
    words(120, 136, 17, s.tone, s.brand, 66),
    words(120, 158, 18, signalRed, s.note, 66),
    wheel(74, 184, 21),
    wheel(166, 184, 21),
  ]),
];

export const extinguisherBox: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    path('M34 84l16-14h156l-16 14zM190 84l16-14v112l-16 18z', s.deep),
    litDown(rect(34, 84, 156, 116, s.colour, 4)),
    path('M30 84l14-26h156l-10 26z', s.light),
    rect(46, 132, 132, 54, '#14171c22', 3),
    words(112, 116, 24, '#fff', '灭火器箱', 130),
    words(112, 152, 19, '#fff', s.brand, 110),
    words(112, 176, 16, '#ffe7b0', s.note, 110),
    rect(102, 78, 22, 12, steel, 3),
  ]),
];

export const hydrantBox: Draw = (s) => [
  litDown(rect(44, 28, 152, 176, s.colour, 4)),
  rect(54, 38, 132, 110, glass, 2),
  ...(s.says(/全套/)
    ? [
        ring(106, 92, 30, '#f2ead8', 13),
        ring(106, 92, 12, '#d9cba8', 5),
        rect(150, 60, 14, 60, '#c9a24a', 4),
        disc(157, 56, 12, signalRed),
      ]
    : []),
  path('M58 144l70-104h30l-70 104z', '#ffffff66'),
  words(120, 172, 24, '#fff', '消 火 栓', 130),
  words(120, 194, 15, '#ffe7b0', `${s.brand} ${s.note}`, 140),
  rect(178, 88, 6, 22, steel, 2),
];

export const fireHose: Draw = (s) => [
  disc(116, 112, 80, darker(s.colour, 0.12)),
  ...[78, 66, 54, 42, 30].map((r, at) => ring(116, 112, r, at % 2 ? darker(s.colour, 0.14) : s.colour, 10)),
  disc(116, 112, 22, darker(s.colour, 0.4)),
  line('M190 130q20 30 10 62', s.colour, 20),
  lit(rect(182, 184, 36, 22, steel, 4)),
  rect(182, 190, 36, 5, steelDark),
  rect(76, 92, 80, 44, signalRed, 4),
  words(116, 112, 19, '#fff', s.brand, 70),
  words(116, 129, 13, '#fff', s.note, 72),
];

export const fireBlanket: Draw = (s) => [
  path('M70 128h104l16 78H54z', '#eceff2'),
  line('M84 132l-10 70M108 132l-4 72M134 132l4 72M160 132l12 70M62 166h122M58 186h130', '#cfd5dc', 2.5),
  lit(rect(64, 30, 112, 104, s.colour, 8)),
  rect(76, 42, 88, 46, '#fff', 4),
  words(120, 72, 23, signalRed, '灭火毯', 80),
  words(120, 106, 19, '#fff', s.brand, 90),
  words(120, 125, 13, '#ffe7b0', s.note, 90),
  line('M92 134v22M148 134v22', '#22262d', 9),
];

export const weldBlanket: Draw = (s) => [
  ...[2, 1, 0].map((at) =>
    lit(
      path(
        `M${30 + at * 8} ${150 - at * 28}q0-14 14-14h134q14 0 14 14v36q0 12-14 12h-134q-14 0-14-12z`,
        at % 2 ? s.light : s.colour,
      ),
    ),
  ),
  stitches('M44 172h140', s.dark, 3, '6 6'),
  disc(48, 148, 5, steel),
  disc(182, 148, 5, steel),
  path('M116 68q22 26 10 40 12-2 14-14 16 34-24 40-38-8-18-40 4 10 10 12-2-20 8-38z', '#f0702a'),
  rect(70, 152, 92, 38, s.tone, 4),
  words(116, 170, 19, '#fff', s.brand, 82),
  words(116, 185, 12, '#fff', s.note, 82),
];

export const fireStation: Draw = (s) => [
  path('M188 32l16-10v170l-16 12z', s.deep),
  litDown(rect(44, 32, 144, 172, s.colour, 3)),
  rect(54, 62, 58, 126, glass, 2),
  rect(120, 62, 58, 126, glass, 2),
  lit(rect(64, 124, 18, 54, signalRed, 7)),
  lit(rect(88, 124, 18, 54, signalRed, 7)),
  line('M132 70v108M152 70v108', '#d8b07a', 5),
  path('M126 70h14l6 14h-20zM146 166h14l4 14h-20z', iron),
  disc(76, 96, 16, '#f5c41f'),
  path('M56 186l30-120h12l-30 120zM122 186l30-120h10l-30 120z', '#ffffff66'),
  words(116, 53, 18, '#fff', '微型消防站', 130),
  words(116, 200, 12, '#fff', s.brand),
];
