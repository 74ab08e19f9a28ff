import { randomUUID } from 'node:crypto';
import { formatDate } from '@yigou/contract/ground/time';
import type { ReturnReason } from '@yigou/contract/trade/returns.terms';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { invoiceLines, invoices } from '../src/books/invoices/invoices.tables';
import { countChanges } from '../src/books/reports/counting.service';
import { lockBook } from '../src/books/statements/books.service';
import { collect } from '../src/books/statements/collecting.service';
import { rowsOf } from '../src/ground/db/client';
import { isReference } from '../src/ground/db/references';
import { entryEffect } from '../src/money/ledger/ledger.rules';
import { refunds } from '../src/money/payments/payments.tables';
import { freightRules } from '../src/trade/freight/freight.tables';
import { leftOf, linesOf } from '../src/trade/orders/orderShipping.service';
import { orders } from '../src/trade/orders/orders.tables';
import { returns } from '../src/trade/returns/returns.tables';
import { buy, must } from './buying';
import { applyFor, issuedByHand, reversed } from './invoicing';
import type { PayingApp } from './payingApp';
import { accountOf } from './people';
import { applyInput } from './returning';
import { shipOrder, trackingNo } from './shipping';
import { build, midOf, type StatementsApp } from './statements';

export type Sent = { lineNo: number; qty: number };
export type Back = Sent & { reason: ReturnReason; accepted: number };

let numbered = 0;
const bankNo = (): string => {
  numbered += 1;
  return `CHARGE-${numbered}`;
};

/** Orders over these goods, line by line, with a freight of any amount, and what both sides do with them. */
export function charging(shop: StatementsApp, goods: [string, number][]) {
  const { test, staff, buyer, finance, cashier, service, customerId } = shop;
  let anotherMonth = 0;
  // What comes last into the cart stands first in the order.
  const cart = [...goods].reverse();

  const transfer = async (orderId: number, amount: number) => {
    const came = { orderIds: [orderId], bankNo: bankNo(), amount, paidDate: formatDate(test.clock.now()) };
    must(await staff.call('Payment/ConfirmTransfer', came, cashier));
  };
  const onAccount = async (orderId: number) =>
    must(await test.call('Payment/Create', { requestId: randomUUID(), orderIds: [orderId], method: 'account' }, buyer));

  return {
    /** `before`: what came by bank before the rest was put on account, in 分; null: all of it came by bank. */
    bought: async (freight: number, before: number | null): Promise<number> => {
      await test.db.update(freightRules).set({ fee: freight, freeFrom: 99_999_999, regions: [] });
      if (before === 0) return (await buy(test, buyer.token, cart, 'account')).orderId;
      const { orderId, payable } = await buy(test, buyer.token, cart, 'transfer');
      await transfer(orderId, before === null ? payable : Math.min(before, Math.round(payable * 100) - 1) / 100);
      if (before !== null) await onAccount(orderId);
      return orderId;
    },
    ship: (orderId: number, sent: Sent[]) => shipOrder(test, orderId, sent),
    receive: async (orderId: number, shipmentId: number) =>
      must(await test.call('Order/ConfirmReceipt', { orderId, shipmentId }, buyer)),
    close: async (orderId: number, lines: Sent[]) => {
      const toShip = (await linesOf(test.db, orderId)).reduce((sum, line) => sum + leftOf(line), 0);
      must(await staff.call('Shipment/CloseLines', { orderId, toShip, lines, reason: '缺货' }, service));
    },
    /** The buyer finds another price right for what came of a line, and the platform agrees. */
    agreePrice: async (orderId: number, lineNo: number, less: number) => {
      anotherMonth += 1;
      const period = `19${String(10 + anotherMonth).padStart(2, '0')}-06`;
      await test.db.execute(
        sql`update shipment set received_at = ${midOf(period).toISOString()} where order_id = ${orderId} and state = 'received'`,
      );
      await build(test, period, customerId);
      await test.db.execute(
        sql`update shipment set received_at = ${test.clock.now().toISOString()} where order_id = ${orderId} and state = 'received'`,
      );
      const [entry] = await rowsOf<{ entryId: number; statementId: number; amount: number }>(
        test.db,
        sql`select entry_id::int as "entryId", statement_id::int as "statementId", amount::float8 as amount from statement_entry
          where order_id = ${orderId} and line_no = ${lineNo} and kind = 'goods' order by entry_id limit 1`,
      );
      if (!entry) throw new Error('nothing of it stands in a statement');
      const claim = {
        requestId: randomUUID(),
        statementId: entry.statementId,
        entryId: entry.entryId,
        type: 'price' as const,
        buyerAmount: (entry.amount - Math.min(less, entry.amount - 1)) / 100,
        text: '协议价与此不同',
      };
      const { differenceId } = must(await test.call('Statement/AddDifference', claim, finance)).resultData;
      must(
        await staff.call(
          'Statement/AnswerDifference',
          { differenceId, decision: 'accept', text: '按合同约定的价格' },
          cashier,
        ),
      );
    },
    /** All that can be invoiced is, by hand. */
    invoice: async (orderId: number): Promise<boolean> => {
      const page = must(await test.call('Invoice/GetInvoiceableOrders', { reqData: { orderId } }, buyer)).resultData;
      if (page.every((row) => row.blocked !== '')) return false;
      await issuedByHand(test, (await applyFor(test, buyer, [orderId])).applicationId);
      return true;
    },
    /** Applied for, passed, sent back, inspected and paid back, with the red invoice it needs. */
    giveBack: (orderId: number, back: Back) => giveBack(shop, orderId, back),
    /** Bank money goes back by hand; statements look at everything again. */
    settle: async (orderId: number) => {
      const waiting = and(eq(refunds.orderId, orderId), ne(refunds.state, 'done'));
      for (const { refundNo } of await test.db.select().from(refunds).where(waiting))
        must(await staff.call('Payment/ConfirmRefund', { refundNo, bankNo: bankNo() }, cashier));
      const { companyId } = await accountOf(test, 'buyer');
      await test.db.transaction(async (tx) =>
        collect(tx, await lockBook(tx, { customerId, companyId }), test.clock.now()),
      );
    },
    /** What is paid back is confirmed; a month later nothing is on its way any more. */
    finish: async (orderId: number) => {
      const open = and(eq(returns.orderId, orderId), eq(returns.state, 'pendingConfirm'));
      for (const { returnId } of await test.db.select().from(returns).where(open))
        must(await test.call('OrderReturn/Confirm', { returnId }, buyer));
      test.clock.advanceMinutes(40 * 24 * 60);
      await test.sweep();
      test.rewind();
    },
    /** Whether the platform says that it is over and bought: then it can be invoiced. */
    invoiceable: async (orderId: number) =>
      (await test.db.select().from(orders).where(eq(orders.orderId, orderId)))[0]?.state === 'completed',
    figures: (orderId: number) => figuresOf(test, orderId),
  };
}

async function giveBack(shop: StatementsApp, orderId: number, back: Back): Promise<boolean> {
  const { test, staff, buyer, cashier, service, warehouse } = shop;
  const { lineNo, qty, reason, accepted } = back;
  const comesBack = reason !== '未收到货' && reason !== '协商一致';
  const type = comesBack ? ('returnRefund' as const) : ('refundOnly' as const);
  const asked = await test.call(
    'OrderReturn/Apply',
    applyInput(orderId, { type, reason, lines: [{ lineNo, qty }] }),
    buyer,
  );
  if (!asked.success) return false;
  const { returnId } = asked.resultData;
  must(await staff.call('Return/Pass', { returnId }, service));
  if (comesBack) {
    const sent = { returnId, carrier: 'sf' as const, trackingNo: trackingNo() };
    must(await test.call('OrderReturn/FillLogistics', sent, buyer));
    const good = Math.min(accepted, qty);
    const lines = [{ lineNo, sound: good, damaged: 0, refused: qty - good }];
    must(await staff.call('Return/Inspect', { returnId, lines, reason: good < qty ? '有使用痕迹' : '' }, warehouse));
    if (good === 0) return true;
  }
  must(await staff.call('Return/Refund', { returnId }, cashier));
  const stateOf = async () => (await test.db.select().from(returns).where(eq(returns.returnId, returnId)))[0];
  if ((await stateOf())?.awaitsRed) {
    await redFor(shop, orderId, lineNo);
    await test.sweep();
  }
  return true;
}

/** Pieces of a line that are invoiced although nobody has them are taken back, invoice by invoice. */
async function redFor({ test, buyer }: StatementsApp, orderId: number, lineNo: number): Promise<void> {
  const line = (await linesOf(test.db, orderId)).find((each) => each.lineNo === lineNo);
  if (!line) throw new Error(`no line ${lineNo}`);
  let over = line.invoicedQty - (line.qty - line.returnedQty - line.closedQty);
  const blue = await test.db
    .select({ invoiceId: invoices.invoiceId, lineNo: invoiceLines.lineNo, qty: invoiceLines.qty })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.invoiceId, invoiceLines.invoiceId))
    .where(
      and(eq(invoiceLines.orderLineId, line.orderLineId), eq(invoices.colour, 'blue'), eq(invoices.state, 'issued')),
    )
    .orderBy(asc(invoices.invoiceId));
  for (const part of blue) {
    const gone = await test.db
      .select({ qty: sql<number>`coalesce(sum(${invoiceLines.qty}), 0)::int` })
      .from(invoiceLines)
      .innerJoin(invoices, eq(invoices.invoiceId, invoiceLines.invoiceId))
      .where(
        and(eq(invoices.blueId, part.invoiceId), eq(invoiceLines.lineNo, part.lineNo), eq(invoices.state, 'issued')),
      );
    const count = Math.min(over, part.qty - (gone[0]?.qty ?? 0));
    if (count <= 0) continue;
    over -= count;
    await reversed(test, buyer, part.invoiceId, count, part.lineNo);
  }
}

export type Figures = {
  payable: number;
  adjusted: number;
  closed: number;
  refunded: number;
  charged: number;
  received: number;
  sentBack: number;
  entries: number;
  invoiced: number;
  /** What it counts for in reports, and the least and most that any budget has for it. */
  reported: number;
  leastSpent: number;
  mostSpent: number;
};

const spentOfBudgets = (orderId: number) =>
  sql`select sum(${sql.raw(entryEffect)}) as spent from ledger_entry entry join ledger_account account using (ledger_account_id)
    where account.kind = 'budget' and ${isReference(sql`holder`, 'order', orderId)} group by ledger_account_id`;

/** What the books of one order say, in 分, each read where it is written down. */
export async function figuresOf(test: PayingApp, orderId: number): Promise<Figures> {
  await countChanges({ db: test.db, log: test.app.log }, test.clock.now());
  const [row] = await rowsOf<Figures>(
    test.db,
    sql`select payable::float8, received::float8,
      (select coalesce(sum(closed_amount), 0) from order_line where order_id = ${orderId})::float8 as closed,
      (select coalesce(sum(part.amount), 0) from order_return join order_return_line part using (return_id) where order_id = ${orderId})::float8 as refunded,
      (select coalesce(sum(total + freight_share - discount_share + adjusted - refunded), 0) from order_line where order_id = ${orderId})::float8 as charged,
      (select coalesce(sum(amount), 0) from statement_entry where order_id = ${orderId} and kind = 'adjustment')::float8 as adjusted,
      (select coalesce(sum(amount), 0) from payment_refund where order_id = ${orderId} and kind <> 'surplus' and state = 'done')::float8 as "sentBack",
      (select coalesce(sum(amount), 0) from statement_entry where order_id = ${orderId} and kind <> 'payment')::float8 as entries,
      (select coalesce(sum(case colour when 'blue' then part.total else -part.total end), 0) from invoice_line part
        join invoice using (invoice_id) join order_line using (order_line_id)
        where order_id = ${orderId} and invoice.state = 'issued')::float8 as invoiced,
      (select coalesce(sum(amount - refund), 0) from report_fact where order_id = ${orderId})::float8 as reported,
      (select coalesce(min(spent), 0) from (${spentOfBudgets(orderId)}) budgets)::float8 as "leastSpent",
      (select coalesce(max(spent), 0) from (${spentOfBudgets(orderId)}) budgets)::float8 as "mostSpent"
      from purchase_order where order_id = ${orderId}`,
  );
  if (!row) throw new Error(`no order ${orderId}`);
  return row;
}
