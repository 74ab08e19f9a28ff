import type { CheckedRow } from '@yigou/contract/goods/stock.console';
import { type CountVerdict, stockLimits } from '@yigou/contract/goods/stock.terms';

export type SheetRow = { rowNo: number; skuNo: string; booked: string; found: string };
/** What is known of a SKU that a sheet names. */
export type Known = {
  skuId: number;
  skuNo: string;
  name: string;
  specs: string;
  onHand: number;
  reserved: number;
};
export type Judged = CheckedRow & { bookedQty: number; foundQty: number };

/** As people write whole numbers: full width, with separators. Null: it is none. */
export function wholeNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.0+)?$/.test(plain)) return null;
  const value = Number(plain.replaceAll(',', ''));
  return Number.isSafeInteger(value) ? value : null;
}

function faultOf(name: string, value: number | null): string {
  if (value === null) return `${name}不是整数`;
  if (value < 0) return `${name}不能为负数`;
  return value > stockLimits.onHand ? `${name}最多 ${stockLimits.onHand}` : '';
}

export const numberOf = ({ skuNo }: Pick<SheetRow, 'skuNo'>): string => skuNo.normalize('NFKC').trim().toUpperCase();

type Given = {
  known: ReadonlyMap<string, Known>;
  /** The count that posted the same of this SKU already. */
  postedBy: (skuId: number, booked: number, found: number) => string | undefined;
};

function judgeRow(row: SheetRow, { known, postedBy }: Given, firstRow: number | undefined): Judged {
  const sku = known.get(numberOf(row));
  const told = {
    ...{ rowNo: row.rowNo, booked: row.booked, found: row.found, skuNo: row.skuNo.trim() },
    ...{ skuId: sku?.skuId ?? null, name: sku?.name ?? '', specs: sku?.specs ?? '', now: sku?.onHand ?? null },
    ...{ after: null, difference: null, moved: false, bookedQty: 0, foundQty: 0 },
  };
  const say = (verdict: CountVerdict, note = '', more: Partial<Judged> = {}): Judged => ({
    ...told,
    ...more,
    verdict,
    note,
  });
  if (row.found.trim() === '') return say('blank');
  if (!sku) return say('wrong', row.skuNo.trim() === '' ? '没有商品编号' : '没有这个商品编号');
  if (firstRow !== undefined) return say('wrong', `与第 ${firstRow} 行重复`);
  const found = wholeNumber(row.found);
  const booked = wholeNumber(row.booked);
  const fault = faultOf('实盘数量', found) || (row.booked.trim() === '' ? '没有账面数量' : faultOf('账面数量', booked));
  if (fault || found === null || booked === null) return say('wrong', fault);
  const difference = found - booked;
  const after = sku.onHand + difference;
  const moved = sku.onHand !== booked;
  const sums = { difference, after, moved, bookedQty: booked, foundQty: found };
  const before = difference === 0 ? undefined : postedBy(sku.skuId, booked, found);
  if (before) return say('repeated', `盘点单 ${before} 已按同样的数量过账`, { ...sums, after: sku.onHand });
  if (after < sku.reserved) return say('wrong', `过账后在库 ${after}，少于已占用的 ${sku.reserved}`, sums);
  return say(difference === 0 ? 'same' : 'change', moved ? `账面已由 ${booked} 变为 ${sku.onHand}` : '', sums);
}

/** What would become of every row of a sheet. */
export function judgeSheet(rows: readonly SheetRow[], given: Given): Judged[] {
  const firstRows = new Map<string, number>();
  return rows.map((row) => {
    const skuNo = numberOf(row);
    const judged = judgeRow(row, given, firstRows.get(skuNo));
    // What was left empty was not counted, so another row may count it.
    if (judged.verdict !== 'blank' && !firstRows.has(skuNo)) firstRows.set(skuNo, row.rowNo);
    return judged;
  });
}

export const isCounted = ({ verdict }: Pick<Judged, 'verdict'>): boolean => verdict === 'change' || verdict === 'same';

/** Pieces found more, and fewer, than the books say. */
export const sumsOf = (rows: readonly Pick<Judged, 'verdict' | 'difference'>[]) => {
  const differences = rows.flatMap((row) => (row.verdict === 'change' ? (row.difference ?? 0) : []));
  const sum = (all: number[]): number => all.reduce((total, each) => total + Math.abs(each), 0);
  return { more: sum(differences.filter((each) => each > 0)), fewer: sum(differences.filter((each) => each < 0)) };
};

const order: readonly CountVerdict[] = ['wrong', 'change', 'repeated', 'same', 'blank'];

/** What has to be looked at first stands on top. */
export const mostUrgent = (rows: readonly Judged[]): Judged[] =>
  rows.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.rowNo - b.rowNo);
