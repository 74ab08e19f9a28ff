import { darker, lighter, steel, steelDark } from '../paint';
import { disc, line, lit, oval, path, placed, rect, ring, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Screws as thick and as long as their spec says. */

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
