import { brightness, darker, glass, inkOn, iron, lighter, steel, steelDark } from '../paint';
import { wheel } from '../parts';
import { dashes, disc, line, lit, litDown, oval, path, placed, rect, repeated, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Desks, cabinets and shelves. */

const top = (s: Sketch, half: number, y = 96, fill = s.colour) => [
  path(`M${120 - half} ${y}l22-24h${half * 2 - 44}l22 24z`, lighter(fill, 0.2)),
  litDown(rect(120 - half, y, half * 2, 11, fill, 2)),
  rect(120 - half, y + 9, half * 2, 3, darker(fill, 0.3)),
];

const half = (s: Sketch) => 70 + s.size * 26;
const legs = (x: number, y: number, fill = iron) =>
  line(`M${120 - x} ${y}v${202 - y}M${120 + x} ${y}v${202 - y}`, fill, 9);
const nameOn = (s: Sketch, x: number, y: number, size = 15) =>
  words(x, y, size, brightness(s.colour) > 0.62 ? s.tone : '#fff', s.brand, 70);
const noteBelow = (s: Sketch, y = 220) => words(120, y, 13, '#6b7480', s.note);

export const desk: Draw = (s) => [
  legs(half(s) - 12, 108, s.turn % 2 ? iron : '#e3e8ee'),
  line(`M${132 - half(s)} 150h${half(s) * 2 - 24}`, s.turn % 2 ? iron : '#e3e8ee', 6),
  litDown(rect(120 + half(s) - 64, 108, 48, 62, darker(s.colour, 0.08), 2)),
  line(`M${120 + half(s) - 52} 122h24M${120 + half(s) - 52} 142h24M${120 + half(s) - 52} 160h24`, iron, 3),
  ...top(s, half(s)),
  nameOn(s, 96, 92),
  noteBelow(s),
];

export const workstation: Draw = (s) => {
  const places = Math.min(3, Math.max(1, (s.number(/(\d)人/) ?? 2) / 2));
  const wide = 176 / places;
  return [
    ...Array.from({ length: places }, (_, at) => {
      const x = 32 + at * wide;
      return (
        rect(x + 2, 52, wide - 4, 62, s.turn % 2 ? '#7fa8c9' : '#9db38a', 3) +
        rect(x + 2, 52, wide - 4, 6, '#e8edf2', 2) +
        rect(x + wide / 2 - 20, 76, 40, 27, '#22262d', 2) +
        rect(x + wide / 2 - 17, 79, 34, 21, '#2f6fb8') +
        rect(x + wide / 2 - 3, 103, 6, 12, iron)
      );
    }),
    litDown(path('M28 112h184l8 16H20z', s.colour)),
    rect(20, 128, 200, 7, darker(s.colour, 0.25)),
    ...Array.from({ length: places + 1 }, (_, at) => rect(26 + at * ((188 - 8) / places), 134, 10, 68, '#e3e8ee')),
    ...Array.from(
      { length: places },
      (_, at) =>
        litDown(rect(42 + at * wide, 150, 30, 52, '#f2f4f7', 2)) +
        line(`M${50 + at * wide} 164h14M${50 + at * wide} 182h14`, iron, 3),
    ),
    words(120, 70, 15, '#fff', `${s.brand} ${s.note}`, 120),
  ];
};

export const bossDesk: Draw = (s) => [
  path('M150 96h62v12h-62z', s.dark),
  litDown(rect(152, 108, 58, 92, darker(s.colour, 0.1), 2)),
  line('M152 138h58M152 168h58M172 124h18M172 154h18M172 184h18', '#d2a541', 3),
  lit(rect(34, 112, 14, 90, s.dark)),
  litDown(rect(46, 118, 110, 66, s.dark, 2)),
  path('M18 96l30-34h158l10 34z', s.light),
  litDown(rect(18, 96, 200, 17, s.colour, 3)),
  words(100, 158, 20, '#e8cf9a', s.brand, 90),
  rect(70, 70, 56, 12, '#2b2f36', 2),
  noteBelow(s),
];

export const meetingTable: Draw = (s) => {
  const h = 74 + s.size * 26;
  return [
    lit(path(`M${150 - h} 122h34l10 78h-54z`, s.dark)),
    lit(path(`M${56 + h} 122h34l10 78h-54z`, s.dark)),
    path(`M${120 - h} 108l30-46h${h * 2 - 60}l30 46z`, s.light),
    path(`M${120 - h * 0.4} 92h${h * 0.8}l6 8h${-h * 0.8 - 12}z`, s.deep),
    litDown(rect(120 - h, 108, h * 2, 15, s.colour, 3)),
    words(120, 84, 18, brightness(s.light) > 0.6 ? s.deep : '#fff', s.brand, 100),
    noteBelow(s),
  ];
};

export const foldTable: Draw = (s) => [
  line(`M${132 - half(s)} 112l10 78M${108 + half(s)} 112l-10 78`, iron, 8),
  line(`M${136 - half(s)} 190h28M${76 + half(s)} 190h28M${146 - half(s)} 150h${half(s) * 2 - 52}`, iron, 7),
  ...[142 - half(s), 98 + half(s)].flatMap((x) => [wheel(x - 12, 199, 6), wheel(x + 12, 199, 6)]),
  ...top(s, half(s), 102),
  nameOn(s, 120, 98),
  noteBelow(s),
];

export const roundTable: Draw = (s) => {
  const r = 62 + s.size * 26;
  return [
    oval(120, 198, 46, 10, iron),
    lit(rect(112, 112, 16, 86, s.turn % 2 ? iron : steelDark)),
    oval(120, 108, r, r * 0.32, darker(s.colour, 0.25)),
    lit(oval(120, 100, r, r * 0.32, s.colour)),
    oval(112, 96, r * 0.7, r * 0.18, '#ffffff2e'),
    nameOn(s, 120, 106, 18),
    noteBelow(s),
  ];
};

export const liftDesk: Draw = (s) => [
  ...[-1, 1].map(
    (side) =>
      lit(rect(120 + side * (half(s) - 26) - 9, 84, 18, 60, '#d5dbe3', 2)) +
      lit(rect(120 + side * (half(s) - 26) - 6, 140, 12, 56, steelDark, 2)) +
      rect(120 + side * (half(s) - 26) - 28, 194, 56, 10, iron, 4),
  ),
  ...top(s, half(s), 74),
  rect(120 + half(s) - 44, 88, 30, 10, '#22262d', 3),
  disc(120 + half(s) - 34, 93, 2.5, '#59c98a'),
  line('M120 172v-46M108 138l12-14 12 14M108 160l12 14 12-14', s.tone, 6),
  nameOn(s, 104, 70),
  noteBelow(s),
];

export const deskRiser: Draw = (s) => [
  line('M66 120l100 60M174 120l-100 60', iron, 9),
  rect(36, 184, 168, 14, iron, 5),
  ...top(s, 64 + s.size * 28, 104),
  litDown(rect(120 - half(s) * 0.7, 134, half(s) * 1.4, 10, s.dark, 4)),
  rect(84, 38, 72, 46, '#22262d', 4),
  rect(88, 42, 64, 36, '#2f6fb8', 2),
  rect(115, 84, 10, 12, iron),
  nameOn(s, 120, 101, 12),
  noteBelow(s),
];

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

export const coffeeTable: Draw = (s) => {
  const glassTop = s.says(/玻璃长几/);
  const long = s.says(/长几/) ? 92 : 62;
  return [
    line(`M${134 - long} 126v70M${106 + long} 126v70`, s.dark, 10),
    litDown(rect(134 - long, 160, long * 2 - 28, 9, s.dark, 2)),
    path(`M${120 - long} 118l28-30h${long * 2 - 56}l28 30z`, glassTop ? '#cfe6eecc' : s.light),
    litDown(rect(120 - long, 118, long * 2, glassTop ? 6 : 13, glassTop ? '#9fc3d2' : s.colour, 2)),
    path('M132 92q10-22 20 0l-3 12h-14z', '#f2f4f7'),
    words(100, 109, 15, s.deep, s.brand, 60),
    noteBelow(s),
  ];
};

export const sideTable: Draw = (s) => {
  const r = 46 + s.size * 20;
  return [
    line(`M${120 - r * 0.7} 98l-8 104M${120 + r * 0.7} 98l8 104M120 104v96`, iron, 7),
    oval(120, 164, r * 0.7, r * 0.18, darker(s.colour, 0.2)),
    oval(120, 92, r, r * 0.3, darker(s.colour, 0.3)),
    lit(oval(120, 85, r, r * 0.3, s.colour)),
    nameOn(s, 120, 90, 16),
  ];
};

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
