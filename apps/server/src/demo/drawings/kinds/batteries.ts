import { brass, inkOn, iron, steel } from '../paint';
import { brandOn } from '../parts';
import { disc, lit, path, placed, rect, repeated, ring, turned, words, wordsDown } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Batteries. */

const cell = (s: Sketch, width: number, height: number) => [
  rect(width * 0.32, -8, width * 0.36, 12, brass, 3),
  rect(0, 0, width, height, s.colour, 4),
  rect(0, 0, width, height * 0.26, brass, 4),
  lit(rect(0, 0, width, height, 'none', 4)),
  rect(0, height * 0.26, width, 4, s.toneLight),
  wordsDown(width / 2, height * 0.6, width * 0.38, '#fff', s.brand, height * 0.4),
  words(width / 2, height - 8, width * 0.28, s.toneLight, '＋', width),
];

const row = (s: Sketch, name: string, width: number, height: number, places: readonly number[], up = 0) =>
  repeated(
    name,
    cell(s, width, height),
    places.map((x) => [x, 204 - height - up]),
  );

export const battery: Draw = (s) => {
  const said = s.says(/号/) ? s.says : s.isCalled;
  const thin = said(/7\s?号/) && !said(/5\s?号/);
  const [width, height] = thin ? [32, 132] : [44, 150];
  const mixed = s.says(/5号\+7号/);
  const count = s.pieces > 4 && s.pieces < 13 ? 3 : 4;
  const places = Array.from({ length: count }, (_, at) => 120 - (count * (width + 5)) / 2 + at * (width + 5));
  return [
    row(s, 'p', width, height, mixed ? [places[0] ?? 0, places[2] ?? 0] : places),
    mixed ? row(s, 'q', 32, 124, [(places[1] ?? 0) + 6, (places[3] ?? 0) + 6]) : '',
    s.pieces > 20
      ? path('M26 172h188l-8 34h-172z', s.tone) + words(120, 196, 18, '#fff', `${s.brand} ${s.note}`, 160)
      : rect(70, 22, 100, 24, '#ffffffdd', 5) + words(120, 40, 15, s.tone, s.note, 90),
  ];
};

export const batteryD: Draw = (s) => [
  row(s, 'p', 68, 140, [46, 126]),
  s.pieces > 4 && rect(78, 18, 84, 26, s.tone, 5) + words(120, 37, 16, '#fff', s.note, 76),
];

export const battery9v: Draw = (s) => [
  disc(98, 52, 11, steel),
  disc(98, 52, 6, iron),
  path('M132 46l8-6 8 6v10l-8 6-8-6z', steel),
  lit(rect(70, 58, 100, 144, s.colour, 7)),
  lit(rect(70, 58, 100, 30, brass, 7)),
  words(120, 128, 40, '#fff', '9V'),
  words(120, 160, 22, s.toneLight, s.brand, 84),
  words(120, 186, 14, '#fff', s.note, 84),
];

export const charger: Draw = (s) => {
  const [count, step] = s.says(/8节/) ? [5, 34] : [4, 40];
  const [docked, width] = [s.says(/充电器/), s.says(/7号/) ? 26 : 32];
  const places = Array.from({ length: count }, (_, at) => 122 - (count * step) / 2 + at * step);
  return [
    docked && lit(path('M34 120h172v72q0 12-12 12h-148q-12 0-12-12z', '#2b3038')),
    docked && brandOn(s, 120, 192, 17, '#2b3038', 110),
    docked && disc(190, 176, 5, '#59c98a'),
    row(s, 'p', width, 124, places, docked ? 36 : 0),
  ];
};

export const lithium: Draw = (s) => [
  placed('translate(-36 0)', [
    lit(rect(98, 40, 46, 10, steel, 3)),
    lit(rect(92, 48, 58, 152, s.colour, 5)),
    turned(90, [words(121, 134, 22, inkOn(s.colour), s.brand, 110)], 121, 126),
    rect(92, 176, 58, 6, s.light),
  ]),
  placed('translate(40 0)', [
    lit(rect(98, 40, 46, 10, steel, 3)),
    lit(rect(92, 48, 58, 152, s.colour, 5)),
    turned(90, [words(121, 133, 20, inkOn(s.colour), s.note, 110)], 121, 126),
    rect(92, 176, 58, 6, s.light),
  ]),
];

export const coinCell: Draw = (s) => {
  const r = 44 + s.size * 22;
  return [
    rect(52, 28, 136, 176, '#dfe6ee', 10),
    rect(52, 28, 136, 50, s.tone, 10),
    words(120, 60, 24, '#fff', s.brand, 120),
    disc(123, 141, r, '#9aa3ae'),
    lit(disc(120, 136, r, steel)),
    ring(120, 136, r * 0.84, '#e6ebf0', 3),
    words(120, 128, r * 0.42, '#39424f', s.note, r * 1.5),
    words(120, 156, r * 0.34, '#39424f', '＋'),
  ];
};
