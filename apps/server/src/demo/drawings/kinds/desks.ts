import { brightness, darker, iron, lighter, steelDark } from '../paint';
import { wheel } from '../parts';
import { disc, line, lit, litDown, oval, path, rect, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';
import { nameOn } from '../smallParts';

/** Desks and tables. */

const top = (s: Sketch, half: number, y = 96, fill = s.colour) => [
  path(`M${120 - half} ${y}l22-24h${half * 2 - 44}l22 24z`, lighter(fill, 0.2)),
  litDown(rect(120 - half, y, half * 2, 11, fill, 2)),
  rect(120 - half, y + 9, half * 2, 3, darker(fill, 0.3)),
];

const half = (s: Sketch) => 70 + s.size * 26;

const legs = (x: number, y: number, fill = iron) =>
  line(`M${120 - x} ${y}v${202 - y}M${120 + x} ${y}v${202 - y}`, fill, 9);

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
