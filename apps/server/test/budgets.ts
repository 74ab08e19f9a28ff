import { randomUUID } from 'node:crypto';
import { formatDate } from '@yigou/contract/ground/time';
import { type BudgetControl, type BudgetPeriod, periodStart } from '@yigou/contract/money/budgets.terms';
import { theSystem } from '../src/ground/db/actor';
import { plan } from '../src/money/budgets/budgetPlanning.service';
import { accountOf, type Shop, unitsOf } from './people';

type Cell = { orgId: number; startsOn: string; limit: number; categoryId?: number };
type Planned = {
  customerId: number;
  periodKind?: BudgetPeriod;
  control?: BudgetControl;
  warnPercent?: number;
  carryOver?: boolean;
  cells: Cell[];
};

/** As somebody planned it. Limits in 分. */
export const planLimits = ({ db, clock }: Shop, planned: Planned): Promise<void> => {
  const { customerId, periodKind = 'month', control = 'hard', warnPercent = 80, carryOver = false } = planned;
  const cells = planned.cells.map((cell) => ({ unitName: '组织', categoryId: null, categoryName: '', ...cell }));
  const why = { by: theSystem, note: '编制预算', cause: `plan:${randomUUID()}`, now: clock.now() };
  return db.transaction((tx) =>
    plan(tx, { customerId, periodKind, settings: { control, warnPercent, carryOver }, cells }, why),
  );
};

/** A budget of this year, large enough for every order of a test, for the unit of `buyer` and the one above it. */
export async function budgetForBuyer(shop: Shop): Promise<void> {
  const { customerId } = await accountOf(shop, 'buyer');
  const units = await unitsOf(shop, customerId);
  const startsOn = periodStart('year', formatDate(shop.clock.now()));
  const cells = ['ADM-OFF', 'ADM'].map((code) => ({ orgId: units.get(code) ?? 0, startsOn, limit: 100_000_000 }));
  await planLimits(shop, { customerId, periodKind: 'year', cells });
}
