import { inkOn, kraft, lighter, steel, steelDark } from '../paint';
import { box, brandOn, rings } from '../parts';
import { dashes, disc, line, lit, litDown, oval, path, placed, rect, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Networks. */

export const router: Draw = (s) => {
  const masts = s.size > 0.7 ? [48, 84, 156, 192] : s.size > 0.3 ? [48, 120, 192] : [56, 184];
  return [
    ...masts.map((x, at) => turned((x - 120) / 9, [lit(rect(x - 6, 36, 12, 108, s.dark, 5))], x, 140 + at * 0)),
    litDown(path('M34 150q2-12 14-12h144q12 0 14 12l8 30q2 14-12 14h-164q-14 0-12-14z', s.colour)),
    path('M28 178h184v4q0 12-12 12h-160q-12 0-12-12z', s.dark),
    ...[0, 1, 2, 3, 4].map((at) => disc(96 + at * 12, 186, 2.5, at < 4 ? '#6fe0a0' : '#f5c41f')),
    brandOn(s, 120, 168, 21, s.colour, 120),
    words(178, 190, 10, inkOn(s.dark), s.note, 52),
  ];
};

const ports = (x: number, y: number, count: number, step = 15) =>
  dashes(`M${x} ${y + 6}h${count * step - 3}`, '#0d0f13', 12, `${step - 3} 3`) +
  dashes(`M${x + 2} ${y + 3}h${count * step - 5}`, '#d8b34a', 3, `${step - 7} 7`);

export const switchBox: Draw = (s) => {
  const count = Math.min(24, s.number(/(\d+)口/) ?? 8);
  const perRow = count > 9 ? Math.ceil(count / 2) : count;
  const wide = Math.max(96, Math.min(176, perRow * 13 + 36));
  const left = 120 - wide / 2;
  const step = Math.min(15, (wide - 28) / perRow);
  return [
    path(`M${left} 112l22-34h${wide - 44}l22 34z`, lighter(s.colour, 0.2)),
    path(`M${left + wide * 0.5 - 34} 100l6-14h56l6 14z`, s.tone),
    words(120, 98, 13, '#fff', s.brand, 54),
    litDown(rect(left, 112, wide, count > 9 ? 62 : 46, s.colour, 4)),
    ports(120 - (perRow * step) / 2 + 1, 130, perRow, step),
    count > 9 && ports(120 - (perRow * step) / 2 + 1, 148, perRow, step),
    dashes(
      `M${120 - (perRow * step) / 2 + step / 2 - 2} 122h${perRow * step - step / 2}`,
      '#59c98a',
      4,
      `4 ${step - 4}`,
    ),
    words(120, 200, 16, s.tone, s.note),
  ];
};

export const rackSwitch: Draw = (s) => {
  const many = (s.number(/(\d+)(?:电口|PoE)/) ?? 24) > 24;
  return [
    path('M22 104l24-26h148l24 26z', '#4b525d'),
    rect(12, 110, 12, 48, '#8a939f', 2),
    rect(216, 110, 12, 48, '#8a939f', 2),
    litDown(rect(22, 104, 196, 60, s.colour, 3)),
    ports(30, 114, many ? 13 : 10, many ? 10.5 : 13.5),
    ports(30, 138, many ? 13 : 10, many ? 10.5 : 13.5),
    ...[0, 1, 2, 3].map((at) => rect(174 + (at % 2) * 20, 116 + Math.floor(at / 2) * 20, 16, 14, '#c3c9d1', 2)),
    words(120, 98, 15, '#fff', s.brand),
    words(120, 190, 16, s.tone, s.note),
  ];
};

export const routerBox: Draw = (s) => [
  path('M28 110l24-32h136l24 32z', lighter(s.colour, 0.3)),
  litDown(rect(28, 110, 184, 60, s.colour, 6)),
  rect(28, 110, 184, 6, '#d6362f'),
  ports(44, 138, 5, 18),
  rect(142, 136, 22, 14, '#3f7fc4', 2),
  ...[0, 1, 2, 3].map((at) => disc(178 + at * 8, 128, 2.5, '#59c98a')),
  brandOn(s, 86, 132, 15, s.colour, 90),
  words(120, 100, 16, inkOn(lighter(s.colour, 0.3)), s.note),
  rect(48, 170, 20, 7, '#14171c', 3),
  rect(172, 170, 20, 7, '#14171c', 3),
];

export const ceilingAp: Draw = (s) => [
  oval(120, 124, 92, 78, '#b4bdc8'),
  oval(120, 118, 90, 76, '#fdfeff'),
  oval(120, 114, 74, 60, '#eef2f6'),
  line('M92 104q28-24 56 0M102 116q18-14 36 0', s.tone, 6),
  disc(120, 128, 6, s.tone),
  words(120, 154, 18, s.tone, s.brand, 90),
  words(120, 174, 13, '#7a8492', s.note, 80),
];

const jack = (s: Sketch) =>
  rect(-9, 0, 18, 26, '#e8f1f6', 2) +
  line('M-6 4v9M-2 4v9M2 4v9M6 4v9', '#d2a541', 1.6) +
  rect(-7, 24, 14, 14, s.dark, 3);

export const netCable: Draw = (s) => [
  ...rings(s.colour, 3 + Math.round(s.size * 3), 7),
  line('M62 150q-24 22-18 46M178 150q24 22 18 46', s.colour, 6),
  placed('translate(44 206) rotate(188)', [jack(s)]),
  placed('translate(196 206) rotate(172)', [jack(s)]),
  rect(92, 58, 56, 26, s.tone, 4),
  words(120, 76, 14, '#fff', s.brand, 50),
  words(120, 130, 22, s.deep, s.note, 70),
];

export const cableBox: Draw = (s) => [
  ...box({ x: 34, y: 70, width: 134, height: 128, depth: 42, fill: kraft }),
  rect(34, 82, 134, 34, s.tone),
  words(101, 106, 22, '#fff', s.brand, 120),
  disc(101, 154, 30, '#7c5a31'),
  disc(101, 154, 22, '#3a2c1b'),
  line('M101 154q10 30-8 46t30 10', s.colour, 8),
  words(101, 132, 13, '#7c3d25', s.note, 80),
  words(60, 190, 14, '#7c3d25', '305m', 50),
];

export const rj45: Draw = (s) => {
  const one = [
    rect(92, 52, 56, 92, s.says(/屏蔽/) ? steel : '#dfeef5', 4),
    line('M100 58v30M106 58v30M112 58v30M118 58v30M124 58v30M130 58v30M136 58v30', '#d2a541', 3),
    rect(104, 100, 32, 40, s.says(/屏蔽/) ? steelDark : '#b8d5e2', 3),
    rect(98, 140, 44, 34, lighter(s.tone, 0.2), 4),
  ];
  return [
    placed('translate(-34 30) rotate(-16 120 120) scale(.8)', one),
    placed('translate(82 30) rotate(16 120 120) scale(.8)', one),
    placed('translate(0 10)', one),
    words(120, 172, 15, '#fff', s.brand, 40),
  ];
};
