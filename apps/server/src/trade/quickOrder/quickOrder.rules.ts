import { quantityMax } from '@yigou/contract/goods/catalog.terms';
import type { MatchedBy } from '@yigou/contract/trade/quickOrder.terms';

export type AskedLine = { key: string; qty: number };
export type NumberHit = { skuId: number; text: string; matchedBy: Extract<MatchedBy, 'itemNo' | 'partNo'> };

/** Full-width letters and digits are the same as plain ones, capitals the same as small ones. */
export const foldKey = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/** As it may stand in the books: as typed, and in capitals. */
export const spellings = (keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => [key.trim(), key.normalize('NFKC').trim(), foldKey(key)])),
];

/** Folded key → what carries that number, each article once. A customer's own number comes before ours. */
export function hitsByKey(hits: readonly NumberHit[]): Map<string, NumberHit[]> {
  const found = new Map<string, NumberHit[]>();
  const ownFirst = [...hits].sort((a, b) => b.matchedBy.localeCompare(a.matchedBy));
  for (const hit of ownFirst) {
    const key = foldKey(hit.text);
    const same = found.get(key) ?? [];
    if (!same.some((each) => each.skuId === hit.skuId)) found.set(key, [...same, hit]);
  }
  return found;
}

const bare = (text: string): string => foldKey(text).replace(/[\s·]+/g, '');

type Named = { name: string; spec: string };

/** The one whose name, alone or with its spec, is exactly what was written; undefined where none or several are. */
export function exactName<N extends Named>(key: string, found: readonly N[]): N | undefined {
  const wanted = bare(key);
  const full = found.filter(({ name, spec }) => bare(name + spec) === wanted);
  if (full.length === 1) return full[0];
  const named = found.filter(({ name }) => bare(name) === wanted);
  return named.length === 1 ? named[0] : undefined;
}

type Merged<T> = { lineNos: number[]; key: string; qty: number; found: T };

/** Lines that mean the same become one, with their quantities added up; `sameAs` says what a line means. */
export function mergeLines<T>(
  lines: readonly AskedLine[],
  found: readonly T[],
  sameAs: (line: AskedLine, found: T) => string,
): Merged<T>[] {
  const merged = new Map<string, Merged<T>>();
  lines.forEach((line, at) => {
    const meaning = found[at] as T;
    const name = sameAs(line, meaning);
    const first = merged.get(name);
    if (first) {
      first.lineNos.push(at + 1);
      first.qty = Math.min(quantityMax, first.qty + line.qty);
    } else merged.set(name, { lineNos: [at + 1], key: line.key, qty: line.qty, found: meaning });
  });
  return [...merged.values()];
}
