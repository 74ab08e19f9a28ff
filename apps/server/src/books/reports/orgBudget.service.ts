import type { ReportBudgetRow } from '@yigou/contract/books/reports';
import { formatTime } from '@yigou/contract/ground/time';
import type { BudgetPeriod } from '@yigou/contract/money/budgets.terms';
import { periodLabel, periodStart, usedPercent } from '@yigou/contract/money/budgets.terms';
import { readYear } from '../../money/budgets/budgetReading.service';
import type { ReportContext } from './reports.service';

/** What the budgets themselves say: a figure leads to the entries of its budget, not to order lines. */
export async function readBudgets(ctx: ReportContext, { periodKind, day }: { periodKind: BudgetPeriod; day: string }) {
  const startsOn = periodStart(periodKind, day);
  const year = await readYear(ctx, { year: Number(day.slice(0, 4)), periodKind, categoryId: null });
  const at = year.starts.indexOf(startsOn);
  const rows = year.units.flatMap(({ cells, orgId, parentId, unitCode, unitName }): ReportBudgetRow[] => {
    const cell = cells[at];
    if (!cell) return [];
    const { budgetId, control, warnPercent, limit, reserved, used: taken } = cell;
    const used = round(taken - reserved);
    const left = round(limit - taken);
    const rate = usedPercent(taken, limit);
    const place = { budgetId, orgId, parentId, name: unitName, code: unitCode };
    return [{ ...place, control, warnPercent, limit, reserved, used, left, rate }];
  });
  return { asOf: formatTime(ctx.now), period: periodLabel(periodKind, startsOn), startsOn, rows, sums: sumTop(rows) };
}

const round = (yuan: number): number => Math.round(yuan * 100) / 100;

/** What stands below another budget is part of it. */
function sumTop(rows: readonly ReportBudgetRow[]) {
  const shown = new Set(rows.map(({ orgId }) => orgId));
  const tops = rows.filter(({ parentId }) => parentId === null || !shown.has(parentId));
  const sum = (of: 'limit' | 'reserved' | 'used' | 'left') => round(tops.reduce((total, row) => total + row[of], 0));
  return { limit: sum('limit'), reserved: sum('reserved'), used: sum('used'), left: sum('left') };
}
