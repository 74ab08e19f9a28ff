/** `problem` empty: it is in the cart. */
export type LineResult = { itemId: number; name: string; qty: number; problem: string };

/** Which lines were refused and why: the answer names them `items.3` or `items.3.chartQty`. */
export function refusedLines(fields: Readonly<Record<string, string>>, count: number): Map<number, string> {
  const refused = new Map<number, string>();
  for (const [path, message] of Object.entries(fields)) {
    const at = Number(/^items\.(\d+)(\.|$)/.exec(path)?.[1] ?? Number.NaN);
    if (at < count && !refused.has(at)) refused.set(at, message);
  }
  return refused;
}
