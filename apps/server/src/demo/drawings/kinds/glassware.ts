import { darker, glass, glassDark, inkOn, lighter, steel } from '../paint';
import { faint, line, lit, litDown, oval, path, rect, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';
import { liquids } from '../smallParts';

/** What a laboratory pours and measures with. */

const liquidOf = (s: Sketch) => liquids[s.turn % liquids.length] ?? '#6fb9f2';

const scale = (x: number, y: number, step: number, count: number, wide = 14) =>
  line(
    Array.from({ length: count }, (_, at) => `M${x} ${y + at * step}h${at % 2 ? wide * 0.6 : wide}`).join(''),
    '#3f6f8c',
    2,
  );

const by = (s: Sketch) => 0.74 + s.size * 0.26;

const marks = (s: Sketch, x: number, y: number, most = 60) => [
  words(x, y, 19, '#2f5f7c', s.note, most),
  words(x, y + 18, 13, '#2f5f7c', s.brand, most),
];

export const beaker: Draw = (s) => [
  scaled(by(s), [
    faint(0.9, [path('M62 46h-10l8-8h116l4 8-6 6v138q0 14-14 14H76q-14 0-14-14z', glass)]),
    path('M66 118h104v70q0 12-12 12H78q-12 0-12-12z', `${liquidOf(s)}d0`),
    oval(118, 118, 52, 9, lighter(liquidOf(s), 0.35)),
    path('M74 56h14v132h-8q-6-2-6-10z', '#ffffff99'),
    scale(146, 72, 14, 9, 16),
    ...marks(s, 112, 86),
    line('M52 42q64-12 128 0', glassDark, 3),
  ]),
];

export const flask: Draw = (s) => [
  scaled(by(s), [
    s.says(/具塞/) ? lit(path('M102 18h36l-4 26h-28z', '#eef5f8')) : oval(120, 40, 24, 6, glassDark),
    faint(0.92, [path('M98 40h44v44l44 98q6 22-14 22H68q-20 0-14-22l44-98z', glass)]),
    path('M74 146h92l16 40q4 14-10 14H68q-14 0-10-14z', `${liquidOf(s)}d8`),
    path('M104 48h10v40l-40 96-8-2 38-98z', '#ffffffaa'),
    scale(132, 108, 14, 4, 14),
    ...marks(s, 120, 166, 76),
  ]),
];

export const plasticBeaker: Draw = (s) => [
  scaled(by(s), [
    line('M172 78q34-2 32 40t-36 38', '#c6d3dc', 13),
    faint(0.96, [lit(path('M58 50l-12-10h128l4 6-8 148q-1 10-10 10H78q-9 0-10-10z', '#e6eef3'))]),
    path('M66 126h104l-4 66q-1 8-8 8H80q-7 0-8-8z', `${liquidOf(s)}99`),
    scale(140, 70, 14, 8, 20),
    ...marks(s, 108, 96),
  ]),
];

const tube = (x: number, top: number, width: number, height: number, fill: string, cap = '') =>
  faint(0.95, [
    path(`M${x - width / 2} ${top}h${width}v${height}a${width / 2} ${width / 2} 0 0 1 ${-width} 0z`, glass),
  ]) +
  path(
    `M${x - width / 2 + 2} ${top + height * 0.5}h${width - 4}v${height * 0.5}a${width / 2 - 2} ${width / 2 - 2} 0 0 1 ${4 - width} 0z`,
    `${fill}d8`,
  ) +
  path(`M${x - width / 2 + 4} ${top + 6}h${width * 0.2}v${height - 8}h${-width * 0.2}z`, '#ffffffaa') +
  (cap
    ? lit(rect(x - width / 2 - 3, top - 16, width + 6, 20, cap, 4))
    : rect(x - width / 2 - 3, top - 3, width + 6, 5, glassDark, 2));

const threeTubes = (s: Sketch, cap = '') => {
  const [width, height] = [20 + s.size * 10, 104 + s.size * 38];
  const fills = [liquidOf(s), liquidOf({ ...s, turn: s.turn + 1 }), liquidOf({ ...s, turn: s.turn + 2 })];
  return [
    ...fills.map((fill, at) => turned(-14 + at * 14, [tube(74 + at * 46, 40, width, height, fill, cap)], 120, 200)),
    rect(74, 160, 92, 40, '#fffffff0', 4),
    words(120, 178, 17, s.tone, s.brand, 82),
    words(120, 194, 14, '#2f5f7c', s.note, 84),
  ];
};

export const testTube: Draw = (s) => threeTubes(s);

export const cultureTube: Draw = (s) => threeTubes(s, s.tone);

export const tubeRack: Draw = (s) => {
  const fill = s.says(/不锈钢\d/) ? steel : s.says(/72/) ? '#2a9dc4' : s.tone;
  return [
    ...[0, 1, 2, 3].map((at) => tube(66 + at * 36, 46, 20, 120, liquids[(s.turn + at) % 6] ?? '#6fb9f2')),
    path('M30 92l18-16h160l-18 16z', lighter(fill, 0.3)),
    litDown(rect(30, 92, 160, 18, fill, 2)),
    litDown(rect(30, 176, 160, 22, fill, 2)),
    rect(30, 92, 12, 106, darker(fill, 0.2)),
    rect(178, 92, 12, 106, darker(fill, 0.2)),
    path('M190 92l18-16v106l-18 16z', darker(fill, 0.3)),
    words(110, 193, 15, inkOn(fill), `${s.brand} ${s.note}`, 130),
  ];
};

const cylinderOf = (s: Sketch, body: string, foot: string) => {
  const wide = 30 + s.size * 22;
  const tall = 120 + s.size * 46;
  const top = 190 - tall;
  return [
    lit(path(`M${120 - wide} 190h${wide * 2}l6 14H${114 - wide}z`, foot)),
    faint(0.95, [path(`M${120 - wide / 2 - 9} ${top}l5-8h${wide + 8}v8l-4 6v${184 - top}h${-wide}V${top + 6}z`, body)]),
    path(`M${120 - wide / 2 + 2} ${top + tall * 0.42}h${wide - 4}v${tall * 0.58}h${4 - wide}z`, `${liquidOf(s)}d0`),
    scale(120 + wide / 2 - 15, top + 22, 9, Math.floor((tall - 34) / 9), 15),
    path(`M${120 - wide / 2 + 3} ${top + 8}h6v${tall - 10}h-6z`, '#ffffffaa'),
    rect(150, 110, 62, 38, '#fffffff0', 4),
    words(181, 128, 17, s.tone, s.brand, 54),
    words(181, 143, 13, '#2f5f7c', s.note, 54),
  ];
};

export const cylinder: Draw = (s) => cylinderOf(s, glass, glassDark);

export const plasticCylinder: Draw = (s) => cylinderOf(s, '#e9eff3', s.tone);

export const volumetric: Draw = (s) => {
  return [
    scaled(by(s), [
      lit(path('M108 10h24l-3 22h-18z', '#eef5f8')),
      faint(0.94, [path('M110 30h20v66q46 20 46 62 0 46-56 46t-56-46q0-42 46-62z', s.colour)]),
      path('M70 146q50 12 100 0 6 54-50 54t-50-54z', `${s.clear ? liquidOf(s) : s.dark}c0`),
      line('M107 62h26', '#d6362f', 2.5),
      path('M80 140q8-26 32-38l-8 96q-30-12-24-58z', '#ffffff77'),
      rect(86, 140, 68, 42, '#ffffffe6', 4),
      words(120, 160, 19, '#2f5f7c', s.note, 62),
      words(120, 177, 14, s.tone, s.brand, 62),
    ]),
  ];
};
