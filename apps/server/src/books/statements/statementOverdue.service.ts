import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import { and, asc, eq, isNull, lte, not, or } from 'drizzle-orm';
import type { Deadline } from '../../ground/jobs/deadlines';
import { creditTerms, ledgerAccounts } from '../../money/ledger/ledger.tables';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { judgeOverdue } from './statementEffects.service';
import { lockStatement, tellFinance } from './statementMoves.service';
import { lateOn } from './statements.queries';
import { isOverdue } from './statements.rules';
import { statements } from './statements.tables';

type Late = { statementId: number; tries: number };

/** Told once, and as long as it is late nothing more is bought on account. */
export const overdueDeadline: Deadline<LifeContext, Late> = {
  name: 'overdue statement',
  select: (tx, now, limit) =>
    tx
      .select({ statementId: statements.statementId, tries: statements.tries })
      .from(statements)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.customerId, statements.customerId))
      .innerJoin(creditTerms, eq(creditTerms.ledgerAccountId, ledgerAccounts.ledgerAccountId))
      .where(
        and(
          lateOn(formatDate(now)),
          or(isNull(statements.remindedAt), not(creditTerms.overdue)),
          or(isNull(statements.nextTryAt), lte(statements.nextTryAt, now)),
        ),
      )
      .orderBy(asc(statements.dueDate), asc(statements.statementId))
      .limit(limit),
  act: (ctx, { statementId }) =>
    ctx.tx.transaction(async (tx) => {
      const inner = { ...ctx, tx };
      const row = await lockStatement(tx, statementId);
      await judgeOverdue(inner, row.customerId);
      if (!isOverdue(row, formatDate(ctx.now)) || row.remindedAt) return;
      await tx.update(statements).set({ remindedAt: ctx.now }).where(eq(statements.statementId, statementId));
      const unpaid = formatYuan(fenToYuan(row.due - row.paid));
      await tellFinance(inner, row, `已逾期，尚欠 ${unpaid}`, `应付日 ${row.dueDate}。付清之前不能使用账期支付。`);
    }),
  postpone: async (tx, { statementId }, later) => {
    await tx.update(statements).set(later).where(eq(statements.statementId, statementId));
  },
};
