import { darker, inkOn, lighter, paper } from './paint';
import { disc, line, lit, litDown, oval, path, placed, rect, scaled, words } from './shapes';
import type { Sketch } from './sketch.types';

/** What several kinds of goods have in common. */

/** Brand and note on a label; in one of four styles, by the product. */
export function label(s: Sketch, x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2;
  const most = width - 6;
  const big = Math.min(height * 0.4, 24);
  const small = Math.min(height * 0.28, 16);
  const note = (fill: string) => words(middle, y + height * 0.84, small, fill, s.note, most);
  const styles = [
    () => [
      rect(x, y, width, height, '#fff', 3),
      path(`M${x} ${y + 3}a3 3 0 0 1 3-3h${width - 6}a3 3 0 0 1 3 3v${height * 0.5}h-${width}z`, s.tone),
      words(middle, y + height * 0.4, big, '#fff', s.brand, most),
      note(s.tone),
    ],
    () => [
      rect(x, y, width, height, s.tone, 3),
      rect(x, y + height * 0.58, width, height * 0.08, s.toneLight),
      words(middle, y + height * 0.46, big, '#fff', s.brand, most),
      note('#fff'),
    ],
    () => [
      rect(x, y, width, height, '#fff', 3),
      rect(x, y, width, height * 0.12, s.tone),
      rect(x, y + height * 0.93, width, height * 0.07, s.tone),
      words(middle, y + height * 0.54, big, s.tone, s.brand, most),
      note('#5b6472'),
    ],
    () => [
      rect(x, y, width, height, s.toneLight, 3),
      path(`M${x} ${y + height}v-${height * 0.3}q${width * 0.5}-${height * 0.24} ${width} 0v${height * 0.3}z`, s.tone),
      words(middle, y + height * 0.48, big, darker(s.tone, 0.2), s.brand, most),
      note('#fff'),
    ],
  ];
  return (styles[s.turn % styles.length] ?? styles[0])?.().join('') ?? '';
}

/** The brand alone, as it is printed on the thing itself. */
export const brandOn = (s: Sketch, x: number, y: number, size: number, ground: string, most = 80): string =>
  words(x, y, size, inkOn(ground), s.brand, most);

/** As many as the pack holds, but never more than three: behind each other, or stacked when they lie flat. */
export function many(s: Sketch, parts: readonly string[], apart = 46, up = 10): string[] {
  if (s.pieces < 2) return [...parts];
  const front = `<g id="o">${scaled(s.pieces < 3 ? 0.86 : 0.8, parts)}</g>`;
  const copy = (x: number, y: number) => `<use href="#o" x="${x}" y="${y}"/>`;
  if (s.pieces < 3) return [placed(`translate(${-apart / 2} ${up / 3})`, [copy(apart, -up), front])];
  return up > 20 ? [copy(apart, -2 * up), copy(apart / 2, -up), front] : [copy(apart, -up), copy(-apart, -up), front];
}

export type Cap = 'screw' | 'pump' | 'trigger' | 'flip' | 'nozzle' | 'none';
type BottleShape = {
  width: number;
  height: number;
  neck?: number;
  shoulder?: number;
  cap: Cap;
  capColour?: string;
  fill?: string;
};

const middle = 120;
const ground = 204;

function capOn(top: number, neck: number, fill: string, cap: Cap): string[] {
  const left = middle - neck / 2;
  const dark = darker(fill, 0.2);
  if (cap === 'screw')
    return [lit(rect(left - 3, top - 16, neck + 6, 19, fill, 4)), rect(left - 3, top - 2, neck + 6, 4, dark, 2)];
  if (cap === 'flip')
    return [
      lit(path(`M${left - 6} ${top + 2}l5-22h${neck + 2}l5 22z`, fill)),
      rect(left - 1, top - 22, neck + 2, 5, dark, 2),
    ];
  if (cap === 'nozzle')
    return [lit(rect(left - 2, top - 8, neck + 4, 10, dark, 3)), lit(rect(middle - 7, top - 20, 14, 13, fill, 3))];
  if (cap === 'pump')
    return [
      rect(middle - 4, top - 26, 8, 22, dark),
      lit(rect(left - 4, top - 12, neck + 8, 15, fill, 4)),
      path(`M${middle - 40} ${top - 34}q2-9 14-9h30q10 0 10 9v6q0 5-6 5h-28q-6 0-9 5l-3 5h-7z`, fill),
    ];
  if (cap === 'trigger')
    return [
      lit(rect(left - 3, top - 12, neck + 6, 15, fill, 3)),
      path(`M${middle - 13} ${top - 12}v-14h-20v-16h52q22 0 26 20l2 10h-20v-6h-14v6z`, fill),
      rect(middle - 40, top - 40, 9, 12, dark, 2),
      path(`M${middle - 12} ${top - 26}q-6 12-16 18l4 4q14-6 20-20z`, dark),
    ];
  return [];
}

/** Stands on the ground. A label goes on it at `labelAt`. */
export function bottle(s: Sketch, shape: BottleShape): string[] {
  const { width, height, neck = width * 0.4, shoulder = 24, cap, capColour = s.dark, fill = s.colour } = shape;
  const top = ground - height;
  const [left, right] = [middle - width / 2, middle + width / 2];
  const bend = shoulder * 0.5;
  const body = `M${middle - neck / 2} ${top}C${middle - neck / 2} ${top + bend} ${left} ${top + bend} ${left} ${top + shoulder}V${ground - 10}q0 10 10 10H${right - 10}q10 0 10-10V${top + shoulder}C${right} ${top + bend} ${middle + neck / 2} ${top + bend} ${middle + neck / 2} ${top}z`;
  return [...capOn(top, neck, capColour, cap), lit(path(body, fill))];
}

/** A cylinder that stands: jars, cans, pails. */
export function can(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  lid = lighter(fill, 0.35),
): string[] {
  const flat = width * 0.13;
  const [middleX, bottom] = [x + width / 2, y + height];
  return [
    lit(path(`M${x} ${y}v${height}a${width / 2} ${flat} 0 0 0 ${width} 0v${-height}z`, fill)),
    oval(middleX, y, width / 2, flat, lid),
    oval(middleX, y, width / 2 - 5, flat - 2.5, darker(lid, 0.12)),
    path(
      `M${x} ${bottom - 4}v4a${width / 2} ${flat} 0 0 0 ${width} 0v-4a${width / 2} ${flat} 0 0 1 ${-width} 0z`,
      '#0002',
    ),
  ];
}

type BoxShape = { x: number; y: number; width: number; height: number; depth: number; fill: string };

/** A box seen a little from the right and from above. */
export function box({ x, y, width, height, depth, fill }: BoxShape): string[] {
  const rise = depth * 0.5;
  return [
    path(`M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}z`, lighter(fill, 0.28)),
    path(`M${x + width} ${y}l${depth} ${-rise}v${height}l${-depth} ${rise}z`, darker(fill, 0.22)),
    litDown(rect(x, y, width, height, fill)),
  ];
}

/** A bag of film, welded above and below. */
export function pouch(x: number, y: number, width: number, height: number, fill: string): string[] {
  const [right, bottom] = [x + width, y + height];
  return [
    lit(
      path(
        `M${x + 4} ${y}H${right - 4}q-5 ${height * 0.2} 4 ${height * 0.5}t-4 ${height * 0.5}H${x + 4}q-9-${height * 0.2}-4-${height * 0.5}t4-${height * 0.5}z`,
        fill,
      ),
    ),
    rect(x + 2, y - 3, width - 4, 12, lighter(fill, 0.3), 2),
    rect(x + 2, bottom - 9, width - 4, 12, lighter(fill, 0.3), 2),
  ];
}

/** Rolled up, seen from the front and a little from above: a core, and what is wound around it. */
export function roll(x: number, y: number, r: number, thick: number, fill: string, core = '#cda16c'): string[] {
  return [
    lit(path(`M${x - r} ${y}v${thick}a${r} ${r * 0.42} 0 0 0 ${r * 2} 0v${-thick}z`, fill)),
    oval(x, y, r, r * 0.42, lighter(fill, 0.3)),
    oval(x, y, r * 0.72, r * 0.3, lighter(fill, 0.12)),
    oval(x, y, r * 0.42, r * 0.176, core),
    oval(x, y + 1.5, r * 0.34, r * 0.13, darker(core, 0.45)),
  ];
}

/** A roll that stands upright: what is on it, and how wide. */
export const standingRoll = (s: Sketch, fill: string, wide: number, core = '#cda16c'): string[] => {
  const [x, r] = [104 - wide * 0.3, 70];
  return [
    lit(path(`M${x} ${120 - r}h${wide}a${r * 0.9} ${r} 0 0 1 0 ${r * 2}h${-wide}z`, darker(fill, 0.2))),
    oval(x, 120, r * 0.9, r, fill),
    oval(x, 120, r * 0.66, r * 0.74, lighter(fill, 0.12)),
    oval(x, 120, r * 0.56, r * 0.62, core),
    oval(x + 3, 120, r * 0.48, r * 0.54, darker(core, 0.4)),
    oval(x + 12, 120, r * 0.38, r * 0.5, darker(core, 0.55)),
    s.clear ? oval(x, 120, r * 0.9, r, '#ffffff33') : '',
  ];
};

/** Cable laid in rings. */
export const rings = (fill: string, turns = 5, width = 8): string[] =>
  Array.from(
    { length: turns },
    (_, at) =>
      `M${52 + at * 7} ${122 + (at % 2) * 4}a${68 - at * 7} ${60 - at * 6} 0 1 0 ${136 - at * 14} 0a${68 - at * 7} ${60 - at * 6} 0 1 0 ${-136 + at * 14} 0`,
  ).flatMap((d) => [line(d, darker(fill, 0.28), width), line(d, fill, width * 0.7)]);

/** A wheel with its hub. */
export const wheel = (x: number, y: number, r: number, fill = '#3a3f47'): string =>
  disc(x, y, r, fill) + disc(x, y, r * 0.5, '#c3c9d1') + disc(x, y, r * 0.18, fill);

/** A screen in its frame; something bright is on it. */
export function screen(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  shown = '#2f6fb8',
): string[] {
  return [
    rect(x, y, width, height, frame, 6),
    rect(x + 5, y + 5, width - 10, height - 11, shown, 2),
    path(
      `M${x + 5} ${y + height - 6}V${y + height * 0.62}q${width * 0.3}-${height * 0.34} ${width - 10}-${height * 0.16}V${y + height - 6}z`,
      lighter(shown, 0.25),
    ),
    path(`M${x + 5} ${y + 5}h${width * 0.42}l${-width * 0.3} ${height - 11}h${-width * 0.12}z`, '#ffffff22'),
  ];
}

/** A plate with what is said on it, as instruments and machines carry it. */
export const plate = (s: Sketch, x: number, y: number, width: number, size = 12): string =>
  rect(x, y, width, size * 1.6, s.tone, 3) + words(x + width / 2, y + size * 1.16, size, '#fff', s.brand, width - 6);

/** Sheets of paper on each other. */
export const sheets = (x: number, y: number, width: number, height: number, fill = paper): string =>
  rect(x + 7, y + 6, width, height, darker(fill, 0.22), 2) +
  rect(x + 4, y + 3, width, height, darker(fill, 0.1), 2) +
  rect(x, y, width, height, fill, 2);
