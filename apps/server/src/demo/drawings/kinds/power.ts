import { brass, darker, ink, inkOn, iron, lighter, steel, steelDark } from '../paint';
import { brandOn, label, plate, rings } from '../parts';
import {
  dashes,
  disc,
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

/** Sockets, plugs, cables and what sits in a distribution box. */

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

export const wireCoil: Draw = (s) => {
  const thick = 6 + s.size * 5;
  return [
    ...[0, 1, 2, 3, 4].map(
      (at) =>
        oval(120, 168 - at * 15, 84, 30, at % 2 ? darker(s.colour, 0.22) : s.colour) +
        line(`M36 ${168 - at * 15}a84 30 0 0 0 168 0`, s.dark, 2),
    ),
    oval(120, 108, 84, 30, s.light),
    ...[72, 60, 48].map(
      (r) =>
        `<ellipse cx="120" cy="108" rx="${r}" ry="${Math.round(r * 0.36)}" fill="none" stroke="${r === 60 ? s.dark : s.colour}" stroke-width="5"/>`,
    ),
    oval(120, 108, 38, 13, '#39424f'),
    line('M198 150q26 4 22 40', s.colour, thick),
    line('M220 190v8', '#c77b3a', thick * 0.6),
    label(s, 66, 128, 108, 54),
  ];
};

export const sheathedCoil: Draw = (s) => [
  ...rings(s.colour, 5, 10),
  line('M170 164q36 6 40 34', s.colour, 12),
  ...['#2a6dd4', '#d6362f', '#f5c41f']
    .slice(0, s.says(/3×/) ? 3 : 2)
    .map((fill, at) => line(`M210 198q${at * 6 - 4} 10 ${at * 8 - 8} 18`, fill, 4)),
  label(s, 76, 96, 88, 56),
];

export const powerCable: Draw = (s) => [
  scaled(0.88 + s.size * 0.12, [
    turned(-30, [
      lit(rect(10, 92, 150, 62, s.colour, 6)),
      rect(150, 96, 20, 54, '#8a939f', 4),
      ...['#f5c41f', '#2f9f5a', '#d6362f', '#2a6dd4'].map(
        (fill, at) => lit(rect(164, 96 + at * 14, 40, 13, fill, 5)) + rect(202, 98 + at * 14, 22, 9, '#c77b3a', 3),
      ),
      words(80, 120, 18, inkOn(s.colour), s.brand, 110),
      words(80, 142, 15, inkOn(s.colour), s.note, 124),
    ]),
  ]),
];

export const powerCord: Draw = (s) => [
  ...rings(s.colour, 3 + Math.round(s.size * 2), 8),
  line('M60 146q-18 14-14 34M180 146q18 14 14 34', s.colour, 8),
  placed('translate(46 186)', [
    lit(path('M-17 0h34v18l-7 12h-20l-7-12z', s.dark)),
    rect(-11, 28, 5, 12, brass),
    rect(6, 28, 5, 12, brass),
    rect(-2.5, 28, 5, 14, brass),
  ]),
  placed('translate(194 182)', [
    lit(path('M-18 0h36v26l-6 10h-24l-6-10z', s.dark)),
    rect(-11, 22, 22, 7, '#0d0f13', 2),
  ]),
  words(120, 122, 17, s.tone, s.brand, 62),
  words(120, 142, 17, s.deep, s.note, 62),
];

export const phoneCord: Draw = (s) => [
  ...Array.from(
    { length: 4 + Math.round(s.size * 3) },
    (_, at) =>
      `<ellipse cx="120" cy="120" rx="${40 + at * 7}" ry="${34 + at * 6}" fill="none" stroke="${at % 2 ? s.dark : s.colour}" stroke-width="4"/>`,
  ),
  line('M64 158q-20 20-16 40M176 158q20 20 16 40', s.colour, 5),
  rect(38, 192, 20, 22, '#dfeef5', 3),
  rect(182, 192, 20, 22, '#dfeef5', 3),
  line('M44 196v8M48 196v8M52 196v8M188 196v8M192 196v8M196 196v8', brass, 1.6),
  words(120, 118, 16, s.tone, s.brand, 56),
  words(120, 138, 15, '#39424f', s.note, 56),
];

export const coax: Draw = (s) => [
  ...rings(s.colour, 5, 9),
  line('M172 164q30 8 36 30', s.colour, 13),
  line('M205 188l8 14', steel, 10),
  line('M211 198l5 9', '#f4f6f8', 7),
  line('M214 204l5 9', '#c77b3a', 3),
  label(s, 76, 96, 88, 56),
];

const channel = (s: Sketch, deep: number, slots: boolean) => {
  const tall = 22 + s.size * 26;
  return [
    turned(-24, [
      path(`M16 ${120 - tall / 2}l${deep}-14h184l${-deep} 14z`, lighter(s.colour, 0.35)),
      litDown(rect(16, 120 - tall / 2, 184, tall, s.colour, 2)),
      rect(16, 120 - tall / 2, 184, 7, s.dark),
      ...(slots
        ? Array.from({ length: 13 }, (_, at) => rect(24 + at * 14, 128 - tall / 2, 6, tall - 12, '#39424f', 2))
        : []),
      path(`M200 ${120 - tall / 2}l${deep}-14v${tall}l${-deep} 14z`, s.dark),
      words(96, 124 + (slots ? tall / 2 + 16 : 4), 15, slots ? s.tone : inkOn(s.colour), `${s.brand} ${s.note}`, 150),
    ]),
  ];
};

export const trunking: Draw = (s) => channel(s, 18, false);
export const slottedTrunking: Draw = (s) => channel({ ...s, size: 0.5 + s.size / 2 }, 26, true);

export const floorTrunking: Draw = (s) => [
  scaled(0.86 + s.size * 0.14, [
    turned(-22, [
      lit(path('M14 138q10-34 40-36h140q20 2 32 36z', s.colour)),
      path('M54 102h140q-6 16-4 36h-150q2-24 14-36z', s.light),
      line('M60 112h128M56 122h132', s.dark, 2.5),
      path('M14 138h212v6h-212z', s.deep),
      words(122, 134, 14, inkOn(s.colour), `${s.brand} ${s.note}`, 120),
    ]),
  ]),
];

export const breaker: Draw = (s) => {
  const poles = s.says(/3P\+N/) ? 4 : s.says(/3P/) ? 3 : s.says(/2P|1P\+N/) ? 2 : 1;
  const extra = s.isCalled(/漏电/) ? 30 : 0;
  const wide = Math.min(176, poles * 38 + extra);
  const left = 120 - wide / 2;
  const step = (wide - extra) / poles;
  return [
    path(`M${left} 44h${wide}v160h${-wide}z`, darker(s.colour, 0.22)),
    ...Array.from({ length: poles }, (_, at) => {
      const x = left + at * step;
      return (
        litDown(rect(x, 40, step - 1.5, 160, s.colour, 3)) +
        disc(x + step / 2, 56, 6, steelDark) +
        disc(x + step / 2, 186, 6, steelDark) +
        rect(x + 3, 70, step - 7, 50, lighter(s.colour, 0.5)) +
        rect(x + step / 2 - 8, 122, 16, 36, '#23282f', 3)
      );
    }),
    lit(rect(left + 4, 126, wide - extra - 8, 13, s.tone, 3)),
    extra > 0 &&
      litDown(rect(left + wide - extra, 40, extra, 160, lighter(s.colour, 0.2), 3)) +
        rect(left + wide - 23, 96, 16, 16, '#f5c41f', 3) +
        words(left + wide - 15, 108, 10, ink, 'T') +
        words(left + wide - 15, 150, 10, '#39424f', '30mA', 26),
    words(left + (wide - extra) / 2, 92, 15, s.tone, s.brand, Math.max(30, wide - extra - 10)),
    words(
      left + (wide - extra) / 2,
      112,
      17,
      '#39424f',
      s.number(/(\d+)A/) ? `C${s.number(/(\d+)A/)}` : s.note,
      Math.max(30, wide - extra - 10),
    ),
    words(
      left + (wide - extra) / 2,
      174,
      12,
      '#6b7480',
      `${s.says(/3P\+N/) ? '3P+N' : s.says(/1P\+N/) ? '1P+N' : `${poles}P`}`,
      50,
    ),
  ];
};

export const fuseBox: Draw = (s) => {
  const circuits = s.number(/(\d+)回路/) ?? 12;
  const wide = 110 + Math.min(66, circuits * 3.4);
  const left = 120 - wide / 2;
  return [
    s.says(/明装/) && rect(left + 8, 62, wide, 128, darker(s.colour, 0.3), 6),
    litDown(rect(left, 54, wide, 128, s.colour, 6)),
    rect(left + 12, 76, wide - 24, 52, '#7fa8c966', 5),
    ...Array.from(
      { length: Math.min(12, Math.round(circuits / 1.7)) },
      (_, at, all = Math.min(12, Math.round(circuits / 1.7))) =>
        rect(left + 18 + at * ((wide - 36) / all), 84, (wide - 36) / all - 2, 36, '#f6f7f9', 2) +
        rect(left + 20 + at * ((wide - 36) / all), 98, (wide - 36) / all - 6, 8, s.tone, 1),
    ),
    brandOn(s, 120, 154, 18, s.colour, wide - 30),
    words(120, 172, 13, inkOn(s.colour), s.note, wide - 30),
  ];
};

export const switchCabinet: Draw = (s) => [
  scaled(0.8 + s.size * 0.2, [
    path('M174 40l20-12v164l-20 12z', s.deep),
    path('M54 40l20-12h120l-20 12z', s.light),
    litDown(rect(54, 40, 120, 164, s.colour, 2)),
    line('M64 50h100v144h-100z', s.dark, 2.5),
    disc(156, 122, 8, steelDark),
    line('M156 122v-5', '#14171c', 3),
    path('M114 66l16 28h-32z', '#f5c41f'),
    words(114, 91, 15, '#2b3038', '⚡'),
    words(108, 140, 18, s.tone, s.brand, 80),
    words(108, 160, 13, '#5b6472', s.note, 84),
  ]),
];

export const contactor: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    rect(58, 186, 124, 16, darker(s.colour, 0.5), 3),
    lit(rect(52, 62, 136, 126, s.colour, 5)),
    rect(52, 46, 136, 20, darker(s.colour, 0.3), 3),
    rect(52, 172, 136, 20, darker(s.colour, 0.3), 3),
    ...[0, 1, 2, 3].map((at) => disc(72 + at * 32, 56, 7, steel) + disc(72 + at * 32, 182, 7, steel)),
    lit(rect(84, 84, 72, 34, lighter(s.colour, 0.65), 4)),
    rect(108, 92, 24, 18, '#23282f', 3),
    words(120, 142, 18, inkOn(s.colour), s.brand, 110),
    words(120, 162, 14, inkOn(s.colour), s.note, 122),
  ]),
];

export const thermalRelay: Draw = (s) => [
  ...[84, 120, 156].map((x) => rect(x - 4, 26, 8, 36, brass, 2)),
  lit(rect(54, 58, 132, 132, s.colour, 6)),
  rect(54, 170, 132, 24, darker(s.colour, 0.4), 3),
  ...[0, 1, 2, 3].map((at) => disc(74 + at * 31, 182, 7, steel)),
  disc(90, 106, 22, '#f2f4f7'),
  line('M90 106l10-14', '#d6362f', 4),
  rect(128, 88, 20, 18, '#d6362f', 4),
  rect(156, 88, 20, 18, '#2a6dd4', 4),
  words(150, 128, 12, inkOn(s.colour), s.note, 60),
  plate(s, 78, 138, 84, 14),
];
