/** `20mm`, `8mm` share `mm`: then it stands in the title and the values are numbers alone. */
export function sharedUnit(values: readonly string[]): string {
  const units = new Set(values.map((value) => /^\d+(?:\.\d+)?([^\d\s.]{1,3})$/.exec(value)?.[1] ?? ''));
  const [unit = ''] = units;
  return units.size === 1 ? unit : '';
}

/** Short enough to stand beside each other as tiles; words are read one below the other. */
export const areTiles = (values: readonly string[]): boolean =>
  values.length > 2 && values.every((value) => value.length <= 7 && /\d/.test(value));
