import { formatDate } from '@yigou/contract/ground/time';
import { type BudgetControl, type BudgetPeriod, periodEnd, periodStarts } from '@yigou/contract/money/budgets.terms';
import { eq } from 'drizzle-orm';
import { theSystem } from '../ground/db/actor';
import type { Db } from '../ground/db/client';
import { plan } from '../money/budgets/budgetPlanning.service';
import { orgUnits } from '../people/org/org.tables';

const wan = 10_000 * 100;

/** Per period. The root has no code of its own, so it is found by having no parent. */
const demoBudgets: { unit: string; kind: BudgetPeriod; limit: number; control: BudgetControl; carryOver?: boolean }[] =
  [
    { unit: '', kind: 'month', limit: 62 * wan, control: 'hard' },
    { unit: 'ADM', kind: 'month', limit: 30 * wan, control: 'soft' },
    { unit: 'ADM-OFF', kind: 'month', limit: 12 * wan, control: 'soft', carryOver: true },
    { unit: 'ADM-IT', kind: 'month', limit: 4 * wan, control: 'hard' },
    { unit: 'MFG', kind: 'month', limit: 42 * wan, control: 'hard' },
    { unit: 'MFG-WS1', kind: 'month', limit: 18 * wan, control: 'hard', carryOver: true },
    { unit: 'MFG-WH', kind: 'month', limit: 2.5 * wan, control: 'soft' },
    { unit: 'FIN', kind: 'quarter', limit: 3.6 * wan, control: 'soft' },
  ];

/** The first customer plans this year's budgets. */
export async function loadBudgets(tx: Db, customerId: number, now: Date): Promise<void> {
  const units = await tx.select().from(orgUnits).where(eq(orgUnits.customerId, customerId));
  const year = Number(formatDate(now).slice(0, 4));
  for (const { unit, kind, limit, control, carryOver = false } of demoBudgets) {
    const found = units.find((each) => (unit === '' ? each.parentId === null : each.code === unit));
    if (!found) throw new Error(`no unit ${unit}`);
    const whose = { orgId: found.orgId, unitName: found.name, categoryId: null, categoryName: '' };
    const today = formatDate(now);
    const cells = periodStarts(kind, year).map((startsOn) => ({ ...whose, startsOn, limit }));
    const isOver = ({ startsOn }: { startsOn: string }) => periodEnd(kind, startsOn) <= today;
    const why = { by: theSystem, note: '年度预算', cause: `plan:${year}`, now };
    const settings = { control, warnPercent: 80, carryOver };
    // Nobody bought anything yet: what is left of the past months is not to swell this one.
    const over = { ...settings, carryOver: false };
    await plan(tx, { customerId, periodKind: kind, settings: over, cells: cells.filter(isOver) }, why);
    await plan(tx, { customerId, periodKind: kind, settings, cells: cells.filter((cell) => !isOver(cell)) }, why);
  }
}
