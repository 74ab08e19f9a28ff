import { orderStateLabels } from '@yigou/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { AccountContext } from '../http/context';
import { releaseCredit } from '../ledger/ledger.service';
import { DomainError } from '../lib/domainError';
import { release } from '../stock/stock.service';
import { dueAfter, type MoveName, mayMove, moves } from './orders.rules';
import { orderLogs, orders } from './orders.tables';

export type Order = typeof orders.$inferSelect;

/** Who did it; the system has no account. */
export type Actor = { accountId: number | null; name: string };
export const theSystem: Actor = { accountId: null, name: '系统' };

export const actorOf = ({ caller }: AccountContext): Actor => ({
  accountId: caller.accountId,
  name: caller.accountName,
});

/** In ascending order of their ids, so that two who lock several never wait for each other in a circle. */
export async function lockOrders(tx: Db, orderIds: number[]): Promise<Order[]> {
  if (orderIds.length === 0) return [];
  return tx.select().from(orders).where(inArray(orders.orderId, orderIds)).orderBy(orders.orderId).for('update');
}

export async function lockOrder(tx: Db, orderId: number): Promise<Order> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) throw new DomainError('notFound');
  return order;
}

/** A caller's own order, locked. Somebody else's answers like one that does not exist. */
export async function lockOwnOrder(ctx: AccountContext, orderId: number): Promise<Order> {
  const order = await lockOrder(ctx.tx, orderId);
  if (order.accountId !== ctx.caller.accountId) throw new DomainError('notFound');
  return order;
}

export async function writeLog(
  tx: Db,
  order: Pick<Order, 'orderId'>,
  by: Actor,
  entry: { from: Order['state'] | null; to: Order['state']; what: string; note?: string; at: Date },
): Promise<void> {
  await tx.insert(orderLogs).values({
    orderId: order.orderId,
    at: entry.at,
    accountId: by.accountId,
    who: by.name,
    what: entry.what,
    fromState: entry.from,
    toState: entry.to,
    note: entry.note ?? '',
  });
}

type Change = Partial<Pick<Order, 'payState' | 'payMethod' | 'paidAt' | 'cancelReason'>>;

/** The one way an order changes its state: judged on the locked row, written with its log. */
export async function moveOrder(
  tx: Db,
  order: Order,
  name: MoveName,
  { by, now, note = '', set = {} }: { by: Actor; now: Date; note?: string; set?: Change },
): Promise<Order> {
  const { to, what } = moves[name];
  if (!mayMove(name, order.state))
    throw new DomainError('orderStateRefused', { state: orderStateLabels[order.state], action: what });
  const dueAt = dueAfter(to, set.payMethod ?? order.payMethod, now);
  const [moved] = await tx
    .update(orders)
    .set({ ...set, state: to, dueAt })
    .where(and(eq(orders.orderId, order.orderId), eq(orders.state, order.state)))
    .returning();
  if (!moved) throw new DomainError('conflict');
  await writeLog(tx, order, by, { from: order.state, to, what, note, at: now });
  return moved;
}

export const stockHolder = (orderId: number): string => `order:${orderId}:v1`;
export const creditRef = (orderId: number): string => `order:${orderId}`;

/** What an order that ends early had taken goes back: the goods, and the part of the credit. */
export async function giveBack(tx: Db, order: Order, now: Date): Promise<void> {
  const holder = stockHolder(order.orderId);
  await release(tx, { holder, cause: `${holder}/cancel`, now });
  if (order.payState === 'onAccount') {
    const { customerId, payable: amount, orderId } = order;
    await releaseCredit(tx, { customerId, amount, ref: creditRef(orderId), now });
  }
}

/** The money axis alone; the state of the order does not change with it. */
export async function setPayState(tx: Db, orderId: number, payState: Order['payState']): Promise<void> {
  await tx.update(orders).set({ payState }).where(eq(orders.orderId, orderId));
}

/** How it will be paid; a bank transfer takes longer, so the order waits longer. Never shorter than before. */
export async function chooseMethod(tx: Db, orderId: number, payMethod: Order['payMethod']): Promise<void> {
  const [order] = await tx.update(orders).set({ payMethod }).where(eq(orders.orderId, orderId)).returning();
  const dueAt = order && dueAfter(order.state, payMethod, order.createdAt);
  if (order?.dueAt && dueAt && dueAt > order.dueAt)
    await tx.update(orders).set({ dueAt }).where(eq(orders.orderId, orderId));
}
