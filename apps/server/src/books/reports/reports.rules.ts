import type { ReportFigures } from '@yigou/contract/books/reports';
import { fenToYuan } from '@yigou/contract/ground/money';

/** In 分, as the sums have them. */
export type Measures = Omit<ReportFigures, 'net'>;
export const measureNames = [
  'orders',
  'lines',
  'refundLines',
  'qty',
  'refundQty',
  'amount',
  'refund',
  'market',
  'saving',
  'contract',
  'contractSaving',
  'tierSaving',
] as const satisfies readonly (keyof Measures)[];

export const nothing: Measures = {
  orders: 0,
  lines: 0,
  refundLines: 0,
  qty: 0,
  refundQty: 0,
  amount: 0,
  refund: 0,
  market: 0,
  saving: 0,
  contract: 0,
  contractSaving: 0,
  tierSaving: 0,
};

export const plus = (one: Measures, other: Measures): Measures =>
  Object.fromEntries(measureNames.map((name) => [name, one[name] + other[name]])) as Measures;

export const toFigures = (sums: Measures): ReportFigures => ({
  ...sums,
  amount: fenToYuan(sums.amount),
  refund: fenToYuan(sums.refund),
  net: fenToYuan(sums.amount - sums.refund),
  market: fenToYuan(sums.market),
  saving: fenToYuan(sums.saving),
  contract: fenToYuan(sums.contract),
  contractSaving: fenToYuan(sums.contractSaving),
  tierSaving: fenToYuan(sums.tierSaving),
});

type Node = { id: number; parentId: number | null };

/** Each node of a tree with all below it; a node whose parent is not among them stands at the top. */
export function rollUp<T>(nodes: readonly Node[], own: ReadonlyMap<number, T>, add: (one: T, other: T) => T) {
  const known = new Set(nodes.map((node) => node.id));
  const below = new Map<number | null, number[]>();
  for (const { id, parentId } of nodes) {
    const parent = parentId !== null && known.has(parentId) ? parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), id]);
  }
  const sums = new Map<number, T>();
  const sum = (id: number): T | undefined => {
    let whole = own.get(id);
    for (const child of below.get(id) ?? []) {
      const part = sum(child);
      if (part !== undefined) whole = whole === undefined ? part : add(whole, part);
    }
    if (whole !== undefined) sums.set(id, whole);
    return whole;
  };
  const tops = below.get(null) ?? [];
  for (const id of tops) sum(id);
  return { sums, tops, childrenOf: (id: number): number[] => below.get(id) ?? [] };
}

/** From the top down to the node itself. */
export function pathTo<N extends Node>(nodes: readonly N[], id: number | undefined): N[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const path: N[] = [];
  for (let node = byId.get(id ?? 0); node; node = byId.get(node.parentId ?? 0)) path.unshift(node);
  return path;
}
