import { formatDate } from '@yigou/contract/ground/time';
import { and, eq } from 'drizzle-orm';
import { reference } from '../../ground/db/references';
import { enterBilling, setOverdue } from '../../money/ledger/billing.service';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { noteReconciled } from '../../trade/orders/reconciling.service';
import { lateOn, reconciledStates, type StatementRow } from './statements.queries';
import type { EffectName } from './statements.rules';
import { statementEntries, statements } from './statements.tables';

/** What the ledger knows a statement by. */
export const holderOf = ({ statementId }: Pick<StatementRow, 'statementId'>): string =>
  reference('statement', statementId);

/** Whether a statement of the customer is late decides whether they buy on account. */
export async function judgeOverdue({ tx, now }: LifeContext, customerId: number): Promise<void> {
  const late = and(eq(statements.customerId, customerId), lateOn(formatDate(now)));
  await setOverdue(tx, customerId, (await tx.$count(statements, late)) > 0);
}

/** The orders that a statement is about. */
export type OrderIds = readonly number[];
type Effect = (ctx: LifeContext, statement: StatementRow, orderIds: OrderIds) => Promise<void>;

export const effects: Record<EffectName, Effect> = {
  bill: async ({ tx, now }, statement) => {
    const { customerId, due: amount } = statement;
    const holder = holderOf(statement);
    if (amount > 0) await enterBilling(tx, { customerId, kind: 'bill', amount, holder, cause: holder, now });
  },
  freeEntries: async ({ tx }, { statementId }) => {
    await tx.update(statementEntries).set({ statementId: null }).where(eq(statementEntries.statementId, statementId));
  },
  noteOrders: async ({ tx }, _, orderIds) => noteReconciled(tx, await reconciledStates(tx, orderIds)),
  judgeOverdue: (ctx, { customerId }) => judgeOverdue(ctx, customerId),
};
