import { darker, lighter } from '../paint';
import { bottle, box, label, many } from '../parts';
import { disc, line, lit, oval, path, placed, rect, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Soap and what else cleans, by the bottle. */

const sized = (s: Sketch) => 0.84 + s.size * 0.16;

export const pumpBottle: Draw = (s) =>
  many(s, [
    scaled(sized(s), [
      ...bottle(s, {
        width: 84,
        height: 132,
        neck: 30,
        shoulder: 26,
        cap: 'pump',
        capColour: s.turn % 2 ? '#ffffff' : s.tone,
      }),
      label(s, 86, 118, 68, 66),
    ]),
  ]);

export const foamBottle: Draw = (s) =>
  many(s, [
    ...bottle(s, { width: 96, height: 116, neck: 44, shoulder: 34, cap: 'pump', capColour: '#ffffff' }),
    label(s, 80, 128, 80, 58),
    disc(54, 76, 9, '#ffffffcc'),
    disc(40, 90, 6, '#ffffffcc'),
    disc(60, 96, 5, '#ffffffcc'),
  ]);

/** A can with a handle, from five litres up. */
const jerry = (s: Sketch, fill = s.colour) => [
  lit(rect(88, 28, 34, 20, s.turn % 2 ? '#d6362f' : s.tone, 4)),
  lit(path('M52 74q0-26 26-26h50q10-14 26-10l30 20q8 6 8 20v114q0 12-12 12h-116q-12 0-12-12z', fill)),
  path('M132 62q20-12 40 8l-8 24h-34z', '#0000002a'),
  line('M60 110h120', darker(fill, 0.2), 2),
  label(s, 66, 112, 112, 74),
];

/** Small sizes stand in a bottle, large ones in a can with a handle. */
export const liquid: Draw = (s) =>
  s.says(/(5|2\.5|20|25)\s?(L|kg)(?!\d)/)
    ? jerry(s)
    : many(s, [
        scaled(sized(s), [
          ...bottle(s, {
            width: 90,
            height: 140,
            neck: 34,
            shoulder: 36,
            cap: 'screw',
            capColour: s.turn % 2 ? '#ffffff' : s.tone,
          }),
          path('M150 94q14 2 14 20v26q-14-6-14-46z', '#0000001c'),
          label(s, 84, 122, 72, 66),
        ]),
      ]);

export const refillSoap: Draw = (s) => (s.says(/5L/) ? jerry(s) : pumpBottle(s));

export const dishSoap: Draw = (s) =>
  s.says(/(5|20)kg/)
    ? jerry(s)
    : [
        scaled(sized(s), [
          ...bottle(s, {
            width: 92,
            height: 146,
            neck: 30,
            shoulder: 60,
            cap: s.isCalled(/泵瓶/) ? 'pump' : 'flip',
            capColour: s.tone,
          }),
          label(s, 80, 128, 80, 62),
        ]),
      ];

export const laundry: Draw = (s) => [
  ...(s.says(/4瓶/) ? [placed('translate(34 -14) scale(.94)', jerry(s, s.dark))] : []),
  scaled(sized(s), [
    lit(rect(76, 30, 46, 30, s.turn % 2 ? '#fff' : s.toneLight, 6)),
    lit(path('M56 92q2-32 30-36h44q52 6 58 60l4 72q0 16-14 16h-112q-12 0-12-16z', s.colour)),
    path('M142 74q26 10 28 56-20-8-28-56z', '#0000002e'),
    label(s, 66, 116, 88, 72),
  ]),
];

export const pods: Draw = (s) => [
  ...box({ x: 38, y: 92, width: 126, height: 108, depth: 42, fill: s.tone }),
  ...Array.from({ length: 6 }, (_, at) => {
    const [x, y] = [62 + (at % 3) * 39, 158 + Math.floor(at / 3) * 26];
    return lit(rect(x - 14, y - 11, 28, 22, '#f397b3', 9)) + path(`M${x - 6} ${y}q6-12 12 0-6 10-12 0z`, '#6fb9f2');
  }),
  words(101, 122, 24, '#fff', s.brand, 110),
  words(101, 140, 14, s.toneLight, s.note, 100),
];

export const aerosolSpray: Draw = (s) => [
  scaled(sized(s), [
    ...bottle(s, {
      width: 66,
      height: 146,
      neck: 34,
      shoulder: 18,
      cap: 'trigger',
      capColour: s.turn % 2 ? '#ffffff' : s.tone,
    }),
    label(s, 90, 112, 60, 72),
    disc(54, 30, 3, '#9fd0ee'),
    disc(44, 38, 3, '#9fd0ee'),
    disc(42, 24, 3, '#9fd0ee'),
  ]),
];

export const sprayBottle: Draw = (s) =>
  many(
    s,
    [
      ...bottle(s, { width: 86, height: 134, neck: 28, shoulder: 46, cap: 'trigger', capColour: s.tone }),
      path('M84 140q36 10 72 0v54q0 10-10 10h-52q-10 0-10-10z', lighter(s.colour, 0.3)),
      label(s, 84, 126, 72, 56),
    ],
    40,
  );

export const gelBottle: Draw = (s) =>
  s.says(/(50|70)ml/) && !s.says(/[35]00ml/)
    ? [
        scaled(0.86, [
          ...bottle(s, { width: 84, height: 128, neck: 46, shoulder: 18, cap: 'flip', capColour: s.tone }),
          label(s, 84, 114, 72, 66),
        ]),
      ]
    : [
        scaled(sized(s), [
          ...bottle(s, { width: 78, height: 134, neck: 28, shoulder: 22, cap: 'pump', capColour: s.tone }),
          label(s, 87, 114, 66, 66),
          ...[
            [96, 196],
            [140, 190],
            [128, 198],
          ].map(([x = 0, y = 0]) => disc(x, y, 3, '#ffffffaa')),
        ]),
      ];

export const toiletCleaner: Draw = (s) =>
  many(
    s,
    [
      turned(-24, [lit(rect(92, 22, 24, 32, '#d6362f', 5))], 110, 70),
      lit(
        path('M88 66l26-18q18 8 30 30 14 22 14 50v66q0 10-10 10h-56q-10 0-10-10v-62q0-20 10-34 8-14-4-32z', s.colour),
      ),
      label(s, 86, 122, 68, 62),
    ],
    50,
  );

export const toiletBlock: Draw = (s) => [
  path('M38 46h164v158h-164z', '#eef3f8'),
  rect(38, 46, 164, 46, s.tone, 4),
  words(120, 78, 26, '#fff', s.brand, 140),
  ...[
    [86, 142],
    [154, 142],
  ].flatMap(([x = 0, y = 0]) => [
    lit(oval(x, y, 32, 30, s.colour)),
    oval(x - 8, y - 9, 11, 8, '#ffffff77'),
    oval(x, y + 6, 16, 9, s.dark),
  ]),
  words(120, 194, 17, s.tone, s.note),
];

export const gallon: Draw = (s) =>
  many(
    s,
    [
      lit(rect(72, 26, 38, 22, s.tone, 4)),
      lit(path('M54 94q4-34 24-46h28q14 2 20 14 42-6 60 36v94q0 12-12 12h-108q-12 0-12-12z', s.colour)),
      path('M136 76q26 0 34 40-20 6-34-6z', '#0000002e'),
      label(s, 66, 124, 108, 68),
    ],
    60,
  );

export const floorCleaner: Draw = (s) => [
  scaled(sized(s), [
    ...bottle(s, { width: 94, height: 150, neck: 36, shoulder: 44, cap: 'screw', capColour: s.tone }),
    path('M138 86q26 12 26 40l-12 4q-12-18-14-44z', '#00000022'),
    label(s, 80, 124, 80, 66),
  ]),
];
