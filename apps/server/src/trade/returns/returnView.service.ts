import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { refundStateLabels } from '@yigou/contract/money/payments.terms';
import type { ReturnModel, ReturnRow as ReturnShown } from '@yigou/contract/trade/returns';
import { inArray } from 'drizzle-orm';
import { lineView } from '../../goods/catalog/lineView.rules';
import type { Db } from '../../ground/db/client';
import { orders } from '../orders/orders.tables';
import { causeOf } from './returnEffects.service';
import { type ReturnRow, selectReturnedGoods, selectReturnLogs, selectReturnRefunds } from './returns.queries';

type Goods = Awaited<ReturnType<typeof selectReturnedGoods>>[number];
type Order = typeof orders.$inferSelect;

const timeOf = (time: Date | null): string => (time ? formatTime(time) : '');

const decidedStates: readonly ReturnRow['state'][] = ['pendingRefund', 'pendingConfirm', 'completed'];

/** What was decided to come back; null: nothing is, or nothing comes back. */
const decidedOf = ({ state, type }: ReturnRow, { amount }: { amount: number }): number | null =>
  type !== 'exchange' && decidedStates.includes(state) ? fenToYuan(amount) : null;

function waitsFor({ state, awaitsRed, refundAt }: ReturnRow): string {
  if (state !== 'pendingRefund') return '';
  if (awaitsRed) return '等待红字发票，开具后自动退款';
  return refundAt ? '退款处理中，完成后请确认' : '等待财务退款';
}

function toShown(row: ReturnRow, order: Order | undefined, goods: readonly Goods[]): ReturnShown {
  return {
    returnId: row.returnId,
    returnNo: row.returnNo,
    orderId: row.orderId,
    orderNo: order?.orderNo ?? '',
    type: row.type,
    reason: row.reason,
    state: row.state,
    estimate: fenToYuan(row.estimate),
    decided: decidedOf(row, row),
    qty: goods.reduce((sum, { part }) => sum + part.qty, 0),
    applicant: row.applicant,
    createTime: formatTime(row.createdAt),
    dueTime: timeOf(row.dueAt),
    waitsFor: waitsFor(row),
    lines: goods.map((each) => ({
      ...lineView(each.line),
      lineNo: each.part.lineNo,
      returnQty: each.part.qty,
      accepted: each.part.accepted,
      damaged: each.part.damaged,
      refused: each.part.refused,
      estimate: fenToYuan(each.part.estimate),
      decided: decidedOf(row, each.part),
    })),
  };
}

/** In the order in which they were given. */
export async function showReturns(tx: Db, rows: readonly ReturnRow[]): Promise<ReturnShown[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.orderId);
  const found = new Map(
    (await tx.select().from(orders).where(inArray(orders.orderId, ids))).map((order) => [order.orderId, order]),
  );
  const goods = await selectReturnedGoods(
    tx,
    rows.map((row) => row.returnId),
  );
  return rows.map((row) =>
    toShown(
      row,
      found.get(row.orderId),
      goods.filter(({ part }) => part.returnId === row.returnId),
    ),
  );
}

type ReturnDetails = Omit<ReturnModel, keyof ReturnShown | 'actions'>;

/** What both sides read of it beyond its row. */
export async function returnDetails(
  tx: Db,
  row: ReturnRow,
  { payMethod }: Pick<Order, 'payMethod'>,
): Promise<ReturnDetails> {
  const { text, contact, phone, pictures, returnTo, answer, carrier, trackingNo, reshipCarrier, reshipNo } = row;
  const logs = await selectReturnLogs(tx, row.returnId);
  const refunds = await selectReturnRefunds(tx, row, causeOf(row));
  return {
    paymentMethod: payMethod,
    text,
    contact,
    phone,
    pictures,
    returnTo,
    answer,
    sent: carrier && { carrier, trackingNo },
    reshipped: reshipCarrier && { carrier: reshipCarrier, trackingNo: reshipNo },
    refunds: refunds.map((refund) => ({
      refundNo: refund.refundNo,
      amount: fenToYuan(refund.amount),
      state: refundText(refund),
      time: formatTime(refund.doneAt ?? refund.createdAt),
      failed: refund.state === 'failed' || refund.lastError !== '',
    })),
    logs: logs.map((log) => ({
      time: formatTime(log.at),
      who: log.who,
      what: log.what,
      to: log.toState,
      note: log.note,
    })),
  };
}

type Refund = Awaited<ReturnType<typeof selectReturnRefunds>>[number];

/** Why it did not go back yet is the gateway's and the cashier's; that it did not, everybody should know. */
function refundText({ state, lastError, nextTryAt }: Refund): string {
  if (state === 'failed') return '退款未成功，平台正在处理';
  if (state === 'waiting' && lastError !== '') return `退款未成功，${timeOf(nextTryAt)} 再次尝试`;
  return refundStateLabels[state];
}
