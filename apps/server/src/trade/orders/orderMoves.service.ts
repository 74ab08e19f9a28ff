import { isOnline } from '@yigou/contract/money/payments.terms';
import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { and, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { type Actor, actorRow } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { type Life, makeMove } from '../../ground/db/mover';
import { stepOf } from '../../ground/db/references';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { FlowStart } from '../approvals/flows.service';
import { noteChange } from './changes.service';
import { type Closing, effects, type Leaving, type LifeContext } from './orderEffects.service';
import { type EffectName, effectNames, type MoveName, moveOf, payStateAfter, tableMove } from './orderMoves.rules';
import { ordersInReach } from './orderReach.service';
import { holderOf, isBought } from './orders.rules';
import { orderLogs, orders } from './orders.tables';
import { dueAfter, shipByAfter } from './orderTimes.rules';

export type Order = typeof orders.$inferSelect;

/** In ascending order of their ids, so that two who lock several never wait for each other in a circle. */
export async function lockOrders(tx: Db, orderIds: number[], reach?: SQL): Promise<Order[]> {
  if (orderIds.length === 0) return [];
  const wanted = and(inArray(orders.orderId, orderIds), reach);
  return tx.select().from(orders).where(wanted).orderBy(orders.orderId).for('update');
}

export async function lockOrder(tx: Db, orderId: number): Promise<Order> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) throw new DomainError('notFound');
  return order;
}

/** An order in the caller's reach, locked. Any other answers like one that does not exist. */
export async function lockReachedOrder(ctx: AccountContext, orderId: number): Promise<Order> {
  const [order] = await lockOrders(ctx.tx, [orderId], ordersInReach(ctx.caller));
  if (!order) throw new DomainError('notFound');
  return order;
}

export async function writeLog(
  { tx, now }: LifeContext,
  order: Pick<Order, 'orderId'>,
  by: Actor,
  line: { from: Order['state'] | null; to: Order['state']; what: string; note?: string },
): Promise<void> {
  await tx.insert(orderLogs).values({
    orderId: order.orderId,
    at: now,
    ...actorRow(by),
    what: line.what,
    fromState: line.from,
    toState: line.to,
    note: line.note ?? '',
  });
}

type Change = Partial<
  Omit<
    Order,
    'orderId' | 'orderNo' | 'companyId' | 'customerId' | 'orgId' | 'accountId' | 'state' | 'payState' | 'dueAt'
  >
>;

/** What a step brings along for its effects. */
type Brought = { leaving?: readonly Leaving[]; closing?: Closing };
type Step = { by: Actor; note?: string; set?: Change; flow?: FlowStart } & Brought;

/** What the mover calls, in this order, once the move is judged: the update, the log, and each effect of the row. */
const life: Life<LifeContext, Order, Order['state'], EffectName, Brought & { flow?: FlowStart; cause: string }> = {
  labels: orderStateLabels,
  refusal: 'orderStateRefused',
  effectNames,
  write: async ({ tx }, { orderId, state }, set) => {
    const here = and(eq(orders.orderId, orderId), eq(orders.state, state));
    return (await tx.update(orders).set(set).where(here).returning())[0];
  },
  log: async (ctx, { orderId }, line) => {
    await ctx.tx.insert(orderLogs).values({ orderId, ...line });
    const { fromState, toState } = line;
    if (fromState && isBought(fromState) !== isBought(toState)) await noteChange(ctx, orderId);
  },
  apply: (effect, ctx, order, { cause, ...brought }) => effects[effect](ctx, { ...order, ...brought }, cause),
};

/**
 * The one way an order changes its state: judged on the locked row, written with its log, and all that the step does
 * besides is done here, so that no verb can forget a part of it.
 */
export function moveOrder(
  ctx: LifeContext,
  order: Order,
  name: MoveName,
  { by, note = '', set = {}, ...brought }: Step,
): Promise<Order> {
  const { to } = moveOf(name);
  const { orderId, version } = order;
  const next = {
    ...set,
    payState: payStateAfter(name, order.payState),
    dueAt: dueAfter(to, set.payMethod ?? order.payMethod, ctx.now),
    shipBy: shipByAfter(to, order.shipBy, ctx.now),
    tries: 0,
    nextTryAt: null,
  };
  const cause = stepOf(holderOf({ orderId, version: set.version ?? version }), name);
  return makeMove(life, ctx, order, tableMove(name), { by, note, set: next, about: { ...brought, cause } });
}

/** The money axis alone; the state of the order does not change with it. */
export async function setPayState(tx: Db, orderId: number, payState: Order['payState']): Promise<void> {
  await tx.update(orders).set({ payState }).where(eq(orders.orderId, orderId));
}

/** When it came into the state in which it is. */
async function enteredAt(tx: Db, { orderId, state, createdAt }: Order): Promise<Date> {
  const came = or(isNull(orderLogs.fromState), ne(orderLogs.fromState, orderLogs.toState));
  const [line] = await tx
    .select({ at: orderLogs.at })
    .from(orderLogs)
    .where(and(eq(orderLogs.orderId, orderId), eq(orderLogs.toState, state), came))
    .orderBy(desc(orderLogs.orderLogId))
    .limit(1);
  return line?.at ?? createdAt;
}

/** How it will be paid. A bank transfer takes longer: once, from when it is chosen, the order waits longer for it. */
export async function chooseMethod(
  { tx, now }: Pick<LifeContext, 'tx' | 'now'>,
  orderId: number,
  payMethod: Order['payMethod'],
): Promise<void> {
  const [order] = await tx.update(orders).set({ payMethod }).where(eq(orders.orderId, orderId)).returning();
  if (!order?.dueAt || isOnline(payMethod)) return;
  const atFirst = dueAfter(order.state, 'alipay', await enteredAt(tx, order));
  const dueAt = dueAfter(order.state, payMethod, now);
  if (atFirst && dueAt && order.dueAt <= atFirst)
    await tx.update(orders).set({ dueAt }).where(eq(orders.orderId, orderId));
}
