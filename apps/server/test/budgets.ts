import { randomUUID } from 'node:crypto';
import type { BudgetControl, BudgetPeriod } from '@yigou/contract';
import { plan } from '../src/budgets/planning.service';
import { theSystem } from '../src/db/actor';
import type { Shop } from './people';

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
