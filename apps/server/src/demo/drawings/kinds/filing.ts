import { darker, kraft, kraftDark, lighter, mix, paper, paperDark, steel, steelDark } from '../paint';
import { brandOn, sheets } from '../parts';
import { disc, faint, line, lit, litDown, path, rect, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** Folders, files and boxes for paper. */

export const clipFolder: Draw = (s) => [
  rect(72, 36, 116, 160, s.deep, 5),
  sheets(66, 40, 106, 150),
  path('M54 40q0-6 6-6h14v170h-14q-6 0-6-6z', s.dark),
  litDown(path('M64 46h96q6 0 6 6v146q0 6-6 6h-100z', s.colour)),
  rect(78, 36, 34, 14, steel, 3),
  rect(84, 30, 22, 10, steelDark, 3),
  s.says(/双夹/) && rect(78, 184, 34, 14, steel, 3),
  rect(86, 84, 58, 46, '#ffffffee', 3),
  words(115, 104, 17, s.tone, s.brand, 52),
  words(115, 122, 13, '#5b6472', s.note, 52),
];

export const slideFolder: Draw = (s) => {
  const fans = s.colours.length > 1 ? s.colours.slice(0, 4) : [s.dark, s.colour, s.light];
  return [
    ...fans.map((fill, at) =>
      turned(
        12 - at * 9,
        [
          rect(72, 44, 108, 150, paper, 2),
          faint(0.55, [rect(72, 44, 108, 150, s.clear ? '#cfe6ee' : fill, 2)]),
          path('M76 46h40l-40 60z', '#ffffff66'),
          lit(rect(64, 40, 14, 158, s.clear ? '#f2f6f8' : fill, 5)),
        ],
        120,
        220,
      ),
    ),
    words(128, 128, 20, s.tone, s.brand, 80),
  ];
};

export const leverFile: Draw = (s) => {
  const thick = s.says(/3寸/) ? 62 : 44;
  return [
    path(`M${58 + thick} 40l70-10v158l-70 16z`, s.dark),
    path(`M${62 + thick} 46l60-9v8l-60 9z`, paper),
    lit(rect(56, 40, thick + 2, 164, s.colour, 4)),
    rect(64, 58, thick - 14, 62, paper, 3),
    words(57 + thick / 2, 84, 15, s.tone, s.brand, thick - 18),
    words(57 + thick / 2, 106, 14, '#5b6472', s.note, thick - 18),
    disc(57 + thick / 2, 166, 13, steel),
    disc(57 + thick / 2, 166, 8, s.deep),
  ];
};

export const fileRack: Draw = (s) => [
  ...[0, 1, 2].flatMap((at) => [
    path(`M${46 + at * 48} 86l16-48h26v150l-42 16z`, at === 1 ? '#fff' : paperDark),
    path(`M${40 + at * 48} 96l40-22v120l-40 8z`, darker(s.colour, 0.12 + at * 0.03)),
    lit(path(`M${40 + at * 48} 110q0-8 8-8h28q8 0 8 8v94h-44z`, s.colour)),
    rect(50 + at * 48, 124, 24, 30, '#fff', 3),
  ]),
  rect(32, 196, 164, 10, s.deep, 4),
  words(110, 188, 17, lighter(s.colour, 0.9), s.brand),
];

export const archiveBox: Draw = (s) => {
  const thick = Math.min(84, 22 + (s.number(/(\d+)mm/) ?? 55) * 0.75);
  const left = 150 - thick - 24;
  return [
    path(`M${left + thick} 42l82-14v156l-82 20z`, s.dark),
    path(`M${left} 42l82-14h${thick}l-82 14z`, lighter(s.colour, 0.3)),
    lit(rect(left, 42, thick, 162, s.colour)),
    rect(left + 6, 62, thick - 12, 74, paper, 2),
    words(left + thick / 2, 84, 15, s.tone, s.brand, thick - 16),
    words(left + thick / 2, 108, 14, '#5b6472', s.note, thick - 16),
    line(`M${left + 10} 122h${thick - 20}`, '#b9c2cc', 2),
    disc(left + thick / 2, 172, 10, s.deep),
    disc(left + thick / 2, 172, 6, s.light),
  ];
};

export const kraftBox: Draw = (s) => {
  const thick = 20 + (s.number(/(\d+)mm/) ?? 40) * 0.8;
  return [
    path(`M${140 - thick / 2 + thick} 46l60-12v150l-60 20z`, darker(kraft, 0.12)),
    path(`M${140 - thick / 2} 46l60-12h${thick}l-60 12z`, lighter(kraft, 0.35)),
    lit(rect(140 - thick / 2, 46, thick, 158, kraft)),
    words(140, 84, 17, '#8c3d25', '档', thick),
    words(140, 106, 17, '#8c3d25', '案', thick),
    line(`M${146 - thick / 2} 120h${thick - 12}v54h${12 - thick}z`, kraftDark, 2),
    words(140, 150, 13, '#7c5a31', s.note, thick - 12),
    turned(
      -8,
      [
        litDown(rect(34, 78, 84, 124, lighter(kraft, 0.14), 2)),
        words(76, 112, 20, '#8c3d25', '档案盒'),
        line('M46 126h60M46 142h60M46 158h60', kraftDark, 2),
        words(76, 186, 14, '#7c5a31', s.brand),
      ],
      76,
      200,
    ),
  ];
};

export const displayBook: Draw = (s) => {
  const pages = Math.min(6, Math.round((s.number(/(\d+)页/) ?? 40) / 18) + 1);
  return [
    rect(58, 40, 132, 164, s.dark, 6),
    ...Array.from({ length: pages }, (_, at) => rect(176 + at * 4, 50, 12, 146, at % 2 ? '#e6eef5' : '#fff', 3)),
    litDown(rect(52, 36, 130, 166, s.colour, 6)),
    rect(52, 36, 20, 166, s.dark, 5),
    rect(90, 62, 74, 48, '#ffffffea', 4),
    words(127, 84, 18, s.tone, s.brand, 66),
    words(127, 103, 14, '#5b6472', s.note, 66),
    path('M92 200l72-76h18v66q0 12-6 12z', '#ffffff18'),
  ];
};

export const accordion: Draw = (s) => [
  line('M92 66q0-26 28-26t28 26', s.deep, 9),
  ...Array.from({ length: 7 }, (_, at) =>
    path(
      `M${44 + at * 3} ${72 + at * 3}h${152 - at * 6}v16h${-152 + at * 6}z`,
      at % 2 ? lighter(s.colour, 0.45) : s.light,
    ),
  ),
  ...['#f58aa8', '#f7d648', '#8fd19a', '#7fbdf0'].map((fill, at) => rect(60 + at * 32, 62 + at * 2, 24, 14, fill, 3)),
  litDown(path('M36 92h168v98q0 12-12 12h-144q-12 0-12-12z', s.colour)),
  path('M36 92h168l-62 48h-44z', s.dark),
  rect(104, 126, 32, 22, s.deep, 5),
  brandOn(s, 120, 182, 22, s.colour),
];

export const clipboard: Draw = (s) => [
  litDown(rect(58, 44, 124, 160, s.colour, 8)),
  rect(68, 62, 104, 132, paper, 3),
  line('M80 92h80M80 108h80M80 124h56M80 140h80M80 156h40', '#c3ccd6', 3),
  lit(path('M88 52q0-8 8-8h10q0-14 14-14t14 14h10q8 0 8 8v12h-64z', steel)),
  disc(120, 42, 5, s.deep),
  words(140, 184, 16, s.tone, s.brand, 60),
];

export const zipPouch: Draw = (s) => {
  const film = mix(s.colour, '#ffffff', 0.5);
  return [
    rect(48, 78, 144, 92, paper, 3),
    line('M60 96h60M60 110h84M60 124h40', '#b7c3d0', 3),
    rect(108, 104, 72, 58, '#fff5e6', 3),
    line('M118 118h50M118 132h36', '#d8b98a', 3),
    faint(0.72, [litDown(rect(34, 62, 172, 134, film, 14))]),
    line('M48 62h144q14 0 14 14v106q0 14-14 14h-144q-14 0-14-14v-106q0-14 14-14z', s.colour, 6),
    line('M42 82h156', s.dark, 5),
    rect(172, 76, 22, 12, '#e9c65a', 4),
    words(94, 180, 20, s.dark, s.brand, 90),
  ];
};
