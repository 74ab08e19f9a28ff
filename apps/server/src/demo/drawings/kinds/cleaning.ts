import { darker, inkOn, lighter, mix, steelDark } from '../paint';
import { bottle, box, label, many, pouch } from '../parts';
import { disc, faint, line, lit, litDown, oval, path, placed, rect, repeated, scaled, turned, words } from '../shapes';
import type { Draw, Sketch } from '../sketch.types';

/** Tissue, soap and what one cleans with. */

const tissue = (x: number, y: number, by = 1) =>
  placed(`translate(${x} ${y}) scale(${by})`, [
    path('M-34 6q4-30-6-52 20 14 30 6 10-14 26-10 4 16 20 18-8 18-4 38z', '#fff'),
    line('M-10 0q4-20-4-32M14 2q2-18 12-28', '#d9e0e8', 2),
  ]);

export const softTissue: Draw = (s) => [
  ...(s.pieces > 6
    ? [
        placed('translate(16 -50) scale(.94)', [
          lit(path('M40 112q80-16 160 0l10 40q-4 20-12 22h-156q-8-2-12-22z', s.dark)),
        ]),
      ]
    : []),
  scaled(0.88 + s.size * 0.12, [
    lit(path('M34 116q86-18 172 0 12 44 0 84h-172q-12-40 0-84z', s.colour)),
    path('M34 116q86-18 172 0-40 22-172 0z', s.light),
    oval(120, 115, 40, 9, s.deep),
    tissue(122, 112, 1.1),
    path('M34 200q-8-34 4-76 40 40 172 40 4 18-4 36z', s.dark),
    words(120, 156, 27, inkOn(s.colour), s.brand, 120),
    words(120, 184, 16, inkOn(s.colour), s.note, 120),
  ]),
];

export const boxTissue: Draw = (s) => [
  ...(s.pieces > 2
    ? [placed('translate(18 -46)', box({ x: 30, y: 128, width: 142, height: 60, depth: 40, fill: s.dark }))]
    : []),
  path('M26 132l36-26h152l-36 26z', lighter(s.colour, 0.35)),
  oval(120, 119, 42, 8, s.deep),
  tissue(120, 118, 1),
  path('M178 132l36-26v62l-36 32z', s.dark),
  litDown(rect(26, 132, 152, 68, s.colour)),
  path('M26 200v-22q76-46 152-10v32z', s.tone),
  words(102, 162, 27, inkOn(s.colour), s.brand, 120),
  words(102, 190, 15, '#fff', s.note, 110),
];

const paperRoll = (x: number, y: number, r: number, tall: number) => [
  lit(path(`M${x - r} ${y}v${tall}a${r} ${r * 0.34} 0 0 0 ${r * 2} 0v${-tall}z`, '#fff')),
  oval(x, y, r, r * 0.34, '#fff'),
  oval(x, y, r * 0.74, r * 0.24, '#eef2f6'),
  oval(x, y, r * 0.34, r * 0.12, '#c9a070'),
];

export const toiletRoll: Draw = (s) => {
  const rows = s.pieces > 12 ? 3 : 2;
  const step = 160 / rows;
  const places = Array.from({ length: rows * 3 }, (_, at): [number, number] => [
    70 + (at % 3) * 50,
    58 + Math.floor(at / 3) * step,
  ]);
  return [
    lit(path('M42 40q78-12 156 0 12 80 0 164h-156q-12-84 0-164z', mix(s.colour, '#ffffff', 0.55))),
    repeated('p', paperRoll(0, 0, 23, step - 22), places),
    faint(0.92, [path('M38 98q84-26 164 0v62q-80 26-164 0z', s.colour)]),
    words(120, 130, 27, inkOn(s.colour), s.brand, 130),
    words(120, 154, 16, inkOn(s.colour), s.note, 130),
  ];
};

export const corelessRoll: Draw = (s) => [
  ...[
    [76, 118],
    [164, 118],
  ].flatMap(([x = 0, y = 0]) => [lit(rect(x - 40, y - 40, 80, 88, '#fff', 10)), rect(x - 40, y - 8, 80, 38, s.colour)]),
  lit(rect(78, 112, 84, 92, '#fff', 12)),
  disc(120, 134, 10, '#e6ebf1'),
  rect(78, 146, 84, 42, s.colour),
  words(120, 166, 21, inkOn(s.colour), s.brand, 76),
  words(120, 182, 13, inkOn(s.colour), s.note, 76),
];

export const jumboRoll: Draw = (s) => {
  const r = 66 + s.size * 12;
  return [
    lit(path(`M130 ${116 - r}h38a${r * 0.5} ${r} 0 0 1 0 ${r * 2}h-38z`, '#e9eef3')),
    oval(126, 116, r * 0.92, r, '#fff'),
    ...[0.8, 0.66].map(
      (by) =>
        `<ellipse cx="126" cy="116" rx="${Math.round(r * 0.92 * by)}" ry="${Math.round(r * by)}" fill="none" stroke="#e3e8ee" stroke-width="2"/>`,
    ),
    oval(126, 116, r * 0.42, r * 0.46, s.colour),
    oval(126, 116, r * 0.28, r * 0.31, '#8a6238'),
    path(`M${126 - r * 0.92} 120q-4 60 18 84h56q-30-40-26-60z`, '#fafcfe'),
    rect(142, 168, 76, 36, s.tone, 5),
    words(180, 184, 16, '#fff', s.brand, 68),
    words(180, 199, 12, '#fff', s.note, 70),
  ];
};

export const handTowel: Draw = (s) => [
  ...(s.pieces > 8 ? [lit(rect(66, 44, 140, 60, s.dark, 6))] : []),
  path('M34 96h136l34-22H70z', '#fff'),
  line('M46 90h138M56 84h138M64 79h136', '#dfe5ec', 2),
  path('M170 96l34-22v104l-34 26z', '#dfe5ec'),
  litDown(rect(34, 96, 136, 108, '#fbfcfe')),
  line('M34 108h136M34 120h136M34 184h136M34 194h136', '#e1e7ee', 2),
  rect(34, 128, 136, 50, s.colour),
  path('M170 128l34-24v48l-34 26z', s.dark),
  words(102, 154, 25, inkOn(s.colour), s.brand, 120),
  words(102, 172, 14, inkOn(s.colour), s.note, 120),
];

export const kitchenRoll: Draw = (s) => [
  ...[
    [84, 54],
    [156, 54],
  ].flatMap(([x = 0, y = 0]) => [
    ...paperRoll(x, y, 37, 136),
    rect(x - 37, y + 44, 74, 56, s.colour),
    words(x, y + 68, 17, inkOn(s.colour), s.brand, 66),
    words(x, y + 88, 13, inkOn(s.colour), s.note, 66),
  ]),
  line('M60 64l8 24M92 60l8 24M130 64l8 24M166 60l8 24', '#e3e9ef', 2),
];

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

export const wipes: Draw = (s) => [
  ...(s.pieces > 2 ? [placed('translate(14 -30)', pouch(36, 82, 168, 96, s.dark))] : []),
  ...pouch(36, 92, 168, 104, s.colour),
  rect(84, 106, 72, 34, '#fff', 10),
  rect(90, 112, 60, 22, '#e3ebf2', 7),
  path('M104 122q6-18 16-12 12-12 18 10z', '#fff'),
  words(120, 162, 23, inkOn(s.colour), s.brand, 130),
  words(120, 184, 14, inkOn(s.colour), s.note, 130),
];

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

export const cloth: Draw = (s) => [
  ...[
    [2, '#6fb9f2'],
    [1, '#f5c86a'],
    [0, s.colour],
  ].map(([at = 0, fill = '']) =>
    placed(`translate(${Number(at) * 8} ${Number(at) * -30})`, [
      lit(path('M36 150q0-16 18-16h118q18 0 18 16v32q0 18-18 18h-118q-18 0-18-18z', String(fill))),
      path('M36 158h154v8h-154z', '#ffffff44'),
      line('M60 182h70M60 190h50', '#ffffff55', 2),
    ]),
  ),
  rect(92, 148, 82, 40, s.tone, 4),
  words(133, 167, 17, '#fff', s.brand, 74),
  words(133, 182, 12, '#fff', s.note, 76),
];

export const clothRoll: Draw = (s) =>
  many(s, [
    ...paperRoll(120, 56, 52, 128),
    path('M68 84q52 26 104 0v76q-52 24-104 0z', s.colour),
    words(120, 126, 22, inkOn(s.colour), s.brand, 90),
    words(120, 150, 14, inkOn(s.colour), s.note, 90),
    line('M72 176q48 22 96 0', '#dfe5ec', 3),
  ]);

export const scourer: Draw = (s) => {
  const sponge = s.says(/海绵/);
  return [
    ...[2, 1, 0].map((at) =>
      placed(`translate(${at * 10 - 8} ${at * -34 + 10})`, [
        lit(rect(44, 136, 144, 30, s.says(/强力/) ? '#8d3f2a' : s.colour, 5)),
        sponge ? lit(rect(44, 160, 144, 28, '#f7d648', 8)) : rect(44, 160, 144, 10, darker(s.colour, 0.3), 4),
        line('M56 146h12M84 152h14M116 146h12M148 152h14', '#ffffff44', 3),
      ]),
    ),
    rect(86, 130, 76, 44, '#fff', 4),
    words(124, 151, 20, s.tone, s.brand, 68),
    words(124, 168, 12, '#5b6472', s.note, 70),
  ];
};

export const steelWool: Draw = (s) => [
  repeated(
    'p',
    [
      disc(0, 0, 43, steelDark),
      line(
        'M-36-12q20-30 44-20t22 40-34 26-38-22 24-38 34 14-20 26M-20-34q40-10 52 22M-40 8q10 36 46 30M4-12q24 4 20 24',
        '#dfe5eb',
        3,
      ),
      line('M-30-24q-10 40 22 52M20-36q24 24 14 58M-24 18q30-40 50-8', '#5d6672', 2),
    ],
    [
      [84, 92],
      [160, 106],
      [110, 158],
    ],
  ),
  rect(128, 168, 84, 34, s.tone, 5),
  words(170, 184, 16, '#fff', s.brand, 74),
  words(170, 198, 12, '#fff', s.note, 70),
];

export const ragBundle: Draw = (s) => [
  ...[0, 1, 2, 3, 4].map((at) =>
    lit(
      path(
        `M${34 + at * 4} ${84 + at * 24}q${86 - at * 4}-26 ${172 - at * 8} 0l6 24q-90 18-${184 - at * 8} 0z`,
        s.colours[at % s.colours.length] ?? s.colour,
      ),
    ),
  ),
  line('M92 60q-8 80 0 146M150 60q8 80 0 146', '#e8c15a', 6),
  rect(84, 122, 74, 42, '#fff', 4),
  words(121, 142, 18, s.tone, s.brand, 66),
  words(121, 158, 13, '#5b6472', s.note, 66),
];

export const absorbent: Draw = (s) => {
  const fill = s.says(/化学/) ? '#f3a8bd' : s.says(/通用/) ? '#8a939f' : '#fbfcfe';
  return [
    ...[3, 2, 1, 0].map((at) => lit(rect(40 + at * 6, 128 - at * 22, 150, 70, at ? darker(fill, 0.06 * at) : fill, 5))),
    line('M60 142h20M92 148h20M124 142h20M60 182h20M92 186h20M156 150h16', darker(fill, 0.2), 3),
    rect(78, 148, 76, 38, s.tone, 4),
    words(116, 166, 18, '#fff', s.brand, 68),
    words(116, 181, 12, '#fff', s.note, 68),
  ];
};
