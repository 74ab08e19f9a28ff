const pieces = (text: string): string[] => text.match(/\d+(?:\.\d+)?|\D+/g) ?? [];
const isNumber = (piece: string): boolean => /^\d/.test(piece);

const words = new Intl.Collator('zh-CN');

/** Sizes as people order them: M6×8 before M6×10, 0.08mm before 0.1mm. */
export function compareNatural(one: string, other: string): number {
  const [a, b] = [pieces(one), pieces(other)];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const [left, right] = [a[at], b[at]];
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    const both = isNumber(left) && isNumber(right);
    if (isNumber(left) !== isNumber(right)) return isNumber(left) ? -1 : 1;
    const order = both ? Number(left) - Number(right) : words.compare(left, right);
    if (order !== 0) return order;
  }
  return 0;
}
