/** All that a drawing knows of the goods. Colours are `#rrggbb`. */
export type Sketch = {
  /** Of the body: what the spec says, else what such goods usually are. */
  colour: string;
  light: string;
  dark: string;
  deep: string;
  /** Of mixed goods all of them; the first is `colour`. */
  colours: readonly string[];
  /** One looks through it. */
  clear: boolean;
  brand: string;
  /** The colour of the brand, and a lighter one. */
  tone: string;
  toneLight: string;
  /** The spec without its colour, else the model: short, for a label. */
  note: string;
  /** Among its siblings: 0 is the smallest, 1 the largest. */
  size: number;
  /** How many lie in one pack. */
  pieces: number;
  /** Tells the products of one kind and brand apart: any whole number. */
  turn: number;
  /** The spec says this somewhere. */
  says: (pattern: RegExp) => boolean;
  /** The name of the product says this somewhere. */
  isCalled: (pattern: RegExp) => boolean;
  /** What the spec has for the first pair of brackets, as a number. */
  number: (pattern: RegExp) => number | undefined;
};

/** One kind of goods, in pieces of SVG from back to front. */
export type Draw = (sketch: Sketch) => readonly (string | false)[];
