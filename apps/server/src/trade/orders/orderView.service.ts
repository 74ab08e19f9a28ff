import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { refundStateLabels } from '@yigou/contract/money/payments.terms';
import type { OrderLine, OrderModel, OrderRow } from '@yigou/contract/trade/orders';
import type { OrderAction } from '@yigou/contract/trade/orders.terms';
import { lineView } from '../../goods/catalog/lineView.rules';
import type { AccountContext, Caller } from '../../ground/http/context';
import { remitCodeOf } from '../../money/payments/payments.rules';
import { readRecord, turnsOf } from '../approvals/record.service';
import { permittedActions } from './actions.rules';
import { leftToInvoice } from './orderInvoicing.rules';
import {
  type OrderWithPeople,
  selectLastLogs,
  selectLines,
  selectLogs,
  selectReceipts,
  selectRefunds,
} from './orders.queries';
import { actionsFor } from './orders.rules';
import type { orderLines } from './orders.tables';
import { standingOf } from './standing.rules';

type Line = typeof orderLines.$inferSelect;

const toLine = (line: Line): OrderLine => ({
  orderLineId: line.orderLineId,
  ...lineView(line),
  supplierId: line.supplierId,
  tax: fenToYuan(line.tax),
  shippedQty: line.shippedQty,
  receivedQty: line.receivedQty,
  returnedQty: line.returnedQty,
});

const timeOf = (time: Date | null): string => (time ? formatTime(time) : '');

/** Some of it left and has not been asked back yet; whether it still can be, its windows say. */
const isReturnable = ({ shippedQty, returnedQty, returningQty }: Line): boolean =>
  shippedQty > returnedQty + returningQty;

/** What only who submitted it can do, however far others see. */
const submittersOnly: readonly OrderAction[] = ['remindApproval', 'withdrawApproval', 'resubmit', 'hide', 'unhide'];

type Beside = { lines: Line[]; standing: OrderRow['standing'] };

const toRow = (
  { order, buyerName, orgName }: OrderWithPeople,
  { lines, standing }: Beside,
  caller: Caller,
): OrderRow => ({
  orderId: order.orderId,
  orderNo: order.orderNo,
  state: order.state,
  payState: order.payState,
  paymentMethod: order.payMethod,
  poNo: order.poNo,
  buyerName,
  orgName,
  costCentre: order.costCentre,
  receiver: order.address?.receiver ?? '',
  createTime: formatTime(order.createdAt),
  dueTime: timeOf(order.dueAt),
  payable: fenToYuan(order.payable),
  freight: fenToYuan(order.freight),
  cancelReason: order.cancelReason,
  standing,
  hidden: order.hiddenAt !== null,
  lines: lines.map(toLine),
  // Whoever is shown an order reaches it; what they may do with it is a matter of their functions.
  actions: permittedActions(actionsFor(order.state), caller.functions)
    .filter((action) => order.accountId === caller.accountId || !submittersOnly.includes(action))
    .filter((action) => action !== (order.hiddenAt ? 'hide' : 'unhide'))
    .filter((action) => action !== 'applyReturn' || lines.some(isReturnable))
    .filter((action) => action !== 'applyInvoice' || lines.some((line) => leftToInvoice(line).total > 0)),
});

/** With all that stands beside each, asked once for all of them. */
export async function toRows(
  { tx, now, caller }: AccountContext,
  found: readonly OrderWithPeople[],
): Promise<OrderRow[]> {
  if (found.length === 0) return [];
  const orderIds = found.map(({ order }) => order.orderId);
  const lines = await selectLines(tx, orderIds);
  const logs = await selectLastLogs(tx, orderIds);
  const waiting = found.filter(({ order }) => order.state === 'pendingApproval').map(({ order }) => order.orderId);
  const turns = await turnsOf(tx, waiting);
  return found.map((each) => {
    const { orderId } = each.order;
    const own = lines.filter((line) => line.orderId === orderId);
    const log = logs.find((line) => line.orderId === orderId);
    const standing = standingOf({ ...each.order, lines: own, log, turn: turns.get(orderId), now });
    return toRow(each, { lines: own, standing }, caller);
  });
}

async function moneyOf(ctx: AccountContext, orderId: number): Promise<OrderModel['payments']> {
  const paid = (await selectReceipts(ctx.tx, orderId)).map(({ receipt, amount }) => ({
    time: formatTime(receipt.paidAt),
    method: receipt.channel,
    amount: fenToYuan(amount),
    transactionId: receipt.transactionId,
    kind: 'payment' as const,
    state: '已到账',
  }));
  const back = (await selectRefunds(ctx.tx, orderId)).map(({ refund, channel }) => ({
    time: formatTime(refund.doneAt ?? refund.createdAt),
    method: channel,
    amount: fenToYuan(refund.amount),
    transactionId: refund.refundNo,
    kind: 'refund' as const,
    state: refundStateLabels[refund.state],
  }));
  return [...paid, ...back];
}

export async function toModel(ctx: AccountContext, found: OrderWithPeople): Promise<OrderModel> {
  const { order } = found;
  const { receiver = '', phone = '', areaText = '', detail = '' } = order.address ?? {};
  const logs = await selectLogs(ctx.tx, order.orderId);
  const [row] = await toRows(ctx, [found]);
  if (!row) throw new Error('an order was found and is not there');
  return {
    ...row,
    invoiceState: order.invoiceState,
    afterSaleState: order.afterSaleState,
    reconcileState: order.reconcileState,
    amounts: {
      goods: fenToYuan(order.goods),
      freight: fenToYuan(order.freight),
      discount: fenToYuan(order.discount),
      tax: fenToYuan(order.tax),
      payable: fenToYuan(order.payable),
    },
    address: { receiver, phone, areaText, detail },
    invoice: order.invoice ?? { type: 'none', title: '', taxNo: '' },
    reason: order.reason,
    wantedDate: order.wantedDate,
    remark: order.remark,
    attachments: order.attachments,
    paidTime: timeOf(order.paidAt),
    received: fenToYuan(order.received),
    remitCode: remitCodeOf(order.orderNo),
    approval: await readRecord(ctx.tx, ctx.now, order.orderId),
    logs: logs.map((log) => ({
      time: formatTime(log.at),
      who: log.who,
      what: log.what,
      from: log.fromState,
      to: log.toState,
      note: log.note,
    })),
    payments: await moneyOf(ctx, order.orderId),
  };
}
