import { fenToYuan } from '@yigou/contract/ground/money';
import { and, asc, eq, exists, ne, not, sql } from 'drizzle-orm';
import { theSystem } from '../../ground/db/actor';
import { type AccountContext, actorOf } from '../../ground/http/context';
import type { Deadline } from '../../ground/jobs/deadlines';
import { DomainError } from '../../ground/lib/domainError';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { orders } from '../../trade/orders/orders.tables';
import { selectOrdersById } from '../../trade/orders/reconciling.service';
import { apply, type Seller } from '../invoices/invoiceApplying.service';
import { blockOf, piecesOf } from '../invoices/invoiceable.service';
import { applications } from '../invoices/invoices.tables';
import { lockStatement, moveStatement } from './statementMoves.service';
import { statementsInReach } from './statementReach.service';
import { ordersIn, type StatementRow } from './statements.queries';
import { mayMoveStatement, statementActions } from './statements.rules';
import { statementEntries, statements } from './statements.tables';

/** Of its orders those with something to invoice, and why the others have none. */
async function invoiceable({ tx }: Pick<AccountContext, 'tx'>, { statementId }: StatementRow) {
  const parts = await piecesOf(tx, await selectOrdersById(tx, await ordersIn(tx, [statementId])));
  return {
    ready: parts.filter((part) => blockOf(part) === ''),
    left: parts.flatMap((part) => {
      const why = blockOf(part);
      return why && part.pieces.length > 0 ? [`${part.order.orderNo} ${why}`] : [];
    }),
  };
}

export const canInvoice = async (ctx: AccountContext, row: StatementRow): Promise<boolean> =>
  statementActions(row.state, true).includes('applyInvoice') && (await invoiceable(ctx, row)).ready.length > 0;

type Wanted = { statementId: number; requestId: string; titleId: number };

/** One application over all that is not invoiced yet. What was invoiced by itself is no part of it. */
export async function applyForStatement(ctx: AccountContext, seller: Seller, wanted: Wanted) {
  const { statementId, requestId, titleId } = wanted;
  const row = await lockStatement(ctx.tx, statementId, statementsInReach(ctx.caller));
  const own = and(eq(applications.accountId, ctx.caller.accountId), eq(applications.requestId, requestId));
  const [known] = await ctx.tx.select().from(applications).where(own);
  if (known) return { ...known, left: [] };
  const { ready, left } = await invoiceable(ctx, row);
  if (!statementActions(row.state, ready.length > 0).includes('applyInvoice'))
    throw new DomainError('statementNothingToInvoice', { why: left.join('；') || '对账单未确认，或订单都已开票' });
  const orderIds = ready.map(({ order }) => order.orderId);
  const fen = ready.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + piece.total, 0);
  const remark = `对账单 ${row.statementNo}`;
  const made = await apply(ctx, seller, { requestId, titleId, orderIds, total: fenToYuan(fen), remark });
  if (mayMoveStatement('applyInvoice', row.state))
    await moveStatement(ctx, row, 'applyInvoice', { by: actorOf(ctx), note: made.applicationNo });
  return { ...made, left };
}

type Invoicing = { statementId: number; tries: number };

/** As soon as every order of it has all its invoices. */
export const invoicedDeadline: Deadline<LifeContext, Invoicing> = {
  name: 'statement invoices',
  select: (tx, _, limit) => {
    const missing = tx
      .select({ one: sql`1` })
      .from(statementEntries)
      .innerJoin(orders, eq(orders.orderId, statementEntries.orderId))
      .where(
        and(
          eq(statementEntries.statementId, statements.statementId),
          ne(orders.state, 'closed'),
          ne(orders.invoiceState, 'done'),
        ),
      );
    return tx
      .select({ statementId: statements.statementId, tries: statements.tries })
      .from(statements)
      .where(and(eq(statements.state, 'invoicing'), not(exists(missing))))
      .orderBy(asc(statements.statementId))
      .limit(limit);
  },
  act: (ctx, { statementId }) =>
    ctx.tx.transaction(async (tx) => {
      const row = await lockStatement(tx, statementId);
      if (mayMoveStatement('invoiced', row.state))
        await moveStatement({ ...ctx, tx }, row, 'invoiced', { by: theSystem });
    }),
};
