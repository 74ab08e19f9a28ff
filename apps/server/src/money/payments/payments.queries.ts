import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { bankLines } from '../bank/bank.tables';
import { attemptOrders, attempts, receiptOrders, receipts, refunds, vouchers } from './payments.tables';

export type Attempt = typeof attempts.$inferSelect;

const live = inArray(attempts.state, ['opening', 'open']);
const unfinished = inArray(refunds.state, ['waiting', 'processing']);

/** Attempts that could still be paid for any of these orders. */
export const selectOpenAttempts = (tx: Db, orderIds: number[]): Promise<Attempt[]> =>
  tx
    .select()
    .from(attempts)
    .where(
      and(
        live,
        inArray(
          attempts.attemptId,
          tx
            .select({ attemptId: attemptOrders.attemptId })
            .from(attemptOrders)
            .where(and(inArray(attemptOrders.orderId, orderIds), eq(attemptOrders.isOpen, true))),
        ),
      ),
    );

export const selectAttemptOrders = (tx: Db, attemptId: number): Promise<{ orderId: number; amount: number }[]> =>
  tx
    .select({ orderId: attemptOrders.orderId, amount: attemptOrders.amount })
    .from(attemptOrders)
    .where(eq(attemptOrders.attemptId, attemptId))
    .orderBy(attemptOrders.orderId);

export async function findAttempt(tx: Db, outTradeNo: string): Promise<Attempt | undefined> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.outTradeNo, outTradeNo));
  return row;
}

export async function findAttemptByRequest(tx: Db, accountId: number, requestId: string) {
  const [row] = await tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.accountId, accountId), eq(attempts.requestId, requestId)));
  return row;
}

export async function lockAttempt(tx: Db, attemptId: number): Promise<Attempt | undefined> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.attemptId, attemptId)).for('update');
  return row;
}

/** Marks it as asked now; false when somebody else has just done so. */
export async function claimGatewayQuery(tx: Db, { attemptId, askedAt }: Attempt, now: Date): Promise<boolean> {
  const claimed = await tx
    .update(attempts)
    .set({ askedAt: now })
    .where(and(eq(attempts.attemptId, attemptId), eq(attempts.askedAt, askedAt)))
    .returning({ attemptId: attempts.attemptId });
  return claimed.length > 0;
}

export const selectUnaskedAttempts = (tx: Db, before: Date, limit: number) =>
  tx
    .select()
    .from(attempts)
    .where(and(live, lt(attempts.askedAt, before)))
    .orderBy(attempts.askedAt)
    .limit(limit);

export async function findRefund(tx: Db, refundNo: string) {
  const [row] = await tx
    .select({ refund: refunds, receipt: receipts, attempt: attempts })
    .from(refunds)
    .innerJoin(receipts, eq(receipts.receiptId, refunds.receiptId))
    .leftJoin(attempts, eq(attempts.attemptId, receipts.attemptId))
    .where(eq(refunds.refundNo, refundNo));
  return row;
}

/** Refunds that are not over and may be tried now. What came by bank goes back by hand. */
export const selectDueRefunds = (tx: Db, now: Date, limit: number) =>
  tx
    .select({ refundNo: refunds.refundNo, tries: refunds.tries })
    .from(refunds)
    .innerJoin(receipts, eq(receipts.receiptId, refunds.receiptId))
    .where(and(unfinished, lte(refunds.nextTryAt, now), isNotNull(receipts.attemptId)))
    .orderBy(refunds.nextTryAt)
    .limit(limit);

/** What came in for an order and has not been sent back, nor is on its way; oldest first. */
export const selectMoneyOf = (tx: Db, orderId: number): Promise<{ receiptId: number; rest: number }[]> =>
  tx
    .select({
      receiptId: receiptOrders.receiptId,
      rest: sql<number>`(${receiptOrders.amount} - coalesce(sum(${refunds.amount}), 0))::float8`,
    })
    .from(receiptOrders)
    .leftJoin(refunds, and(eq(refunds.receiptId, receiptOrders.receiptId), eq(refunds.orderId, receiptOrders.orderId)))
    .where(eq(receiptOrders.orderId, orderId))
    .groupBy(receiptOrders.receiptId, receiptOrders.amount)
    .having(sql`${receiptOrders.amount} > coalesce(sum(${refunds.amount}), 0)`)
    .orderBy(receiptOrders.receiptId);

/** Which orders got how much of a line of the bank. */
export const selectPaidByLine = (tx: Db, bankLineId: number): Promise<{ orderId: number; amount: number }[]> =>
  tx
    .select({ orderId: receiptOrders.orderId, amount: receiptOrders.amount })
    .from(receiptOrders)
    .innerJoin(receipts, eq(receipts.receiptId, receiptOrders.receiptId))
    .where(eq(receipts.bankLineId, bankLineId))
    .orderBy(receiptOrders.orderId);

/** What an order has got back of what it had taken. */
export async function sumRefunded(tx: Db, orderId: number): Promise<number> {
  const done = and(eq(refunds.orderId, orderId), eq(refunds.state, 'done'), ne(refunds.kind, 'surplus'));
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::float8` })
    .from(refunds)
    .where(done);
  return row?.sum ?? 0;
}

/** After so many tries it is not a passing trouble. */
const triesInVain = 3;
const stuckMost = 500;

/** Failed, tried in vain, or to be sent back by hand because it came by bank; oldest first. */
export const selectStuckRefunds = (tx: Db) =>
  tx
    .select({
      refund: refunds,
      byGateway: sql<boolean>`${receipts.attemptId} is not null`,
      payee: bankLines.payer,
      payeeAccount: bankLines.payerAccount,
    })
    .from(refunds)
    .innerJoin(receipts, eq(receipts.receiptId, refunds.receiptId))
    .leftJoin(bankLines, eq(bankLines.bankLineId, receipts.bankLineId))
    .where(
      or(eq(refunds.state, 'failed'), and(unfinished, or(gte(refunds.tries, triesInVain), isNull(receipts.attemptId)))),
    )
    .orderBy(refunds.refundId)
    .limit(stuckMost);

export const selectVouchers = (tx: Db, orderIds: number[]) =>
  tx.select().from(vouchers).where(inArray(vouchers.orderId, orderIds)).orderBy(vouchers.createdAt);

export const hasSurplus = async (tx: Db, attemptId: number): Promise<boolean> =>
  (
    await tx
      .select({ refundNo: refunds.refundNo })
      .from(refunds)
      .innerJoin(receipts, eq(receipts.receiptId, refunds.receiptId))
      .where(and(eq(receipts.attemptId, attemptId), eq(refunds.kind, 'surplus')))
  ).length > 0;
