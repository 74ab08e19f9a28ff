import type { calls } from '@yigou/contract/calls';
import { dayEnd, dayStart } from '@yigou/contract/ground/time';
import { type OrderState, orderTabs } from '@yigou/contract/trade/orders.terms';
import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { receiptOrders, receipts, refunds, vouchers } from '../../money/payments/payments.tables';
import { accounts } from '../../people/accounts/accounts.tables';
import { orgUnits } from '../../people/org/org.tables';
import { orderLines, orderLogs, orders } from './orders.tables';

type PageInput = z.output<(typeof calls)['Order/GetPage']['input']>;
export type OrderFilter = NonNullable<PageInput['reqData']> & { searchKey: string };

const lineHas = (tx: Db, word: string) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(orderLines)
      .where(
        and(
          eq(orderLines.orderId, orders.orderId),
          or(
            ilike(orderLines.name, containing(word)),
            ilike(orderLines.skuNo, containing(word)),
            ilike(orderLines.partNo, containing(word)),
          ),
        ),
      ),
  );

/** `reach`, here and below: the orders the caller may see, from reach.service.ts. */
export type Reach = SQL | undefined;

function matching(tx: Db, reach: Reach, filter: OrderFilter): SQL | undefined {
  const { searchKey, itemKey, receiver, buyer, from, to, withHidden } = filter;
  const word = searchKey.trim();
  return and(
    reach,
    word
      ? or(ilike(orders.orderNo, containing(word)), ilike(orders.poNo, containing(word)), lineHas(tx, word))
      : undefined,
    itemKey ? lineHas(tx, itemKey) : undefined,
    receiver ? ilike(sql`${orders.address} ->> 'receiver'`, containing(receiver)) : undefined,
    buyer ? ilike(accounts.name, containing(buyer)) : undefined,
    from ? sql`${orders.createdAt} >= ${dayStart(from)}` : undefined,
    to ? sql`${orders.createdAt} < ${dayEnd(to)}` : undefined,
    filter.scope === 'mine' && !withHidden ? isNull(orders.hiddenAt) : undefined,
  );
}

/** What the list shows: in reach, as asked, and in the tab. */
export const listCondition = (tx: Db, reach: Reach, filter: OrderFilter): SQL | undefined =>
  and(matching(tx, reach, filter), inArray(orders.state, [...orderTabs[filter.tab].states]));

export const withPeople = (tx: Db) =>
  tx
    .select({ order: orders, buyerName: accounts.name, orgName: orgUnits.name })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .innerJoin(orgUnits, eq(orgUnits.orgId, orders.orgId));

export type OrderWithPeople = Awaited<ReturnType<typeof withPeople>>[number];

export const selectOrderPage = (tx: Db, reach: Reach, filter: OrderFilter, page: { index: number; size: number }) =>
  withPeople(tx)
    .where(listCondition(tx, reach, filter))
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(page.size)
    .offset((page.index - 1) * page.size);

/** How many in each state, whatever tab is open. */
export async function countByState(tx: Db, reach: Reach, filter: OrderFilter): Promise<Map<OrderState, number>> {
  const rows = await tx
    .select({ state: orders.state, n: count() })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .where(matching(tx, reach, filter))
    .groupBy(orders.state);
  return new Map(rows.map((row) => [row.state, row.n]));
}

export const selectOrders = (tx: Db, reach: Reach, orderIds: number[]) =>
  withPeople(tx).where(and(inArray(orders.orderId, orderIds), reach));

export async function findOrder(tx: Db, reach: Reach, orderId: number): Promise<OrderWithPeople | undefined> {
  const [row] = await withPeople(tx).where(and(eq(orders.orderId, orderId), reach));
  return row;
}

export async function findOrderByNo(tx: Db, companyId: number, orderNo: string) {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, companyId), eq(orders.orderNo, orderNo)));
  return row;
}

/** A file that hangs on an order in reach: an attachment, or a slip of the bank. */
export async function isFileOfOrder(tx: Db, reach: Reach, fileId: string): Promise<boolean> {
  const held = or(
    sql`${orders.attachments} @> ${JSON.stringify([{ fileId }])}::jsonb`,
    exists(
      tx
        .select({ one: sql`1` })
        .from(vouchers)
        .where(and(eq(vouchers.orderId, orders.orderId), eq(vouchers.fileId, fileId))),
    ),
  );
  const found = await tx.select({ orderId: orders.orderId }).from(orders).where(and(reach, held)).limit(1);
  return found.length > 0;
}

export const selectLines = (tx: Db, orderIds: number[]) =>
  tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.lineNo));

export const selectLogs = (tx: Db, orderId: number) =>
  tx.select().from(orderLogs).where(eq(orderLogs.orderId, orderId)).orderBy(asc(orderLogs.orderLogId));

/** The last line of each log. */
export const selectLastLogs = (tx: Db, orderIds: number[]) =>
  tx
    .selectDistinctOn([orderLogs.orderId])
    .from(orderLogs)
    .where(inArray(orderLogs.orderId, orderIds))
    .orderBy(orderLogs.orderId, desc(orderLogs.orderLogId));
export type OrderLogRow = Awaited<ReturnType<typeof selectLastLogs>>[number];

export const selectReceipts = (tx: Db, orderId: number) =>
  tx
    .select({ receipt: receipts, amount: receiptOrders.amount })
    .from(receiptOrders)
    .innerJoin(receipts, eq(receipts.receiptId, receiptOrders.receiptId))
    .where(eq(receiptOrders.orderId, orderId))
    .orderBy(asc(receipts.receiptId));

export const selectRefunds = (tx: Db, orderId: number) =>
  tx
    .select({ refund: refunds, channel: receipts.channel })
    .from(refunds)
    .innerJoin(receipts, eq(receipts.receiptId, refunds.receiptId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.refundId));
