import { darker, glass, glassDark, inkOn, lighter, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, placed, rect, repeated, ring, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What protects the head: helmets, eyes, ears, breath. */

const signal = '#1f9d57';

export const helmet: Draw = (s) => [
  path('M62 158q58 26 116 0l-8 30q-50 16-100 0z', '#3a3f47'),
  line('M70 164q-2 30 50 40 52-10 50-40', '#5d6672', 5),
  lit(path('M44 148q-4-96 76-102 80 6 76 102-76 24-152 0z', s.colour)),
  path('M104 46q16-10 32 0l6 104q-22 4-44 0z', s.light),
  s.turn % 2
    ? path('M76 62q-18 30-16 84l12 3q0-50 16-90zM164 62q18 30 16 84l-12 3q0-50-16-90z', '#0000001c')
    : line('M84 78v30M76 84v24M156 78v30M164 84v24', s.deep, 5),
  path('M58 110q8-44 40-54-18 22-22 56z', '#ffffff40'),
  litDown(path('M30 150q90-26 180 0 10 14-6 20-84-22-168 0-16-6-6-20z', s.dark)),
  rect(92, 118, 56, 22, '#ffffffe8', 4),
  words(120, 135, 16, s.tone, s.brand, 50),
];

export const bumpCap: Draw = (s) => [
  lit(path('M46 146q0-92 76-92 68 0 72 84 0 14-14 14h-134z', s.colour)),
  path('M122 54q-30 20-32 96h62q-4-76-30-96z', '#ffffff1e'),
  line('M122 54q-40 22-40 96M122 54q40 24 40 90', s.deep, 2.5),
  litDown(path('M30 152q44-18 104-8 70 10 88 36-50-18-96-12-52 8-84 4-16-4-12-20z', s.dark)),
  disc(122, 54, 7, s.dark),
  brandOn(s, 122, 126, 20, s.colour, 70),
  line('M58 136q64-12 128 0', s.turn % 2 ? '#f5c41f' : s.tone, 4),
];

export const faceShield: Draw = (s) => {
  const band = s.says(/头箍/);
  return [
    band && lit(path('M50 92q-6-64 70-64t70 64l-12 10q0-54-58-54t-58 54z', '#3a3f47')),
    faint(0.78, [lit(path('M52 84h136q10 0 10 12-2 76-40 104-38 12-76 0-38-28-40-104 0-12 10-12z', glass))]),
    path('M62 92h30q-10 60 10 104-34-22-40-104z', '#ffffffaa'),
    litDown(rect(42, 76, 156, 20, band ? s.tone : steelDark, 8)),
    words(120, 91, 14, '#fff', s.brand, 80),
    disc(52, 86, 9, '#22262d'),
    disc(188, 86, 9, '#22262d'),
  ];
};

export const weldMask: Draw = (s) => {
  const big = s.says(/大视窗/);
  return [
    line('M52 96q-4-66 68-66t68 66', '#5d6672', 12),
    lit(path('M58 66q62-34 124 0 14 40 4 84-14 44-66 54-52-10-66-54-10-44 4-84z', s.colour)),
    path('M74 78q10-14 26-18-16 40-6 110-26-20-20-92z', '#ffffff22'),
    rect(big ? 76 : 84, 88, big ? 88 : 72, big ? 50 : 38, '#0b0d10', 6),
    rect(big ? 82 : 90, 94, big ? 76 : 60, big ? 38 : 26, '#1d5a44', 3),
    path(`M${big ? 82 : 90} 94h30l-16 ${big ? 38 : 26}h-14z`, '#3f9a76'),
    brandOn(s, 120, 174, 16, s.colour, 70),
    disc(52, 100, 12, '#3a3f47'),
    disc(188, 100, 12, '#3a3f47'),
  ];
};

const lensOf = (s: Sketch) => (s.says(/灰色|灰防/) ? '#6d7784' : glass);

export const goggles: Draw = (s) => [
  path('M22 108q-10 20 4 34l26 6v-46zM218 108q10 20-4 34l-26 6v-46z', '#3a3f47'),
  litDown(
    path('M40 92q80-30 160 0 12 4 12 22-2 48-44 52-26 0-36-22-12-8-24 0-10 22-36 22-42-4-44-52 0-18 12-22z', s.tone),
  ),
  faint(0.92, [
    path(
      'M50 98q70-24 140 0 10 4 10 16-4 40-34 42-20 0-30-22-16-12-32 0-10 22-30 22-30-2-34-42 0-12 10-16z',
      lensOf(s),
    ),
  ]),
  path('M60 102q30-10 56-10l-40 54q-22-6-24-32 0-10 8-12z', '#ffffff88'),
  line('M96 92h12M132 92h12', '#ffffffaa', 4),
  words(120, 194, 18, s.tone, s.brand),
  words(120, 212, 13, '#6b7480', s.note, 110),
];

export const glasses: Draw = (s) => {
  const wrap = s.turn % 2;
  const lens = lensOf(s);
  return [
    line('M36 104q-10 40-6 60M204 104q10 40 6 60', s.tone, 8),
    faint(0.9, [
      path(wrap ? 'M34 96q42-16 80 0l-2 34q-20 34-52 26-26-8-26-60z' : 'M36 94h78v40q-6 24-34 24-40-2-44-64z', lens),
      path(wrap ? 'M206 96q-42-16-80 0l2 34q20 34 52 26 26-8 26-60z' : 'M204 94h-78v40q6 24 34 24 40-2 44-64z', lens),
    ]),
    path('M46 100h26l-22 44q-8-14-8-40zM138 100h26l-24 48q-10-10-10-30z', '#ffffff88'),
    line(wrap ? 'M34 96q42-16 80 0h12q38-16 80 0' : 'M34 94h172', s.tone, 8),
    line('M110 132q10-14 20 0', '#8a939f', 5),
    words(120, 194, 18, s.tone, s.brand),
    words(120, 212, 13, '#6b7480', s.note, 130),
  ];
};

export const weldGoggles: Draw = (s) => {
  const dark = (s.number(/[TR](\d)/) ?? 5) > 4 ? '#0f2d22' : '#1f5a45';
  return [
    line('M18 122q102-50 204 0', '#3a3f47', 13),
    ...[78, 162].flatMap((x) => [
      lit(disc(x, 126, 46, s.colour)),
      ring(x, 126, 37, s.light, 4),
      disc(x, 126, 32, dark),
      path(`M${x - 24} 118q10-20 32-18l-26 44q-10-10-6-26z`, '#5fae8c88'),
    ]),
    s.isCalled(/翻盖/) ? rect(60, 70, 120, 14, s.deep, 6) : '',
    rect(112, 116, 16, 14, s.dark, 5),
    words(120, 200, 18, s.tone, s.brand),
    words(120, 218, 14, '#6b7480', s.note),
  ].filter(Boolean);
};

export const cupMask: Draw = (s) => [
  line('M36 110q84-80 168 0M36 138q84 84 168 0', '#e6b93c', 5),
  lit(path('M44 116q0-66 76-66t76 66q-2 80-76 84-74-4-76-84z', s.colour)),
  path('M60 104q14-38 60-40-40 30-34 120-34-28-26-80z', '#ffffff88'),
  line('M52 132q68 30 136 0', s.dark, 3),
  path('M88 58q32-14 64 0l-6 9q-26-9-52 0z', steel),
  ...(s.says(/8210V|带阀/)
    ? [rect(100, 106, 40, 32, '#f5c41f', 6), line('M106 116h28M106 126h28', '#b98d12', 3)]
    : [words(120, 126, 22, s.tone, s.brand, 90)]),
  words(120, 166, 16, '#5b6472', s.note || 'N95', 70),
];

export const foldMask: Draw = (s) => {
  const head = s.says(/头带|9502/);
  return [
    head
      ? line('M40 100q80-84 160 0M44 146q76 80 152 0', '#d6dce3', 6)
      : line('M52 96q-44 6-34 36t34 14M188 96q44 6 34 36t-34 14', '#e6ebf1', 6),
    lit(path('M46 96q36-50 74-52 38 2 74 52l4 46q-34 50-78 54-44-4-78-54z', s.colour)),
    path('M120 44v152q-44-4-78-54l4-46q36-50 74-52z', '#0000000d'),
    line('M120 46v150', s.dark, 2.5),
    path('M92 66q28-20 56 0l-5 8q-23-14-46 0z', steel),
    s.says(/活性炭/) && path('M52 128q68 26 136 0v12q-68 26-136 0z', '#7d8793'),
    words(86, 134, 18, s.tone, s.brand, 56),
    words(156, 134, 15, '#6b7480', 'KN95', 50),
    s.says(/带阀/) && disc(156, 154, 16, '#e8edf3') + ring(156, 154, 10, steelDark, 3),
  ];
};

const filter = (x: number, fill: string) => [
  lit(path(`M${x - 30} 124q0-30 30-30t30 30v20q0 30-30 30t-30-30z`, fill)),
  oval(x, 134, 21, 27, darker(fill, 0.25)),
  line(`M${x - 13} 124h26M${x - 15} 134h30M${x - 13} 144h26`, darker(fill, 0.5), 3),
];

export const halfMask: Draw = (s) => [
  line('M62 84q58-52 116 0M66 152q54 60 108 0', '#5d6672', 6),
  ...filter(54, '#e8edf3'),
  ...filter(186, '#e8edf3'),
  lit(path('M120 48q28 26 38 62 4 58-38 78-42-20-38-78 10-36 38-62z', s.colour)),
  path('M120 58q-18 24-24 56 0 40 16 58-26-18-24-60 8-34 32-54z', '#ffffff44'),
  disc(120, 144, 19, s.dark),
  ring(120, 144, 11, s.light, 4),
  words(120, 112, 15, inkOn(s.colour), s.brand, 58),
  words(120, 212, 15, '#6b7480', s.note),
];

export const fullMask: Draw = (s) => [
  line('M56 70q-22 40 4 90M184 70q22 40-4 90', '#3a3f47', 10),
  lit(path('M64 52q56-34 112 0 24 40 10 86-16 46-66 56-50-10-66-56-14-46 10-86z', s.colour)),
  faint(0.95, [path('M74 60q46-26 92 0 18 28 8 60-54 26-108 0-10-32 8-60z', glassDark)]),
  path('M82 66q16-10 34-12l-34 66q-14-4-16-6-6-28 16-48z', '#ffffff99'),
  s.says(/七件套/) &&
    placed('translate(34 52) scale(.72)', filter(54, '#e8edf3')) +
      placed('translate(32 52) scale(.72)', filter(186, '#e8edf3')),
  disc(120, 160, 20, s.dark),
  ring(120, 160, 12, '#9aa3ae', 4),
  words(120, 212, 16, s.tone, s.brand),
];

export const filterBox: Draw = (s) => {
  const band = s.says(/6002|酸性气体$/)
    ? '#f6f7f9'
    : s.says(/6003/)
      ? '#e7c52a'
      : s.says(/6004|氨/)
        ? '#2f9f5a'
        : s.turn % 2
          ? '#c0387c'
          : '#2d3036';
  const one = (x: number, y: number) =>
    lit(path(`M${x - 44} ${y}q0-40 44-40t44 40v44q0 36-44 36t-44-36z`, '#d9dee5')) +
    path(`M${x - 44} ${y + 22}q44 22 88 0v22q-44 22-88 0z`, band) +
    oval(x, y - 6, 30, 22, '#9aa3ae') +
    line(`M${x - 20} ${y - 12}h40M${x - 24} ${y - 4}h48M${x - 18} ${y + 4}h36`, '#5d6672', 3);
  return [
    one(154, 82),
    one(88, 124),
    words(88, 166, 14, inkOn(band), s.note, 76),
    words(88, 190, 15, s.tone, s.brand, 60),
  ];
};

export const filterPad: Draw = (s) => {
  const cover = s.says(/501/);
  const one = (x: number, y: number) =>
    cover
      ? ring(x, y, 44, '#3a3f47', 12) +
        disc(x, y, 38, '#e3e8ee') +
        line(`M${x - 30} ${y}h60M${x} ${y - 30}v60`, '#3a3f47', 4)
      : disc(x + 3, y + 5, 52, '#d5dce4') + disc(x, y, 52, '#fbfcfe') + ring(x, y, 44, '#dde4ec', 3);
  return [
    one(150, 82),
    one(128, 106),
    one(104, 136),
    words(104, 138, 21, s.tone, s.brand, 80),
    words(104, 158, 14, '#6b7480', s.note, 70),
  ];
};

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

export const eyeWash: Draw = (s) => [
  lit(path('M84 76q-8 14-8 30v88q0 10 10 10h68q10 0 10-10v-88q0-16-8-30z', '#ffffff')),
  lit(path('M82 78q2-32 38-36 36 4 38 36-38 14-76 0z', signal)),
  path('M92 50q28-26 56 0l-8 12q-20-10-40 0z', lighter(signal, 0.3)),
  rect(76, 108, 88, 74, '#1f9d57'),
  oval(120, 132, 26, 14, '#fff'),
  disc(120, 132, 8, '#1f9d57'),
  words(120, 162, 15, '#fff', s.brand, 80),
  words(120, 178, 13, '#fff', s.note, 80),
];

export const eyeWashStation: Draw = (s) => {
  const standing = s.says(/立式/);
  return [
    standing && line('M120 196v-166h52v22', steelDark, 9),
    standing && lit(path('M150 52h44l10 18h-64z', '#f5c41f')),
    line(`M120 128v${standing ? 70 : 40}`, steelDark, 11),
    lit(path('M60 118h120q-8 42-60 42t-60-42z', steel)),
    oval(120, 118, 60, 14, lighter(steel, 0.4)),
    line('M96 116v-16M144 116v-16', '#1f9d57', 8),
    line('M96 98q-6-22-14-26M144 98q6-22 14-26M96 98q2-20 8-28M144 98q-2-20-8-28', '#6fb9f2', 3),
    rect(84, standing ? 194 : 164, 72, 11, steelDark, 4),
    rect(168, 126, 34, 40, '#1f9d57', 3),
    words(185, 152, 17, '#fff', '+', 30),
    words(66, 190, 16, s.tone, s.brand, 70),
  ];
};
