import { glass, inkOn, iron, steel, steelDark } from '../paint';
import { wheel } from '../parts';
import { dashes, disc, line, lit, litDown, oval, path, placed, rect, repeated, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';
import { nameOn } from '../smallParts';

/** Cabinets, shelves and racks. */

const steelBox = (s: Sketch, x: number, y: number, width: number, height: number) => [
  path(`M${x + width} ${y}l18-12v${height}l-18 12z`, s.dark),
  path(`M${x} ${y}l18-12h${width}l-18 12z`, s.light),
  litDown(rect(x, y, width, height, s.colour, 2)),
];

const drawers = (s: Sketch, x: number, y: number, width: number, height: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const each = height / count;
    return `${line(`M${x + 4} ${y + at * each + 3}h${width - 8}v${each - 6}h${8 - width}z`, s.dark, 2)}${rect(x + width / 2 - 14, y + at * each + each / 2 - 3, 28, 6, s.deep, 3)}`;
  }).join('');

const doors = (s: Sketch, x: number, y: number, width: number, height: number, panes: boolean) =>
  [0, 1]
    .map((at) => {
      const left = x + 4 + at * (width / 2 - 2);
      return `${panes ? rect(left + 4, y + 8, width / 2 - 14, height - 16, glass, 2) + path(`M${left + 6} ${y + height - 10}l${width / 2 - 18}-${height * 0.5}v14l${18 - width / 2} ${height * 0.5}z`, '#ffffff88') : ''}${line(`M${left} ${y + 4}h${width / 2 - 6}v${height - 8}h${6 - width / 2}z`, s.dark, 2)}${rect(at ? left + 4 : left + width / 2 - 16, y + height / 2 - 9, 5, 18, s.deep, 2)}`;
    })
    .join('');

export const steelCabinet: Draw = (s) => {
  const [x, width] = [58, 106];
  const inside = () => {
    if (s.says(/四抽/)) return drawers(s, x, 38, width, 164, 4);
    if (s.says(/五斗/)) return drawers(s, x, 38, width, 164, 5);
    if (s.says(/中二斗/))
      return doors(s, x, 38, width, 60, true) + drawers(s, x, 98, width, 44, 2) + doors(s, x, 142, width, 60, false);
    if (s.says(/大器械|上玻/)) return doors(s, x, 38, width, 96, true) + doors(s, x, 134, width, 68, false);
    return doors(s, x, 38, width, 164, false);
  };
  return [
    ...steelBox(s, x, 36, width, 168),
    inside(),
    rect(x + 26, 44, 54, 16, s.tone, 3),
    words(x + 53, 57, 12, '#fff', s.brand, 50),
    words(x + 53, 196, 12, s.deep, s.note, 96),
  ];
};

export const lowCabinet: Draw = (s) => {
  const count = s.says(/两抽/) ? 2 : s.says(/四抽/) ? 4 : 3;
  const tall = 60 + count * 22;
  return [
    ...steelBox(s, 60, 196 - tall, 106, tall),
    drawers(s, 60, 198 - tall, 106, tall - 4, count),
    nameOn(s, 113, 196 - tall + 16, 13),
    ...[72, 154].map((x) => rect(x - 5, 196, 10, 9, '#22262d', 3)),
  ];
};

export const pedestal: Draw = (s) => [
  ...steelBox(s, 66, 70, 96, 122),
  drawers(s, 66, 72, 96, 118, 3),
  ...[78, 150].map((x) => wheel(x, 198, 7)),
  disc(150, 82, 4, steelDark),
  words(106, 86, 14, inkOn(s.colour), s.brand, 50),
];

/** Doors of one locker → how many stand side by side. */
const columnsOf = (count: number) =>
  [1, 2, 2, 3, 4, 4, 6][[1, 2, 4, 9, 11, 12, 24].findIndex((most) => count <= most)] ?? 6;

export const lockers: Draw = (s) => {
  const count = s.number(/(\d+)\s?[门格]/) ?? 1;
  const columns = count === 8 ? 4 : columnsOf(count);
  const wide = 34 + columns * 22;
  const [x, tall] = [112 - wide / 2, count === 1 ? 90 : 166];
  const [w, h] = [wide / columns, (tall * columns) / count];
  const doorsAt = Array.from({ length: count }, (_, at) => [
    x + (at % columns) * w,
    204 - tall + Math.floor(at / columns) * h,
  ]);
  const each = (draw: (left: number, upper: number) => string) =>
    doorsAt.map(([left = 0, upper = 0]) => draw(Math.round(left), Math.round(upper))).join('');
  return [
    ...steelBox(s, x, 204 - tall, wide, tall),
    line(
      each(
        (left, upper) => `M${left + 2} ${upper + 2}h${Math.round(w - 4)}v${Math.round(h - 4)}h${Math.round(4 - w)}z`,
      ),
      s.dark,
      1.8,
    ),
    line(
      each((left, upper) => `M${left + 7} ${upper + 8}h${Math.round(w - 16)}m0 5h${Math.round(16 - w)}`),
      s.dark,
      2,
    ),
    line(
      each((left, upper) => `M${left + Math.round(w) - 7} ${upper + Math.round(h * 0.6)}v7`),
      s.tone,
      4,
    ),
    words(112, 30, 17, s.tone, `${s.brand} ${s.note}`, 150),
  ];
};

export const rollingShelf: Draw = (s) => [
  rect(22, 196, 196, 8, iron, 3),
  ...[128, 82, 36].flatMap((x, at) => [
    ...steelBox(s, x, 48, 40, 144),
    rect(x + 6, 60, 28, 40, '#fff', 2),
    `<circle cx="${x + 20}" cy="140" r="15" fill="none" stroke="${at % 2 ? steelDark : iron}" stroke-width="4"/>`,
    line(`M${x + 20} 126v28M${x + 8} 147l24-14M${x + 8} 133l24 14`, iron, 3),
  ]),
  words(56, 78, 12, s.tone, s.brand, 26),
  words(56, 92, 10, '#5b6472', s.note, 27),
  words(120, 28, 15, s.tone, s.note),
];

/** A row of backs: five colours, each every fifth book. */
const books = (x: number, y: number, width: number, s: Sketch) =>
  ['#b5532e', '#2f6fb8', '#e3b13c', '#5aa05a', '#7a50b5']
    .map((fill, at) => {
      const tall = 21 + ((at * 3 + s.turn) % 5) * 2;
      return dashes(`M${x + ((at + s.turn) % 5) * 9} ${y - tall / 2}H${x + width}`, fill, tall, '7 38');
    })
    .join('');

export const bookshelf: Draw = (s) => {
  const rows = s.number(/(\d)层/) ?? 4;
  const each = 168 / 5;
  const upper = 202 - rows * each;
  const filled = Array.from({ length: rows }, (_, at): [number, number] => [
    74 + (at % 2) * 24,
    upper + (at + 1) * each,
  ]);
  return [
    line(`M62 ${upper}v${202 - upper}M178 ${upper}v${202 - upper}`, iron, 7),
    repeated('p', [books(0, 2, 70, s)], filled),
    repeated(
      'q',
      [litDown(rect(56, 0, 128, 9, s.colour, 2))],
      Array.from({ length: rows + 1 }, (_, at) => [0, upper + at * each]),
    ),
    words(120, Math.max(26, upper - 8), 15, s.tone, `${s.brand} ${s.note}`, 130),
  ];
};

export const glassBookcase: Draw = (s) => {
  const count = s.says(/两门/) ? 2 : s.says(/三门/) ? 3 : 4;
  const wide = 44 * count;
  const x = 116 - wide / 2;
  const door = [
    rect(5, 8, 34, 88, glass, 2),
    books(8, 48, 37, s),
    books(8, 92, 37, { ...s, turn: s.turn + 2 }),
    path('M6 94l30-70v14l-24 56z', '#ffffff77'),
    line('M3 4h38v96H3zM3 104h38v50H3z', s.dark, 2),
    rect(33, 122, 4, 14, '#d2a541', 2),
  ];
  return [
    ...steelBox(s, x, 44, wide, 158),
    repeated(
      'p',
      door,
      Array.from({ length: count }, (_, at) => [x + at * 44, 44]),
    ),
    words(x + wide / 2, 178, 15, inkOn(s.colour), s.brand, 56),
  ];
};

export const coatRack: Draw = (s) => [
  oval(120, 198, 48, 10, s.dark),
  lit(rect(115, 26, 10, 172, s.colour, 4)),
  disc(120, 26, 9, s.colour),
  line('M120 50q-34 2-40-18M120 50q34 2 40-18M120 82q-30 2-36-14M120 82q30 2 36-14', s.colour, 7),
  lit(path('M84 60q-6 34-24 56h54l-6-44q-8-16-24-12z', s.tone)),
  path('M156 70h24q14 4 10 10h-40q-4-8 6-10z', s.toneLight),
  words(86, 106, 13, '#fff', s.brand, 44),
];

export const garmentRack: Draw = (s) =>
  [
    line('M56 196V52h128v144', s.dark, 8),
    s.says(/双杆/) ? line('M56 84h128', s.dark, 6) : '',
    line('M34 196h44M162 196h44', s.dark, 8),
    ...[38, 74, 166, 202].map((x) => wheel(x, 202, 6)),
    ...[80, 112, 144].map((x, at) =>
      placed(`translate(${x} ${s.says(/双杆/) && at === 1 ? 84 : 52})`, [
        line('M0 2v8l-16 10h32l-16-10', steelDark, 2.5),
        lit(path('M-16 18h32l8 12-8 8v44h-32v-44l-8-8z', [s.tone, s.toneLight, '#8a939f'][at] ?? s.tone)),
      ]),
    ),
    words(120, 180, 17, s.tone, s.brand),
  ].filter(Boolean);

export const umbrellaStand: Draw = (s) => {
  const count = Math.min(6, Math.round((s.number(/(\d+)孔/) ?? 12) / 6));
  const wide = 44 + count * 22;
  const x = 120 - wide / 2;
  return [
    ...Array.from({ length: count }, (_, at) => {
      const left = x + 16 + at * ((wide - 32) / Math.max(1, count - 1));
      return (
        line(`M${left} 60q-2-24 10-24t8 12`, '#7a5232', 5) +
        lit(path(`M${left - 3} 58h7l5 88h-17z`, [s.tone, '#d6362f', '#2b3038', '#2f9f5a'][at % 4] ?? s.tone))
      );
    }),
    line(`M${x} 116h${wide}M${x} 116v80M${x + wide} 116v80M${x} 150h${wide}`, steelDark, 6),
    lit(rect(x - 4, 186, wide + 8, 18, steel, 4)),
    words(120, 200, 13, s.tone, `${s.brand} ${s.note}`, wide),
  ];
};
