import { dayEnd, dayStart, formatDate } from '@yigou/contract/ground/time';
import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import {
  type ConsoleOrderTab,
  consoleOrderTabs,
  listCountMost,
  type OrderState,
  orderStateLabels,
} from '@yigou/contract/trade/orders.terms';
import { and, asc, count, desc, eq, exists, gte, ilike, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, union } from 'drizzle-orm/pg-core';
import { products, skus } from '../../goods/catalog/catalog.tables';
import { type Db, rowsOf } from '../../ground/db/client';
import { beginningWith, containing, numberBeginning } from '../../ground/db/like';
import { remitCodeShape } from '../../money/payments/payments.rules';
import { accounts } from '../../people/accounts/accounts.tables';
import { customers } from '../../people/customers/customers.tables';
import { operators } from '../../people/operators/operators.tables';
import { orgUnits } from '../../people/org/org.tables';
import { orderLines, orderLogs, orderNotes, orders } from './orders.tables';

export type ConsoleFilter = {
  tab: ConsoleOrderTab;
  late: boolean;
  dueToday: boolean;
  mine: boolean;
  handled: boolean;
  supplierId?: number | undefined;
  paymentMethod?: PaymentMethod | undefined;
  from?: string | undefined;
  to?: string | undefined;
  searchKey: string;
};

/** States in which something still has to be shipped. */
const toBeShipped: readonly OrderState[] = ['pendingShipment', 'partlyShipped'];

/** Written out, so that the index of what waits is known to fit. */
const inStates = (states: readonly OrderState[]): SQL =>
  sql`${orders.state} in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`;

export const isLate = (now: Date): SQL | undefined => and(inStates(toBeShipped), lt(orders.shipBy, now));

const lineWith = (tx: Db, condition: SQL | undefined) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.orderId), condition)),
  );

/** An order by its number from the beginning, or by the 汇款识别码; found by index. Undefined: it is no such number. */
export function orderOfNumber(word: string): SQL | undefined {
  if (/^\d{6,16}$/.test(word)) return numberBeginning(orders.orderNo, word);
  const [, remitted] = word.match(remitCodeShape) ?? [];
  return remitted ? sql`right(${orders.orderNo}, 8) = ${remitted}` : undefined;
}

/** More articles or customers of one name are not asked for: whoever gets so many has to say more. */
const namesMost = 500;

/** Written out as values: asked within one statement the database would look through all orders for them. */
const oneOf = (column: AnyPgColumn, rows: readonly { id: number }[]): SQL =>
  sql`${column} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`;

/**
 * Anything but a number: the name of a customer, their own number, an article's number or name. Each is looked for where
 * an index finds it, and no more orders are taken than a list counts; to ask every order and every line takes seconds.
 */
async function wordCondition(tx: Db, companyId: number, word: string): Promise<SQL | undefined> {
  if (word === '') return undefined;
  const byNumber = orderOfNumber(word);
  if (byNumber) return byNumber;
  const named = ilike(products.name, containing(word));
  const articles = await tx
    .select({ id: skus.skuId })
    .from(skus)
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(and(eq(skus.companyId, companyId), or(like(skus.skuNo, beginningWith(word.toUpperCase())), named)))
    .limit(namesMost);
  const buyers = await tx
    .select({ id: customers.customerId })
    .from(customers)
    .where(and(eq(customers.companyId, companyId), ilike(customers.name, containing(word))))
    .limit(namesMost);
  const some = await union(
    tx.select({ id: orders.orderId }).from(orders).where(oneOf(orders.customerId, buyers)),
    tx
      .select({ id: orders.orderId })
      .from(orders)
      .where(like(orders.poNo, beginningWith(word))),
    tx.select({ id: orderLines.orderId }).from(orderLines).where(oneOf(orderLines.skuId, articles)),
  ).limit(listCountMost + 1);
  return oneOf(orders.orderId, some);
}

const handledBy = (tx: Db, operatorId: number, since: Date) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(orderLogs)
      .where(
        and(
          eq(orderLogs.orderId, orders.orderId),
          eq(orderLogs.actorKind, 'operator'),
          eq(orderLogs.actorId, operatorId),
          gte(orderLogs.at, since),
        ),
      ),
  );

export async function consoleCondition(
  tx: Db,
  { companyId, operatorId }: { companyId: number; operatorId: number },
  now: Date,
  filter: ConsoleFilter,
): Promise<SQL | undefined> {
  const { late, dueToday, mine, handled, supplierId, paymentMethod, from, to, searchKey } = filter;
  const today = formatDate(now);
  return and(
    eq(orders.companyId, companyId),
    late ? isLate(now) : undefined,
    dueToday ? and(inStates(toBeShipped), lt(orders.shipBy, dayEnd(today))) : undefined,
    mine ? eq(orders.assigneeId, operatorId) : undefined,
    handled ? handledBy(tx, operatorId, dayStart(today)) : undefined,
    supplierId === undefined ? undefined : lineWith(tx, eq(orderLines.supplierId, supplierId)),
    paymentMethod && eq(orders.payMethod, paymentMethod),
    from ? gte(orders.createdAt, dayStart(from)) : undefined,
    to ? lt(orders.createdAt, dayEnd(to)) : undefined,
    await wordCondition(tx, companyId, searchKey.trim()),
  );
}

export const withCustomer = (tx: Db) =>
  tx
    .select({
      order: orders,
      customerName: customers.name,
      buyerName: accounts.name,
      buyerPhone: accounts.mobile,
      orgName: orgUnits.name,
      assigneeName: operators.name,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .innerJoin(orgUnits, eq(orgUnits.orgId, orders.orgId))
    .leftJoin(operators, eq(operators.operatorId, orders.assigneeId));
export type ConsoleFound = Awaited<ReturnType<typeof withCustomer>>[number];

type Page = { pageIndex: number; pageSize: number };

/** What has to be done by its promise, what is over by its age. Found by an index first, then told who bought it. */
export function selectConsolePage(tx: Db, condition: SQL | undefined, tab: ConsoleOrderTab, page: Page) {
  const byPromise = ['todo', 'pendingShipment', 'partlyShipped'].includes(tab);
  const order = byPromise ? [asc(orders.shipBy), asc(orders.orderId)] : [desc(orders.createdAt), desc(orders.orderId)];
  const ids = tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(condition, tab === 'all' ? undefined : inStates(consoleOrderTabs[tab].states)))
    .orderBy(...order)
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize);
  return withCustomer(tx)
    .where(inArray(orders.orderId, ids))
    .orderBy(...order);
}

/**
 * Of each state no more than are worth counting, plus one that says there are more. Each state is written out: the
 * database then knows how rare it is, and reads the few of it instead of all orders.
 */
export async function countConsoleStates(tx: Db, condition: SQL | undefined): Promise<Map<OrderState, number>> {
  const each = (Object.keys(orderStateLabels) as OrderState[]).map(
    (state) => sql`select ${sql.raw(`'${state}'`)} as state, (select count(*)::int from (
        select 1 from ${orders} where ${and(condition, inStates([state]))} limit ${listCountMost + 1}
      ) some_orders) as n`,
  );
  const rows = await rowsOf<{ state: OrderState; n: number }>(tx, sql.join(each, sql` union all `));
  return new Map(rows.map((row) => [row.state, row.n]));
}

export const selectConsoleOrders = (tx: Db, companyId: number, orderIds: readonly number[]) =>
  withCustomer(tx)
    .where(and(eq(orders.companyId, companyId), inArray(orders.orderId, [...orderIds])))
    .orderBy(asc(orders.shipBy), asc(orders.orderId));

export async function countLate(tx: Db, companyId: number, now: Date): Promise<number> {
  const late = tx
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(and(eq(orders.companyId, companyId), isLate(now)))
    .limit(listCountMost + 1)
    .as('late');
  const [row] = await tx.select({ n: count() }).from(late);
  return row?.n ?? 0;
}

export async function findConsoleOrder(tx: Db, companyId: number, orderId: number): Promise<ConsoleFound | undefined> {
  const [row] = await withCustomer(tx).where(and(eq(orders.companyId, companyId), eq(orders.orderId, orderId)));
  return row;
}

export const selectNotes = (tx: Db, orderId: number) =>
  tx.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(desc(orderNotes.orderNoteId));
