import { darker, iron, kraft, kraftDark, lighter, steel, steelDark } from '../paint';
import { box, brandOn, label, standingRoll } from '../parts';
import {
  dashes,
  disc,
  faint,
  line,
  lit,
  litDown,
  oval,
  path,
  placed,
  rect,
  ring,
  scaled,
  turned,
  words,
} from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What goods are wrapped, tied and labelled with. */

const wide = (s: Sketch) => 34 + s.size * 30;

export const packTape: Draw = (s) => {
  const film = s.clear ? '#d9d2b4' : s.colour;
  return [
    ...standingRoll(s, film, wide(s), kraft),
    path('M138 188q40-6 74 6l-4 14q-36-12-70-8z', s.clear ? '#efe9d2cc' : s.light),
    words(96, 119, 16, '#fbeccf', s.brand, 46),
    words(96, 137, 13, '#fbeccf', s.note, 48),
  ];
};

export const warningTape: Draw = (s) => {
  const [ground = s.colour, letters = '#fff'] = s.colours;
  const custom = s.says(/定制/);
  return [
    ...standingRoll(s, custom ? '#f4f6f8' : ground, 58, kraft),
    placed('translate(126 66)', [
      words(20, 32, 13, custom ? s.tone : letters, custom ? '您的' : '请勿', 44),
      words(20, 66, 13, custom ? s.tone : letters, custom ? 'LOGO' : '暴力', 44),
      words(20, 98, 13, custom ? s.tone : letters, custom ? '定制' : '分拣', 44),
    ]),
    words(90, 126, 16, '#fbeccf', s.brand, 46),
  ];
};

export const clearWrap: Draw = (s) => {
  const film = s.clear ? '#d8ecf3' : s.colour;
  const tall = 84 + s.size * 50;
  const top = 194 - tall;
  return [
    rect(108, top - 22, 24, 24, kraft),
    oval(120, top - 22, 12, 5, kraftDark),
    faint(0.95, [
      lit(path(`M74 ${top}v${tall}a46 16 0 0 0 92 0v${-tall}z`, film)),
      oval(120, top, 46, 16, lighter(film, 0.35)),
    ]),
    oval(120, top, 13, 5, kraftDark),
    path(`M166 ${top + 14}q36 10 44 ${tall - 20}l-44 6z`, `${film}aa`),
    line(`M84 ${top + 20}v${tall - 14}M96 ${top + 24}v${tall - 14}`, '#ffffff88', 4),
    label(s, 84, top + tall * 0.36, 72, 58),
  ];
};

export const handWrap: Draw = (s) => [
  rect(112, 20, 16, 188, kraft),
  lit(rect(106, 152, 28, 54, s.tone, 8)),
  faint(0.95, [lit(rect(84 - s.size * 14, 52, 72 + s.size * 28, 92, '#d8ecf3', 6))]),
  line('M92 60v76M104 60v76', '#ffffffaa', 4),
  path('M156 66q44 6 52 66l-52 4z', '#d8ecf3aa'),
  rect(90, 80, 60, 38, s.tone, 4),
  words(120, 98, 16, '#fff', s.brand, 54),
  words(120, 113, 12, '#fff', s.note, 56),
];

export const bubbleWrap: Draw = (s) => {
  const tall = 96 + s.size * 60;
  const top = 198 - tall;
  return [
    faint(0.95, [
      lit(path(`M62 ${top}v${tall}a52 18 0 0 0 104 0v${-tall}z`, '#cfe7f3')),
      oval(114, top, 52, 18, '#eef8fc'),
      oval(114, top, 34, 11, '#cfe7f3'),
      oval(114, top, 15, 5, '#8fb8cb'),
      lit(path(`M166 ${top + 10}l46 16v${tall - 20}l-46-6z`, '#dff1f9')),
    ]),
    ...Array.from({ length: 24 }, (_, at) =>
      disc(74 + (at % 6) * 16, top + 30 + Math.floor(at / 6) * ((tall - 30) / 4), 5.5, '#ffffffb0'),
    ),
    rect(76, top + tall * 0.44, 76, 42, s.tone, 4),
    words(114, top + tall * 0.44 + 20, 18, '#fff', s.brand, 68),
    words(114, top + tall * 0.44 + 36, 12, '#fff', s.note, 70),
  ];
};

export const mailer: Draw = (s) => [
  scaled(0.82 + s.size * 0.18, [
    turned(8, [rect(60, 46, 128, 150, '#d5dce4', 4)]),
    turned(-4, [
      litDown(rect(52, 46, 132, 154, '#f6f8fa', 4)),
      path('M52 46h132v34l-66 12-66-12z', '#e4e9ef'),
      ...Array.from({ length: 12 }, (_, at) => disc(72 + (at % 4) * 30, 116 + Math.floor(at / 4) * 22, 7, '#ebeff4')),
      rect(52, 42, 132, 10, s.tone, 2),
      words(118, 158, 23, s.tone, s.brand, 110),
      words(118, 182, 15, '#6b7480', s.note, 110),
    ]),
  ]),
];

export const foamRoll: Draw = (s) => {
  const r = 70 + s.size * 6;
  return [
    lit(path(`M96 ${122 - r}h80a${r * 0.42} ${r} 0 0 1 0 ${r * 2}h-80z`, '#f1f4f8')),
    oval(96, 122, r * 0.46, r, '#fdfeff'),
    ...[0.78, 0.58, 0.4, 0.22].map(
      (by) =>
        `<ellipse cx="96" cy="122" rx="${Math.round(r * 0.46 * by)}" ry="${Math.round(r * by)}" fill="none" stroke="#d9e0e8" stroke-width="${3 + Math.round((1 - s.size) * 3)}"/>`,
    ),
    path('M110 198h96l8 8h-104z', '#e4eaf0'),
    rect(128, 98, 66, 44, s.tone, 4),
    words(161, 119, 18, '#fff', s.brand, 58),
    words(161, 136, 13, '#fff', s.note, 60),
  ];
};

const flaps = (x: number, y: number, width: number, depth: number) =>
  path(`M${x} ${y}l${depth}-${depth * 0.5}h${width}l-${depth} ${depth * 0.5}z`, '#7c5a3155') +
  path(`M${x} ${y}l-20-26 ${depth}-${depth * 0.4} 20 ${26 - depth * 0.1}z`, lighter(kraft, 0.2)) +
  path(`M${x + width} ${y}l26-22 ${depth}-${depth * 0.5}-26 22z`, lighter(kraft, 0.1));

export const carton: Draw = (s) => {
  const by = 0.7 + s.size * 0.28;
  return [
    scaled(by, [
      ...box({ x: 24, y: 78, width: 146, height: 122, depth: 46, fill: kraft }),
      path('M88 78l46-23h22l-46 23z', '#e7d3a4'),
      rect(88, 78, 22, 34, '#e7d3a4'),
      words(98, 152, 30, '#8a5a2c', s.brand, 110),
      words(98, 178, 22, '#8a5a2c', s.note, 128),
      line('M182 128v34M190 124v34M175 140l7-12 8 8', '#8a5a2c', 3),
    ]),
  ];
};

export const movingCarton: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    flaps(36, 96, 132, 40),
    ...box({ x: 36, y: 96, width: 132, height: 106, depth: 40, fill: kraft }).slice(1),
    rect(80, 116, 44, 15, '#5d4020', 7),
    words(102, 162, 22, '#8a5a2c', s.brand, 110),
    words(102, 186, 17, '#8a5a2c', s.note, 120),
  ]),
];

export const mailerBox: Draw = (s) => [
  scaled(0.8 + s.size * 0.2, [
    path('M36 128l26-76h128l16 76z', lighter(kraft, 0.22)),
    line('M54 120l20-58h108l12 58', kraftDark, 2),
    path('M36 128h170l-12-14h-146z', darker(kraft, 0.3)),
    litDown(path('M32 128h178v62q0 6-6 6h-166q-6 0-6-6z', kraft)),
    path('M32 128l14 22v46h-8q-6 0-6-6zM210 128l-14 22v46h8q6 0 6-6z', kraftDark),
    words(121, 166, 23, '#8a5a2c', s.brand, 120),
    words(121, 187, 15, '#8a5a2c', s.note, 130),
  ]),
];

export const labelRoll: Draw = (s) => {
  const tall = 40 + s.size * 44;
  return [
    ...standingRoll(s, s.turn % 2 ? '#f4f1e6' : '#fbfcfe', 28 + s.size * 34, s.tone),
    path(`M136 190h76v${-tall}h-76z`, '#f0d99a'),
    rect(142, 196 - tall, 64, tall - 12, '#fff', 3),
    line(Array.from({ length: 11 }, (_, at) => `M${150 + at * 4.6} ${202 - tall}v${tall - 30}`).join(''), '#2b3038', 2),
    words(174, 182, 11, '#2b3038', s.note, 60),
    words(100, 126, 14, '#fff', s.brand, 44),
  ];
};

export const labelSheets: Draw = (s) => {
  const cells = s.number(/(\d+)格/) ?? 1;
  const columns = cells > 30 ? 4 : cells > 15 ? 3 : cells > 1 ? 2 : 1;
  const [wide, tall] = [108 / columns, 152 / Math.ceil(cells / columns)];
  return [
    rect(70, 44, 116, 158, '#cfd6de', 2),
    rect(64, 38, 116, 158, '#e6ebf1', 2),
    rect(58, 32, 116, 160, '#f0d99a', 2),
    ...Array.from({ length: columns }, (_, at) =>
      dashes(`M${62 + (at + 0.5) * wide - 1.5} 36v152`, '#fff', wide - 3, `${tall - 3} 3`),
    ),
    rect(74, 92, 84, 42, s.tone, 4),
    words(116, 112, 19, '#fff', s.brand, 76),
    words(116, 128, 13, '#fff', s.note, 70),
  ];
};

export const labelPrinter: Draw = (s) => [
  lit(path('M46 96q0-44 44-44h60q44 0 44 44v10h-148z', s.light)),
  disc(120, 88, 27, '#fff'),
  disc(120, 88, 9, s.dark),
  lit(path('M40 106h160v76q0 14-14 14h-132q-14 0-14-14z', s.colour)),
  rect(62, 140, 116, 9, '#0d0f13', 4),
  rect(72, 146, 96, 54, '#fff', 2),
  line(Array.from({ length: 14 }, (_, at) => `M${82 + at * 5.6} 158v22`).join(''), '#2b3038', 2.4),
  words(120, 194, 11, '#2b3038', s.note, 84),
  brandOn(s, 96, 130, 18, s.colour, 74),
  disc(176, 124, 6, '#59c98a'),
];

export const receiptRoll: Draw = (s) => {
  const one = (x: number, y: number, r: number) => [
    lit(path(`M${x} ${y - r}h${24 + s.size * 20}a${r * 0.5} ${r} 0 0 1 0 ${r * 2}h${-24 - s.size * 20}z`, '#eef2f6')),
    oval(x, y, r * 0.94, r, '#fdfeff'),
    oval(x, y, r * 0.6, r * 0.64, '#eaeff4'),
    oval(x, y, r * 0.28, r * 0.3, s.tone),
    oval(x, y, r * 0.18, r * 0.2, '#fff'),
  ];
  return [
    ...one(144, 74, 34),
    ...one(64, 92, 36),
    ...one(110, 136, 50),
    path('M120 184h64l10 24h-72z', '#fdfeff'),
    line('M132 192h40M134 200h46', '#8a939f', 2.5),
    rect(160, 116, 58, 34, s.tone, 4),
    words(189, 131, 15, '#fff', s.brand, 52),
    words(189, 145, 11, '#fff', s.note, 54),
  ];
};

export const faxRoll: Draw = (s) => [
  lit(path('M46 60h132a24 46 0 0 1 0 92h-132z', '#eef2f6')),
  oval(46, 106, 24, 46, '#fdfeff'),
  oval(46, 106, 9, 17, s.tone),
  path('M66 150h124v50h-124z', '#fdfeff'),
  line('M80 164h96M80 176h72M80 188h84', '#b9c4d0', 3),
  rect(88, 84, 88, 46, s.tone, 4),
  words(132, 105, 20, '#fff', s.brand, 80),
  words(132, 123, 14, '#fff', s.note, 80),
];

export const carbonRibbon: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    lit(path('M50 72h130a16 42 0 0 1 0 84h-130z', '#23282f')),
    oval(50, 114, 18, 42, '#39404a'),
    oval(50, 114, 8, 19, kraft),
    rect(180, 100, 30, 28, kraft),
    path('M74 154q60 26 124 38l4-14q-64-12-110-30z', '#14171c'),
    rect(86, 88, 80, 48, s.tone, 4),
    words(126, 110, 20, '#fff', s.brand, 72),
    words(126, 129, 14, '#fff', s.note, 70),
  ]),
];

export const cableTie: Draw = (s) => {
  const wide = 9 + s.size * 4;
  const tie = [
    lit(rect(112, 30, wide, 160, s.colour, 3)),
    dashes(`M${112 + wide / 2} 60v110`, darker(s.colour, 0.24), wide - 3, '1.5 8'),
    rect(108, 20, wide + 8, 22, darker(s.colour, 0.1), 4),
    rect(112, 27, wide, 8, '#0006', 1),
  ];
  return [
    ...[-26, -16, 4, 14, 24].map((turn) => `<use href="#o" transform="rotate(${turn} 120 196)"/>`),
    turned(-6, [`<g id="o">${tie.join('')}</g>`], 120, 196),
    rect(62, 150, 116, 52, s.tone, 5),
    words(120, 174, 21, '#fff', s.brand, 100),
    words(120, 194, 14, '#fff', s.note, 106),
  ];
};

export const velcro: Draw = (s) => [
  ...['#2d3036', '#2a6dd4', '#d6362f', '#2f9f5a'].map((fill, at) =>
    line(`M${60 + at * 30} 60q-40 50 0 92t20-20-14-74`, fill, 12),
  ),
  rect(66, 150, 108, 52, s.tone, 5),
  words(120, 174, 21, '#fff', s.brand, 94),
  words(120, 194, 14, '#fff', s.note, 96),
];

export const steelTie: Draw = (s) => [
  ring(112, 104, 62, steelDark, 12),
  ring(112, 104, 62, lighter(steel, 0.25), 7),
  line('M160 66l52-36', steel, 11),
  turned(-36, [lit(rect(148, 52, 32, 24, steelDark, 5))], 164, 64),
  line('M60 196h120', steel, 9),
  rect(76, 80, 76, 48, s.tone, 5),
  words(114, 102, 19, '#fff', s.brand, 68),
  words(114, 120, 13, '#fff', s.note, 70),
];

export const strapRoll: Draw = (s) => {
  const thick = 24 + s.size * 22;
  const fill = s.colour;
  return [
    lit(path(`M112 44h${thick + 26}a44 78 0 0 1 0 156h${-thick - 26}z`, darker(fill, 0.12))),
    oval(112, 122, 74, 78, fill),
    ...[64, 54, 44].map((r) => ring(112, 122, r, darker(fill, 0.16), 2)),
    disc(112, 122, 34, kraft),
    disc(114, 123, 29, darker(kraft, 0.5)),
    path('M150 196l60 8 4-12-58-10z', lighter(fill, 0.2)),
    words(112, 119, 15, '#fff', s.brand, 52),
    words(112, 137, 13, '#fff', s.note, 54),
  ];
};

export const strapBuckle: Draw = (s) => {
  const one = (x: number, y: number, degrees: number) =>
    placed(
      `translate(${x} ${y}) rotate(${degrees}) scale(${0.84 + s.size * 0.2})`,
      s.says(/PP扣/)
        ? [
            lit(path('M-34-26h68v52h-68z', s.tone)),
            rect(-24, -17, 19, 34, '#10141c', 2),
            rect(5, -17, 19, 34, '#10141c', 2),
          ]
        : [
            lit(path('M-36-24h72l-6 48h-60z', steel)),
            path('M-36-24h14l-8 48h-0zM36-24h-14l8 48z', steelDark),
            line('M-16-6h32M-16 6h32', steelDark, 3),
          ],
    );
  return [
    one(76, 76, -16),
    one(164, 88, 12),
    one(92, 148, 10),
    one(172, 158, -20),
    rect(76, 180, 96, 26, s.tone, 4),
    words(124, 198, 15, '#fff', `${s.brand} ${s.note}`, 90),
  ];
};

export const strapMachine: Draw = (s) => {
  const low = s.says(/低台/) ? 34 : 0;
  return [
    s.says(/无人化/) ? line('M60 96v-58q0-10 10-10h100q10 0 10 10v58', s.dark, 11) : '',
    path(`M28 ${98 + low}l18-16h148l18 16z`, steel),
    litDown(rect(28, 98 + low, 184, 14, steelDark, 2)),
    lit(rect(42, 112 + low, 156, 80 - low, s.colour, 4)),
    rect(60, 84 + low, 60, 5, '#14171c'),
    rect(148, 120 + low, 38, 24, '#22262d', 4),
    disc(158, 132 + low, 5, '#59c98a'),
    disc(175, 132 + low, 5, '#d6362f'),
    brandOn(s, 94, 142 + low, 21, s.colour, 90),
    disc(60, 198, 8, '#22262d'),
    disc(180, 198, 8, '#22262d'),
    ...(s.says(/无人化/) ? [] : [rect(96, 44 + low, 64, 40, kraft, 2), line(`M128 ${44 + low}v40`, '#f5c41f', 6)]),
  ].filter(Boolean);
};

export const strapper: Draw = (s) => [
  line('M16 190h208', '#3fae6c', 9),
  lit(path('M40 128h136q20 2 24 24l4 30h-164z', s.colour)),
  lit(path('M58 128q0-70 56-74h48q26 4 26 30 0 14-14 14h-60q-14 4-14 30z', '#2b3038')),
  line('M86 126q2-46 40-48h46', s.tone, 7),
  lit(rect(150, 136, 58, 32, '#22262d', 6)),
  brandOn(s, 96, 166, 20, s.colour, 90),
  words(179, 158, 15, '#fff', s.says(/双电/) ? '×2' : '18V', 44),
  rect(64, 176, 60, 10, iron, 3),
];

export const strapTool: Draw = (s) => [
  turned(
    -20,
    [
      line('M60 60l96 96', steelDark, 13),
      line('M60 60l96 96', s.tone, 7),
      lit(rect(138, 132, 56, 34, iron, 6)),
      disc(166, 149, 9, steel),
    ],
    120,
    110,
  ),
  turned(
    16,
    [
      line('M176 44L98 150', iron, 12),
      line('M186 64l-78 96', s.colour, 12),
      lit(path('M80 140h44v40h-44z', steelDark)),
    ],
    130,
    110,
  ),
  rect(128, 174, 84, 30, s.tone, 5),
  words(170, 194, 15, '#fff', `${s.brand} ${s.note}`, 76),
];

export const tapeGun: Draw = (s) => [
  ring(94, 92, 48, '#e0c583', 22),
  ring(94, 92, 30, kraft, 8),
  lit(path('M84 84h66l44 14v28h-44l-66-22z', s.colour)),
  path('M194 92l16 6v30l-16 4z', steelDark),
  line('M204 96l6 4M204 106l6 4M204 116l6 4', '#fff', 2),
  lit(path('M118 112h34l22 92h-36q-8 0-10-8z', s.turn % 2 ? '#2b3038' : s.tone)),
  line('M134 132h24M138 148h24M142 164h24M146 180h24', '#ffffff33', 4),
  disc(94, 92, 11, s.dark),
  brandOn(s, 150, 110, 15, s.colour, 54),
  words(52, 180, 15, s.tone, s.note, 60),
];

export const tapeDesk: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    ring(96, 108, 44, '#e6eff0', 18),
    disc(96, 108, 30, s.tone),
    disc(96, 108, 13, '#fff'),
    lit(path('M28 186q4-62 30-70 6 40 40 42 36 0 44-32l44-8q22 10 26 68-4 14-16 14h-152q-14 0-16-14z', s.colour)),
    path('M184 108h28v14l-28 4z', steel),
    line('M188 108l3-5 3 5 3-5 3 5 3-5 3 5 3-5', steelDark, 2),
    brandOn(s, 120, 184, 21, s.colour, 110),
  ]),
];
