import { darker, inkOn, lighter, mix } from '../paint';
import { brandOn } from '../parts';
import { dashes, disc, line, oval, path, placed, rect, scaled, stitches, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Hands, palm to the front and thumb at the right. */

const finger = (x: number, y: number, width: number, height: number, degrees: number) =>
  turned(degrees, [rect(x, y, width, height, 'inherit', width / 2)], x + width / 2, y + height);

/** Drawn once, and used in several colours. */
const shapes = `<defs><g id="h">${[
  path('M140 178l46-70a14 14 0 0 1 25 14l-40 66z', 'inherit'),
  finger(63, 76, 24, 80, -9),
  finger(88, 48, 25, 100, -3),
  finger(114, 38, 25, 108, 1),
  finger(140, 50, 25, 100, 6),
  path('M64 124q0-12 12-12h76q14 0 14 12v42q0 22-10 26h-80q-12-6-12-26z', 'inherit'),
].join('')}</g><g id="t">${[
  finger(63, 76, 24, 36, -9),
  finger(88, 48, 25, 40, -3),
  finger(114, 38, 25, 42, 1),
  finger(140, 50, 25, 40, 6),
].join('')}</g></defs>`;

const hand = (fill: string) => `<use href="#h" fill="${fill}"/>`;
const tips = (fill: string) => `<use href="#t" fill="${fill}"/>`;

const folds = (stroke: string) => line('M89 112v-44M115 110v-54M141 112v-46M82 148q24 14 44 4t36 10', stroke, 2.5);

const gloss = line('M75 92v34M98 64v36M124 54v40M150 66v36', '#ffffff38', 6);

const cuff = (fill: string, hem: string, top = 178) => [
  path(`M76 ${top}h80l4 30h-88z`, fill),
  dashes(`M84 ${top + 13}h66`, darker(fill, 0.12), 22, '2.5 7'),
  rect(71, top + 24, 90, 9, hem, 4),
];

/** A pair: the other hand behind, turned over and mirrored. */
const both = (s: Sketch, front: readonly string[], back: readonly string[]) => [
  shapes,
  scaled(0.84 + s.size * 0.12, [
    placed('translate(248 -14) scale(-1 1) rotate(-13 120 190)', back),
    placed('translate(-34 4) rotate(-6 120 190)', front),
  ]),
];

const sizeMark = (s: Sketch) =>
  s.note ? rect(90, 186, 52, 19, '#ffffffec', 4) + words(116, 201, 15, '#39424f', s.note, 46) : '';

export const glove: Draw = (s) => {
  const knit = s.turn % 2 ? '#dfe4ea' : mix(s.colour, '#f4f6f8', 0.72);
  return both(
    s,
    [...cuff(knit, s.tone), hand(s.colour), gloss, folds(s.dark), brandOn(s, 117, 142, 19, s.colour, 80), sizeMark(s)],
    [...cuff(knit, s.tone), hand(knit), tips(s.colour)],
  );
};

export const gloveWrinkled: Draw = (s) => {
  const knit = '#f0e9d8';
  const wrinkles = line(
    'M80 126q10 8 20 0t20 0 20 0M76 140q12 8 22 0t22 0 22 0M78 156q12 8 22 0t22 0 20 0M92 88q8 5 17 0M92 72q8 5 17 0M118 82q8 5 17 0M118 64q8 5 17 0M143 88q8 5 17 0M67 108q8 5 17 0',
    s.dark,
    3,
  );
  return both(
    s,
    [...cuff(knit, s.colour), hand(s.colour), wrinkles, brandOn(s, 118, 176, 18, s.colour, 80), sizeMark(s)],
    [...cuff(knit, s.colour), hand(knit), tips(s.dark)],
  );
};

export const gloveCut: Draw = (s) => {
  const knit = '#8f98a4';
  const flecks = dashes(
    'M72 124h90M78 140h84M72 156h90M72 108v-22M98 100v-40M124 96v-46M150 100v-36',
    '#c9d0d8',
    3,
    '5 13',
  );
  return both(
    s,
    [
      ...cuff(knit, '#f5c41f'),
      hand(knit),
      flecks,
      path('M72 122q42-16 86 0v40q-4 20-42 22-42-2-44-22z', s.colour),
      brandOn(s, 116, 148, 19, s.colour, 74),
      words(116, 170, 15, '#f5c41f', '5级防割', 74),
      sizeMark(s),
    ],
    [...cuff(knit, '#f5c41f'), hand(knit), flecks],
  );
};

export const gloveSteel: Draw = (s) => {
  const mesh = line(
    'M66 124l76 62M66 148l46 38M90 114l74 60M120 114l44 36M164 124l-76 62M164 148l-46 38M140 114l-74 60M110 114l-44 36',
    '#eef2f6',
    2,
  );
  return both(
    s,
    [...cuff('#2a57b8', '#e8edf3'), hand(s.colour), mesh, words(116, 152, 20, '#2b3038', s.brand, 74), sizeMark(s)],
    [...cuff('#2a57b8', '#e8edf3'), hand(s.colour), mesh],
  );
};

export const gloveCotton: Draw = (s) => {
  const ribs = dashes('M72 152h90', s.dark, 62, '1.5 9');
  const one = [...cuff(s.colour, s.tone), hand(s.colour), ribs, folds(s.dark)];
  return both(
    s,
    [
      ...one,
      rect(84, 134, 66, 32, s.tone, 4),
      words(117, 149, 15, '#fff', s.brand, 60),
      words(117, 163, 12, '#fff', s.note, 60),
    ],
    one,
  );
};

export const gloveWelding: Draw = (s) => {
  const long = s.says(/长款/);
  const top = long ? 152 : 172;
  const body = [
    path(`M70 ${top}h92l16 56h-124z`, s.dark),
    line(`M62 ${top + 46}h108`, lighter(s.colour, 0.6), 2.5),
    hand(s.colour),
    stitches('M64 150q52 18 102 0M89 120v-52M115 118v-62M141 120v-54', lighter(s.colour, 0.55), 2.2, '5 5'),
  ];
  return [
    scaled(
      long ? 0.9 : 0.96,
      both(
        s,
        [...body, rect(90, top + 16, 52, 22, '#fff3dc', 3), words(116, top + 32, 15, '#7c4a1e', s.brand, 48)],
        body,
      ),
    ),
  ];
};

const longOne = (s: Sketch) => [
  path('M74 150q-4 30-12 58h108q-8-28-12-58z', s.colour),
  rect(58, 200, 116, 9, s.dark, 4),
  hand(s.colour),
  gloss,
  folds(s.dark),
  line('M82 126h66M80 136h70M84 146h62', s.dark, 3),
];

export const gloveLong: Draw = (s) =>
  both(s, [...longOne(s), brandOn(s, 116, 176, 20, s.colour, 80), sizeMark(s)], longOne(s));

/** A box of a hundred, one of them looking out. */
export const gloveBox: Draw = (s) => [
  shapes,
  placed('translate(26 -10) scale(.72)', [hand(s.colour), gloss, folds(s.dark)]),
  path('M38 118l18-22h146l-18 22z', lighter(s.tone, 0.5)),
  path('M184 118l18-22v84l-18 22z', darker(s.tone, 0.25)),
  rect(38, 118, 146, 84, '#fbfcfe'),
  path('M38 118h146v30q-74 34-146 0z', s.tone),
  oval(112, 116, 44, 15, mix(s.colour, '#0e1218', 0.3)),

  words(111, 144, 17, '#fff', s.brand, 100),
  words(78, 190, 26, s.tone, s.note || s.brand, 56),
  disc(156, 178, 17, s.colour),
  words(156, 183, 12, inkOn(s.colour), '100只', 32),
];
