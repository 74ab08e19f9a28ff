import { darker, inkOn, iron, lighter, steel, steelDark, wood } from '../paint';
import { brandOn } from '../parts';
import { disc, line, lit, litDown, path, rect, repeated, scaled, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';
import { goodsOn } from '../smallParts';

/** Where goods lie. */

export const rack: Draw = (s) => {
  const wide = 104 + s.size * 66;
  const x = 120 - wide / 2;
  const main = s.says(/副架/) ? 1 : 2;
  return [
    line(`M${x + wide} 26v178${main > 1 ? `M${x} 26v178` : `M${x} 26v60`}`, s.turn % 2 ? '#2467c9' : iron, 9),
    ...[34, 88, 142, 194].map(
      (y, at) =>
        (at ? goodsOn(x + 10 + (at % 2) * 30, y, 0.86, s) : '') + litDown(rect(x - 4, y, wide + 8, 10, s.colour, 2)),
    ),
    rect(x + wide / 2 - 34, 30, 68, 19, s.tone, 3),
    words(120, 45, 13, '#fff', s.brand, 60),
    words(120, 222, 13, '#6b7480', s.note),
  ];
};

export const palletRack: Draw = (s) => {
  const rows = s.number(/(\d)层/) ?? 2;
  const each = 170 / rows;
  const level = [
    goodsOn(56, -8, Math.min(1.5, each / 50), s),
    goodsOn(128, -8, Math.min(1.3, each / 56), s),
    rect(50, -8, 140, 8, wood),
    litDown(rect(30, 0, 180, 12, s.colour, 2)),
  ];
  const braces = (x: number, way: number) =>
    Array.from({ length: 6 }, (_, at) => `M${x} ${40 + at * 28}l${way} 22`).join('');
  return [
    line('M34 28v178M206 28v178', '#2467c9', 11),
    line(braces(34, 18) + braces(206, -18), '#1a4d99', 4),
    repeated(
      'p',
      level,
      Array.from({ length: rows }, (_, at) => [0, 22 + (at + 1) * each]),
    ),
    words(120, 30, 15, s.tone, s.brand),
  ];
};

export const wireShelf: Draw = (s) => {
  const wide = 88 + s.size * 60;
  const x = 120 - wide / 2;
  return [
    line(`M${x} 26v172M${x + wide} 26v172`, steelDark, 7),
    ...[38, 88, 138, 188].map((y) =>
      line(
        `M${x} ${y}h${wide}M${x} ${y + 8}h${wide}${Array.from({ length: Math.floor(wide / 10) }, (_, at) => `M${x + 5 + at * 10} ${y}v8`).join('')}`,
        steel,
        3,
      ),
    ),
    goodsOn(x + 12, 136, 0.9, s),
    goodsOn(x + 24, 86, 0.8, s),
    rect(86, 164, 68, 20, s.tone, 3),
    words(120, 179, 13, '#fff', s.brand, 60),
    ...[x, x + wide].map((each) => disc(each, 200, 6, '#22262d')),
  ];
};

const crate = (s: Sketch, tall: number) => [
  path(`M24 ${196 - tall}l24-18h144l24 18z`, s.deep),
  litDown(path(`M24 ${196 - tall}h192l-10 ${tall}q-2 8-10 8h-152q-8 0-10-8z`, s.colour)),
  rect(20, 192 - tall, 200, 12, s.light, 4),
  line(
    `M52 ${214 - tall}v${tall - 22}M82 ${214 - tall}v${tall - 22}M158 ${214 - tall}v${tall - 22}M188 ${214 - tall}v${tall - 22}`,
    s.dark,
    4,
  ),
  rect(98, 212 - tall, 44, 12, s.deep, 6),
];

export const crateBox: Draw = (s) => {
  const tall = 62 + s.size * 66;
  return [
    ...crate(s, tall),
    brandOn(s, 120, 206 - tall * 0.34, 20, s.colour, 66),
    words(120, 224 - tall * 0.34, 13, inkOn(s.colour), tall > 80 ? s.note : '', 70),
    tall > 80 ? '' : words(120, 222, 13, '#6b7480', s.note),
  ].filter(Boolean);
};

export const lidCrate: Draw = (s) => {
  const tall = 96 + s.size * 20;
  return [
    ...crate(s, tall),
    litDown(path(`M28 ${192 - tall}l22-24h64l4 24z`, s.light)),
    litDown(path(`M212 ${192 - tall}l-22-24h-64l-4 24z`, lighter(s.colour, 0.2))),
    brandOn(s, 120, 160, 22, s.colour, 68),
    words(120, 182, 13, inkOn(s.colour), s.note, 70),
  ];
};

export const partsBin: Draw = (s) => {
  const by = 0.76 + s.size * 0.24;
  return [
    scaled(by, [
      path('M40 78h150l14 14v106h-150z', s.deep),
      path('M52 90h140v58H52z', '#10141c55'),
      ...[70, 92, 116, 140, 162].map(
        (x, at) => disc(x, 130 - (at % 2) * 12, 14, at % 2 ? steel : steelDark) + disc(x, 130 - (at % 2) * 12, 6, iron),
      ),
      litDown(path('M36 132h156l-8 66q-1 6-8 6h-124q-7 0-8-6z', s.colour)),
      path('M36 132l-2-54 8-4 6 58zM192 132l10-54-8-4-16 58z', s.dark),
      rect(76, 152, 76, 34, '#fff', 3),
      words(114, 169, 16, s.tone, s.brand, 68),
      words(114, 182, 11, '#5b6472', s.note, 70),
    ]),
  ];
};

export const pallet: Draw = (s) => {
  const solid = s.says(/九脚/);
  return [
    path('M20 126l52-46h148l-34 46z', s.colour),
    line(
      s.says(/田字/)
        ? 'M60 126l46-46M100 126l40-46M140 126l32-46M50 104h152M38 116h160M64 92h148'
        : 'M48 126l48-46M76 126l44-46M104 126l40-46M132 126l36-46M160 126l32-46M46 104h156',
      s.deep,
      3.5,
    ),
    litDown(rect(20, 126, 166, 13, s.light)),
    path('M186 126l34-46v14l-34 46z', s.dark),
    ...[26, 92, 158].map((x) => litDown(rect(x, 139, 26, 30, s.colour))),
    ...[194, 208].map((x, at) => path(`M${x} ${130 - at * 20}l8-10v30l-8 10z`, s.deep)),
    solid ? '' : litDown(rect(20, 168, 166, 11, s.light)) + path('M186 168l34-44v12l-34 44z', s.dark),
    words(104, 198, 16, s.tone, `${s.brand} ${s.note}`, 160),
  ].filter(Boolean);
};

export const woodPallet: Draw = (s) => [
  path('M20 128l50-48h150l-34 48z', lighter(wood, 0.1)),
  line('M46 128l48-48M72 128l46-48M98 128l42-48M124 128l38-48M150 128l34-48', darker(wood, 0.45), 4),
  litDown(rect(20, 128, 166, 11, wood)),
  ...[24, 92, 158].map((x) => litDown(rect(x, 139, 24, 28, darker(wood, 0.16)))),
  litDown(rect(20, 166, 166, 10, wood)),
  path('M186 128l34-48v12l-34 48zM186 166l34-46v11l-34 46z', darker(wood, 0.3)),
  path('M196 142l10-14v24l-10 14z', darker(wood, 0.4)),
  words(104, 196, 16, s.tone, `${s.brand} ${s.note}`, 160),
];

export const spillPallet: Draw = (s) => {
  const count = s.says(/4桶/) ? 3 : 2;
  return [
    ...(s.says(/IBC/)
      ? [
          rect(58, 32, 120, 104, '#f4f6f8', 6),
          line('M58 58h120M58 84h120M58 110h120M82 32v104M106 32v104M130 32v104M154 32v104', '#9aa3ae', 4),
        ]
      : Array.from(
          { length: count },
          (_, at) =>
            lit(rect(120 - count * 29 + at * 58, 46, 54, 90, '#2a57b8', 6)) +
            rect(120 - count * 29 + at * 58, 74, 54, 5, '#1c3f88') +
            rect(120 - count * 29 + at * 58, 104, 54, 5, '#1c3f88'),
        )),
    path('M18 138l14-12h176l14 12z', '#2b3038'),
    litDown(path('M18 138h204l-8 58q-1 6-8 6h-172q-7 0-8-6z', s.colour)),
    brandOn(s, 120, 172, 22, s.colour, 110),
    words(120, 192, 14, inkOn(s.colour), s.note, 120),
  ];
};
