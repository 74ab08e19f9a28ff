import { darker, glass, glassDark, inkOn, lighter, mix, steel, steelDark } from '../paint';
import { bottle, label, pouch } from '../parts';
import {
  dashes,
  disc,
  faint,
  line,
  lit,
  litDown,
  oval,
  path,
  placed,
  rect,
  repeated,
  ring,
  scaled,
  turned,
  words,
} from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What a laboratory pours, fills and filters with. */

const liquids = ['#6fb9f2', '#8fd19a', '#f3b86a', '#c79be0', '#f397b3', '#5fc8c0'];
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
  const body = s.clear ? glass : s.colour;
  return [
    scaled(by(s), [
      lit(path('M108 10h24l-3 22h-18z', '#eef5f8')),
      faint(0.94, [path('M110 30h20v66q46 20 46 62 0 46-56 46t-56-46q0-42 46-62z', body)]),
      path('M70 146q50 12 100 0 6 54-50 54t-50-54z', `${s.clear ? liquidOf(s) : s.dark}c0`),
      line('M107 62h26', '#d6362f', 2.5),
      path('M80 140q8-26 32-38l-8 96q-30-12-24-58z', '#ffffff77'),
      rect(86, 140, 68, 42, '#ffffffe6', 4),
      words(120, 160, 19, '#2f5f7c', s.note, 62),
      words(120, 177, 14, s.tone, s.brand, 62),
    ]),
  ];
};

const tipColours: Record<string, string> = { small: '#e9eff3', yellow: '#f5d24a', blue: '#4f9be0', large: '#f2f4f7' };
const tipOf = (s: Sketch) =>
  tipColours[
    s.says(/5ml/) ? 'large' : s.says(/1000μl/) ? 'blue' : s.says(/20?0?0?μl/) && !s.says(/10μl/) ? 'yellow' : 'small'
  ] ?? '#e9eff3';
const tip = (fill: string) => [
  lit(path('M-9-50h18l-1 18-6 66h-4l-6-66z', fill)),
  rect(-10, -54, 20, 9, darker(fill, 0.12), 2),
];

export const tips: Draw = (s) => {
  const large = 0.8 + s.size * 0.3;
  return [
    ...pouch(44, 50, 130, 150, '#e3eef4'),
    repeated(
      'p',
      [placed('rotate(64) scale(.5)', tip(tipOf(s)))],
      [
        [84, 128],
        [120, 138],
        [92, 158],
      ],
    ),
    repeated(
      'q',
      [placed('rotate(-58) scale(.5)', tip(tipOf(s)))],
      [
        [136, 126],
        [100, 146],
        [132, 164],
      ],
    ),
    rect(60, 66, 98, 44, s.tone, 4),
    words(109, 87, 20, '#fff', s.brand, 88),
    words(109, 104, 14, '#fff', s.note, 90),
    repeated(
      'r',
      [placed(`rotate(-6) scale(${large})`, tip(tipOf(s)))],
      [
        [186, 146],
        [212, 152],
      ],
    ),
  ];
};

export const tipBox: Draw = (s) => {
  const fill = tipOf(s) === '#e9eff3' ? s.toneLight : tipOf(s);
  return [
    path('M40 40l20-14h140l-20 14v56H40z', '#dcebf2cc'),
    line('M40 40h140v56M180 40l20-14', '#a9c6d4', 3),
    litDown(rect(34, 96, 152, 30, '#f4f8fa', 3)),
    path('M34 96l22-14h152l-22 14z', '#fff'),
    dashes('M46 88h134', darker(fill, 0.15), 22, '7 4.6'),
    dashes('M42 97h140', fill, 22, '7 4.6'),
    path('M186 96l22-14v104l-22 16z', darker(s.tone, 0.25)),
    litDown(rect(34, 118, 152, 84, s.tone, 3)),
    words(110, 158, 26, '#fff', s.brand, 136),
    words(110, 186, 19, '#fff', s.note, 130),
  ];
};

export const pipette: Draw = (s) => {
  const knob =
    s.size > 0.8
      ? '#8a5bc4'
      : s.size > 0.55
        ? '#2a6dd4'
        : s.size > 0.3
          ? '#f5c41f'
          : s.size > 0.1
            ? '#f08a24'
            : '#d6362f';
  return [
    turned(28, [
      lit(rect(108, 6, 24, 18, knob, 6)),
      rect(114, 22, 12, 16, steel),
      lit(path('M98 36h44q8 0 8 10v62q0 16-14 26l-4 40h-24l-4-40q-14-10-14-26l-2-62q0-10 10-10z', '#f4f6f9')),
      path('M86 44q-18 2-18 16l8 2q2-8 12-8z', '#d5dbe3'),
      rect(106, 62, 28, 34, '#2b3038', 3),
      words(120, 84, 13, '#fff', '100', 24),
      lit(path('M110 172h20l-5 28h-10z', steelDark)),
      path('M114 198h12l-4 28h-4z', lighter(knob, 0.4)),
      words(120, 118, 13, s.tone, s.brand, 40),
    ]),
    words(182, 200, 15, '#2f5f7c', s.note, 90),
  ];
};

const spin = (x: number, top: number, wide: number, tall: number, fill: string, cap: string) =>
  lit(rect(x - wide / 2 - 4, top - 22, wide + 8, 26, cap, 4)) +
  line(`M${x - wide / 2} ${top - 18}v18M${x} ${top - 18}v18M${x + wide / 2} ${top - 18}v18`, '#0000002a', 2) +
  faint(0.95, [
    path(
      `M${x - wide / 2} ${top + 4}h${wide}v${tall}l${-wide * 0.36} ${wide * 0.62}q-${wide * 0.14} 6-${wide * 0.28} 0l${-wide * 0.36}-${wide * 0.62}z`,
      '#dcebf2',
    ),
  ]) +
  path(
    `M${x - wide / 2 + 2} ${top + tall * 0.5}h${wide - 4}v${tall * 0.5 + 3}l${-wide * 0.34} ${wide * 0.56}q-${wide * 0.12} 5-${wide * 0.24} 0l${-wide * 0.34}-${wide * 0.56}z`,
    `${fill}d0`,
  ) +
  line(
    `M${x} ${top + 20}h${wide / 2 - 3}M${x} ${top + 36}h${wide / 2 - 3}M${x} ${top + 52}h${wide / 2 - 3}`,
    '#3f6f8c',
    2,
  );

export const centrifuge: Draw = (s) => [
  ...[66, 120, 174].map((x, at) =>
    spin(
      x,
      58,
      s.says(/50ml/) ? 42 : 28,
      92,
      liquids[(s.turn + at) % 6] ?? '#6fb9f2',
      s.says(/50ml/) ? s.tone : '#e4663b',
    ),
  ),
  rect(62, 96, 116, 42, '#fffffff2', 4),
  words(120, 115, 19, s.tone, s.brand, 104),
  words(120, 132, 14, '#2f5f7c', s.note, 106),
];

const micro = (x: number, y: number, degrees: number, size: number, fill: string) =>
  placed(`translate(${x} ${y}) rotate(${degrees}) scale(${size})`, [
    path('M16-32l30-18 6 10-34 22z', '#c9dde7'),
    lit(rect(-22, -40, 44, 16, '#c9dde7', 4)),
    faint(0.95, [path('M-17-24h34v34l-12 36q-5 6-10 0l-12-36z', '#dcebf2')]),
    path('M-15 2h30v8l-11 32q-4 4-8 0l-11-32z', `${fill}d0`),
  ]);

export const microTube: Draw = (s) => [
  ...[
    [82, 96, -16],
    [158, 92, 14],
    [120, 146, 0],
  ].map(([x = 0, y = 0, turn = 0], at) =>
    micro(x, y, turn, 0.84 + s.size * 0.36, liquids[(s.turn + at) % 6] ?? '#6fb9f2'),
  ),
  rect(132, 162, 82, 42, s.tone, 4),
  words(173, 181, 17, '#fff', s.brand, 74),
  words(173, 197, 12, '#fff', s.note, 76),
];

export const cryoTube: Draw = (s) => [
  ...['#2a6dd4', '#d6362f', '#2f9f5a'].map((cap, at) =>
    spinless(66 + at * 54, 66, 34 + s.size * 8, 96 + s.size * 20, cap),
  ),
  rect(62, 108, 116, 42, '#fffffff2', 4),
  words(120, 127, 19, s.tone, s.brand, 104),
  words(120, 144, 14, '#2f5f7c', s.note, 106),
];
const spinless = (x: number, top: number, wide: number, tall: number, cap: string) =>
  lit(rect(x - wide / 2 - 3, top - 26, wide + 6, 30, cap, 4)) +
  line(`M${x - wide / 4} ${top - 22}v22M${x + wide / 4} ${top - 22}v22`, '#0000002a', 2) +
  faint(0.95, [
    lit(path(`M${x - wide / 2} ${top + 4}h${wide}v${tall}q0 10-${wide / 2} 10t-${wide / 2}-10z`, '#e3eef4')),
  ]) +
  path(
    `M${x - wide / 2 + 2} ${top + tall * 0.6}h${wide - 4}v${tall * 0.4}q0 8-${wide / 2 - 2} 8t-${wide / 2 - 2}-8z`,
    '#f397b3c0',
  );

export const filterPaper: Draw = (s) => {
  const r = 60 + s.size * 24;
  const speed = s.says(/快速/) ? '#2f9f5a' : s.says(/慢速/) ? '#d6362f' : '#2467c9';
  return [
    disc(134, 132, r, '#d5dce4'),
    disc(128, 126, r, '#eef2f6'),
    disc(122, 120, r, '#fdfeff'),
    ring(122, 120, r * 0.84, '#e6ebf1', 2),
    rect(122 - r * 0.72, 98, r * 1.44, 46, speed, 4),
    words(122, 119, 19, '#fff', s.brand, r * 1.3),
    words(122, 137, 15, '#fff', s.note, r * 1.3),
    path(`M${122 - r * 0.3} ${120 + r * 0.5}h${r * 0.6}l-${r * 0.3} ${r * 0.36}z`, '#e6ebf1'),
  ];
};

const phColours = ['#d6362f', '#f08a24', '#f5c41f', '#a9c838', '#4fae63', '#2a9d9a', '#2a6dd4', '#5a3fa8'];

export const phPaper: Draw = (s) => [
  rect(52, 60, 130, 140, '#d9b23c', 4),
  litDown(rect(46, 54, 130, 140, '#f5d24a', 4)),
  words(111, 84, 22, '#5c4a0c', 'pH 试纸', 110),
  ...phColours.map((fill, at) => rect(56 + at * 14, 98, 14, 34, fill)),
  words(111, 156, 18, s.tone, s.brand, 110),
  words(111, 180, 15, '#5c4a0c', s.note, 110),
  ...[0, 1, 2].map((at) =>
    turned(
      14 + at * 10,
      [rect(176, 40, 11, 96, '#f7e9a8', 1), rect(176, 40, 11, 28, phColours[(s.turn + at * 3) % 8] ?? '#4fae63', 1)],
      180,
      150,
    ),
  ),
];

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
    : [scaled(0.82 + s.size * 0.18, jar(s, mix(s.colour, '#ffffff', 0.15), s.turn % 2 ? '#fff' : s.tone))];

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
