import { brightness, inkOn, iron, kraft, lighter, steel, steelDark } from '../paint';
import { brandOn, wheel } from '../parts';
import { disc, line, lit, litDown, path, rect, scaled, words } from '../shapes';
import type { Draw } from '../sketch.types';
import { goodsOn } from '../smallParts';

/** What moves goods, and people up to them. */

export const platformTruck: Draw = (s) => [
  line('M196 164V40q0-12-12-12h-26', s.turn % 2 ? '#d6362f' : iron, 9),
  line('M196 84h-34V34', s.turn % 2 ? '#d6362f' : iron, 6),
  scaled(0.86 + s.size * 0.14, [
    path('M20 156l26-20h156l-6 20z', lighter(s.colour, 0.3)),
    litDown(rect(20, 156, 178, 16, s.colour, 4)),
    rect(20, 168, 178, 6, '#22262d', 3),
  ]),
  wheel(48, 188, 15),
  wheel(172, 188, 15),
  rect(52, 92, 62, 50, kraft),
  rect(78, 92, 12, 16, '#e7d3a4'),
  rect(118, 112, 40, 30, s.toneLight),
  words(110, 168, 14, brightness(s.colour) > 0.6 ? '#2b3038' : '#fff', `${s.brand} ${s.note}`, 140),
];

export const handTruck: Draw = (s) => [
  line('M98 30v140M142 30v140', steel, 9),
  line('M98 32q22-16 44 0M98 70h44M98 106h44M98 142h44', steel, 7),
  rect(104, 20, 32, 12, '#22262d', 6),
  litDown(path('M78 172h84l10 14h-104z', s.colour)),
  wheel(92, 186, 19),
  wheel(152, 186, 19),
  rect(84, 82, 72, 44, s.tone, 5),
  words(120, 103, 18, '#fff', s.brand, 64),
  words(120, 120, 14, '#fff', s.note, 60),
];

export const trolley: Draw = (s) => {
  const rows = s.says(/三层/) ? 3 : 2;
  return [
    line('M48 60v130M190 60v130', iron, 8),
    line('M190 64h22v-22', iron, 8),
    ...Array.from({ length: rows }, (_, at) => {
      const y = 70 + at * (104 / (rows - 1));
      return (
        goodsOn(66 + at * 20, y, 0.86, s) +
        litDown(path(`M40 ${y}h158v20q0 4-4 4h-150q-4 0-4-4z`, s.colour)) +
        words(118, y + 18, 14, inkOn(s.colour), at ? s.note : s.brand, 110)
      );
    }),
    wheel(52, 198, 10),
    wheel(186, 198, 10),
  ];
};

export const palletJack: Draw = (s) => [
  line('M172 132L206 34', iron, 9),
  line('M192 32h30', '#22262d', 10),
  lit(path('M148 96h44q8 0 8 8v68h-60z', s.colour)),
  line('M170 98v-16', steelDark, 13),
  litDown(path('M20 162h128v18H28q-8 0-8-8z', s.colour)),
  litDown(path('M36 146h112v12H44q-8 0-8-6z', s.dark)),
  disc(48, 190, 9, '#e3b13c'),
  disc(178, 184, 21, '#22262d'),
  disc(178, 184, 10, '#e3b13c'),
  brandOn(s, 170, 144, 16, s.colour, 48),
  words(84, 174, 13, inkOn(s.colour), s.note, 110),
];

export const electricJack: Draw = (s) => [
  line('M180 112L204 36', iron, 10),
  lit(rect(178, 24, 46, 18, '#22262d', 8)),
  lit(path('M132 84h58q12 0 14 12l6 76h-78z', s.colour)),
  rect(142, 96, 48, 32, '#22262d', 5),
  words(166, 118, 15, '#59c98a', 'Li-ion', 42),
  litDown(path('M18 160h114v20H26q-8 0-8-8z', s.dark)),
  disc(48, 190, 9, '#e3b13c'),
  disc(172, 186, 19, '#22262d'),
  disc(172, 186, 8, s.tone),
  brandOn(s, 168, 152, 17, s.colour, 60),
  words(76, 175, 13, inkOn(s.dark), s.note, 90),
];

export const liftTable: Draw = (s) => [
  line('M54 168l124-66M178 168L54 102', s.dark, 11),
  disc(116, 135, 8, steel),
  path('M34 92l20-18h140l-6 18z', s.light),
  litDown(rect(32, 92, 164, 13, s.colour, 3)),
  litDown(rect(36, 166, 170, 13, s.colour, 3)),
  line('M204 168V50h-22', iron, 8),
  wheel(62, 190, 13),
  wheel(184, 190, 13),
  words(114, 103, 12, inkOn(s.colour), `${s.brand} ${s.note}`, 120),
];

export const stepLadder: Draw = (s) => {
  const steps = Math.round(s.number(/(\d)步/) ?? 3 + s.size * 4);
  const tall = 78 + steps * 13;
  const top = 202 - tall;
  const at = (share: number) => 92 - 34 * share;
  return [
    line(`M138 ${top}l46 ${tall}`, steelDark, 7),
    line(`M96 ${top}L54 202M132 ${top}l-4 ${tall}`, s.colour, 9),
    ...Array.from({ length: steps }, (_, step) => {
      const y = top + 14 + (step * (tall - 20)) / steps;
      const share = (y - top) / tall;
      return litDown(rect(at(share) + 4, y, 132 - 4 * share - at(share) - 6, 9, lighter(s.colour, 0.2), 2));
    }),
    lit(rect(86, top - 10, 58, 14, s.tone, 4)),
    words(115, top + 1, 11, '#fff', s.brand, 52),
    line(`M128 ${top + tall * 0.6}h34`, steelDark, 3),
    ...[54, 128, 184].map((x) => rect(x - 7, 198, 14, 8, '#22262d', 3)),
    words(190, 120, 15, '#6b7480', s.note, 50),
  ];
};

export const platformLadder: Draw = (s) => {
  const top = 118 - s.size * 52;
  return [
    line(`M150 ${top - 44}v${242 - top}M206 ${top - 44}v${242 - top}M150 ${top - 44}h56M150 ${top - 20}h56`, s.dark, 7),
    line(`M150 ${top}L62 198M206 ${top}h-56`, s.colour, 9),
    ...Array.from({ length: 4 + Math.round(s.size * 2) }, (_, at, all = 4 + Math.round(s.size * 2)) =>
      litDown(rect(146 - (at * 84) / all - 26, top + (at * (190 - top)) / all, 44, 8, s.light, 2)),
    ),
    litDown(rect(144, top, 68, 11, s.light, 2)),
    ...[62, 156, 202].map((x) => wheel(x, 198, 9)),
    rect(150, top + 30, 56, 26, s.tone, 3),
    words(178, top + 48, 14, '#fff', s.brand, 50),
  ];
};
