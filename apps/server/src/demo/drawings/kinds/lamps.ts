import { brass, darker, lighter, mix, steelDark } from '../paint';
import { disc, faint, line, lit, litDown, oval, path, placed, rect, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Lamps of a room. A colour of light is the colour of the goods. */

const glow = (s: Sketch, x: number, y: number, r: number) =>
  faint(0.5, [disc(x, y, r, mix(s.colour, '#fff3b0', 0.3)), disc(x, y, r * 0.72, '#ffffff')]);

export const bulb: Draw = (s) => {
  const by = 0.74 + s.size * 0.26;
  return [
    scaled(by, [
      glow(s, 120, 92, 86),
      lit(path('M120 24a62 62 0 0 1 62 62q0 34-26 50l-8 26h-56l-8-26q-26-16-26-50a62 62 0 0 1 62-62z', s.colour)),
      path('M82 66q12-26 40-28-34 20-26 70-22-14-14-42z', '#ffffffbb'),
      lit(path('M90 132h60l-6 36h-48z', '#f4f6f9')),
      words(120, 156, 15, s.tone, s.brand, 46),
      lit(rect(98, 168, 44, 28, steelDark, 3)),
      line('M98 175h44M98 183h44M98 191h44', '#5d6672', 2.5),
      path('M104 196h32l-8 10h-16z', '#2b3038'),
      words(120, 108, 20, darker(mix(s.colour, '#b98a20', 0.4), 0.35), s.note, 80),
    ]),
  ];
};

const tubeAt = (s: Sketch, turn: number, ends: string) => {
  const long = 118 + s.size * 86;
  const left = 120 - long / 2;
  return turned(turn, [
    faint(0.55, [rect(left - 4, 94, long + 8, 44, lighter(s.colour, 0.2), 22)]),
    lit(rect(left, 104, long, 24, s.colour, 6)),
    rect(left, 108, long, 5, '#ffffffcc', 2),
    rect(left - 4, 103, 20, 26, ends, 4),
    rect(left + long - 16, 103, 20, 26, ends, 4),
    line(`M${left - 4} 111h-7M${left - 4} 121h-7M${left + long + 4} 111h7M${left + long + 4} 121h7`, brass, 3),
  ]);
};

export const tubeLamp: Draw = (s) => [
  placed('translate(14 -24)', [tubeAt(s, -34, s.turn % 2 ? '#c6ccd4' : s.tone)]),
  placed('translate(-14 24)', [tubeAt(s, -34, s.turn % 2 ? '#c6ccd4' : s.tone)]),
  rect(130, 172, 82, 32, s.tone, 5),
  words(171, 187, 14, '#fff', s.brand, 74),
  words(171, 200, 12, '#fff', s.note, 76),
];

export const bracketLamp: Draw = (s) => {
  const long = 128 + s.size * 80;
  const left = 120 - long / 2;
  return [
    turned(-28, [
      faint(0.55, [path(`M${left} 134h${long}l10 40h${-long - 20}z`, mix(s.colour, '#ffe9a0', 0.35))]),
      lit(rect(left, 82, long, 26, '#e3e8ee', 4)),
      lit(path(`M${left} 106h${long}q-2 30-14 30h${28 - long}q-12 0-14-30z`, mix(s.colour, '#ffffff', 0.2))),
      rect(left - 4, 80, 12, 56, s.tone, 4),
      rect(left + long - 8, 80, 12, 56, s.tone, 4),
      words(120, 101, 15, s.tone, s.brand, 90),
    ]),
    words(176, 204, 14, '#6b7480', s.note, 100),
  ];
};

export const ceilingLamp: Draw = (s) => {
  const by = 0.76 + s.size * 0.24;
  return [
    scaled(by, [
      disc(120, 120, 94, lighter(s.colour, 0.3)),
      disc(120, 118, 82, s.turn % 2 ? s.toneLight : '#d5dbe3'),
      lit(disc(120, 114, 80, '#f6f8fb')),
      disc(120, 114, 68, mix(s.colour, '#ffffff', 0.35)),
      disc(120, 114, 50, '#ffffff'),
      words(120, 114, 19, s.tone, s.brand, 84),
      words(120, 136, 15, '#6b7480', s.note, 88),
    ]),
  ];
};

export const panelLamp: Draw = (s) => {
  const wide = s.says(/300×300/) ? 56 : 84;
  const tall = s.says(/600×600/) ? 84 : s.says(/300×600/) ? 46 : 56;
  return [
    faint(0.6, [rect(110 - wide, 106 - tall, wide * 2 + 20, tall * 2 + 20, lighter(s.colour, 0.2), 16)]),
    litDown(rect(120 - wide, 116 - tall, wide * 2, tall * 2, '#c3cad3', 4)),
    rect(128 - wide, 124 - tall, wide * 2 - 16, tall * 2 - 16, s.colour, 2),
    path(`M${128 - wide} ${108 + tall}v${-tall * 1.2}l${wide * 1.1}-${tall * 0.5}h${wide * 0.6}z`, '#ffffff99'),
    words(120, 114, 20, s.tone, s.brand),
    words(120, 136, 15, '#6b7480', s.note, 120),
  ];
};

export const downlight: Draw = (s) => {
  const by = 0.74 + s.size * 0.26;
  return [
    scaled(by, [
      path('M84 116L40 210h160l-44-94z', `${mix(s.colour, '#fff0a0', 0.5)}88`),
      line('M58 92l-18-24M182 92l18-24', steelDark, 7),
      lit(path('M70 40h100l8 56h-116z', '#d5dbe3')),
      line('M74 52h92M72 64h96M70 76h100', '#aab3be', 4),
      oval(120, 104, 86, 24, '#c6ccd4'),
      oval(120, 100, 86, 24, '#fdfeff'),
      oval(120, 101, 58, 15, mix(s.colour, '#fff3b0', 0.35)),
      oval(120, 101, 40, 9, '#fff'),
      words(120, 168, 20, darker(s.tone, 0.1), s.brand),
      words(120, 190, 14, '#6b7480', s.note),
    ]),
  ];
};

export const emergencyLight: Draw = (s) =>
  s.says(/嵌入式/)
    ? [
        disc(120, 118, 86, '#d5dbe3'),
        lit(disc(120, 114, 84, '#f6f8fb')),
        disc(120, 114, 58, '#e3e8ee'),
        disc(120, 114, 40, '#fff6c8'),
        disc(120, 114, 22, '#fff'),
        disc(176, 150, 5, '#2f9f5a'),
        words(120, 184, 15, s.tone, s.brand),
      ]
    : [
        ...[
          [74, -1],
          [166, 1],
        ].map(
          ([x = 0, side = 1]) =>
            path(`M${x} 62l${side * 60}-30v88z`, '#fff3b066') +
            lit(disc(x, 66, s.says(/高亮/) ? 37 : 32, '#e9edf2')) +
            disc(x, 66, s.says(/高亮/) ? 28 : 23, '#fff2b8') +
            disc(x, 66, 12, '#fff'),
        ),
        lit(path('M44 98h152v86q0 12-12 12h-128q-12 0-12-12z', s.colour)),
        rect(56, 112, 72, 46, '#2f9f5a', 3),
        words(92, 142, 17, '#fff', '应急照明', 66),
        disc(150, 128, 5, '#2f9f5a'),
        disc(166, 128, 5, '#f5c41f'),
        disc(182, 128, 5, '#d6362f'),
        words(160, 152, 14, s.tone, s.brand, 50),
        line('M60 176h120', '#b4bdc8', 4),
      ];

export const emergencyCeiling: Draw = (s) => [
  ...ceilingLamp(s),
  line('M176 44q18 12 20 32M186 32q24 16 26 44', '#2f9f5a', 5),
  rect(84, 196, 72, 18, '#2f9f5a', 4),
  words(120, 210, 12, '#fff', '感应应急', 60),
];
