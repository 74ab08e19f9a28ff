import { brass, darker, inkOn, iron, lighter } from '../paint';
import { brandOn } from '../parts';
import { dashes, disc, line, lit, litDown, path, placed, rect, repeated, ring, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Sockets, switches and plugs. */

/** A Chinese socket of five holes. */
const fiveHoles = (x: number, y: number, by = 1) =>
  placed(`translate(${x} ${y}) scale(${by})`, [
    path('M-10-18h4v12h-4zM6-18h4v12h-4zM-2-3h4v9h-4zM-8 5l4 2-6 11-4-2zM8 5l-4 2 6 11 4-2z', iron),
  ]);

const strip = (s: Sketch, count: number) => {
  const long = Math.min(180, 48 + count * 26);
  const left = 120 - long / 2;
  return [
    line(`M${left + long} 132q30 6 18 40t-60 30H90`, '#3a4049', 7 + s.size * 2),
    rect(left, 104, long, 64, darker(s.colour, 0.25), 12),
    litDown(rect(left, 98, long, 64, s.colour, 12)),
    repeated(
      'p',
      [fiveHoles(0, 0, 0.86)],
      Array.from({ length: count }, (_, at) => [left + 20 + (at + 0.5) * ((long - 46) / count), 130]),
    ),
    rect(left + long - 24, 116, 14, 26, '#d6362f', 4),
    lit(rect(62, 188, 32, 26, '#3a4049', 6)),
    rect(52, 194, 11, 4, brass),
    rect(52, 204, 11, 4, brass),
    words(120, 90, 18, s.tone, s.brand),
    words(160, 192, 14, '#6b7480', s.note, 70),
  ];
};

export const powerStrip: Draw = (s) => strip(s, Math.min(6, s.number(/([3-8])位/) ?? (s.says(/四位/) ? 4 : 5)));

export const powerCube: Draw = (s) => {
  const tower = s.says(/塔式/);
  const clamp = s.says(/夹持/);
  const holes = (y: number) => [
    fiveHoles(96, y),
    rect(122, y - 14, 12, 26, '#20262e', 3),
    rect(140, y - 14, 14, 7, '#20262e', 3),
    rect(140, y + 4, 14, 7, '#20262e', 3),
  ];
  return [
    line('M120 190q50 20 86 4', '#3a4049', 7),
    ...(clamp ? [path('M70 150h100v20h-84v22h50v12h-66z', iron)] : []),
    lit(rect(68, tower ? 34 : 66, 104, tower ? 166 : 116, s.colour, 16)),
    ...(tower ? [80, 126, 172] : [122]).flatMap(holes),
    rect(68, tower ? 34 : 66, 104, 22, s.tone, 11),
    words(120, tower ? 51 : 83, 15, '#fff', s.brand, 84),
  ];
};

export const cableReel: Draw = (s) => [
  scaled(0.86 + s.size * 0.14, [
    line('M70 206V58q0-18 18-18h64q18 0 18 18v148', iron, 9),
    line('M52 206h44M144 206h44', iron, 9),
    disc(120, 120, 72, '#22262d'),
    ...[62, 54, 46].map((r) => ring(120, 120, r, r === 54 ? darker(s.colour, 0.2) : s.colour, 7)),
    lit(disc(120, 120, 42, s.tone)),
    repeated(
      'p',
      [disc(0, 0, 12, '#f2f4f7'), fiveHoles(0, 0, 0.5)],
      [
        [104, 108],
        [136, 108],
        [120, 136],
      ],
    ),
    words(120, 94, 13, '#fff', s.brand, 60),
    rect(94, 28, 52, 14, '#d6362f', 7),
  ]),
];

export const wallSwitch: Draw = (s) => {
  const keys = s.says(/三开/) ? 3 : s.says(/二开/) ? 2 : s.says(/一开/) ? 1 : 0;
  const holes = s.says(/五孔/);
  const key = (x: number, wide: number) =>
    litDown(rect(x, 74, wide, 92, lighter(s.colour, 0.25), 4)) +
    rect(x + wide / 2 - 2, 84, 4, 10, s.turn % 2 ? '#59c98a' : s.tone, 2);
  return [
    rect(50, s.isCalled(/明装/) ? 58 : 48, 152, 150, darker(s.colour, 0.2), 12),
    litDown(rect(44, 42, 152, 152, s.colour, 12)),
    rect(58, 60, 124, 116, darker(s.colour, 0.05), 6),
    ...(keys && !holes ? Array.from({ length: keys }, (_, at) => key(62 + at * (116 / keys), 116 / keys - 4)) : []),
    ...(keys && holes ? [key(62, 36), fiveHoles(142, 120, 1.5)] : []),
    !keys && holes && fiveHoles(s.says(/USB/) ? 98 : 120, 118, 1.9),
    !keys && s.says(/USB/) && rect(148, 92, 20, 9, iron, 2) + rect(148, 122, 20, 9, iron, 4),
    s.says(/三孔/) && path('M117 84h6v22h-6zM100 122l6 4-10 18-6-4zM140 122l-6 4 10 18 6-4z', iron),
    s.says(/三孔/) && words(162, 88, 13, s.tone, '16A', 30),
    s.says(/网口/) && path('M96 96h12v-8h24v8h12v42h-48z', iron) + dashes('M102 124h36', brass, 12, '3 5'),
    words(120, 190, 13, darker(s.tone, 0.1), s.brand, 80),
  ];
};

/** Pins in a ring, or the holes for them. */
const contacts = (s: Sketch, x: number, y: number) => {
  const count = s.number(/(\d)芯/) ?? 3;
  return [
    disc(x, y, 42, darker(s.colour, 0.35)),
    disc(x, y, 35, '#dfe4ea'),
    ...Array.from({ length: count }, (_, at) => {
      const angle = ((at * 360) / count - 90) * (Math.PI / 180);
      return disc(x + Math.cos(angle) * 20, y + Math.sin(angle) * 20, 6, s.says(/明装插座|连接器/) ? iron : brass);
    }),
  ];
};

export const industrialPlug: Draw = (s) => {
  const big = s.says(/32A/) ? 1 : 0.86;
  if (s.says(/明装插座/))
    return [
      scaled(big, [
        lit(path('M66 96h108v96q0 12-12 12h-84q-12 0-12-12z', '#d9dee5')),
        rect(76, 176, 88, 18, s.tone, 4),
        words(120, 190, 13, '#fff', s.brand, 70),
        ...contacts(s, 120, 108),
        lit(path('M70 88q50-60 100 0l-10-46q-40-24-80 0z', s.colour)),
      ]),
    ];
  return [
    scaled(big, [
      turned(-28, [
        line('M120 190v40', '#22262d', 20),
        lit(path('M88 128h64l-8 66q-24 12-48 0z', '#e3e7ec')),
        line('M92 150h56M93 162h54M95 174h50', '#b4bdc8', 4),
        lit(rect(72, 96, 96, 40, s.colour, 12)),
        ...contacts(s, 120, 84),
        words(120, 122, 15, inkOn(s.colour), s.brand, 80),
      ]),
    ]),
  ];
};

export const connector: Draw = (s) => [
  scaled(0.86 + s.size * 0.14, [
    turned(-90, [
      line('M120 176v50', '#22262d', 18),
      lit(path('M94 130h52l-6 54q-20 10-40 0z', '#39404a')),
      lit(rect(76, 84, 88, 54, s.colour, 10)),
      dashes('M86 111h68', s.dark, 46, '4 8'),
      lit(rect(84, 30, 72, 58, lighter(s.colour, 0.25), 12)),
      rect(96, 22, 10, 22, brass, 2),
      rect(134, 22, 10, 22, brass, 2),
      rect(115, 18, 10, 26, brass, 2),
    ]),
    words(122, 184, 19, s.tone, s.brand),
    words(122, 204, 15, '#6b7480', s.note),
  ]),
];

export const plug: Draw = (s) => [
  line('M120 182v34', '#22262d', 16),
  turned(24, [rect(82, 24, 10, 44, brass, 2)], 87, 66),
  turned(-24, [rect(148, 24, 10, 44, brass, 2)], 153, 66),
  rect(115, 18, 10, 44, brass, 2),
  lit(path('M64 66q0-10 12-10h88q12 0 12 10v44q0 60-40 76h-32q-40-16-40-76z', s.colour)),
  disc(120, 100, 13, s.dark),
  line('M112 100h16', lighter(s.colour, 0.5), 3),
  brandOn(s, 120, 142, 20, s.colour, 80),
  words(120, 164, 17, inkOn(s.colour), s.note, 60),
];
