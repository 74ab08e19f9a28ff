/** A whole number below `most`: the same every time for one text, and spread out. */
export const spread = (text: string, most: number): number =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 99_991, 7) % most;
