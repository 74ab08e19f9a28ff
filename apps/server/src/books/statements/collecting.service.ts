import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { reference } from '../../ground/db/references';
import type { Deadline } from '../../ground/jobs/deadlines';
import { addDays } from '../../ground/lib/clock';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { type Book, lockBook } from './books.service';
import {
  type NewGoods,
  selectCustomersToCollect,
  selectEntered,
  selectNewGoods,
  selectNewRefunds,
  selectRemainders,
  selectStartedOrders,
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
  const entered = await selectEntered(tx, orderIds);
  const begun = await selectStartedOrders(tx, orderIds);
  const entries: NewEntry[] = [];
  for (const { order, line, parcel, receivedAt } of rows) {
    if (!receivedAt) throw new Error(`parcel ${parcel.shipmentId} was received at no time`);
    const key = `${order.orderId}/${line.lineNo}`;
    const already = entered.get(key) ?? { pieces: 0, amount: 0 };
    const amount = goodsAmount(line, already, parcel.qty);
    entered.set(key, { pieces: already.pieces + parcel.qty, amount: already.amount + amount });
    entries.push({
      ...ofOrder(order),
      kind: 'goods',
      source: reference('shipmentLine', parcel.shipmentId, line.lineNo),
      at: receivedAt,
      lineNo: line.lineNo,
      summary: `${shortText(line)}${parcel.missing > 0 ? `（少 ${parcel.missing} 件，退款后冲减）` : ''}`,
      qty: parcel.qty,
      price: line.price,
      amount,
    });
    if (begun.has(order.orderId)) continue;
    begun.add(order.orderId);
    entries.push(...firstOf(order, receivedAt));
  }
  await insertEntries(tx, entries);
}

/** What is said once of an order, with the first that comes of it. */
function firstOf(order: Order, at: Date): NewEntry[] {
  const { orderId, freight, received } = order;
  const entries: NewEntry[] = [
    {
      ...ofOrder(order),
      kind: 'freight',
      source: reference('orderFreight', orderId),
      at,
      summary: '订单运费',
      amount: freight,
    },
    {
      ...ofOrder(order),
      kind: 'prepaid',
      source: reference('orderPrepaid', orderId),
      at,
      summary: '记账前已付的货款',
      amount: -received,
    },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

/** A source that is entered already is a fault, and no entry is dropped without anybody hearing of it. */
async function insertEntries(tx: Db, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(statementEntries).values([...entries]);
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
      source: reference('return', row.returnId),
      at: row.refundAt ?? now,
      number: row.returnNo,
      returnId: row.returnId,
      summary: `售后退款，${row.reason}`,
      amount: -row.credited,
    }),
  );
  await insertEntries(tx, refunds);
  const rests = (await selectRemainders(tx, sought)).map(
    ({ order, rest, before, endedAt }): NewEntry => ({
      ...ofOrder(order),
      kind: 'goods',
      source: reference('orderRest', order.orderId, before === 0 ? '' : `:${before + 1}`),
      at: before === 0 && endedAt ? endedAt : now,
      summary: '订单结清：未收货退款部分及尾差',
      amount: rest,
    }),
  );
  await insertEntries(tx, rests);
  await tx.update(statementBooks).set({ collectedAt: now }).where(eq(statementBooks.customerId, customerId));
}

type Behind = { customerId: number; companyId: number; tries: number };
const lookBack = (from: Date): Date => addDays(from, -3);

/** Every minute, so that what will come in is seen at once. Years of orders are not read for it a second time. */
export const collectDeadline: Deadline<LifeContext, Behind> = {
  name: 'statement entries',
  select: async (tx, now, limit) =>
    (await selectCustomersToCollect(tx, lookBack(now), limit)).map((row) => ({ ...row, tries: 0 })),
  act: ({ tx, now }, behind) =>
    tx.transaction(async (inner) => {
      const book = await lockBook(inner, behind);
      await collect(inner, book, now, book.collectedAt ? lookBack(book.collectedAt) : undefined);
    }),
};
