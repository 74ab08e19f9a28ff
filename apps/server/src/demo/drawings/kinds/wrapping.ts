import { darker, kraft, kraftDark, lighter } from '../paint';
import { box, label, standingRoll } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, placed, rect, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** What goods are wrapped in. */

const wide = (s: Sketch) => 34 + s.size * 30;

export const packTape: Draw = (s) => {
  const film = s.clear ? '#d9d2b4' : s.colour;
  return [
    ...standingRoll(s, film, wide(s), kraft),
    path('M138 188q40-6 74 6l-4 14q-36-12-70-8z', s.clear ? '#efe9d2cc' : s.light),
    rect(66, 126, 60, 3, s.toneLight),
    words(96, 119, 16, '#fbeccf', s.brand, 46),
    words(96, 142, 13, '#fbeccf', s.note, 48),
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
  const film = s.colour;
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
