import { darker, lighter, steel, steelDark } from '../paint';
import { pouch } from '../parts';
import { dashes, disc, faint, line, lit, litDown, path, placed, rect, repeated, ring, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';
import { liquids } from '../smallParts';

/** What a laboratory uses up. */

const tipColours: Record<string, string> = { small: '#e9eff3', yellow: '#f5d24a', blue: '#4f9be0', large: '#f2f4f7' };

const tipOf = (s: Sketch) =>
  tipColours[
    s.says(/5ml/) ? 'large' : s.says(/1000μl/) ? 'blue' : s.says(/20?0?0?μl/) && !s.says(/10μl/) ? 'yellow' : 'small'
  ] ?? '#e9eff3';

const tip = (fill: string) => [
  lit(path('M-9-50h18l-1 18-6 66h-4l-6-66z', fill)),
  rect(-10, -54, 20, 9, darker(fill, 0.12), 2),
];

export const tips: Draw = (s) => {
  const large = 0.8 + s.size * 0.3;
  return [
    ...pouch(44, 50, 130, 150, '#e3eef4'),
    repeated(
      'p',
      [placed('rotate(64) scale(.5)', tip(tipOf(s)))],
      [
        [84, 128],
        [120, 138],
        [92, 158],
      ],
    ),
    repeated(
      'q',
      [placed('rotate(-58) scale(.5)', tip(tipOf(s)))],
      [
        [136, 126],
        [100, 146],
        [132, 164],
      ],
    ),
    rect(60, 66, 98, 44, s.tone, 4),
    words(109, 87, 20, '#fff', s.brand, 88),
    words(109, 104, 14, '#fff', s.note, 90),
    repeated(
      'r',
      [placed(`rotate(-6) scale(${large})`, tip(tipOf(s)))],
      [
        [186, 146],
        [212, 152],
      ],
    ),
  ];
};

export const tipBox: Draw = (s) => {
  const fill = tipOf(s) === '#e9eff3' ? s.toneLight : tipOf(s);
  return [
    path('M40 40l20-14h140l-20 14v56H40z', '#dcebf2cc'),
    line('M40 40h140v56M180 40l20-14', '#a9c6d4', 3),
    litDown(rect(34, 96, 152, 30, '#f4f8fa', 3)),
    path('M34 96l22-14h152l-22 14z', '#fff'),
    dashes('M46 88h134', darker(fill, 0.15), 22, '7 4.6'),
    dashes('M42 97h140', fill, 22, '7 4.6'),
    path('M186 96l22-14v104l-22 16z', darker(s.tone, 0.25)),
    litDown(rect(34, 118, 152, 84, s.tone, 3)),
    words(110, 158, 26, '#fff', s.brand, 136),
    words(110, 186, 19, '#fff', s.note, 130),
  ];
};

export const pipette: Draw = (s) => {
  const knob =
    s.size > 0.8
      ? '#8a5bc4'
      : s.size > 0.55
        ? '#2a6dd4'
        : s.size > 0.3
          ? '#f5c41f'
          : s.size > 0.1
            ? '#f08a24'
            : '#d6362f';
  return [
    turned(28, [
      lit(rect(108, 6, 24, 18, knob, 6)),
      rect(114, 22, 12, 16, steel),
      lit(path('M98 36h44q8 0 8 10v62q0 16-14 26l-4 40h-24l-4-40q-14-10-14-26l-2-62q0-10 10-10z', '#f4f6f9')),
      path('M86 44q-18 2-18 16l8 2q2-8 12-8z', '#d5dbe3'),
      rect(106, 62, 28, 34, '#2b3038', 3),
      words(120, 84, 13, '#fff', '100', 24),
      lit(path('M110 172h20l-5 28h-10z', steelDark)),
      path('M114 198h12l-4 28h-4z', lighter(knob, 0.4)),
      words(120, 118, 13, s.tone, s.brand, 40),
    ]),
    words(182, 200, 15, '#2f5f7c', s.note, 90),
  ];
};

const spin = (x: number, top: number, wide: number, tall: number, fill: string, cap: string) =>
  lit(rect(x - wide / 2 - 4, top - 22, wide + 8, 26, cap, 4)) +
  line(`M${x - wide / 2} ${top - 18}v18M${x} ${top - 18}v18M${x + wide / 2} ${top - 18}v18`, '#0000002a', 2) +
  faint(0.95, [
    path(
      `M${x - wide / 2} ${top + 4}h${wide}v${tall}l${-wide * 0.36} ${wide * 0.62}q-${wide * 0.14} 6-${wide * 0.28} 0l${-wide * 0.36}-${wide * 0.62}z`,
      '#dcebf2',
    ),
  ]) +
  path(
    `M${x - wide / 2 + 2} ${top + tall * 0.5}h${wide - 4}v${tall * 0.5 + 3}l${-wide * 0.34} ${wide * 0.56}q-${wide * 0.12} 5-${wide * 0.24} 0l${-wide * 0.34}-${wide * 0.56}z`,
    `${fill}d0`,
  ) +
  line(
    `M${x} ${top + 20}h${wide / 2 - 3}M${x} ${top + 36}h${wide / 2 - 3}M${x} ${top + 52}h${wide / 2 - 3}`,
    '#3f6f8c',
    2,
  );

export const centrifuge: Draw = (s) => [
  ...[66, 120, 174].map((x, at) =>
    spin(
      x,
      58,
      s.says(/50ml/) ? 42 : 28,
      92,
      liquids[(s.turn + at) % 6] ?? '#6fb9f2',
      s.says(/50ml/) ? s.tone : '#e4663b',
    ),
  ),
  rect(62, 96, 116, 42, '#fffffff2', 4),
  words(120, 115, 19, s.tone, s.brand, 104),
  words(120, 132, 14, '#2f5f7c', s.note, 106),
];

const micro = (x: number, y: number, degrees: number, size: number, fill: string) =>
  placed(`translate(${x} ${y}) rotate(${degrees}) scale(${size})`, [
    path('M16-32l30-18 6 10-34 22z', '#c9dde7'),
    lit(rect(-22, -40, 44, 16, '#c9dde7', 4)),
    faint(0.95, [path('M-17-24h34v34l-12 36q-5 6-10 0l-12-36z', '#dcebf2')]),
    path('M-15 2h30v8l-11 32q-4 4-8 0l-11-32z', `${fill}d0`),
  ]);

export const microTube: Draw = (s) => [
  ...[
    [82, 96, -16],
    [158, 92, 14],
    [120, 146, 0],
  ].map(([x = 0, y = 0, turn = 0], at) =>
    micro(x, y, turn, 0.84 + s.size * 0.36, liquids[(s.turn + at) % 6] ?? '#6fb9f2'),
  ),
  rect(132, 162, 82, 42, s.tone, 4),
  words(173, 181, 17, '#fff', s.brand, 74),
  words(173, 197, 12, '#fff', s.note, 76),
];

export const cryoTube: Draw = (s) => [
  ...['#2a6dd4', '#d6362f', '#2f9f5a'].map((cap, at) =>
    spinless(66 + at * 54, 66, 34 + s.size * 8, 96 + s.size * 20, cap),
  ),
  rect(62, 108, 116, 42, '#fffffff2', 4),
  words(120, 127, 19, s.tone, s.brand, 104),
  words(120, 144, 14, '#2f5f7c', s.note, 106),
];

const spinless = (x: number, top: number, wide: number, tall: number, cap: string) =>
  lit(rect(x - wide / 2 - 3, top - 26, wide + 6, 30, cap, 4)) +
  line(`M${x - wide / 4} ${top - 22}v22M${x + wide / 4} ${top - 22}v22`, '#0000002a', 2) +
  faint(0.95, [
    lit(path(`M${x - wide / 2} ${top + 4}h${wide}v${tall}q0 10-${wide / 2} 10t-${wide / 2}-10z`, '#e3eef4')),
  ]) +
  path(
    `M${x - wide / 2 + 2} ${top + tall * 0.6}h${wide - 4}v${tall * 0.4}q0 8-${wide / 2 - 2} 8t-${wide / 2 - 2}-8z`,
    '#f397b3c0',
  );

export const filterPaper: Draw = (s) => {
  const r = 60 + s.size * 24;
  const speed = s.says(/快速/) ? '#2f9f5a' : s.says(/慢速/) ? '#d6362f' : '#2467c9';
  return [
    disc(134, 132, r, '#d5dce4'),
    disc(128, 126, r, '#eef2f6'),
    disc(122, 120, r, '#fdfeff'),
    ring(122, 120, r * 0.84, '#e6ebf1', 2),
    rect(122 - r * 0.72, 98, r * 1.44, 46, speed, 4),
    words(122, 119, 19, '#fff', s.brand, r * 1.3),
    words(122, 137, 15, '#fff', s.note, r * 1.3),
    path(`M${122 - r * 0.3} ${120 + r * 0.5}h${r * 0.6}l-${r * 0.3} ${r * 0.36}z`, '#e6ebf1'),
  ];
};

const phColours = ['#d6362f', '#f08a24', '#f5c41f', '#a9c838', '#4fae63', '#2a9d9a', '#2a6dd4', '#5a3fa8'];

export const phPaper: Draw = (s) => [
  rect(52, 60, 130, 140, '#d9b23c', 4),
  litDown(rect(46, 54, 130, 140, '#f5d24a', 4)),
  words(111, 84, 22, '#5c4a0c', 'pH 试纸', 110),
  ...phColours.map((fill, at) => rect(56 + at * 14, 98, 14, 34, fill)),
  words(111, 156, 18, s.tone, s.brand, 110),
  words(111, 180, 15, '#5c4a0c', s.note, 110),
  ...[0, 1, 2].map((at) =>
    turned(
      14 + at * 10,
      [rect(176, 40, 11, 96, '#f7e9a8', 1), rect(176, 40, 11, 28, phColours[(s.turn + at * 3) % 8] ?? '#4fae63', 1)],
      180,
      150,
    ),
  ),
];
