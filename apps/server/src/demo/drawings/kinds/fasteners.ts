import { darker, iron, lighter, steel, steelDark } from '../paint';
import { can, label, many, standingRoll } from '../parts';
import { disc, line, lit, oval, path, placed, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Screws as thick and as long as their spec says, and what holds and greases machines. */

const measures = (s: Sketch) => ({
  thick: 20 + (s.number(/M(\d+)/) ?? 8) * 2.2,
  long: 56 + Math.min(100, (s.number(/×(\d+)/) ?? 30) * 1.6),
});

const thread = (thick: number, top: number, long: number, fill: string) => [
  lit(rect(120 - thick / 2, top, thick, long, fill, 2)),
  line(
    Array.from(
      { length: Math.max(3, Math.floor(long / 6)) },
      (_, at) => `M${120 - thick / 2} ${top + 3 + at * 6}l${thick} 3`,
    ).join(''),
    darker(fill, 0.34),
    1.8,
  ),
];

/** One large, and another behind it. */
const strewn = (s: Sketch, head: (thick: number, top: number) => readonly string[]) => {
  const { thick, long } = measures(s);
  const top = 116 - long / 2;
  const whole = [...thread(thick, top, long, s.colour), ...head(thick, top)];
  return [
    placed('translate(92 74) rotate(76 84 84) scale(.7)', whole),
    placed('translate(-24 -6) rotate(24 120 120)', whole),
  ];
};

export const bolt: Draw = (s) =>
  strewn(s, (thick, top) => {
    const half = thick * 0.92;
    return [
      lit(rect(120 - half, top - thick * 0.7, half * 2, thick * 0.72, s.light, 3)),
      line(
        `M${120 - half * 0.42} ${top - thick * 0.66}v${thick * 0.62}M${120 + half * 0.42} ${top - thick * 0.66}v${thick * 0.62}`,
        s.dark,
        2.5,
      ),
      path(`M${120 - half} ${top - thick * 0.1}h${half * 2}v5h${-half * 2}z`, s.dark),
    ];
  });

export const socketScrew: Draw = (s) =>
  strewn(s, (thick, top) => [
    lit(rect(120 - thick * 0.8, top - thick, thick * 1.6, thick, s.light, 3)),
    line(
      Array.from(
        { length: 8 },
        (_, at) => `M${120 - thick * 0.7 + at * thick * 0.2} ${top - thick * 0.9}v${thick * 0.7}`,
      ).join(''),
      s.deep,
      1.6,
    ),
    oval(120, top - thick, thick * 0.8, thick * 0.22, lighter(s.colour, 0.3)),
    oval(120, top - thick, thick * 0.42, thick * 0.13, s.deep),
  ]);

export const panScrew: Draw = (s) =>
  strewn({ ...s, number: (pattern) => (s.number(pattern) ?? 8) * 1.25 }, (thick, top) => [
    lit(path(`M${120 - thick} ${top}q2-${thick * 0.9} ${thick}-${thick * 0.9}t${thick} ${thick * 0.9}z`, s.light)),
    line(
      `M${120 - thick * 0.34} ${top - thick * 0.56}h${thick * 0.68}M120 ${top - thick * 0.8}v${thick * 0.5}`,
      s.deep,
      3.5,
    ),
  ]);

const hexagon = (x: number, y: number, r: number) =>
  `M${x - r} ${y}l${r * 0.5}-${r * 0.82}h${r}l${r * 0.5} ${r * 0.82}-${r * 0.5} ${r * 0.82}h${-r}z`;

const oneNut = (s: Sketch, x: number, y: number, r: number, ring: string) => [
  path(hexagon(x + 4, y + 9, r), s.deep),
  lit(path(hexagon(x, y, r), s.colour)),
  disc(x, y, r * 0.62, lighter(s.colour, 0.35)),
  disc(x, y, r * 0.54, ring),
  disc(x, y, r * 0.42, '#20252c'),
];

const nutSize = (s: Sketch) => 42 + (s.number(/M(\d+)/) ?? 8) * 1.5;

export const nut: Draw = (s) => {
  const r = nutSize(s);
  return [...oneNut(s, 164, 84, r * 0.7, steelDark), ...oneNut(s, 104, 132, r, steelDark)];
};

export const lockNut: Draw = (s) => {
  const r = nutSize(s);
  return [...oneNut(s, 166, 86, r * 0.7, '#3f7fd0'), ...oneNut(s, 104, 132, r, '#3f7fd0')];
};

export const flangeNut: Draw = (s) => {
  const r = nutSize(s);
  const one = (x: number, y: number, size: number) => [
    oval(x + 3, y + 8, size * 1.3, size * 1.12, s.deep),
    lit(oval(x, y, size * 1.3, size * 1.12, s.dark)),
    ring(x, y, size * 1.14, s.light, 3).replace('/>', ' stroke-dasharray="4 4"/>'),
    ...oneNut(s, x, y - 5, size * 0.92, steelDark),
  ];
  return [...one(172, 80, r * 0.62), ...one(102, 132, r)];
};

export const washer: Draw = (s) => {
  const r = 46 + (s.number(/M(\d+)/) ?? 8) * 2.2;
  const one = (x: number, y: number, size: number) =>
    ring(x + 3, y + 5, size * 0.72, s.deep, size * 0.5) +
    ring(x, y, size * 0.72, s.colour, size * 0.5) +
    ring(x, y, size * 0.94, s.light, 2) +
    ring(x, y, size * 0.5, s.light, 2);
  return [one(168, 82, r * 0.66), one(104, 130, r), one(176, 172, r * 0.5)];
};

export const springWasher: Draw = (s) => {
  const r = 44 + (s.number(/M(\d+)/) ?? 8) * 2.2;
  const one = (x: number, y: number, size: number) =>
    placed(`translate(${x} ${y}) scale(${Math.round(size) / 60})`, [
      line('M40-20A46 46 0 1 0 46 8', s.deep, 22),
      line('M40-24A46 46 0 1 0 46 4', s.colour, 20),
      line('M36-28A46 46 0 1 0 44 0', s.light, 4),
    ]);
  return [one(170, 82, r * 0.66), one(104, 134, r)];
};

export const expansionBolt: Draw = (s) => {
  const { thick } = measures(s);
  const long = 60 + (s.number(/×(\d+)/) ?? 80) * 0.9;
  const top = 118 - long / 2;
  return [
    turned(38, [
      ...thread(thick * 0.8, top, long * 0.5, s.colour),
      lit(rect(120 - thick / 2, top + long * 0.36, thick, long * 0.5, s.light, 3)),
      line(`M120 ${top + long * 0.58}v${long * 0.28}`, s.deep, 3),
      lit(
        path(
          `M${120 - thick * 0.5} ${top + long * 0.86}h${thick}l${thick * 0.12} ${long * 0.14}h${-thick * 1.24}z`,
          s.dark,
        ),
      ),
      lit(rect(120 - thick * 0.9, top + long * 0.12, thick * 1.8, thick * 0.6, s.light, 3)),
      lit(rect(120 - thick * 1.1, top + long * 0.12 + thick * 0.6, thick * 2.2, 5, s.dark, 2)),
    ]),
  ];
};

export const wallPlug: Draw = (s) => {
  const by = 0.8 + s.size * 0.3;
  const plug = (x: number, y: number) =>
    placed(`translate(${x} ${y}) rotate(24 60 90) scale(${by})`, [
      lit(path('M44 40h32l-4 100q-12 14-24 0z', '#f3bd21')),
      rect(40, 32, 40, 12, '#d99c0c', 4),
      line('M60 60v80M46 72h28M47 88h26M48 104h24', '#b27f08', 3),
    ]);
  const screw = placed(`translate(96 34) rotate(24 60 90) scale(${by})`, [
    path('M52 40h16v90l-8 20-8-20z', steel),
    line('M52 60l16 6M52 72l16 6M52 84l16 6M52 96l16 6M52 108l16 6M53 120l14 6', steelDark, 2.5),
    lit(path('M38 40q22-22 44 0z', steelDark)),
  ]);
  return [
    plug(58, 8),
    screw,
    plug(14, 36),
    rect(128, 178, 84, 28, s.tone, 5),
    words(170, 197, 15, '#fff', `${s.brand} ${s.note}`, 76),
  ];
};

export const bearing: Draw = (s) => {
  const r = 60 + s.size * 22;
  const shield = s.says(/ZZ/) ? steelDark : '#2d3238';
  const open = !s.says(/ZZ|2RS/);
  return [
    disc(126, 128, r, iron),
    lit(disc(118, 118, r, steel)),
    disc(118, 118, r * 0.82, darker(steel, 0.3)),
    disc(118, 118, r * 0.78, open ? '#3a4049' : shield),
    ...(open
      ? Array.from({ length: 9 }, (_, at) =>
          lit(
            disc(
              118 + Math.cos((at * 40 * Math.PI) / 180) * r * 0.64,
              118 + Math.sin((at * 40 * Math.PI) / 180) * r * 0.64,
              r * 0.13,
              lighter(steel, 0.4),
            ),
          ),
        )
      : [ring(118, 118, r * 0.66, lighter(shield, 0.2), 2)]),
    lit(disc(118, 118, r * 0.5, steel)),
    disc(118, 118, r * 0.36, iron),
    disc(121, 121, r * 0.34, '#e9eef3'),
    !open && words(118, 118 - r * 0.6, r * 0.16, '#f0f2f5', s.brand, r * 0.8),
    !open && words(118, 118 + r * 0.72, r * 0.15, '#f0f2f5', s.note, r * 0.8),
  ];
};

export const vBelt: Draw = (s) => {
  const wide = 46 + s.size * 30;
  const oblong = (x: number, y: number, stroke: string, width: number) =>
    line(
      `M${120 - wide + x} ${92 + y}a${wide} 46 0 0 1 ${wide * 2} 0l-6 66a${wide - 6} 40 0 0 1 ${12 - wide * 2} 0z`,
      stroke,
      width,
    );
  return [
    oblong(4, 6, '#14171c', 24),
    oblong(0, 0, s.colour, 22),
    oblong(0, 0, '#4b525d', 8),
    words(120, 122, 22, s.tone, s.brand, wide * 1.3),
    words(120, 148, 19, '#39424f', s.note, wide * 1.3),
  ];
};

export const pail: Draw = (s) => {
  const by = 0.72 + s.size * 0.28;
  return [
    scaled(by, [
      line('M56 84q64-84 128 0', steelDark, 5),
      lit(path('M52 82h136l-12 116q-2 8-12 8h-88q-10 0-12-8z', s.colour)),
      rect(46, 72, 148, 16, s.light, 6),
      label(s, 68, 108, 104, 68),
    ]),
  ];
};

export const tin: Draw = (s) => [
  scaled(0.8 + s.size * 0.2, [
    ...can(64, 70, 112, 126, s.colour),
    label(s, 70, 106, 100, 64),
    rect(92, 52, 56, 12, '#22262d', 5),
  ]),
];

export const sprayCan: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    lit(rect(108, 24, 24, 20, '#d6362f', 5)),
    line('M132 32l66-8', '#d6362f', 4),
    lit(path('M84 74q4-26 36-30 32 4 36 30z', '#e4e8ed')),
    lit(rect(80, 72, 80, 132, s.colour, 6)),
    rect(78, 70, 84, 8, steel, 3),
    label(s, 84, 94, 72, 78),
    rect(78, 197, 84, 8, steel, 3),
  ]),
];

export const sealant: Draw = (s) => {
  const body = s.clear ? '#e3f0f4' : s.colour;
  return [
    scaled(0.86 + s.size * 0.14, [
      path('M114 26h12l8 42h-28z', s.clear ? '#f5fafc' : lighter(s.colour, 0.2)),
      rect(98, 66, 44, 12, s.dark, 3),
      lit(rect(86, 76, 68, 128, body, 4)),
      label(s, 88, 96, 64, 78),
      rect(84, 198, 72, 8, s.dark, 3),
    ]),
  ];
};

export const glueTube: Draw = (s) =>
  s.says(/300ml/)
    ? sealant(s)
    : [
        turned(-26, [
          rect(104, 22, 32, 30, '#22262d', 5),
          path('M104 54h32l20 40h-72z', lighter(s.colour, 0.3)),
          lit(path('M84 92h72l-4 106h-64z', s.colour)),
          rect(84, 194, 72, 14, s.dark, 2),
          label(s, 90, 108, 60, 70),
        ]),
      ];

export const threadTape: Draw = (s) =>
  many(
    s,
    [
      ...standingRoll(s, '#fbfcfe', 40, s.tone),
      words(100, 126, 14, '#fff', s.brand, 46),
      path('M134 188q34-2 66 8l-4 10q-32-8-62-4z', '#f3f6f9'),
    ],
    30,
  );

export const sealThread: Draw = (s) => [
  lit(path('M66 60q0-16 54-16t54 16v120q0 20-54 20t-54-20z', s.colour)),
  oval(120, 60, 54, 16, lighter(s.colour, 0.3)),
  rect(66, 84, 108, 70, '#f4f6f8'),
  line('M66 94h108M66 104h108M66 114h108M66 124h108M66 134h108M66 144h108', '#cfd6de', 3),
  rect(84, 96, 72, 46, s.tone, 4),
  words(120, 116, 18, '#fff', s.brand, 62),
  words(120, 135, 14, '#fff', s.note, 62),
  line('M174 130q30 10 22 60', '#f4f6f8', 5),
];

export const threadGlue: Draw = (s) => [
  scaled(0.76 + s.size * 0.24, [
    path('M114 24h12l6 46h-24z', s.turn % 2 ? '#2a6dd4' : '#fff'),
    rect(100, 62, 40, 18, s.turn % 2 ? '#2a6dd4' : '#f2f4f7', 4),
    lit(path('M92 78h56q14 22 14 44v72q0 10-10 10h-64q-10 0-10-10v-72q0-22 14-44z', s.colour)),
    label(s, 82, 118, 76, 66),
  ]),
];
