import { type DayRange, fenToYuan, type ReportFigures } from '@yigou/contract';

const nextDay = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
};

/** The fewest years, months and days that are exactly this range. */
export function spansOf({ from, to }: DayRange): string[] {
  const spans: string[] = [];
  for (let day = from; day <= to; ) {
    const [year, month] = [day.slice(0, 4), day.slice(0, 7)];
    const whole = [
      { span: year, first: `${year}-01-01`, last: `${year}-12-31` },
      { span: month, first: `${month}-01`, last: lastOfMonth(month) },
      { span: day, first: day, last: day },
    ].find(({ first, last }) => first === day && last <= to);
    if (!whole) break;
    spans.push(whole.span);
    day = nextDay(whole.last);
  }
  return spans;
}

/** Nothing was bought after today: what reaches it is read to the end of the year, which is far fewer spans. */
export function readTo({ from, to }: DayRange, today: string): DayRange {
  const yearEnd = `${today.slice(0, 4)}-12-31`;
  return { from, to: to >= today && to < yearEnd ? yearEnd : to };
}

function lastOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

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
