import type { DayRange } from '@yigou/contract/books/reports.terms';
import { and, asc, desc, eq, gt, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { accounts } from '../../people/accounts/accounts.tables';
import { orgUnits } from '../../people/org/org.tables';
import { orderLines, orderRefunds, orders } from '../../trade/orders/orders.tables';
import { returns } from '../../trade/returns/returns.tables';
import { facts } from './reports.tables';

const inRange = ({ from, to }: DayRange) => and(gte(facts.day, from), lte(facts.day, to));
const ofKind = { order: eq(facts.refundId, 0), refund: ne(facts.refundId, 0) };

export type FactFilter = { where: SQL | undefined; range: DayRange; kind?: 'order' | 'refund' | undefined };
export const factCondition = ({ where, range, kind }: FactFilter): SQL | undefined =>
  and(where, inRange(range), kind && ofKind[kind]);

/** Where a page ends: the next one begins after it. */
export type LastLine = { day: string; orderId: number; lineNo: number; refundId: number };
const after = (last: LastLine | undefined): SQL | undefined =>
  last &&
  or(
    sql`(${facts.day}, ${facts.orderId}) < (${last.day}, ${last.orderId})`,
    and(
      eq(facts.day, last.day),
      eq(facts.orderId, last.orderId),
      or(gt(facts.lineNo, last.lineNo), and(eq(facts.lineNo, last.lineNo), gt(facts.refundId, last.refundId))),
    ),
  );

/** The facts of a page first, and only for them the words that stand beside. */
export async function selectFacts(
  tx: Db,
  of: FactFilter,
  { limit, offset = 0, last }: { limit: number; offset?: number; last?: LastLine | undefined },
) {
  const page = tx
    .select()
    .from(facts)
    .where(and(factCondition(of), after(last)))
    .orderBy(desc(facts.day), desc(facts.orderId), asc(facts.lineNo), asc(facts.refundId))
    .limit(limit)
    .offset(offset)
    .as('page');
  return tx
    .select({
      orderId: page.orderId,
      lineNo: page.lineNo,
      refundId: page.refundId,
      day: page.day,
      at: page.at,
      skuId: page.skuId,
      qty: page.qty,
      refundQty: page.refundQty,
      amount: page.amount,
      refund: page.refund,
      orderNo: orders.orderNo,
      skuNo: orderLines.skuNo,
      name: orderLines.name,
      spec: orderLines.spec,
      imgUrl: orderLines.imgUrl,
      unit: orderLines.unit,
      price: orderLines.price,
      userName: accounts.name,
      orgName: orgUnits.name,
      cause: orderRefunds.cause,
    })
    .from(page)
    .innerJoin(orders, eq(orders.orderId, page.orderId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, page.orderId), eq(orderLines.lineNo, page.lineNo)))
    .innerJoin(accounts, eq(accounts.accountId, page.accountId))
    .innerJoin(orgUnits, eq(orgUnits.orgId, page.orgId))
    .leftJoin(orderRefunds, eq(orderRefunds.orderRefundId, page.refundId))
    .orderBy(desc(page.day), desc(page.orderId), asc(page.lineNo), asc(page.refundId));
}
export type FactRow = Awaited<ReturnType<typeof selectFacts>>[number];

export const selectReturnNos = (tx: Db, returnIds: number[]) =>
  returnIds.length === 0
    ? []
    : tx
        .select({ returnId: returns.returnId, returnNo: returns.returnNo })
        .from(returns)
        .where(inArray(returns.returnId, returnIds));
