import { glass } from '../paint';
import { disc, faint, line, lit, path, rect, repeated, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What keeps noise out. */

export const earplugs: Draw = (s) => {
  const bell = s.isCalled(/喇叭/);
  const cord = s.says(/带绳|带线/);
  const plug = (x: number, degrees: number) =>
    turned(
      degrees,
      [
        lit(
          path(
            bell
              ? `M${x - 16} 66q16-22 32 0l4 50q14 8 12 28-32 14-64 0-2-20 12-28z`
              : `M${x - 22} 92q0-44 22-44t22 44v56q0 10-22 10t-22-10z`,
            s.colour,
          ),
        ),
        path(`M${x - 10} 84q2-24 10-26-6 40-2 88-12-4-10-62z`, '#ffffff4d'),
        cord ? line(`M${x} 154v30`, '#2a6dd4', 5) : '',
      ],
      x,
      120,
    );
  return [
    cord ? line('M66 172q54 56 108 0', '#2a6dd4', 5) : '',
    plug(78, -16),
    plug(162, 16),
    words(120, 182, 19, s.tone, s.brand, 64),
    words(120, 202, 14, '#6b7480', s.note, 120),
  ].filter(Boolean);
};

export const earmuffs: Draw = (s) => {
  const fat = 34 + s.size * 16;
  return [
    line('M58 130q-6-96 62-96t62 96', s.says(/折叠/) ? '#5d6672' : '#22262d', 13),
    line('M66 92q8-44 54-46', '#ffffff33', 4),
    lit(rect(62 - fat / 2, 104, fat, 88, s.colour, 18)),
    lit(rect(178 - fat / 2, 104, fat, 88, s.colour, 18)),
    rect(74, 108, 16, 80, '#22262d', 8),
    rect(150, 108, 16, 80, '#22262d', 8),
    words(120, 150, 20, s.tone, s.brand, 56),
    words(120, 170, 13, '#6b7480', s.note, 56),
  ];
};

const plugPlaces: [number, number][] = [
  [84, 72],
  [108, 66],
  [134, 74],
  [86, 104],
  [112, 98],
  [140, 106],
  [96, 132],
  [126, 134],
];

export const earplugDispenser: Draw = (s) => [
  faint(0.85, [lit(path('M66 34h108q8 0 8 8v96q0 20-20 26h-84q-20-6-20-26v-96q0-8 8-8z', glass))]),
  s.says(/含/) &&
    repeated('p', [turned(30, [lit(rect(-6, -12, 11, 24, s.colour, 5))], 0, 0)], plugPlaces) +
      repeated(
        'q',
        [turned(-40, [rect(-6, -12, 11, 24, '#f58a2c', 5)], 0, 0)],
        plugPlaces.map(([x, y]) => [x + 11, y + 5]),
      ),
  path('M74 40h20q-8 60 0 110-24-6-20-110z', '#ffffff77'),
  lit(rect(60, 24, 120, 16, s.tone, 6)),
  lit(path('M76 160h88l-10 30h-68z', s.tone)),
  disc(120, 176, 15, s.toneLight),
  line('M110 176h20', s.tone, 6),
  rect(96, 192, 48, 12, '#3a3f47', 4),
  words(120, 110, 22, s.tone, s.brand, 90),
];
