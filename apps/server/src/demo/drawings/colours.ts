import { colourNames } from './colours.data';

/** One colour, or several of mixed goods. */
export type Colours = readonly [string, ...string[]];

const colourAxis = /颜色|镜片/;

/** It says nothing but a colour, which the drawing shows by itself. */
export const isColourAxis = (axis: string): boolean => colourAxis.test(axis);

type Named = { name: string; colours: Colours };

const asColours = (value: string | Colours): Colours => (typeof value === 'string' ? [value] : value);
const byName = new Map(Object.entries(colourNames).map(([name, value]) => [name, asColours(value)]));
const longestFirst = [...byName]
  .map(([name, colours]): Named => ({ name, colours }))
  .sort((a, b) => b.name.length - a.name.length);

export const colourNamed = (name: string): Colours | undefined => byName.get(name);

/** The colour that a value names: the longest name within it, of two as long the first. */
export function colourIn(axis: string, value: string): Named | undefined {
  const ofColour = isColourAxis(axis);
  let best: (Named & { at: number }) | undefined;
  for (const named of longestFirst) {
    if (best && named.name.length < best.name.length) break;
    // 蓝牙 is no colour: outside a colour's own axis one character counts only with 色 behind it.
    const at = value.indexOf(ofColour || named.name.length > 1 ? named.name : `${named.name}色`);
    if (at >= 0 && (!best || at < best.at)) best = { ...named, at };
  }
  return best;
}
