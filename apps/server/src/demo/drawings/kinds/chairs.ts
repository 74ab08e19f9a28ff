import { iron, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { line, lit, litDown, oval, path, rect, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What one sits on. */

/** Five feet on castors, and what carries the seat. */
const star = (s: Sketch, top = 150) => [
  rect(114, top, 12, 196 - top, iron, 3),
  line('M120 182l-56 16M120 182l56 16M120 182l-26 22M120 182l26 22M120 182v24', s.turn % 2 ? steelDark : iron, 7),
  ...[60, 92, 120, 148, 180].map((x, at) => rect(x - 6, at % 4 ? 202 : 196, 12, 11, '#22262d', 5)),
];

const seat = (fill: string, y = 136) =>
  lit(path(`M70 ${y + 8}q0-12 14-12h72q14 0 14 12l6 14q0 8-10 8h-92q-10 0-10-8z`, fill));

const mesh = (d: string) => line(d, '#ffffff2e', 2);

export const ergoChair: Draw = (s) => [
  ...star(s),
  ...(s.says(/脚托|脚踏/) ? [line('M150 158l46 20', iron, 6), lit(rect(178, 168, 40, 14, s.dark, 6))] : []),
  lit(path('M84 16h72q6 0 4 8l-6 18h-68l-6-18q-2-8 4-8z', s.dark)),
  rect(114, 40, 12, 12, iron),
  lit(path('M78 52q42-12 84 0l4 66q-46 16-92 0z', s.colour)),
  mesh('M84 64h72M82 76h76M82 88h76M82 100h76M98 56v64M120 54v68M142 56v64'),
  s.turn % 2 ? lit(path('M88 98h64l4 26q-36 10-72 0z', s.deep)) : line('M86 92q34 14 68 0', s.deep, 6),
  line('M62 150v-30h-6M178 150v-30h6', iron, 6),
  rect(44, 112, 32, 9, '#22262d', 4),
  rect(164, 112, 32, 9, '#22262d', 4),
  seat(s.dark),
  brandOn(s, 120, 33, 15, s.dark, 60),
];

export const taskChair: Draw = (s) => [
  ...star(s),
  ...(s.says(/带头枕/) || s.isCalled(/头枕 旋转/)
    ? [lit(rect(90, 18, 60, 24, s.dark, 10)), rect(115, 40, 10, 14, iron)]
    : []),
  line('M120 130l14-40', iron, 9),
  lit(path('M80 52q40-14 80 0l-4 70q-36 12-72 0z', s.colour)),
  mesh('M86 66h68M86 80h68M86 94h68M88 108h64'),
  line('M60 146q-8-24 10-28M180 146q8-24-10-28', '#22262d', 8),
  seat(s.dark),
  brandOn(s, 120, 92, 18, s.colour, 56),
];

export const bowChair: Draw = (s) => [
  line('M74 130v-14q0-10-10-10h-4q-10 0-10 10v84h120', s.turn % 2 ? iron : steelDark, 8),
  line('M166 130v-14q0-10 10-10h4q10 0 10 10v84h-30', s.turn % 2 ? iron : steelDark, 8),
  lit(path('M76 34q44-14 88 0l-4 88q-40 12-80 0z', s.colour)),
  ...(s.says(/皮/)
    ? [line('M80 62h80M80 92h80', s.dark, 3)]
    : [mesh('M82 50h76M82 64h76M82 78h76M82 92h76M84 106h72')]),
  lit(rect(66, 124, 108, 22, s.dark, 9)),
  brandOn(s, 120, 84, 19, s.colour, 60),
];

export const bossChair: Draw = (s) => [
  ...star(s),
  lit(path('M76 30q44-22 88 0 12 46 4 94-48 18-96 0-8-48 4-94z', s.colour)),
  line('M80 58q40 14 80 0M76 88q44 16 88 0M120 24v102', s.dark, 3),
  lit(path('M50 104q-4-12 8-12h8q8 0 8 10v44h-20zM190 104q4-12-8-12h-8q-8 0-8 10v44h20z', '#6b4a2c')),
  lit(path('M62 136q58-14 116 0l6 22q0 10-12 10h-104q-12 0-12-10z', s.dark)),
  brandOn(s, 120, 50, 17, s.colour, 60),
];

export const foldTablet: Draw = (s) => [
  line('M80 128l-20 76M160 128l20 76M92 128l56 76M148 128l-56 76', steelDark, 7),
  lit(path('M78 40q42-12 84 0l-6 62q-36 8-72 0z', s.colour)),
  lit(rect(70, 116, 100, 18, s.dark, 7)),
  ...(s.says(/带写字板|带板/)
    ? [line('M168 122v-40', steelDark, 6), litDown(path('M138 74h66q8 0 8 6v6q0 4-6 4h-62q-8 0-8-6z', '#d8b07a'))]
    : []),
  ...(s.says(/网兜/)
    ? [line('M78 140h84l-8 26h-68zM92 140l4 26M108 140l2 26M124 140v26M140 140l-2 26', '#3a4049', 2)]
    : []),
  brandOn(s, 120, 78, 18, s.colour, 60),
];

export const stackChair: Draw = (s) => [
  line('M82 136L66 200M158 136l16 64M96 136l-6 58M144 136l6 58', steelDark, 7),
  ...(s.says(/带轮/)
    ? [64, 90, 150, 176].map((x) => rect(x - 6, 196, 12, 12, '#22262d', 6))
    : [line('M60 202h14M166 202h14', '#22262d', 6)]),
  lit(path('M74 36q46-12 92 0l-8 74q-38 8-76 0z', s.colour)),
  rect(94, 52, 52, 11, s.deep, 5),
  lit(path('M66 120q54-12 108 0l4 12q0 8-10 8h-96q-10 0-10-8z', s.dark)),
  brandOn(s, 120, 92, 19, s.colour, 66),
];

export const foldChair: Draw = (s) => [
  line('M84 40L150 204M156 40L90 204', iron, 8),
  line('M84 40h72', iron, 8),
  lit(path('M80 44h80l-8 46h-64z', s.colour)),
  lit(path('M62 122h108l8 16q0 8-8 8h-112q-8 0-6-8z', s.dark)),
  line('M82 202h18M140 202h18', '#22262d', 6),
  brandOn(s, 120, 74, 17, s.colour, 60),
];

export const sofa: Draw = (s) => {
  const places = s.says(/单人/) ? 1 : s.says(/双人/) ? 2 : 3;
  const wide = [0, 84, 124, 156][places] ?? 156;
  const left = 120 - wide / 2;
  const cushion = wide / places;
  return [
    line(`M${left + 4} 186v16M${left + wide - 4} 186v16`, s.turn % 2 ? '#7a5232' : iron, 8),
    lit(path(`M${left} 74q0-16 16-16h${wide - 32}q16 0 16 16v70h${-wide}z`, s.dark)),
    ...Array.from({ length: places }, (_, at) => lit(rect(left + at * cushion + 1, 70, cushion - 2, 62, s.colour, 11))),
    ...Array.from({ length: places }, (_, at) => lit(rect(left + at * cushion + 1, 128, cushion - 2, 34, s.light, 9))),
    lit(rect(left - 22, 98, 28, 92, s.colour, 12)),
    lit(rect(left + wide - 6, 98, 28, 92, s.colour, 12)),
    rect(left, 160, wide, 30, s.dark),
    words(120, 181, 17, '#ffffffdd', s.brand, wide - 10),
  ];
};

export const pouf: Draw = (s) =>
  s.says(/长条/)
    ? [
        line('M44 168v34M196 168v34', '#7a5232', 8),
        lit(rect(28, 112, 184, 62, s.colour, 16)),
        lit(rect(28, 106, 184, 26, s.light, 13)),
        brandOn(s, 120, 158, 21, s.colour),
      ]
    : [
        line('M74 186v16M166 186v16', '#7a5232', 8),
        lit(path('M56 96v80q64 32 128 0v-80z', s.colour)),
        oval(120, 96, 64, 24, s.light),
        line('M56 120q64 30 128 0', s.dark, 2.5),
        brandOn(s, 120, 164, 21, s.colour, 90),
      ];

const stool = (s: Sketch, back: boolean, foot: string) => [
  oval(120, 200, 50, 10, foot),
  rect(114, 108, 12, 92, steelDark),
  rect(110, 132, 20, 20, iron, 4),
  line('M88 164q32 18 64 0', steelDark, 5),
  back ? lit(path('M78 30q42-16 84 0l-4 50q-38 8-76 0z', s.colour)) : '',
  back ? line('M120 78v26', iron, 8) : '',
  lit(path('M66 98q54-16 108 0v10q-54 20-108 0z', s.dark)),
  oval(120, 98, 54, 12, s.light),
];

export const barStool: Draw = (s) => [...stool(s, true, steel), brandOn(s, 120, 64, 17, s.colour, 60)].filter(Boolean);

export const labStool: Draw = (s) =>
  [
    ...stool(s, s.says(/带靠背/), '#00000000'),
    line('M120 180l-48 22M120 180l48 22M120 180l-16 26M120 180l16 26', s.says(/防静电/) ? steelDark : iron, 7),
    words(120, 103, 12, '#ffffffdd', s.brand, 60),
    s.says(/防静电/) ? rect(150, 118, 54, 22, '#f5c41f', 4) + words(177, 134, 13, '#2b3038', '防静电', 48) : '',
  ].filter(Boolean);
