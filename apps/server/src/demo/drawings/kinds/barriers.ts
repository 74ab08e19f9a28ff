import { inkOn, iron, steel } from '../paint';
import { standingRoll } from '../parts';
import { lit, litDown, oval, path, placed, rect, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** Lines that nobody may cross. */

export const cautionTape: Draw = (s) => {
  const [one = '#f5c41f', other = '#2d3036'] = s.colours;
  const stripes = Array.from({ length: 6 }, (_, at) => path(`M${34 + at * 34} 150h17l-14 34h-17z`, other)).join('');
  return [
    placed('translate(-6 -34) scale(.94)', [...standingRoll(s, one, 50, '#cda16c')]),
    turned(
      -6,
      [
        rect(20, 150, 204, 34, one),
        s.says(/注意安全|警察/)
          ? words(120, 175, 20, other, s.says(/警察/) ? '警 戒 线 请 勿 跨 越' : '注 意 安 全', 180)
          : stripes,
      ],
      120,
      167,
    ),
    words(76, 82, 15, '#fbeccf', s.brand, 42),
  ];
};

export const floorTape: Draw = (s) => {
  const [one = s.colour, other] = s.colours;
  const wide = 26 + s.size * 30;
  return [
    placed('translate(0 -16)', standingRoll(s, one, wide, '#e6ebf1')),
    turned(
      -4,
      [
        rect(104, 188 - wide / 2, 120, wide * 0.62, one),
        ...(other
          ? Array.from({ length: 4 }, (_, at) =>
              path(`M${112 + at * 30} ${188 - wide / 2}h14l-8 ${wide * 0.62}h-14z`, other),
            )
          : []),
      ],
      160,
      180,
    ),
    words(100, 102, 15, '#ffffff', s.brand, 44),
    words(100, 119, 12, '#ffffff', s.note, 46),
  ];
};

export const beltBarrier: Draw = (s) => [
  ...[58, 182].flatMap((x) => [
    oval(x, 198, 34, 8, iron),
    lit(rect(x - 7, 56, 14, 142, steel, 3)),
    lit(rect(x - 12, 40, 24, 36, '#2b3038', 5)),
  ]),
  litDown(rect(68, 48, 104, 19, s.colour)),
  words(120, 63, 14, inkOn(s.colour), s.brand, 90),
  words(120, 130, 17, s.tone, s.note),
];
