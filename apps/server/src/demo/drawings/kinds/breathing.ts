import { darker, glassDark, inkOn, steel, steelDark } from '../paint';
import { disc, faint, line, lit, oval, path, placed, rect, ring, words } from '../shapes';
import type { Draw } from '../sketch.types';

/** What air is breathed through. */

export const cupMask: Draw = (s) => [
  line('M36 110q84-80 168 0M36 138q84 84 168 0', '#e6b93c', 5),
  lit(path('M44 116q0-66 76-66t76 66q-2 80-76 84-74-4-76-84z', s.colour)),
  path('M60 104q14-38 60-40-40 30-34 120-34-28-26-80z', '#ffffff88'),
  line('M52 132q68 30 136 0', s.dark, 3),
  path('M88 58q32-14 64 0l-6 9q-26-9-52 0z', steel),
  ...(s.says(/8210V|带阀/)
    ? [rect(100, 106, 40, 32, '#f5c41f', 6), line('M106 116h28M106 126h28', '#b98d12', 3)]
    : [words(120, 126, 22, s.tone, s.brand, 90)]),
  words(120, 166, 16, '#5b6472', s.note || 'N95', 70),
];

export const foldMask: Draw = (s) => {
  const head = s.says(/头带|9502/);
  return [
    head
      ? line('M40 100q80-84 160 0M44 146q76 80 152 0', '#d6dce3', 6)
      : line('M52 96q-44 6-34 36t34 14M188 96q44 6 34 36t-34 14', '#e6ebf1', 6),
    lit(path('M46 96q36-50 74-52 38 2 74 52l4 46q-34 50-78 54-44-4-78-54z', s.colour)),
    path('M120 44v152q-44-4-78-54l4-46q36-50 74-52z', '#0000000d'),
    line('M120 46v150', s.dark, 2.5),
    path('M92 66q28-20 56 0l-5 8q-23-14-46 0z', steel),
    s.says(/活性炭/) && path('M52 128q68 26 136 0v12q-68 26-136 0z', '#7d8793'),
    words(86, 134, 18, s.tone, s.brand, 56),
    words(156, 134, 15, '#6b7480', 'KN95', 50),
    s.says(/带阀/) && disc(156, 154, 16, '#e8edf3') + ring(156, 154, 10, steelDark, 3),
  ];
};

const filter = (x: number, fill: string) => [
  lit(path(`M${x - 30} 124q0-30 30-30t30 30v20q0 30-30 30t-30-30z`, fill)),
  oval(x, 134, 21, 27, darker(fill, 0.25)),
  line(`M${x - 13} 124h26M${x - 15} 134h30M${x - 13} 144h26`, darker(fill, 0.5), 3),
];

export const halfMask: Draw = (s) => [
  line('M62 84q58-52 116 0M66 152q54 60 108 0', '#5d6672', 6),
  ...filter(54, '#e8edf3'),
  ...filter(186, '#e8edf3'),
  lit(path('M120 48q28 26 38 62 4 58-38 78-42-20-38-78 10-36 38-62z', s.colour)),
  path('M120 58q-18 24-24 56 0 40 16 58-26-18-24-60 8-34 32-54z', '#ffffff44'),
  disc(120, 144, 19, s.dark),
  ring(120, 144, 11, s.light, 4),
  words(120, 112, 15, inkOn(s.colour), s.brand, 58),
  words(120, 212, 15, '#6b7480', s.note),
];

export const fullMask: Draw = (s) => [
  line('M56 70q-22 40 4 90M184 70q22 40-4 90', '#3a3f47', 10),
  lit(path('M64 52q56-34 112 0 24 40 10 86-16 46-66 56-50-10-66-56-14-46 10-86z', s.colour)),
  faint(0.95, [path('M74 60q46-26 92 0 18 28 8 60-54 26-108 0-10-32 8-60z', glassDark)]),
  path('M82 66q16-10 34-12l-34 66q-14-4-16-6-6-28 16-48z', '#ffffff99'),
  s.says(/七件套/) &&
    placed('translate(34 52) scale(.72)', filter(54, '#e8edf3')) +
      placed('translate(32 52) scale(.72)', filter(186, '#e8edf3')),
  disc(120, 160, 20, s.dark),
  ring(120, 160, 12, '#9aa3ae', 4),
  words(120, 212, 16, s.tone, s.brand),
];

export const filterBox: Draw = (s) => {
  const band = s.says(/6002|酸性气体$/)
    ? '#f6f7f9'
    : s.says(/6003/)
      ? '#e7c52a'
      : s.says(/6004|氨/)
        ? '#2f9f5a'
        : s.turn % 2
          ? '#c0387c'
          : '#2d3036';
  const one = (x: number, y: number) =>
    lit(path(`M${x - 44} ${y}q0-40 44-40t44 40v44q0 36-44 36t-44-36z`, '#d9dee5')) +
    path(`M${x - 44} ${y + 22}q44 22 88 0v22q-44 22-88 0z`, band) +
    oval(x, y - 6, 30, 22, '#9aa3ae') +
    line(`M${x - 20} ${y - 12}h40M${x - 24} ${y - 4}h48M${x - 18} ${y + 4}h36`, '#5d6672', 3);
  return [
    one(154, 82),
    one(88, 124),
    words(88, 166, 14, inkOn(band), s.note, 76),
    words(88, 190, 15, s.tone, s.brand, 60),
  ];
};

export const filterPad: Draw = (s) => {
  const cover = s.says(/501/);
  const one = (x: number, y: number) =>
    cover
      ? ring(x, y, 44, '#3a3f47', 12) +
        disc(x, y, 38, '#e3e8ee') +
        line(`M${x - 30} ${y}h60M${x} ${y - 30}v60`, '#3a3f47', 4)
      : disc(x + 3, y + 5, 52, '#d5dce4') + disc(x, y, 52, '#fbfcfe') + ring(x, y, 44, '#dde4ec', 3);
  return [
    one(150, 82),
    one(128, 106),
    one(104, 136),
    words(104, 138, 21, s.tone, s.brand, 80),
    words(104, 158, 14, '#6b7480', s.note, 70),
  ];
};
