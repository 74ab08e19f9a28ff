import type { InvoiceableOrder } from '@yigou/contract/books/invoices';
import type { calls } from '@yigou/contract/calls';
import { fenToYuan } from '@yigou/contract/ground/money';
import { dayEnd, dayStart, formatTime } from '@yigou/contract/ground/time';
import { todoMost } from '@yigou/contract/people/todos.terms';
import type { PayState } from '@yigou/contract/trade/orders.terms';
import { and, count, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { AccountContext, Caller } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { accounts } from '../../people/accounts/accounts.tables';
import { leftToInvoice } from '../../trade/orders/orderInvoicing.rules';
import type { Order } from '../../trade/orders/orderMoves.service';
import { ordersInReach } from '../../trade/orders/orderReach.service';
import { orderLines, orderLogs, orders } from '../../trade/orders/orders.tables';
import { type Piece, pieceOf } from './splitting.rules';

/** Money has come, or will come by the statement. */
const settled: PayState[] = ['paid', 'partRefunded', 'onAccount', 'onAccountSettled'];

type Line = typeof orderLines.$inferSelect;
export type OrderPieces = { order: Order; lines: Line[]; pieces: Piece[] };

/** Of each line all that is in no application: what is charged for it by now, less what is invoiced. */
export async function piecesOf(tx: Db, found: readonly Order[]): Promise<OrderPieces[]> {
  if (found.length === 0) return [];
  const orderIds = found.map((order) => order.orderId);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(orderLines.orderId, orderLines.lineNo);
  const pieceIn = (line: Line) => {
    const { qty, total } = leftToInvoice(line);
    return pieceOf(line.orderLineId, qty, total, line.taxRate);
  };
  return found.map((order) => {
    const own = lines.filter((line) => line.orderId === order.orderId);
    return { order, lines: own, pieces: own.map(pieceIn).filter(({ total }) => total > 0) };
  });
}

/** Why nothing of it can be invoiced now; empty: it can. */
export function blockOf({ order, lines, pieces }: OrderPieces): string {
  if (order.state !== 'completed') return '订单尚未完成';
  if (lines.some((line) => line.returningQty > 0)) return '售后处理中，完成后可开票';
  if (!settled.includes(order.payState) || pieces.length === 0) return '没有可开票金额';
  return '';
}

/** The pieces of all of them; throws where one cannot be invoiced. */
export async function invoiceablePieces(tx: Db, found: readonly Order[]): Promise<OrderPieces[]> {
  const parts = await piecesOf(tx, found);
  for (const part of parts) {
    const why = blockOf(part);
    if (why) throw new DomainError('invoiceOrderRefused', { orderNo: part.order.orderNo, why });
  }
  return parts;
}

type PageInput = z.output<(typeof calls)['Invoice/GetInvoiceableOrders']['input']>;

const completedAt = sql<Date | null>`(select max(${orderLogs.at}) from ${orderLogs}
  where ${orderLogs.orderId} = ${orders.orderId} and ${orderLogs.toState} = 'completed')`.mapWith(orderLogs.at);

const lineWhere = (tx: Db, condition: SQL | undefined) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.orderId), condition)),
  );

const notYetInvoiced = sql`${orderLines.total} + ${orderLines.freightShare} - ${orderLines.discountShare} + ${orderLines.adjusted}
  - ${orderLines.refunded} > ${orderLines.invoicedAmount}`;

const invoiceable = (tx: Db, caller: Caller): SQL | undefined =>
  and(
    ordersInReach(caller),
    eq(orders.state, 'completed'),
    inArray(orders.payState, settled),
    lineWhere(tx, notYetInvoiced),
  );

/** As many as are worth telling. */
export async function countInvoiceable({ tx, caller }: AccountContext): Promise<number> {
  const some = tx.select({ orderId: orders.orderId }).from(orders).where(invoiceable(tx, caller)).limit(todoMost);
  const [row] = await tx.select({ n: count() }).from(some.as('some'));
  return row?.n ?? 0;
}

/** Completed orders in the caller's reach with something to invoice; what waits for a return says so. */
export async function pageInvoiceable(
  ctx: AccountContext,
  { pageIndex, pageSize, searchKey, reqData = {} }: PageInput,
) {
  const { tx, caller } = ctx;
  const word = searchKey.trim();
  const { from, to, orderId } = reqData;
  const found = and(
    invoiceable(tx, caller),
    orderId ? eq(orders.orderId, orderId) : undefined,
    from ? gte(orders.createdAt, dayStart(from)) : undefined,
    to ? lt(orders.createdAt, dayEnd(to)) : undefined,
    word
      ? or(
          ilike(orders.orderNo, containing(word)),
          ilike(orders.poNo, containing(word)),
          lineWhere(tx, ilike(orderLines.name, containing(word))),
        )
      : undefined,
  );
  const rows = await tx
    .select({ order: orders, buyerName: accounts.name, completedAt })
    .from(orders)
    .innerJoin(accounts, eq(accounts.accountId, orders.accountId))
    .where(found)
    .orderBy(desc(orders.createdAt), desc(orders.orderId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const parts = await piecesOf(
    tx,
    rows.map((row) => row.order),
  );
  const resultData = rows.map(({ order, buyerName, completedAt: at }): InvoiceableOrder => {
    const part = parts.find((each) => each.order.orderId === order.orderId) ?? { order, lines: [], pieces: [] };
    const first = part.lines.find((line) => line.orderLineId === part.pieces[0]?.orderLineId) ?? part.lines[0];
    return {
      orderId: order.orderId,
      orderNo: order.orderNo,
      poNo: order.poNo,
      buyerName,
      completeTime: at ? formatTime(at) : '',
      goods: [first?.name, part.pieces.length > 1 && `等 ${part.pieces.length} 行`].filter(Boolean).join(' '),
      lineCount: part.pieces.length,
      amount: fenToYuan(part.pieces.reduce((sum, { total }) => sum + total, 0)),
      blocked: blockOf(part),
    };
  });
  return { resultData, totalCount: await tx.$count(orders, found) };
}
