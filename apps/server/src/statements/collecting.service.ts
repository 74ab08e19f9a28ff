import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { Deadline } from '../jobs/deadlines';
import { addDays } from '../lib/clock';
import type { LifeContext } from '../orders/effects.service';
import { type Book, lockBook } from './books.service';
import {
  type NewGoods,
  selectBehind,
  selectEnteredPieces,
  selectNewGoods,
  selectNewRefunds,
  selectRests,
  selectWithFreight,
  sourceOf,
} from './sources.queries';
import { goodsAmount } from './statements.rules';
import { statementBooks, statementEntries } from './statements.tables';

type NewEntry = typeof statementEntries.$inferInsert;
type Order = NewGoods['order'];

const ofOrder = ({ companyId, customerId, orgId, orderId, orderNo }: Order) => ({
  companyId,
  customerId,
  orgId,
  orderId,
  number: orderNo,
});

const shortText = ({ name, spec }: NewGoods['line']): string => [name, spec].filter(Boolean).join(' ');

/** The book must be locked: what is entered by now decides which pieces these are. */
async function enterGoods(tx: Db, rows: readonly NewGoods[]): Promise<void> {
  const orderIds = [...new Set(rows.map(({ order }) => order.orderId))];
  const pieces = await selectEnteredPieces(tx, orderIds);
  const withFreight = await selectWithFreight(tx, orderIds);
  const entries: NewEntry[] = [];
  for (const { order, line, parcel, receivedAt } of rows) {
    if (!receivedAt) throw new Error(`parcel ${parcel.shipmentId} was received at no time`);
    const key = `${order.orderId}/${line.lineNo}`;
    const already = pieces.get(key) ?? 0;
    pieces.set(key, already + parcel.qty);
    entries.push({
      ...ofOrder(order),
      kind: 'goods',
      source: sourceOf.goods(parcel.shipmentId, line.lineNo),
      at: receivedAt,
      lineNo: line.lineNo,
      summary: `${shortText(line)}${parcel.missing > 0 ? `（少 ${parcel.missing} 件，退款后冲减）` : ''}`,
      qty: parcel.qty,
      price: line.price,
      amount: goodsAmount(line, already, parcel.qty),
    });
    if (order.freight === 0 || withFreight.has(order.orderId)) continue;
    withFreight.add(order.orderId);
    const freight = { kind: 'freight' as const, source: sourceOf.freight(order.orderId), summary: '订单运费' };
    entries.push({ ...ofOrder(order), ...freight, at: receivedAt, amount: order.freight });
  }
  if (entries.length > 0) await tx.insert(statementEntries).values(entries).onConflictDoNothing();
}

const pageSize = 500;

/**
 * Orders, parcels and returns do not know statements: what happened to them is read here, and entered once by its
 * source. Whatever was missed is found the next time, also what happened before there were statements.
 */
export async function collect(tx: Db, { customerId }: Book, now: Date, since?: Date): Promise<void> {
  const sought = { customerId, since };
  for (;;) {
    const rows = await selectNewGoods(tx, sought, pageSize);
    await enterGoods(tx, rows);
    if (rows.length < pageSize) break;
  }
  const refunds = (await selectNewRefunds(tx, sought)).map(
    ({ order, row }): NewEntry => ({
      ...ofOrder(order),
      kind: 'refund',
      source: sourceOf.refund(row.returnId),
      at: row.refundAt ?? now,
      number: row.returnNo,
      returnId: row.returnId,
      summary: `售后退款，${row.reason}`,
      amount: -row.amount,
    }),
  );
  const rests = (await selectRests(tx, sought)).map(
    ({ order, rest, endedAt }): NewEntry => ({
      ...ofOrder(order),
      kind: 'goods',
      source: sourceOf.rest(order.orderId),
      at: endedAt ?? now,
      summary: '订单了结：未经收货退款的部分与尾差',
      amount: rest,
    }),
  );
  const entries = [...refunds, ...rests];
  if (entries.length > 0) await tx.insert(statementEntries).values(entries).onConflictDoNothing();
  await tx.update(statementBooks).set({ collectedAt: now }).where(eq(statementBooks.customerId, customerId));
}

type Behind = { customerId: number; companyId: number; tries: number };
const lookBack = (from: Date): Date => addDays(from, -3);

/** Every minute, so that what will come in is seen at once. Years of orders are not read for it a second time. */
export const collectDeadline: Deadline<LifeContext, Behind> = {
  name: 'statement entries',
  select: async (tx, now, limit) => (await selectBehind(tx, lookBack(now), limit)).map((row) => ({ ...row, tries: 0 })),
  act: ({ tx, now }, behind) =>
    tx.transaction(async (inner) => {
      const book = await lockBook(inner, behind);
      await collect(inner, book, now, book.collectedAt ? lookBack(book.collectedAt) : undefined);
    }),
};
