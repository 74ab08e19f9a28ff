import {
  type ConsoleOrderTab,
  consoleOrderTabs,
  dayEnd,
  dayStart,
  type OrderState,
  type PaymentMethod,
} from '@yigou/contract';
import { and, asc, count, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables';
import { customers } from '../customers/customers.tables';
import type { Db } from '../db/client';
import { holding, numberBeginning } from '../db/like';
import { remitCodeShape } from '../payments/payments.rules';
import { orderLines, orders } from './orders.tables';

export type ConsoleFilter = {
  tab: ConsoleOrderTab;
  late: boolean;
  supplierId?: number | undefined;
  paymentMethod?: PaymentMethod | undefined;
  from?: string | undefined;
  to?: string | undefined;
  searchKey: string;
};

/** States in which something still has to be shipped. */
const toBeShipped: readonly OrderState[] = ['pendingShipment', 'partlyShipped'];

export const isLate = (now: Date): SQL | undefined =>
  and(inArray(orders.state, [...toBeShipped]), lt(orders.shipBy, now));

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

/** Anything but a number is looked for in names. */
function wordCondition(tx: Db, word: string): SQL | undefined {
  if (word === '') return undefined;
  const byNumber = orderOfNumber(word);
  if (byNumber) return byNumber;
  const inLine = or(ilike(orderLines.name, holding(word)), ilike(orderLines.skuNo, holding(word)));
  return or(ilike(customers.name, holding(word)), ilike(orders.poNo, holding(word)), lineWith(tx, inLine));
}

export function consoleCondition(tx: Db, companyId: number, now: Date, filter: ConsoleFilter): SQL | undefined {
  const { late, supplierId, paymentMethod, from, to, searchKey } = filter;
  return and(
    eq(orders.companyId, companyId),
    late ? isLate(now) : undefined,
    supplierId === undefined ? undefined : lineWith(tx, eq(orderLines.supplierId, supplierId)),
    paymentMethod && eq(orders.payMethod, paymentMethod),
    from ? gte(orders.createdAt, dayStart(from)) : undefined,
    to ? lt(orders.createdAt, dayEnd(to)) : undefined,
    wordCondition(tx, searchKey.trim()),
  );
}

export const withCustomer = (tx: Db) =>
  tx
    .select({ order: orders, customerName: customers.name, buyerName: accounts.name })
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId));
export type ConsoleFound = Awaited<ReturnType<typeof withCustomer>>[number];

type Page = { pageIndex: number; pageSize: number };

/** What has to be done by its promise, what is over by its age. */
export const selectConsolePage = (tx: Db, condition: SQL | undefined, tab: ConsoleOrderTab, page: Page) =>
  withCustomer(tx)
    .where(and(condition, inArray(orders.state, [...consoleOrderTabs[tab].states])))
    .orderBy(
      ...(['todo', 'pendingShipment', 'partlyShipped'].includes(tab)
        ? [asc(orders.shipBy), asc(orders.orderId)]
        : [desc(orders.createdAt), desc(orders.orderId)]),
    )
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize);

export async function countConsoleStates(tx: Db, condition: SQL | undefined): Promise<Map<OrderState, number>> {
  const rows = await tx
    .select({ state: orders.state, n: count() })
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .where(condition)
    .groupBy(orders.state);
  return new Map(rows.map((row) => [row.state, row.n]));
}

export async function findConsoleOrder(tx: Db, companyId: number, orderId: number): Promise<ConsoleFound | undefined> {
  const [row] = await withCustomer(tx).where(and(eq(orders.companyId, companyId), eq(orders.orderId, orderId)));
  return row;
}
