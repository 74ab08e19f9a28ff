import { brass, darker, ink, inkOn, lighter, steel, steelDark } from '../paint';
import { brandOn, plate } from '../parts';
import { disc, line, lit, litDown, path, rect, scaled, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What sits in a distribution box. */

export const breaker: Draw = (s) => {
  const poles = s.says(/3P\+N/) ? 4 : s.says(/3P/) ? 3 : s.says(/2P|1P\+N/) ? 2 : 1;
  const extra = s.isCalled(/漏电/) ? 30 : 0;
  const wide = Math.min(176, poles * 38 + extra);
  const left = 120 - wide / 2;
  const step = (wide - extra) / poles;
  return [
    path(`M${left} 44h${wide}v160h${-wide}z`, darker(s.colour, 0.22)),
    ...Array.from({ length: poles }, (_, at) => {
      const x = left + at * step;
      return (
        litDown(rect(x, 40, step - 1.5, 160, s.colour, 3)) +
        disc(x + step / 2, 56, 6, steelDark) +
        disc(x + step / 2, 186, 6, steelDark) +
        rect(x + 3, 70, step - 7, 50, lighter(s.colour, 0.5)) +
        rect(x + step / 2 - 8, 122, 16, 36, '#23282f', 3)
      );
    }),
    lit(rect(left + 4, 126, wide - extra - 8, 13, s.tone, 3)),
    extra > 0 &&
      litDown(rect(left + wide - extra, 40, extra, 160, lighter(s.colour, 0.2), 3)) +
        rect(left + wide - 23, 96, 16, 16, '#f5c41f', 3) +
        words(left + wide - 15, 108, 10, ink, 'T') +
        words(left + wide - 15, 150, 10, '#39424f', '30mA', 26),
    words(left + (wide - extra) / 2, 92, 15, s.tone, s.brand, Math.max(30, wide - extra - 10)),
    words(
      left + (wide - extra) / 2,
      112,
      17,
      '#39424f',
      s.number(/(\d+)A/) ? `C${s.number(/(\d+)A/)}` : s.note,
      Math.max(30, wide - extra - 10),
    ),
    words(
      left + (wide - extra) / 2,
      174,
      12,
      '#6b7480',
      `${s.says(/3P\+N/) ? '3P+N' : s.says(/1P\+N/) ? '1P+N' : `${poles}P`}`,
      50,
    ),
  ];
};

export const fuseBox: Draw = (s) => {
  const circuits = s.number(/(\d+)回路/) ?? 12;
  const wide = 110 + Math.min(66, circuits * 3.4);
  const left = 120 - wide / 2;
  return [
    s.says(/明装/) && rect(left + 8, 62, wide, 128, darker(s.colour, 0.3), 6),
    litDown(rect(left, 54, wide, 128, s.colour, 6)),
    rect(left + 12, 76, wide - 24, 52, '#7fa8c966', 5),
    ...Array.from(
      { length: Math.min(12, Math.round(circuits / 1.7)) },
      (_, at, all = Math.min(12, Math.round(circuits / 1.7))) =>
        rect(left + 18 + at * ((wide - 36) / all), 84, (wide - 36) / all - 2, 36, '#f6f7f9', 2) +
        rect(left + 20 + at * ((wide - 36) / all), 98, (wide - 36) / all - 6, 8, s.tone, 1),
    ),
    brandOn(s, 120, 154, 18, s.colour, wide - 30),
    words(120, 172, 13, inkOn(s.colour), s.note, wide - 30),
  ];
};

export const switchCabinet: Draw = (s) => [
  scaled(0.8 + s.size * 0.2, [
    path('M174 40l20-12v164l-20 12z', s.deep),
    path('M54 40l20-12h120l-20 12z', s.light),
    litDown(rect(54, 40, 120, 164, s.colour, 2)),
    line('M64 50h100v144h-100z', s.dark, 2.5),
    disc(156, 122, 8, steelDark),
    line('M156 122v-5', '#14171c', 3),
    path('M114 66l16 28h-32z', '#f5c41f'),
    words(114, 91, 15, '#2b3038', '⚡'),
    words(108, 140, 18, s.tone, s.brand, 80),
    words(108, 160, 13, '#5b6472', s.note, 84),
  ]),
];

export const contactor: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    rect(58, 186, 124, 16, darker(s.colour, 0.5), 3),
    lit(rect(52, 62, 136, 126, s.colour, 5)),
    rect(52, 46, 136, 20, darker(s.colour, 0.3), 3),
    rect(52, 172, 136, 20, darker(s.colour, 0.3), 3),
    ...[0, 1, 2, 3].map((at) => disc(72 + at * 32, 56, 7, steel) + disc(72 + at * 32, 182, 7, steel)),
    lit(rect(84, 84, 72, 34, lighter(s.colour, 0.65), 4)),
    rect(108, 92, 24, 18, '#23282f', 3),
    words(120, 142, 18, inkOn(s.colour), s.brand, 110),
    words(120, 162, 14, inkOn(s.colour), s.note, 122),
  ]),
];

export const thermalRelay: Draw = (s) => [
  ...[84, 120, 156].map((x) => rect(x - 4, 26, 8, 36, brass, 2)),
  lit(rect(54, 58, 132, 132, s.colour, 6)),
  rect(54, 170, 132, 24, darker(s.colour, 0.4), 3),
  ...[0, 1, 2, 3].map((at) => disc(74 + at * 31, 182, 7, steel)),
  disc(90, 106, 22, '#f2f4f7'),
  line('M90 106l10-14', '#d6362f', 4),
  rect(128, 88, 20, 18, '#d6362f', 4),
  rect(156, 88, 20, 18, '#2a6dd4', 4),
  words(150, 128, 12, inkOn(s.colour), s.note, 60),
  plate(s, 78, 138, 84, 14),
];
