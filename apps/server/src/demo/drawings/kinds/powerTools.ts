import { brass, darker, inkOn, iron, steel, steelDark } from '../paint';
import { brandOn } from '../parts';
import { disc, line, lit, litDown, oval, path, placed, rect, ring, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Tools with a motor. */

const bare = (s: Sketch) => s.says(/裸机/);

const cell = (s: Sketch, x: number, y: number, by = 1) =>
  placed(`translate(${x} ${y}) scale(${by})`, [
    rect(0, 0, 66, 30, '#22262d', 6),
    rect(6, 8, 54, 14, s.colour, 3),
    words(
      33,
      19,
      11,
      inkOn(s.colour),
      s.isCalled(/20V/) ? '20V' : s.isCalled(/18V/) ? '18V' : s.isCalled(/40V/) ? '40V' : '12V',
      40,
    ),
  ]);

/** More batteries than the one that is in it. */
const spare = (s: Sketch) => (s.says(/双电/) ? cell(s, 30, 172, 0.9) : '');

export const drill: Draw = (s) =>
  [
    path('M14 78h34v10h-34z', steelDark),
    lit(path('M44 66h30v34h-30l-6-8v-18z', iron)),
    lit(path('M74 52h92q36 4 40 34 0 26-34 28h-98z', s.colour)),
    rect(74, 52, 22, 62, '#22262d', 4),
    line('M176 70v28M186 72v24M196 78v14', s.deep, 5),
    lit(path('M124 112h44l14 58h-46z', '#2b3038')),
    path('M112 112h20l-4 20q-14 0-16-20z', '#d6362f'),
    bare(s) ? '' : lit(path('M118 168h78v30q0 6-6 6h-66q-6 0-6-6z', '#22262d')),
    bare(s) ? '' : rect(126, 178, 62, 16, s.colour, 3),
    spare(s),
    brandOn(s, 136, 92, 20, s.colour, 74),
  ].filter(Boolean);

export const hammerDrill: Draw = (s) => [
  rect(8, 74, 42, 9, steelDark, 3),
  lit(path('M48 60h30v38h-30l-8-10v-18z', iron)),
  lit(path('M76 46h88q38 6 40 40v20q-4 12-20 12h-108z', s.colour)),
  lit(path('M88 116h30v54q-15 10-30 0z', '#2b3038')),
  line('M170 112q26 30 10 80', '#2b3038', 22),
  path('M150 116h22l-4 24q-18 0-18-24z', '#d6362f'),
  line('M180 192q4 16 36 12', '#14171c', 6),
  line('M86 62h30M86 74h30', s.deep, 5),
  brandOn(s, 146, 86, 21, s.colour, 84),
  words(146, 106, 14, inkOn(s.colour), s.note, 80),
];

export const cordedDrill: Draw = (s) => [
  rect(12, 80, 40, 8, steelDark, 3),
  lit(path('M48 66h28v36h-28l-6-8v-20z', iron)),
  lit(path('M74 54h96q34 2 36 32 0 30-30 30h-102z', s.colour)),
  lit(path('M134 112h44l16 74q-2 12-20 12-18 0-22-12z', s.dark)),
  path('M124 114h20l-2 22q-18 0-18-22z', '#22262d'),
  lit(path('M76 104h24v60q-12 8-24 0z', '#22262d')),
  line('M176 196q4 14 40 4', '#14171c', 6),
  brandOn(s, 140, 92, 22, s.colour, 90),
  ...(s.says(/塑箱/)
    ? [
        rect(22, 168, 84, 34, darker(s.colour, 0.3), 6),
        rect(54, 160, 22, 10, '#22262d', 4),
        words(64, 190, 15, '#fff', s.brand, 60),
      ]
    : []),
];

export const drillBits: Draw = (s) => [
  rect(30, 60, 184, 142, darker(s.tone, 0.5), 8),
  litDown(rect(26, 54, 184, 142, s.tone, 8)),
  rect(36, 64, 164, 100, '#23282f', 5),
  ...Array.from({ length: 8 + Math.round(s.size * 3) }, (_, at) => {
    const [x, width, height] = [44 + at * 14, 3 + at * 0.6, 40 + at * 4.5];
    return (
      rect(x, 156 - height, width, height, at % 2 ? brass : steel, 1) +
      line(`M${x} ${152 - height * 0.8}l${width} 6M${x} ${160 - height * 0.6}l${width} 6`, iron, 1.2)
    );
  }),
  words(90, 188, 19, '#fff', s.brand, 100),
  words(174, 188, 15, s.toneLight, s.note, 50),
];

export const grinder: Draw = (s) =>
  [
    oval(58, 142, 44, 40, '#9aa3ae'),
    oval(58, 142, 36, 32, '#5d6672'),
    disc(58, 142, 9, steel),
    path('M12 138q2-46 48-46 40 0 46 36l-14 6q-6-26-34-26-28 2-30 32z', iron),
    lit(path('M70 98h36v44h-36z', iron)),
    lit(path('M102 92h62l46 10v38l-46 10h-62z', s.colour)),
    rect(152, 94, 10, 54, '#22262d', 3),
    lit(path('M84 98l-10-44q8-10 20-4l14 48z', '#2b3038')),
    bare(s) || !s.isCalled(/锂电/) ? line('M210 122q20 4 18 50', '#14171c', 6) : cell(s, 168, 146, 0.8),
    spare(s),
    brandOn(s, 130, 126, 18, s.colour, 48),
    words(150, 196, 14, '#6b7480', s.note, 110),
  ].filter(Boolean);

export const cutDisc: Draw = (s) => {
  const r = 60 + s.size * 24;
  return [
    disc(124, 128, r, '#14171c'),
    disc(120, 122, r, '#3a3f47'),
    ring(120, 122, r * 0.84, '#5d6672', 3),
    disc(120, 122, r * 0.62, s.tone),
    disc(120, 122, r * 0.2, steel),
    disc(120, 122, r * 0.12, '#14171c'),
    words(120, 122 - r * 0.3, r * 0.26, '#fff', s.brand, r),
    words(120, 122 + r * 0.46, r * 0.17, '#fff', s.note, r),
  ];
};

export const impactWrench: Draw = (s) =>
  [
    rect(20, 74, 26, 22, steelDark, 2),
    lit(path('M44 60h34v50h-34q-10-24 0-50z', iron)),
    lit(path('M76 50h72q34 4 36 36 0 32-36 32h-72z', s.colour)),
    path('M150 56q26 6 28 30 0 24-28 28z', '#22262d'),
    lit(path('M112 114h46l12 56h-48z', '#2b3038')),
    path('M102 116h20l-4 22q-16-2-16-22z', '#d6362f'),
    bare(s) ? '' : lit(path('M106 168h82v30q0 6-6 6h-70q-6 0-6-6z', '#22262d')),
    bare(s) ? '' : rect(114, 178, 66, 16, s.colour, 3),
    spare(s),
    brandOn(s, 112, 90, 20, s.colour, 66),
  ].filter(Boolean);
