import { darker, inkOn, signalGreen, signalRed, signalYellow, steelDark } from '../paint';
import { disc, line, lit, litDown, oval, path, placed, rect, ring, scaled, turned, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What shows the way, and what warns. */

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
