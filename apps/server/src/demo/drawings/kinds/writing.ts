import { darker, lighter, mix, steel, steelDark } from '../paint';
import { disc, lit, litDown, path, placed, rect, turned, words, wordsDown } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Pens are drawn upright, the tip below, and leaned over; a second one lies behind. */

const beside = (parts: readonly string[], degrees: number, apart: number) => [
  `<use href="#o" transform="rotate(${degrees} 120 120) translate(${-apart} 10)"/>`,
  turned(degrees, [`<g id="o">${parts.join('')}</g>`]),
  `<use href="#o" transform="rotate(${degrees} 120 120) translate(${apart} 14)"/>`,
];

/** Beside the box that holds a dozen. */
const withBox = (s: Sketch, parts: readonly string[]) => [
  turned(-8, [
    rect(40, 38, 74, 160, darker(s.tone, 0.3), 5),
    lit(rect(36, 34, 74, 160, s.tone, 5)),
    rect(46, 46, 54, 62, '#fff', 4),
    words(73, 84, 22, s.tone, s.brand, 48),
    rect(46, 132, 54, 46, s.colour, 4),
    rect(46, 118, 54, 6, s.toneLight),
  ]),
  placed('translate(34 12) scale(.92)', [
    turned(24, [`<g id="o">${parts.join('')}</g>`]),
    `<use href="#o" transform="translate(34 10) rotate(24 120 120)"/>`,
  ]),
];

/** A fan of three, or two before their box: by the product. */
const laid = (s: Sketch, parts: readonly string[]) => (s.turn % 2 ? withBox(s, parts) : beside(parts, 36, 38));

const tip = (y: number, half: number, fill: string) =>
  path(`M${120 - half} ${y}h${half * 2}l${4 - half} 24h-8z`, fill) + path(`M116 ${y + 24}h8l-2.5 9h-3z`, steel);

export const pen: Draw = (s) =>
  laid(s, [
    tip(184, 11, s.dark),
    lit(rect(109, 86, 22, 98, lighter(s.colour, 0.72), 2)),
    rect(117, 90, 6, 90, s.colour, 3),
    lit(rect(108, 152, 24, 32, s.colour, 3)),
    lit(rect(106, 18, 28, 72, s.colour, 5)),
    rect(106, 84, 28, 6, s.dark),
    lit(rect(129, 26, 8, 54, s.dark, 3)),
    wordsDown(115, 120, 11, s.dark, s.brand, 52),
  ]);

export const penClick: Draw = (s) =>
  laid(s, [
    tip(186, 11, steelDark),
    lit(rect(115, 10, 10, 18, s.dark, 3)),
    lit(rect(108, 24, 24, 162, s.colour, 6)),
    rect(108, 70, 24, 5, s.light),
    lit(rect(108, 140, 24, 42, s.dark, 4)),
    path('M110 148h20M110 157h20M110 166h20', s.deep),
    lit(rect(128, 30, 8, 46, steel, 3)),
    wordsDown(119, 106, 13, '#fff', s.brand, 54),
  ]);

export const penBig: Draw = (s) =>
  laid(s, [
    path('M112 192h16l-5 28h-6z', steelDark),
    lit(rect(107, 84, 26, 110, lighter(s.colour, 0.8), 3)),
    rect(113, 86, 14, 104, mix(s.colour, '#ffffff', 0.12), 4),
    lit(rect(105, 16, 30, 76, s.colour, 8)),
    lit(rect(131, 24, 8, 58, s.dark, 3)),
    rect(105, 56, 30, 8, s.light),
    wordsDown(120, 132, 13, '#fff', s.brand, 70),
  ]);

export const penRefill: Draw = (s) => [
  ...[-28, -10, 8, 26].map((x, at) =>
    turned(20, [
      rect(116 + x, 26 + at * 4, 9, 130, lighter(s.colour, 0.78), 4),
      rect(118 + x, 54 + at * 4, 5, 102, s.colour, 2),
      rect(116.5 + x, 154 + at * 4, 8, 22, steel, 2),
      path(`M${117 + x} ${176 + at * 4}h7l-2.5 16h-2z`, steelDark),
    ]),
  ),
  rect(64, 92, 112, 42, s.tone, 5),
  words(120, 111, 18, '#fff', s.brand, 90),
  words(120, 127, 12, '#fff', '替芯 0.5', 90),
];

const markerParts = (s: Sketch) => [
  path('M111 190h18l-4 16h-7z', darker(s.colour, 0.1)),
  lit(path('M106 172h28l-4 20h-20z', lighter(s.colour, 0.84))),
  lit(rect(101, 82, 38, 92, s.colour, 5)),
  rect(101, 98, 38, 58, '#fff'),
  rect(101, 98, 38, 5, s.tone),
  lit(rect(100, 22, 40, 62, s.dark, 8)),
  rect(136, 30, 7, 44, s.deep, 3),
  wordsDown(120, 130, 19, s.tone, s.brand, 46),
];

export const marker: Draw = (s) => laid(s, markerParts(s));

export const markerDouble: Draw = (s) =>
  laid(s, [
    path('M114 204h12l-4 14h-4z', s.dark),
    lit(path('M110 184h20l-4 22h-12z', lighter(s.colour, 0.8))),
    lit(rect(103, 74, 34, 112, s.colour, 6)),
    rect(103, 92, 34, 72, '#fff'),
    lit(rect(102, 14, 36, 62, s.dark, 8)),
    wordsDown(120, 128, 18, s.dark, s.brand, 60),
  ]);

export const highlighter: Draw = (s) => {
  const six = ['#f5c41f', '#f397b3', '#7ed08a', '#6fb9f2', '#f6a04d', '#b795e8'];
  const fills = s.colours.length > 1 ? six : [s.colour, s.colour, s.colour];
  const tilt = fills.length > 3 ? 12 : 22;
  return fills.map((fill, at) =>
    turned(
      (at - (fills.length - 1) / 2) * tilt,
      [
        path('M112 186h16l-2 20-11-7z', darker(fill, 0.1)),
        path('M106 168h28l-5 20h-18z', '#f2f4f7'),
        lit(rect(105, 92, 30, 78, fill, 4)),
        rect(104, 32, 32, 62, darker(fill, 0.12), 7),
        at % 2 ? '' : wordsDown(120, 132, 13, '#394150', s.brand, 60),
      ],
      120,
      230,
    ),
  );
};

export const paintMarker: Draw = (s) =>
  laid(s, [
    path('M114 196h12v16l-6 5-6-5z', lighter(s.colour, 0.1)),
    lit(path('M106 176h28l-6 22h-16z', '#e9edf2')),
    lit(rect(103, 78, 34, 100, '#d9dee5', 4)),
    lit(rect(103, 96, 34, 66, s.colour)),
    lit(rect(102, 24, 36, 58, s.colour, 6)),
    rect(102, 74, 36, 8, '#b9c2cc'),
    wordsDown(
      120,
      130,
      17,
      s.colours.length > 1 ? '#fff' : mix(s.deep, '#ffffff', s.colour === '#2d3036' ? 0.95 : 0),
      s.brand,
      56,
    ),
  ]);

export const pencil: Draw = (s) =>
  [-44, 0, 44].map((x, at) =>
    turned(
      30,
      [
        rect(110 + x, 22 + at * 6, 20, 12, '#e58a96', 4),
        rect(109 + x, 32 + at * 6, 22, 12, steel),
        rect(109 + x, 44 + at * 6, 8, 124, lighter(s.colour, 0.3)),
        rect(117 + x, 44 + at * 6, 7, 124, s.colour),
        rect(124 + x, 44 + at * 6, 7, 124, s.dark),
        path(`M${109 + x} ${168 + at * 6}l4-5 4 5 3.5-5 3.5 5 3.5-5 3.5 5-8 28h-6z`, '#e8c592'),
        path(`M${116 + x} ${190 + at * 6}h8l-4 16z`, '#2d3036'),
        wordsDown(120 + x, 84 + at * 6, 12, '#f3d98a', `${s.brand} ${s.note}`, 70),
      ],
      120,
      120,
    ),
  );

export const pencilMech: Draw = (s) =>
  laid(s, [
    lit(path('M111 182h18l-6 26h-6z', steel)),
    rect(119, 206, 2.5, 14, '#394150'),
    lit(rect(113, 14, 14, 20, steel, 3)),
    lit(rect(109, 32, 22, 152, s.colour, 4)),
    litDown(rect(108, 132, 24, 48, steelDark, 3)),
    ...[140, 149, 158, 167].map((y) => rect(108, y, 24, 3, '#5d6672')),
    lit(rect(128, 38, 7, 48, steel, 3)),
    wordsDown(119, 108, 13, '#fff', `${s.brand} ${s.note}`, 42),
  ]);

export const correctionTape: Draw = (s) => [
  turned(-14, [
    path('M176 150l34 26q4 6-4 8l-44 2z', darker(s.colour, 0.3)),
    lit(path('M40 126q0-62 68-62 46 0 66 40l22 40q6 18-10 24l-92 6q-54-2-54-48z', s.colour)),
    disc(106, 120, 38, lighter(s.colour, 0.68)),
    disc(106, 120, 28, '#fff'),
    disc(106, 120, 11, s.dark),
    disc(158, 138, 13, lighter(s.colour, 0.55)),
    words(108, 90, 14, s.deep, s.brand, 60),
    path('M206 180l-6 8 26 10z', '#fff'),
  ]),
  rect(160, 206, 54, 7, '#fff', 2),
];
