import { type Actor, actorRow } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { reference } from '../../ground/db/references';
import { DomainError } from '../../ground/lib/domainError';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { lockOrders } from '../../trade/orders/orderMoves.service';
import { enterPayment } from './statementEntering.service';
import { moveStatement } from './statementMoves.service';
import { findStatement, ordersIn, type StatementRow, selectOwed } from './statements.queries';
import { payOldestFirst } from './statements.rules';
import { statementPayments } from './statements.tables';

type From = { bankLineId?: number; givenById?: number; reason?: string };

async function insertPayment({ tx, now }: LifeContext, statementId: number, amount: number, from: From, by: Actor) {
  const { bankLineId = null, givenById = null, reason = '' } = from;
  const [made] = await tx
    .insert(statementPayments)
    .values({ statementId, amount, bankLineId, givenById, reason, at: now, ...actorRow(by) })
    .returning();
  if (!made) throw new Error('the payment was not stored');
  return made;
}

/** So much nearer to what it asks for, or, where it gives, to what it gives. */
async function credit(ctx: LifeContext, statementId: number, amount: number, by: Actor, note: string) {
  const row = await findStatement(ctx.tx, statementId);
  if (!row) throw new DomainError('notFound');
  const paid = row.paid + amount;
  await moveStatement(ctx, row, paid === row.due ? 'settle' : 'payPart', { by, note, set: { paid } });
}

const owedOf = (rows: readonly StatementRow[]) =>
  rows.map(({ statementId, due, paid }) => ({ id: statementId, unpaid: Math.abs(due - paid) }));

/**
 * Orders are locked before credit, here as everywhere: whoever pays several statements locks the orders of all of them
 * before the first payment touches the credit.
 */
const lockOrdersIn = async (tx: Db, statementIds: readonly number[]): Promise<void> =>
  void (await lockOrders(tx, await ordersIn(tx, statementIds)));

/** For who agrees on a statement: what it sets off may settle any that the customer still owes. The book must be locked. */
export async function lockOrdersOwed(tx: Db, { customerId, statementId }: StatementRow): Promise<void> {
  const owed = [...(await selectOwed(tx, customerId)), ...(await selectOwed(tx, customerId, true))];
  await lockOrdersIn(tx, [statementId, ...owed.map((each) => each.statementId)]);
}

type Coming = { bankLineId: number; bankNo: string; money: number; reason: string; by: Actor };

/** What came by bank, oldest first; answers what is left over. The book must be locked. */
export async function payStatements(
  ctx: LifeContext,
  customerId: number,
  { bankLineId, bankNo, money, reason, by }: Coming,
): Promise<number> {
  const owed = await selectOwed(ctx.tx, customerId);
  const { pays, left } = payOldestFirst(money, owedOf(owed));
  await lockOrdersIn(
    ctx.tx,
    pays.map(({ id }) => id),
  );
  for (const { id, amount } of pays) {
    const row = owed.find((each) => each.statementId === id);
    if (!row) throw new Error(`statement ${id} is gone`);
    const { paymentId } = await insertPayment(ctx, id, amount, { bankLineId, reason }, by);
    const summary = `银行到账，冲 ${row.period} 对账单 ${row.statementNo}`;
    await enterPayment(ctx, row, { source: reference('payment', paymentId), number: bankNo, summary, amount: -amount });
    await credit(ctx, id, amount, by, `到账 ${bankNo}`);
  }
  return left;
}

/**
 * What one statement gives, another asks for: set off against each other without money, oldest first. What the customer
 * owes in all does not change by it, so there is no entry.
 */
export async function setOff(ctx: LifeContext, customerId: number, by: Actor): Promise<void> {
  for (const giver of await selectOwed(ctx.tx, customerId, true)) {
    const { pays } = payOldestFirst(giver.paid - giver.due, owedOf(await selectOwed(ctx.tx, customerId)));
    for (const { id, amount } of pays) {
      await insertPayment(ctx, id, amount, { givenById: giver.statementId }, by);
      await credit(ctx, id, amount, by, `与 ${giver.statementNo} 冲抵`);
      await credit(ctx, giver.statementId, -amount, by, '冲抵其他对账单');
    }
  }
}

/** A statement that asks for nothing is over as soon as it is agreed on. */
export async function settleEmpty(ctx: LifeContext, row: StatementRow, by: Actor): Promise<StatementRow> {
  return row.due === row.paid ? moveStatement(ctx, row, 'settle', { by, note: '无须付款' }) : row;
}
