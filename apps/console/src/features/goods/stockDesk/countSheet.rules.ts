import type { ConsoleAnswer, ConsoleInput } from '@yigou/contract/console';
import type { CheckedRow } from '@yigou/contract/goods/stock.console';
import { type CountColumn, type CountVerdict, countColumns, stockLimits } from '@yigou/contract/goods/stock.terms';
import { readRows, type SheetShape } from '@yigou/web-kit';
import type { Turn } from '../../../ui/StateDot';

/** A sheet as it was read, and what was said of it when it was tried last. */
export type Brought = {
  fileName: string;
  rows: ConsoleInput<'Stock/CheckCount'>['rows'];
  checked: ConsoleAnswer<'Stock/CheckCount'>['resultData'];
};

const countShape: SheetShape<CountColumn> = {
  headings: countColumns,
  otherNames: {
    skuNo: ['SKU 编号', '货号', '编号'],
    name: ['商品名称'],
    specs: ['规格型号'],
    booked: ['账面', '账存数量'],
    found: ['实盘', '实存数量', '盘点数量'],
  },
  required: ['skuNo', 'booked', 'found'],
  empty: '表格中没有商品',
  most: stockLimits.countRows,
};

/** Every row of the file with its number in it; whether it is right the server says. */
export function readCountRows(cells: readonly (readonly string[])[]) {
  const read = readRows(countShape, cells);
  if (!read.rows) return read;
  const rows = read.rows.map(({ skuNo, booked, found }, at) => ({ rowNo: read.rowNos[at] ?? 1, skuNo, booked, found }));
  return { rows, fault: '' as const };
}

export const verdictTurns: Record<CountVerdict, Turn> = {
  wrong: 'bad',
  change: 'us',
  repeated: 'off',
  same: 'ok',
  blank: 'off',
};

export const rowsOf = (rows: readonly CheckedRow[], verdict: CountVerdict | 'all'): CheckedRow[] =>
  rows.filter((row) => verdict === 'all' || row.verdict === verdict);

type Way = { onlyGood: boolean; counts: Readonly<Record<CountVerdict, number>> };

/** How many rows would be posted; none while a wrong one keeps all from it. */
export const postable = ({ onlyGood, counts: { wrong, change, same } }: Way): number =>
  wrong > 0 && !onlyGood ? 0 : change + same;
