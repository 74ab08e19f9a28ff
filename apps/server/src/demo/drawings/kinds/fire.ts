import { darker, glass, inkOn, iron, signalGreen, signalRed, signalYellow, steel, steelDark } from '../paint';
import { wheel } from '../parts';
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
  ring,
  scaled,
  stitches,
  turned,
  words,
} from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Against fire, for escape, and what warns. */

const cylinder = (s: Sketch, wide: number, top: number) => [
  lit(
    path(
      `M${120 - wide / 2} ${top + 26}q2-26 ${wide / 2}-30 ${wide / 2 - 2} 4 ${wide / 2} 30v${164 - top}q0 14-14 14h${28 - wide}q-14 0-14-14z`,
      s.colour,
    ),
  ),
  rect(116 - wide / 4, 200, wide / 2 + 8, 5, s.deep, 2),
];

export const extinguisher: Draw = (s) => [
  scaled(0.72 + s.size * 0.28, [
    line('M130 44q50-4 44 60t-6 70', '#22262d', 9),
    path('M160 170h16l4 30h-24z', '#14171c'),
    ...cylinder(s, 78, 54),
    rect(106, 40, 28, 18, steelDark, 3),
    line('M108 38l-40-8M108 46l-34 6', '#22262d', 8),
    disc(138, 48, 9, '#fff'),
    ring(138, 48, 9, steelDark, 3),
    line('M138 48l5-5', signalGreen, 2),
    rect(84, 96, 72, 84, '#fdf6ec', 3),
    rect(84, 96, 72, 20, signalYellow, 3),
    words(120, 112, 15, signalRed, '灭火器', 64),
    words(120, 140, 18, s.tone, s.brand, 64),
    words(120, 164, 20, signalRed, s.note, 64),
  ]),
];

export const co2Extinguisher: Draw = (s) => [
  scaled(0.74 + s.size * 0.26, [
    line('M126 40q52-8 56 44', '#22262d', 9),
    lit(path('M170 84h22l16 74h-56z', '#14171c')),
    ...cylinder(s, 62, 44),
    rect(108, 30, 24, 22, '#c9a24a', 4),
    line('M110 28l-36-6M110 38l-30 6', '#22262d', 8),
    rect(91, 98, 58, 78, '#fff', 3),
    words(120, 122, 22, signalRed, 'CO₂', 54),
    words(120, 146, 16, s.tone, s.brand, 52),
    words(120, 168, 17, '#39424f', s.note, 52),
  ]),
];

export const waterExtinguisher: Draw = (s) => [
  scaled(0.74 + s.size * 0.26, [
    line('M128 44q44 0 40 60', '#22262d', 8),
    path('M162 104h12l3 22h-18z', '#14171c'),
    ...cylinder(s, 84, 58),
    rect(106, 44, 28, 18, signalGreen, 3),
    line('M108 42l-36-8M108 50l-32 6', '#22262d', 8),
    rect(80, 104, 80, 78, '#eaf6ee', 3),
    path('M120 108q14 20 0 28-14-8 0-28z', '#3b9fe0'),
    words(120, 154, 17, s.tone, s.brand, 72),
    words(120, 174, 17, '#1f7a45', `水基 ${s.note}`, 74),
  ]),
];

export const wheelExtinguisher: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    line('M84 60L40 30M84 80V40', iron, 8),
    line('M148 70q50 10 40 90', '#22262d', 8),
    path('M180 156h16l4 34h-24z', '#14171c'),
    ...cylinder(s, 84, 44),
    rect(106, 30, 28, 18, steelDark, 3),
    rect(82, 92, 76, 74, '#fdf6ec', 3),
    words(120, 114, 17, signalRed, '推车式', 70),
    words(120, 136, 17, s.tone, s.brand, 66),
    words(120, 158, 18, signalRed, s.note, 66),
    wheel(74, 184, 21),
    wheel(166, 184, 21),
  ]),
];

export const extinguisherBox: Draw = (s) => [
  scaled(0.84 + s.size * 0.16, [
    path('M34 84l16-14h156l-16 14zM190 84l16-14v112l-16 18z', s.deep),
    litDown(rect(34, 84, 156, 116, s.colour, 4)),
    path('M30 84l14-26h156l-10 26z', s.light),
    rect(46, 132, 132, 54, '#14171c22', 3),
    words(112, 116, 24, '#fff', '灭火器箱', 130),
    words(112, 152, 19, '#fff', s.brand, 110),
    words(112, 176, 16, '#ffe7b0', s.note, 110),
    rect(102, 78, 22, 12, steel, 3),
  ]),
];

export const hydrantBox: Draw = (s) => [
  litDown(rect(44, 28, 152, 176, s.colour, 4)),
  rect(54, 38, 132, 110, glass, 2),
  ...(s.says(/全套/)
    ? [
        ring(106, 92, 30, '#f2ead8', 13),
        ring(106, 92, 12, '#d9cba8', 5),
        rect(150, 60, 14, 60, '#c9a24a', 4),
        disc(157, 56, 12, signalRed),
      ]
    : []),
  path('M58 144l70-104h30l-70 104z', '#ffffff66'),
  words(120, 172, 24, '#fff', '消 火 栓', 130),
  words(120, 194, 15, '#ffe7b0', `${s.brand} ${s.note}`, 140),
  rect(178, 88, 6, 22, steel, 2),
];

export const fireHose: Draw = (s) => [
  disc(116, 112, 80, darker(s.colour, 0.12)),
  ...[78, 66, 54, 42, 30].map((r, at) => ring(116, 112, r, at % 2 ? darker(s.colour, 0.14) : s.colour, 10)),
  disc(116, 112, 22, darker(s.colour, 0.4)),
  line('M190 130q20 30 10 62', s.colour, 20),
  lit(rect(182, 184, 36, 22, steel, 4)),
  rect(182, 190, 36, 5, steelDark),
  rect(76, 92, 80, 44, signalRed, 4),
  words(116, 112, 19, '#fff', s.brand, 70),
  words(116, 129, 13, '#fff', s.note, 72),
];

export const fireBlanket: Draw = (s) => [
  path('M70 128h104l16 78H54z', '#eceff2'),
  line('M84 132l-10 70M108 132l-4 72M134 132l4 72M160 132l12 70M62 166h122M58 186h130', '#cfd5dc', 2.5),
  lit(rect(64, 30, 112, 104, s.colour, 8)),
  rect(76, 42, 88, 46, '#fff', 4),
  words(120, 72, 23, signalRed, '灭火毯', 80),
  words(120, 106, 19, '#fff', s.brand, 90),
  words(120, 125, 13, '#ffe7b0', s.note, 90),
  line('M92 134v22M148 134v22', '#22262d', 9),
];

export const weldBlanket: Draw = (s) => [
  ...[2, 1, 0].map((at) =>
    lit(
      path(
        `M${30 + at * 8} ${150 - at * 28}q0-14 14-14h134q14 0 14 14v36q0 12-14 12h-134q-14 0-14-12z`,
        at % 2 ? s.light : s.colour,
      ),
    ),
  ),
  stitches('M44 172h140', s.dark, 3, '6 6'),
  disc(48, 148, 5, steel),
  disc(182, 148, 5, steel),
  path('M116 68q22 26 10 40 12-2 14-14 16 34-24 40-38-8-18-40 4 10 10 12-2-20 8-38z', '#f0702a'),
  rect(70, 152, 92, 38, s.tone, 4),
  words(116, 170, 19, '#fff', s.brand, 82),
  words(116, 185, 12, '#fff', s.note, 82),
];

export const emergencyPack: Draw = (s) => [
  line('M92 56q0-26 28-26t28 26', s.deep, 9),
  lit(path('M62 82q0-34 36-34h44q36 0 36 34v110q0 12-12 12h-92q-12 0-12-12z', s.colour)),
  lit(rect(76, 134, 88, 60, s.dark, 9)),
  line('M80 148h80', s.light, 3),
  rect(90, 74, 60, 44, '#fff', 6),
  path('M114 80h12v10h10v12h-10v10h-12v-10h-10V90h10z', signalRed),
  words(120, 172, 18, '#fff', s.brand, 80),
  words(120, 189, 13, '#fff', s.note, 80),
  rect(52, 110, 11, 66, s.deep, 5),
  rect(177, 110, 11, 66, s.deep, 5),
];

export const firstAid: Draw = (s) => {
  const metal = s.says(/铝箱/);
  const fill = metal ? '#cfd5dc' : s.colour;
  return [
    line('M90 70v-16q0-10 10-10h40q10 0 10 10v16', iron, 10),
    lit(path('M30 82q0-12 12-12h156q12 0 12 12v108q0 12-12 12h-156q-12 0-12-12z', fill)),
    line('M30 118h180', darker(fill, 0.3), 3),
    disc(120, 136, 36, '#fff'),
    path('M110 110h20v16h16v20h-16v16h-20v-16h-16v-20h16z', metal ? signalRed : s.colour),
    rect(58, 108, 18, 22, steelDark, 3),
    rect(164, 108, 18, 22, steelDark, 3),
    words(72, 190, 17, inkOn(fill), s.brand, 70),
    words(170, 190, 14, inkOn(fill), s.note, 70),
  ];
};

export const fireStation: Draw = (s) => [
  path('M188 32l16-10v170l-16 12z', s.deep),
  litDown(rect(44, 32, 144, 172, s.colour, 3)),
  rect(54, 62, 58, 126, glass, 2),
  rect(120, 62, 58, 126, glass, 2),
  lit(rect(64, 124, 18, 54, signalRed, 7)),
  lit(rect(88, 124, 18, 54, signalRed, 7)),
  line('M132 70v108M152 70v108', '#d8b07a', 5),
  path('M126 70h14l6 14h-20zM146 166h14l4 14h-20z', iron),
  disc(76, 96, 16, '#f5c41f'),
  path('M56 186l30-120h12l-30 120zM122 186l30-120h10l-30 120z', '#ffffff66'),
  words(116, 53, 18, '#fff', '微型消防站', 130),
  words(116, 200, 12, '#fff', s.brand),
];

export const escapeHood: Draw = (s) => [
  lit(path('M70 204q-10-40-6-90 4-80 56-84 52 4 56 84 4 50-6 90-50-14-100 0z', s.colour)),
  faint(0.95, [path('M80 92q40-24 80 0l4 34q-44 18-88 0z', glass)]),
  path('M88 94q16-8 30-10l-22 40q-10-2-14-4z', '#ffffffaa'),
  lit(disc(120, 156, 25, '#3a4049')),
  ring(120, 156, 16, '#9aa3ae', 4),
  line('M72 192q48-14 96 0', '#f5c41f', 6),
  words(120, 66, 17, inkOn(s.colour), s.brand, 70),
  words(180, 56, 14, '#6b7480', s.note, 56),
];

export const scba: Draw = (s) =>
  s.says(/备用气瓶/)
    ? [
        lit(path('M84 76q0-30 36-32 36 2 36 32v112q0 16-16 16h-40q-16 0-16-16z', '#f5c41f')),
        rect(104, 26, 32, 20, '#c9a24a', 4),
        rect(84, 110, 72, 52, '#2b3038'),
        words(120, 132, 18, '#fff', s.brand, 66),
        words(120, 152, 16, '#f5c41f', '6.8L', 60),
      ]
    : [
        line('M60 60q60-50 120 0l-8 136H68z', '#2b3038', 13),
        lit(path('M92 66q0-24 28-26 28 2 28 26v110q0 16-14 16h-28q-14 0-14-16z', '#f5c41f')),
        rect(92, 96, 56, 50, '#2b3038'),
        words(120, 118, 17, '#fff', s.brand, 52),
        words(120, 138, 15, '#f5c41f', '6.8L', 50),
        line('M148 180q40 10 42-40', '#14171c', 8),
        lit(path('M166 92q24-12 46 4 4 34-22 46-26-10-24-50z', '#2b3038')),
        path('M174 96q16-6 30 2-2 12-8 18-12 4-20-2z', glass),
      ];

export const rescueRope: Draw = (s) => [
  ...[0, 1, 2, 3, 4].map(
    (at) =>
      `<ellipse cx="112" cy="${84 + at * 17}" rx="66" ry="23" fill="none" stroke="${at % 2 ? darker(s.colour, 0.2) : s.colour}" stroke-width="14"/>`,
  ),
  stitches('M46 84q60 30 132 0', '#ffffff55', 3, '6 7'),
  line('M176 152q30 6 24 34', s.colour, 12),
  line('M194 184q-10 20 8 22 14-4 6-24', steelDark, 7),
  rect(70, 120, 84, 44, s.tone, 4),
  words(112, 140, 19, '#fff', s.brand, 74),
  words(112, 157, 14, '#fff', s.note, 70),
];

const runner =
  '<path d="M-9-28a8 8 0 1 1 .1 0zM-16 6l8-26 18-2 14 14-4 5-12-8-6 14 10 12-4 22-8-2 2-16-12-10-8 14-14 2-2-7 10-2z" fill="#fff"/>';
const arrow = (x: number, y: number, way: number) =>
  placed(`translate(${x} ${y}) scale(${way} 1)`, [path('M-22-7h24v-13l24 20-24 20v-13h-24z', '#fff')]);

export const exitSign: Draw = (s) => [
  line('M78 64v-32M162 64v-32', steelDark, 5),
  ...(s.says(/双面/) ? [rect(36, 66, 188, 96, darker(signalGreen, 0.4), 6)] : []),
  litDown(rect(24, 60, 192, 100, '#e6ebf0', 6)),
  rect(32, 68, 176, 84, signalGreen, 3),
  ...(s.says(/双向/)
    ? [arrow(62, 108, -1), arrow(178, 108, 1), placed('translate(120 114)', [runner])]
    : s.says(/左向/)
      ? [arrow(72, 110, -1), placed('translate(146 116) scale(1.1)', [runner])]
      : s.says(/右向/)
        ? [arrow(168, 110, 1), placed('translate(92 116) scale(1.1)', [runner])]
        : [
            placed('translate(72 116) scale(1.15)', [runner]),
            words(146, 108, 26, '#fff', '安全出口', 108),
            words(146, 134, 19, '#fff', 'EXIT', 100),
          ]),
  words(120, 184, 15, s.tone, `${s.brand} ${s.note}`, 150),
];

export const glowSticker: Draw = (s) => [
  turned(-4, [
    rect(34, 58, 176, 124, '#c6d7a0', 8),
    rect(28, 52, 176, 124, '#eaf6c4', 8),
    rect(36, 60, 160, 108, s.says(/台阶/) ? signalYellow : signalGreen, 5),
    ...(s.says(/左转/)
      ? [arrow(116, 104, -1.6)]
      : s.says(/右转/)
        ? [arrow(116, 104, 1.6)]
        : s.says(/台阶/)
          ? [path('M76 132v-14h20v-16h20v-16h20v-16h24v62z', '#2b3038')]
          : [placed('translate(116 108) scale(1.3)', [runner])]),
    words(116, 160, 20, s.says(/台阶/) ? '#2b3038' : '#fff', s.note, 140),
    path('M196 150v26h-26z', '#fff'),
  ]),
  words(120, 206, 15, s.tone, s.brand),
];

const signs: Record<string, readonly [string, string]> = {
  禁止吸烟: ['ban', signalRed],
  严禁烟火: ['ban', signalRed],
  禁止停车: ['ban', signalRed],
  当心触电: ['warn', signalYellow],
  当心机械伤人: ['warn', signalYellow],
  小心地滑: ['warn', signalYellow],
  正在维修: ['warn', signalYellow],
  必须戴安全帽: ['must', '#2467c9'],
};

const symbol = (kind: string, note: string, x: number, y: number, by: number) => {
  const inside: Record<string, string> = {
    禁止吸烟: rect(-26, -4, 42, 9, '#2b3038') + rect(18, -4, 6, 9, '#e07b39') + line('M20-10q4-8-2-14', '#2b3038', 3),
    严禁烟火: path('M0-26q18 20 8 30 10 0 10-10 12 26-18 30-30-4-16-30 2 8 8 8-2-14 8-28z', '#2b3038'),
    禁止停车: words(0, 17, 46, '#2b3038', 'P'),
    当心触电: path('M4-22l-20 30h14l-6 24 22-32h-14z', '#2b3038'),
    当心机械伤人: ring(0, 4, 12, '#2b3038', 8) + line('M0-14v6M0 16v6M-18 4h6M12 4h6', '#2b3038', 6),
    小心地滑: disc(-4, -14, 6, '#2b3038') + line('M-6-6l8 14-16 14M2 8l16 8M-4-2l16-4', '#2b3038', 6),
    正在维修: line('M-14 18l20-20', '#2b3038', 8) + ring(12, -8, 9, '#2b3038', 6),
    必须戴安全帽: path('M-26 10q0-32 26-32t26 32z', '#fff') + rect(-32, 10, 64, 7, '#fff', 3),
  };
  const shapes: Record<string, string> = {
    ban:
      disc(0, 0, 44, '#fff') +
      (inside[note] ?? '') +
      ring(0, 0, 40, signalRed, 9) +
      line('M-28-28l56 56', signalRed, 9),
    warn:
      path('M0-46l48 82h-96z', '#2b3038') +
      path('M0-36l39 67h-78z', signalYellow) +
      placed('translate(0 4) scale(.8)', [inside[note] ?? '']),
    must: disc(0, 0, 44, '#2467c9') + (inside[note] ?? ''),
  };
  return placed(`translate(${x} ${y}) scale(${by})`, [shapes[kind] ?? '']);
};

export const warningSign: Draw = (s) => {
  const [kind, fill] = signs[s.note] ?? ['warn', signalYellow];
  return [
    rect(62, 34, 132, 172, '#c3cad3', 6),
    litDown(rect(54, 28, 132, 172, '#fff', 6)),
    symbol(kind, s.note, 120, 92, 1.16),
    rect(62, 152, 116, 36, fill, 3),
    words(120, 177, 21, inkOn(fill), s.note, 108),
    words(120, 197, 9, '#7a8492', s.brand),
    ...[
      [62, 36],
      [178, 36],
    ].map(([x = 0, y = 0]) => disc(x, y, 3, '#aab3be')),
  ];
};

export const aFrame: Draw = (s) => {
  const [kind] = signs[s.note] ?? ['warn'];
  return [
    path('M150 28h18l40 168h-16z', darker(signalYellow, 0.35)),
    lit(path('M86 24h68q6 0 8 6l32 168h-22l-6-10H74l-6 10H46L78 30q2-6 8-6z', signalYellow)),
    rect(104, 32, 32, 12, darker(signalYellow, 0.4), 6),
    symbol(kind, s.note, 120, 102, 0.9),
    words(120, 166, 22, '#2b3038', s.note, 88),
    words(120, 184, 12, '#6b5208', s.brand, 70),
  ];
};

export const trafficSign: Draw = (s) =>
  [
    lit(rect(115, 120, 11, 86, steelDark, 2)),
    s.says(/圆形/)
      ? disc(120, 84, 62, signalRed) + disc(120, 84, 50, '#fff') + words(120, 104, 54, '#2b3038', '40')
      : '',
    s.says(/三角/)
      ? path('M120 18l70 120H50z', signalRed) +
        path('M120 40l50 86H70z', '#fff8d8') +
        words(120, 116, 58, '#2b3038', '!')
      : '',
    s.says(/方形/)
      ? litDown(rect(66, 18, 108, 132, '#2467c9', 8)) +
        words(120, 100, 74, '#fff', 'P') +
        words(120, 134, 20, '#fff', '限高', 80)
      : '',
    rect(84, 164, 72, 26, s.tone, 4),
    words(120, 182, 15, '#fff', s.brand, 60),
  ].filter(Boolean);

export const cone: Draw = (s) => [
  scaled(0.74 + s.size * 0.26, [
    lit(path('M40 186h160q8 0 8 8v10H32v-10q0-8 8-8z', s.says(/橡胶/) ? '#22262d' : s.dark)),
    lit(path('M110 24h20l46 162H64z', s.colour)),
    path('M100 60h40l10 36H90zM82 124h76l10 34H72z', '#f6f8fa'),
    path('M112 30l-32 150h-8l40-150z', '#ffffff55'),
    words(120, 148, 18, s.tone, s.brand, 64),
    words(120, 86, 13, '#6b7480', s.note, 40),
  ]),
];

export const bollard: Draw = (s) => [
  lit(oval(120, 194, 56, 13, '#22262d')),
  lit(path('M100 40q0-14 20-14t20 14v148h-40z', s.colour)),
  rect(100, 62, 40, 22, '#f6f8fa'),
  rect(100, 112, 40, 22, '#f6f8fa'),
  rect(100, 26, 40, 12, s.dark, 6),
  words(120, 104, 13, inkOn(s.colour), s.brand, 36),
  words(120, 160, 15, inkOn(s.colour), s.note, 38),
];
