import type { PreviewLine } from '@yigou/contract/trade/checkout';

/** What became different between looking and submitting. */
export type Changes = { lines: ReadonlyMap<number, string>; payable: string };

const linePath = /^lines\.(\d+)$/;

/** Undefined when the refusal says nothing about lines or the sum: then it is another one. */
export function readChanges(fields: Record<string, string>): Changes | undefined {
  const lines = new Map<number, string>();
  for (const [path, text] of Object.entries(fields)) {
    const itemId = linePath.exec(path)?.[1];
    if (itemId) lines.set(Number(itemId), text);
  }
  const payable = fields.payable ?? '';
  return lines.size > 0 || payable ? { lines, payable } : undefined;
}

/** So many are shown of a long list; a list only a little longer is shown whole. */
const firstLines = 5;
const foldFrom = 9;

export const folds = (lines: readonly PreviewLine[]): boolean => lines.length >= foldFrom;

/** The first few, and every line that has something to say. */
export const foldLines = (lines: readonly PreviewLine[], changed: ReadonlyMap<number, string> | undefined) =>
  lines.filter((line, at) => at < firstLines || changed?.has(line.itemId));

type SupplierGroup = { supplierId: number; supplierName: string; lines: PreviewLine[] };

/** In the order in which the suppliers first appear. */
export function bySupplier(lines: readonly PreviewLine[]): SupplierGroup[] {
  const groups = new Map<number, SupplierGroup>();
  for (const line of lines) {
    const { supplierId, supplierName } = line;
    const group = groups.get(supplierId) ?? { supplierId, supplierName, lines: [] };
    group.lines.push(line);
    groups.set(supplierId, group);
  }
  return [...groups.values()];
}
