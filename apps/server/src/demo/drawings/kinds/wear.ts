import { brightness, darker, inkOn, lighter, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { disc, line, lit, oval, path, placed, rect, ring, scaled, stitches, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Clothes and shoes. */

const silver = '#e6ebef';
const sizeTag = (s: Sketch, x: number, y: number) =>
  s.note ? rect(x - 17, y - 13, 34, 18, '#fff', 3) + words(x, y + 1, 14, '#39424f', s.note, 30) : '';
const grown = (s: Sketch, parts: readonly string[]) => [scaled(0.84 + s.size * 0.16, parts)];

const vestBody = (s: Sketch, stripes: string) =>
  grown(s, [
    path('M84 40q36 26 72 0l8 20q-44 24-88 0z', s.deep),
    lit(
      path(
        'M84 36l-34 18q8 42-2 70l-2 76h72v-120q-26-14-34-44zM156 36l34 18q-8 42 2 70l2 76h-72v-120q26-14 34-44z',
        s.colour,
      ),
    ),
    stripes,
    line('M120 84v116', s.deep, 3),
    sizeTag(s, 150, 98),
  ]);

export const vest: Draw = (s) =>
  vestBody(
    s,
    [
      path('M48 126h70v16h-71zM122 126h70l1 16h-71zM46 166h72v16h-72zM122 166h72v16h-72z', silver),
      path(
        'M72 44l14-7q8 24 18 36v126h-14v-120q-14-16-18-35zM168 44l-14-7q-8 24-18 36v126h14v-120q14-16 18-35z',
        silver,
      ),
      rect(56, 146, 30, 16, s.dark, 3),
      rect(154, 146, 30, 16, s.dark, 3),
      words(94, 100, 13, inkOn(s.colour), s.brand, 34),
    ].join(''),
  );

export const vestZip: Draw = (s) =>
  vestBody(
    s,
    [
      path('M47 138h71v22h-72zM122 138h71l1 22h-72z', '#f0803a'),
      path('M47 142h71v14h-72zM122 142h71v14h-71z', silver),
      path('M62 50l16-9 22 98h-16zM178 50l-16-9-22 98h16z', silver),
      line('M84 36l-34 18q8 42-2 70l-2 76h148l-2-76q-10-28-2-70l-34-18', s.deep, 4),
      words(92, 186, 15, inkOn(s.colour), s.brand, 50),
      words(152, 186, 13, inkOn(s.colour), '反光', 50),
    ].join(''),
  );

const sleeve = (fill: string, dark: string) => [
  path('M80 42l-30 14q-16 50-20 100l26 6q6-40 18-68z', fill),
  path('M160 42l30 14q16 50 20 100l-26 6q-6-40-18-68z', fill),
  path('M32 146l-2 10 26 6 2-10zM208 146l2 10-26 6-2-10z', dark),
];

export const raincoat: Draw = (s) =>
  grown(s, [
    lit(path('M92 48q-4-30 28-32 32 2 28 32l-8 16h-40z', s.dark)),
    oval(120, 46, 17, 20, s.deep),
    ...sleeve(s.colour, s.deep),
    lit(path('M80 42q40 36 80 0l14 20v98h-108v-98z', s.colour)),
    path('M68 112h104v14h-104zM35 122l25 5-2 12-26-5zM205 122l-25 5 2 12 26-5z', silver),
    line('M120 66v94', s.deep, 4),
    lit(path('M78 164h84l6 40h-38l-10-26-10 26h-38z', s.dark)),
    path('M74 186h40l-3 9h-38zM128 186h38l1 9h-36z', silver),
    words(94, 100, 14, inkOn(s.colour), s.brand, 44),
    sizeTag(s, 148, 100),
  ]);

export const workwear: Draw = (s) =>
  grown(s, [
    lit(path('M76 132h88l8 74h-38l-14-52-14 52h-38z', s.dark)),
    ...sleeve(s.colour, s.dark),
    lit(path('M82 42q38 28 76 0l14 18v100h-104v-100z', s.colour)),
    path('M82 42l-8 8 30 26 16-14zM158 42l8 8-30 26-16-14z', s.light),
    line('M120 64v96', s.deep, 3),
    ...[82, 104, 126, 148].map((y) => disc(126, y, 2.5, silver)),
    rect(82, 92, 28, 24, s.dark, 3),
    rect(132, 92, 28, 24, s.dark, 3),
    path('M68 124h104v6h-104z', s.turn % 2 ? '#f08a2c' : silver),
    words(146, 108, 13, inkOn(s.dark), s.brand, 26),
    sizeTag(s, 96, 110),
  ]);

export const coverall: Draw = (s) =>
  grown(s, [
    lit(path('M94 44q-2-30 26-32 28 2 26 32l-8 14h-36z', s.colour)),
    oval(120, 42, 16, 19, s.dark),
    ...sleeve(s.colour, s.dark),
    lit(path('M82 44q38 34 76 0l14 22-8 84 4 56h-36l-12-52-12 52h-36l4-56-8-84z', s.colour)),
    line('M120 66v88', s.dark, 4),
    line('M80 132q40 8 80 0', s.dark, 2.5),
    words(96, 104, 14, s.tone, s.brand, 36),
    sizeTag(s, 146, 104),
  ]);

export const welderWear: Draw = (s) =>
  s.says(/围裙/)
    ? [
        line('M88 54q0-34 32-34t32 34M66 112q-20 0-26 12M174 112q20 0 26 12', '#5a3a20', 8),
        lit(path('M86 50h68l8 56 18 8-4 90h-112l-4-90 18-8z', s.colour)),
        stitches('M92 56h56l8 54M70 120l-4 78h108l-4-78', lighter(s.colour, 0.5), 2.5, '6 5'),
        rect(94, 132, 52, 36, s.dark, 4),
        words(120, 156, 16, '#fff', s.brand, 46),
      ]
    : workwear({ ...s, size: 1 });

const strap = (d: string, fill: string) => line(d, darker(fill, 0.4), 15) + line(d, fill, 11);

export const harness: Draw = (s) => [
  strap('M84 36q-8 56 36 84 44-28 36-84', s.colour),
  strap('M72 118q48 20 96 0', s.tone),
  strap('M120 118q-50 20-44 62 22 30 44-26 22 56 44 26 6-42-44-62', s.colour),
  ring(120, 96, 11, steelDark, 6),
  rect(106, 112, 28, 20, '#22262d', 4),
  rect(80, 70, 18, 12, steel, 3),
  rect(142, 70, 18, 12, steel, 3),
  ...(s.says(/双/)
    ? [
        line('M172 118q34 10 30 56M180 116q44 0 36 44', '#f5c41f', 6),
        ring(202, 184, 9, steelDark, 5),
        ring(216, 170, 8, steelDark, 5),
      ]
    : [line('M172 118q34 10 30 56', '#f5c41f', 6), ring(202, 184, 9, steelDark, 5)]),
  rect(92, 30, 56, 20, s.tone, 4),
  words(120, 45, 14, '#fff', s.brand, 50),
];

export const harnessVest: Draw = (s) => [
  lit(path('M80 30q-14 60 22 84h36q36-24 22-84l-16 4q4 40-24 52-28-12-24-52z', s.colour)),
  strap('M66 124h108', s.tone),
  strap('M102 120q-40 30-30 64 22 24 48-26 26 50 48 26 10-34-30-64', s.colour),
  ring(120, 60, 14, steelDark, 7),
  rect(104, 114, 32, 22, '#22262d', 5),
  brandOn(s, 120, 104, 16, s.colour, 60),
  sizeTag(s, 180, 160),
];

export const fallArrester: Draw = (s) => [
  ring(120, 34, 13, steelDark, 6),
  lit(path('M120 44q62 4 64 62-2 56-64 58-62-2-64-58 2-58 64-62z', s.colour)),
  ring(120, 104, 42, s.dark, 5),
  rect(78, 88, 84, 34, '#fffffff0', 5),
  words(120, 104, 17, s.tone, s.brand, 76),
  words(120, 119, 13, '#5b6472', s.note, 70),
  line('M120 162v22', '#8a939f', 5),
  path('M108 182h24v-6h-24z', '#22262d'),
  line('M126 186q12 8 2 20-14 6-16-8', steelDark, 6),
];

const sole = (d: string) => path(d, '#2b2f36');

const oneShoe = (s: Sketch) => [
  lit(path('M44 96q26-10 52 0 10 34 40 44 50 4 66 24 4 14 2 24h-160z', s.colour)),
  path('M160 142q36 6 42 22 4 14 2 24h-50q-6-26 6-46z', s.dark),
  path('M50 104q20-8 40 0l4 14q-22-8-42 0z', lighter(s.colour, 0.35)),
  line('M98 118l20-8M106 130l20-10M118 140l18-12', brightness(s.colour) < 0.4 ? '#e3b13c' : '#fff', 4.5),
  line('M48 150q36-6 62 4t44 8', s.turn % 2 ? '#f08a2c' : s.tone, 4),
  words(80, 172, 16, inkOn(s.colour), s.brand, 56),
  sole('M40 184h166q6 0 6 10t-8 10h-160q-8 0-8-10t4-10z'),
  path('M40 184h166v6h-168z', s.turn % 2 ? '#e0b038' : '#8a939f'),
];

export const safetyShoe: Draw = (s) => [
  placed(`translate(30 -40) scale(${0.84})`, oneShoe(s)),
  placed('translate(-8 6) scale(.96)', oneShoe(s)),
  s.note ? rect(54, 108, 44, 20, '#ffffffec', 4) + words(76, 123, 15, '#39424f', s.note, 40) : '',
];

export const knitShoe: Draw = (s) => [
  placed('translate(0 0)', [
    lit(path('M38 110q20-24 44-14 18 30 58 34 56 4 66 30 2 16 0 28h-168q-8-40 0-78z', s.colour)),
    line(Array.from({ length: 7 }, (_, at) => `M${62 + at * 18} ${138 + at * 2}l8 34`).join(''), s.light, 3),
    path('M82 96q18 30 58 34l-10 14q-44-6-60-40z', s.dark),
    line('M92 116l16-10M104 128l16-12M120 136l14-14', '#fff', 4.5),
    path('M30 182q90-10 180 2l-4 20h-170q-10-8-6-22z', '#f2f4f7'),
    path('M34 194h174l-4 10h-166z', s.turn % 2 ? '#e4663b' : s.tone),
    words(66, 164, 16, inkOn(s.colour), s.brand, 52),
    s.note ? rect(150, 156, 46, 20, '#ffffffec', 4) + words(173, 171, 14, '#39424f', s.note, 42) : '',
  ]),
];

const oneBoot = (s: Sketch, x: number) => [
  lit(path(`M${x} 40h54v92q0 14 18 22 26 8 30 26v12h-100q-6-10-6-30l4-40z`, s.colour)),
  rect(x - 3, 38, 60, 12, s.turn % 2 ? '#e0b038' : s.light, 5),
  path(`M${x + 8} 54h12v96q-10 10-12 0z`, '#ffffff26'),
  path(`M${x - 5} 186h108q4 0 4 8t-6 10h-104q-6-8-2-18z`, s.turn % 2 ? '#c99a2c' : '#2b2f36'),
];

export const rainBoot: Draw = (s) => [
  ...oneBoot(s, 98),
  ...oneBoot(s, 48),
  words(76, 100, 16, inkOn(s.colour), s.brand, 48),
  s.note ? rect(52, 112, 46, 20, '#ffffffec', 4) + words(75, 127, 15, '#39424f', s.note, 42) : '',
];

export const shoeCover: Draw = (s) => {
  const one = [
    lit(path('M40 130q6-30 54-34 50-2 62 24 50 6 52 44 2 24-14 30h-140q-22-24-14-64z', s.colour)),
    stitches('M44 118q40 14 108 2', darker(s.colour, 0.3), 4, '5 6'),
    ...(s.isCalled(/条纹/)
      ? [line('M70 136v54M96 138v54M122 138v54M148 136v56M174 144v46', darker(s.colour, 0.18), 3)]
      : [path('M60 140q60 20 130 10-50 24-126 8z', '#ffffff55')]),
  ];
  return [
    placed('translate(26 -46) scale(.86)', one),
    placed('translate(-10 8)', one),
    rect(66, 150, 92, 34, s.tone, 4),
    words(112, 166, 16, '#fff', s.brand, 84),
    words(112, 180, 12, '#fff', s.note || '100只', 80),
  ];
};
