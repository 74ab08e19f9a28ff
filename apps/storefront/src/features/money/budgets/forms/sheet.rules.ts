import type { CallAnswer, CallInput } from '@yigou/contract/calls';
import {
  type BudgetPeriod,
  budgetControlLabels,
  budgetImportMax,
  periodName,
  periodStarts,
} from '@yigou/contract/money/budgets.terms';

type Sheet = (string | number | null)[][];
export type ImportRow = CallInput<'Budget/Import'>['rows'][number];

const headOf = (kind: BudgetPeriod, year: number) => periodStarts(kind, year).map((start) => periodName(kind, start));

export const toSheet = (rows: CallAnswer<'Budget/Export'>['resultData'], kind: BudgetPeriod, year: number): Sheet => [
  ['组织编码', '组织名称', '类目', '控制方式', ...headOf(kind, year)],
  ...rows.map(({ unitCode, unitName, categoryName, control, limits }) => [
    unitCode,
    unitName,
    categoryName,
    budgetControlLabels[control],
    ...limits,
  ]),
];

const plain = (cell: string | undefined): string => (cell ?? '').trim();
const amountOf = (cell: string): number | null | undefined => {
  const text = cell.replace(/[,，¥\s]/g, '');
  if (text === '' || text === '-' || text === '—') return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) / 100 : undefined;
};

/** The rows of a sheet by the names in its head; what cannot be read is told with the row it stands in. */
export function fromSheet(
  cells: string[][],
  kind: BudgetPeriod,
  year: number,
): { rows: ImportRow[]; faults: string[] } {
  const at = cells.findIndex((row) => row.some((cell) => plain(cell) === '组织编码'));
  const head = (cells[at] ?? []).map((cell) => plain(cell).replace(/\s/g, ''));
  const column = (name: string) => head.indexOf(name.replace(/\s/g, ''));
  const names = headOf(kind, year);
  const missing = names.filter((name) => column(name) < 0);
  if (at < 0) return { rows: [], faults: ['表头缺少“组织编码”，请按导出的表格填写'] };
  if (missing.length > 0) return { rows: [], faults: [`缺少列：${missing.join('、')}，请按导出的表格填写`] };
  const faults: string[] = [];
  const rows = cells.slice(at + 1).flatMap((row, below): ImportRow[] => {
    if (row.every((cell) => plain(cell) === '')) return [];
    const limits = names.map((name) => {
      const amount = amountOf(plain(row[column(name)]));
      if (amount === undefined) faults.push(`第 ${at + below + 2} 行“${name}”不是金额`);
      return amount ?? null;
    });
    const categoryName = column('类目') < 0 ? '' : plain(row[column('类目')]);
    return [{ unitCode: plain(row[column('组织编码')]), categoryName, limits }];
  });
  if (rows.length === 0) faults.push('文件中没有预算');
  if (rows.length > budgetImportMax) faults.push(`一次最多导入 ${budgetImportMax} 行`);
  return { rows, faults };
}
