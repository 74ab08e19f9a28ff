import { brass, darker, inkOn, iron, lighter, mix, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import {
  disc,
  faint,
  line,
  lit,
  litDown,
  oval,
  path,
  placed,
  rect,
  repeated,
  ring,
  scaled,
  turned,
  words,
  wordsDown,
} from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Light, and what it is carried with. A colour of light is the colour of the goods. */

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

export const flashlight: Draw = (s) => [
  turned(-38, [
    path('M186 98l46-34v112l-46-34z', '#fff3b099'),
    lit(path('M142 96l26-16h22v80h-22l-26-16z', s.colour)),
    rect(184, 84, 8, 72, '#fff2b8'),
    lit(rect(34, 98, 110, 44, s.colour, 6)),
    line('M50 98v44M60 98v44M70 98v44M80 98v44', s.dark, 3),
    rect(28, 102, 12, 36, s.deep, 5),
    rect(96, 92, 24, 9, '#d6362f', 4),
    words(116, 126, 15, inkOn(s.colour), s.brand, 44),
  ]),
  words(172, 200, 14, '#6b7480', s.note, 100),
  ...(s.says(/双电/) ? [lit(rect(38, 176, 74, 22, '#2a6dd4', 5)), rect(110, 182, 6, 10, steel)] : []),
];

export const searchlight: Draw = (s) => [
  scaled(0.86 + s.size * 0.14, [
    path('M88 100L10 50v124z', '#fff3b088'),
    line('M112 66q4-34 44-30t40 40', s.deep, 13),
    lit(path('M92 64q46-8 100 34v40q-50 36-100 28z', s.colour)),
    oval(92, 114, 24, 52, '#d5dbe3'),
    oval(90, 114, 18, 43, '#fff2b8'),
    oval(88, 114, 9, 24, '#fff'),
    rect(130, 158, 50, 36, s.deep, 6),
    brandOn(s, 146, 122, 19, s.colour, 70),
    words(156, 182, 15, '#fff', s.note, 44),
  ]),
];

export const headlamp: Draw = (s) => [
  line('M30 128q90-84 180 0', '#2b3038', 21),
  line('M30 128q90-84 180 0', s.tone, 9),
  line('M120 80v-46', '#2b3038', 13),
  path('M92 150L52 216h136l-40-66z', '#fff3b088'),
  lit(rect(72, 88, 96, 76, s.colour, 18)),
  disc(120, 126, 29, '#d5dbe3'),
  disc(120, 126, 22, '#fff2b8'),
  disc(120, 126, 11, '#fff'),
  words(120, 208, 16, s.tone, s.brand),
  words(190, 176, 13, '#6b7480', s.note, 72),
  ...(s.says(/超长/) ? [lit(rect(180, 92, 32, 46, '#2b3038', 6))] : []),
  ...(s.says(/感应/) ? [disc(158, 100, 5, '#4cc27a')] : []),
];

export const workLamp: Draw = (s) => [
  scaled(0.88 + s.size * 0.12, [
    turned(-22, [
      lit(rect(88, 24, 54, 116, s.colour, 12)),
      rect(96, 34, 38, 92, '#fff6c8', 6),
      ...[46, 66, 86, 106].map((y) => disc(106, y, 6, '#fff') + disc(124, y, 6, '#fff')),
      rect(104, 138, 22, 16, s.deep, 3),
      lit(rect(94, 150, 42, 58, '#2b3038', 8)),
      rect(98, 204, 34, 8, steel, 2),
      words(115, 180, 14, '#fff', s.brand, 38),
    ]),
    words(184, 196, 14, '#6b7480', s.note, 80),
  ]),
];

export const floodlight: Draw = (s) => [
  scaled(0.78 + s.size * 0.22, [
    line('M54 124v56q0 12 12 12h108q12 0 12-12v-56', iron, 9),
    lit(rect(40, 44, 160, 112, s.colour, 8)),
    line('M48 38h144', s.deep, 8),
    rect(52, 56, 136, 88, '#2b3038', 4),
    rect(60, 64, 120, 72, '#fff6c8', 3),
    ...Array.from({ length: 18 }, (_, at) => disc(74 + (at % 6) * 18, 78 + Math.floor(at / 6) * 22, 5.5, '#fff')),
    words(120, 106, 22, '#8a6a12', s.note, 90),
    rect(86, 180, 68, 24, s.tone, 4),
    words(120, 198, 15, '#fff', s.brand, 60),
  ]),
];

export const deskLamp: Draw = (s) => [
  oval(120, 194, 56, 13, s.dark),
  lit(oval(120, 189, 56, 13, s.colour)),
  line('M120 186L84 112l48-62', s.dark, 10),
  line('M120 186L84 112l48-62', s.colour, 7),
  disc(84, 112, 8, s.dark),
  path('M116 66L70 174h118L170 90z', '#fff3b066'),
  turned(22, [lit(rect(96, 34, 92, 18, s.colour, 8)), rect(102, 50, 80, 6, '#fff2b8', 3)], 132, 50),
  disc(120, 188, 5, '#59c98a'),
  words(120, 216, 14, s.tone, s.brand),
];
