import { darker, kraft, kraftDark, lighter, mix, paper, paperDark, signalRed } from '../paint';
import { brandOn, sheets } from '../parts';
import { disc, line, lit, litDown, path, placed, rect, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Paper and what is bound of it. */

const rows = (x: number, y: number, width: number, count: number, step: number, stroke: string) =>
  line(Array.from({ length: count }, (_, at) => `M${x} ${y + at * step}h${width}`).join(''), stroke, 2);

const grid = (x: number, y: number, width: number, height: number, step: number, stroke: string) =>
  rows(x, y, width, Math.floor(height / step) + 1, step, stroke) +
  line(
    Array.from({ length: Math.floor(width / step) + 1 }, (_, at) => `M${x + at * step} ${y}v${height}`).join(''),
    stroke,
    1.5,
  );

/** The printed wrapper of a ream, in one of four drawings. */
function wrapper(s: Sketch, x: number, y: number, width: number, height: number): string {
  const [middle, right, bottom] = [x + width / 2, x + width, y + height];
  const name = (at: number, fill: string) => words(middle, y + at, 22, fill, s.brand, width - 16);
  const size = (at: number, fill: string) => words(middle, y + at, 44, fill, s.isCalled(/A3/) ? 'A3' : 'A4');
  const weight = (fill: string) => words(middle, bottom - 12, 17, fill, s.note, width - 16);
  const prints = [
    () => [
      path(`M${x} ${bottom}v-52q${width * 0.5} 26 ${width}-34v86z`, s.tone),
      path(`M${x} ${bottom - 52}q${width * 0.5} 26 ${width}-34v12q${-width * 0.5} 56 ${-width} 34z`, s.toneLight),
      name(30, s.tone) + size(82, s.tone) + weight('#fff'),
    ],
    () => [
      path(`M${x} ${y}h${width}v76l${-width} 32z`, s.tone),
      path(`M${right} ${y + 76}v12l${-width} 32v-12z`, s.toneLight),
      name(30, '#fff') + size(78, '#fff') + weight(s.tone),
    ],
    () => [
      rect(x, y + 50, width, 62, s.tone),
      rect(x, y + 112, width, 7, s.toneLight),
      name(34, s.tone) + size(97, '#fff') + weight(s.tone),
    ],
    () => [
      disc(middle, y + 78, width * 0.42, s.toneLight),
      disc(middle, y + 78, width * 0.35, s.tone),
      name(25, s.tone) + size(93, '#fff') + weight(s.tone),
    ],
  ];
  return (prints[s.turn % 4]?.() ?? []).join('');
}

export const ream: Draw = (s) => {
  const wide = s.isCalled(/A3/) ? 22 : 0;
  const [x, y, width, height] = [56 - wide, 44, 104 + wide, 156];
  const sheet = s.isCalled(/本白|再生/) ? '#f3ead6' : paper;
  return [
    path(`M${x} ${y}l30-14h${width}l-30 14z`, lighter(sheet, 0.4)),
    path(`M${x + width} ${y}l30-14v${height}l-30 14z`, darker(sheet, 0.16)),
    rect(x, y, width, height, sheet),
    wrapper(s, x, y, width, height),
    path(`M${x + width} ${y + height * 0.4}l30-14v${height * 0.22}l-30 14z`, s.tone),
    litDown(rect(x, y, width, height, 'none')),
  ];
};

export const colourPaper: Draw = (s) => {
  const fan = s.colours.length > 1 ? s.colours : [s.light, s.dark, s.light, s.colour];
  const sheet = (degrees: number, fill: string) => turned(degrees, [rect(66, 50, 104, 146, fill, 2)], 118, 210);
  return [
    sheet(20, mix(fan[1] ?? s.dark, '#ffffff', 0.2)),
    sheet(12, fan[2] ?? s.light),
    sheet(4, darker(s.colour, 0.12)),
    turned(
      -5,
      [
        litDown(rect(66, 50, 104, 146, s.colour, 2)),
        brandOn(s, 118, 180, 17, s.colour),
        words(118, 124, 34, '#ffffffcc', 'A4'),
      ],
      118,
      210,
    ),
  ];
};

const book = (s: Sketch, ...more: (string | false)[]) => [
  rect(68, 42, 116, 162, darker(s.colour, 0.35), 6),
  rect(66, 40, 114, 160, paperDark, 4),
  lit(rect(60, 36, 116, 164, s.colour, 6)),
  rect(60, 36, 15, 164, s.dark, 4),
  ...more,
];

export const notebook: Draw = (s) =>
  book(
    s,
    line('M156 36v164', s.deep, 5),
    path('M96 200h9v16l-4.5-5-4.5 5z', s.tone),
    brandOn(s, 116, 84, 20, s.colour, 70),
    words(116, 178, 13, lighter(s.colour, 0.5), s.note, 70),
  );

export const logbook: Draw = (s) =>
  book(
    s,
    path('M160 36h11q5 0 5 5v13zM160 200h11q5 0 5-5v-13z', '#d9b25c'),
    rect(88, 62, 68, 44, lighter(s.colour, 0.82), 3),
    words(122, 82, 15, s.deep, '工作日志', 60),
    words(122, 99, 13, s.deep, s.note, 60),
    brandOn(s, 122, 180, 17, s.colour, 70),
  );

export const exercise: Draw = (s) => {
  const cover = (x: number, y: number, fill: string) => rect(x, y, 112, 152, fill, 4) + rect(x, y, 10, 152, '#0002', 3);
  return [
    cover(84, 32, lighter(s.tone, 0.62)),
    cover(72, 40, lighter(s.tone, 0.42)),
    litDown(rect(58, 48, 116, 154, s.toneLight, 4)),
    rect(58, 48, 11, 154, s.tone, 3),
    rect(82, 96, 80, 92, paper, 3),
    s.says(/横线/) && rows(88, 108, 68, 6, 14, '#a9c2df'),
    s.says(/方格/) && grid(88, 104, 68, 78, 11, '#b9cbe0'),
    brandOn(s, 120, 78, 19, s.toneLight, 90),
  ];
};

export const ringbook: Draw = (s) => {
  const loops = Array.from({ length: 9 }, (_, at) => `M56 ${54 + at * 17}q-12-8 0-8h16`).join('');
  return [
    rect(70, 44, 114, 158, paperDark, 4),
    lit(rect(62, 38, 118, 162, s.colour, 6)),
    rect(84, 76, 78, 50, '#fffffff0', 4),
    words(123, 98, 18, s.tone, s.brand, 70),
    words(123, 117, 14, '#5b6472', s.note, 70),
    line(loops, '#5d6672', 4),
    line(loops, '#dfe4ea', 1.5),
  ];
};

const pad = (x: number, y: number, width: number, height: number, fill: string) =>
  rect(x + 5, y + 7, width, height, darker(fill, 0.24), 2) +
  rect(x + 3, y + 4, width, height, darker(fill, 0.12), 2) +
  litDown(path(`M${x} ${y}h${width}v${height - 20}q-4 16-24 20h${24 - width}z`, fill)) +
  path(`M${x + width} ${y + height - 20}q-4 16-24 20q10-8 6-18q10 4 18-2z`, lighter(fill, 0.45));

export const sticky: Draw = (s) => [
  turned(-5, [
    pad(58, 56, 124, 124, s.colour),
    brandOn(s, 116, 122, 24, lighter(s.colour, 0.5), 100),
    words(116, 146, 14, darker(s.colour, 0.55), s.note),
  ]),
];

export const stickyFour: Draw = (s) => {
  const flat = s.says(/51mm/) ? 0.7 : 1;
  const four = ['#f7d648', '#f59ab8', '#8fd19a', '#8cc6ef'];
  return [
    placed(`translate(0 ${120 * (1 - flat)}) scale(1 ${flat})`, [
      ...four.map((fill, at) => pad(46 + (at % 2) * 76, 46 + Math.floor(at / 2) * 76, 68, 68, fill)),
    ]),
    rect(84, 104, 72, 34, s.tone, 4),
    words(120, 127, 19, '#fff', s.brand, 64),
  ];
};

export const indexTabs: Draw = (s) => {
  const five = ['#f58aa8', '#f7d648', '#8fd19a', '#7fbdf0', '#f5a25a'];
  const width = s.size > 0.5 ? 25 : 17;
  return [
    rect(46, 46, 148, 158, paperDark, 6),
    rect(42, 42, 148, 158, paper, 6),
    rect(42, 42, 148, 38, s.tone, 6),
    words(116, 68, 20, '#fff', s.brand),
    ...five.map(
      (fill, at) => rect(57 + at * 26, 94, width, 90, fill, 2) + rect(57 + at * 26, 94, width, 24, '#ffffff88', 2),
    ),
  ];
};

export const envelope: Draw = (s) => [
  turned(-4, [
    rect(34, 72, 176, 112, kraftDark, 4),
    litDown(rect(32, 68, 176, 112, kraft, 4)),
    line(Array.from({ length: 6 }, (_, at) => `M${44 + at * 15} 80h11v13h-11z`).join(''), '#c8432e', 2.5),
    rect(180, 78, 18, 22, '#fff6', 1),
    rows(60, 122, 116, 3, 16, '#8f6a3d'),
    words(170, 172, 14, '#7c5a31', s.brand, 60),
  ]),
  turned(3, [path('M36 190h170l-8 14h-154z', darker(kraft, 0.12)), line('M36 190h170', kraftDark, 2)]),
];

export const docBag: Draw = (s) => [
  path('M66 60l20-26h72l20 26z', darker(kraft, 0.14)),
  litDown(rect(56, 56, 130, 148, kraft, 3)),
  disc(122, 48, 8, '#f2e4cd'),
  disc(122, 78, 8, '#f2e4cd'),
  line('M122 48q14 14 0 30', '#fff', 2.5),
  words(121, 112, 24, '#8c3d25', '档案袋'),
  line('M74 126h94v58h-94zM74 145h94M74 164h94M106 126v58', '#8c5a32', 2),
  words(121, 199, 13, '#7c5a31', s.brand),
];

export const voucher: Draw = (s) => [
  sheets(36, 62, 168, 126),
  words(120, 90, 19, signalRed, s.isCalled(/金额/) ? '记账凭证' : s.brand, 120),
  ...(s.isCalled(/金额/) ? [words(60, 84, 12, '#7a8492', s.brand, 40)] : []),
  line('M50 102h140v72h-140zM50 120h140M50 138h140M50 156h140M92 102v72M150 102v72', '#6f9ac4', 2),
  rect(36, 62, 168, 7, s.tone),
  words(120, 200, 13, '#7a8492', s.note),
];

export const voucherCover: Draw = (s) => [
  rect(40, 78, 164, 118, kraftDark, 2),
  litDown(rect(36, 70, 164, 118, kraft, 2)),
  path('M36 70h44l-44 40z', darker(kraft, 0.2)),
  rect(76, 96, 104, 72, '#f4e6cf', 2),
  words(128, 118, 18, '#8c3d25', '会计凭证', 92),
  line('M88 130h80M88 142h80M88 154h80', '#a77f4e', 2),
  words(128, 184, 13, '#7c5a31', s.brand),
];

export const receiptBook: Draw = (s) => [
  path('M62 62h128v136h-128z', '#f5b8c3'),
  path('M57 58h128v136h-128z', '#f5e08a'),
  rect(52, 54, 128, 138, paper, 2),
  rect(50, 42, 132, 22, s.tone, 3),
  words(116, 58, 15, '#fff', s.brand),
  words(
    116,
    88,
    18,
    '#3d5f93',
    s.says(/入库单/) ? '入库单' : s.says(/出库单/) ? '出库单' : s.says(/送货单/) ? '送货单' : '收款收据',
  ),
  line('M64 98h104v66h-104zM64 114h104M64 130h104M64 146h104M104 98v66', '#7fa2cc', 2),
  words(150, 182, 15, signalRed, `№${100200 + (s.turn % 899)}`, 48),
  words(82, 182, 13, '#7a8492', s.note, 44),
];

export const ledger: Draw = (s) => [
  rect(60, 46, 132, 156, darker(s.colour, 0.4), 4),
  rect(56, 42, 130, 156, paperDark, 3),
  litDown(rect(48, 36, 136, 162, s.colour, 5)),
  rect(48, 36, 22, 162, '#8d2f2b', 4),
  path('M160 36h19q5 0 5 5v20zM160 198h19q5 0 5-5v-20z', '#8d2f2b'),
  rect(84, 66, 80, 56, '#f6efdf', 3),
  words(124, 90, 16, '#4a3b2a', s.note || '账本', 72),
  words(124, 111, 13, '#8d2f2b', s.brand, 72),
  line('M86 146h76M86 160h76', '#ffffff33', 2),
];
