import type { consoleCalls } from '@yigou/contract/console';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { refundWays } from '@yigou/contract/money/payments.terms';
import type { ConsoleOrder, ConsoleOrderRow, Picking } from '@yigou/contract/trade/orders.console';
import { type ConsoleOrderTab, consoleOrderTabs, listCountMost } from '@yigou/contract/trade/orders.terms';
import type { z } from 'zod';
import { lineView } from '../../goods/catalog/lineView.rules';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { remitCodeOf } from '../../money/payments/payments.rules';
import { notify } from '../../people/notices/notices.service';
import { toNote } from './desk.service';
import {
  type ConsoleFound,
  consoleCondition,
  countConsoleStates,
  countLate,
  findConsoleOrder,
  selectConsoleOrders,
  selectConsolePage,
  selectNotes,
} from './orderConsole.queries';
import { lockOrder, moveOrder } from './orderMoves.service';
import { leftOf } from './orderShipping.service';
import { selectLines, selectLogs } from './orders.queries';

type Line = Awaited<ReturnType<typeof selectLines>>[number];
const timeOf = (time: Date | null): string => (time ? formatTime(time) : '');

const waiting: readonly string[] = ['pendingShipment', 'partlyShipped', 'cancelRequested'];

function toRow(found: ConsoleFound, lines: readonly Line[], now: Date): ConsoleOrderRow {
  const { order, customerName, buyerName, assigneeName } = found;
  const shipBy = waiting.includes(order.state) ? order.shipBy : null;
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    orderId: order.orderId,
    orderNo: order.orderNo,
    state: order.state,
    payState: order.payState,
    paymentMethod: order.payMethod,
    customerName,
    buyerName,
    receiver: order.address?.receiver ?? '',
    areaText: order.address?.areaText ?? '',
    createTime: formatTime(order.createdAt),
    shipByTime: timeOf(shipBy),
    dueTime: timeOf(order.state === 'cancelRequested' ? order.dueAt : shipBy),
    late: shipBy !== null && order.state !== 'cancelRequested' && shipBy < now,
    payable: fenToYuan(order.payable),
    received: fenToYuan(order.received),
    remitCode: remitCodeOf(order.orderNo),
    qty: sum((line) => line.qty),
    toShip: waiting.includes(order.state) ? sum(leftOf) : 0,
    cancelReason: order.cancelReason,
    urgeTime: timeOf(order.urgedAt),
    assigneeName: assigneeName ?? '',
  };
}

type PageInput = z.output<(typeof consoleCalls)['Order/GetPage']['input']>;

export async function pageConsoleOrders(ctx: OperatorContext, { reqData, searchKey, ...paging }: PageInput) {
  const { tx, now, caller } = ctx;
  const unasked = { tab: 'todo' as const, late: false, dueToday: false, mine: false, handled: false };
  const filter = { ...unasked, ...reqData, searchKey };
  const condition = await consoleCondition(tx, caller, now, filter);
  const counts = await countConsoleStates(tx, condition);
  const inTab = (tab: ConsoleOrderTab) =>
    Math.min(
      consoleOrderTabs[tab].states.reduce((total, state) => total + (counts.get(state) ?? 0), 0),
      listCountMost + 1,
    );
  const found = await selectConsolePage(tx, condition, filter.tab, paging);
  const ids = found.map(({ order }) => order.orderId);
  const lines = ids.length > 0 ? await selectLines(tx, ids) : [];
  const tabs = Object.keys(consoleOrderTabs) as ConsoleOrderTab[];
  return {
    resultData: found.map((each) =>
      toRow(
        each,
        lines.filter((line) => line.orderId === each.order.orderId),
        now,
      ),
    ),
    totalCount: inTab(filter.tab),
    tabCounts: Object.fromEntries(tabs.map((tab) => [tab, inTab(tab)])) as Record<ConsoleOrderTab, number>,
    lateCount: await countLate(tx, caller.companyId, now),
  };
}

/** An order of the operator's company; any other answers like one that does not exist. */
export async function reachConsoleOrder(ctx: OperatorContext, orderId: number): Promise<ConsoleFound> {
  const found = await findConsoleOrder(ctx.tx, ctx.caller.companyId, orderId);
  if (!found) throw new DomainError('notFound');
  return found;
}

export async function readConsoleOrder(ctx: OperatorContext, orderId: number): Promise<ConsoleOrder> {
  const found = await reachConsoleOrder(ctx, orderId);
  const { order } = found;
  const lines = await selectLines(ctx.tx, [orderId]);
  const { receiver = '', phone = '', areaText = '', detail = '' } = order.address ?? {};
  return {
    ...toRow(found, lines, ctx.now),
    buyerPhone: found.buyerPhone,
    orgName: found.orgName,
    costCentre: order.costCentre,
    reason: order.reason,
    invoiceState: order.invoiceState,
    afterSaleState: order.afterSaleState,
    reconcileState: order.reconcileState,
    invoice: order.invoice ?? { type: 'none', title: '', taxNo: '' },
    paidTime: timeOf(order.paidAt),
    assigneeId: order.assigneeId,
    attachments: order.attachments,
    address: { receiver, phone, areaText, detail },
    amounts: {
      goods: fenToYuan(order.goods),
      freight: fenToYuan(order.freight),
      discount: fenToYuan(order.discount),
      tax: fenToYuan(order.tax),
      payable: fenToYuan(order.payable),
    },
    poNo: order.poNo,
    remark: order.remark,
    wantedDate: order.wantedDate,
    lines: lines.map((line) => ({
      ...lineView(line),
      lineNo: line.lineNo,
      supplierId: line.supplierId,
      tax: fenToYuan(line.tax),
      shippedQty: line.shippedQty,
      closedQty: line.closedQty,
      receivedQty: line.receivedQty,
      returnedQty: line.returnedQty,
      invoicedQty: line.invoicedQty,
      refunded: fenToYuan(line.refunded),
    })),
    logs: (await selectLogs(ctx.tx, orderId)).map(({ at, who, what, note }) => ({
      time: formatTime(at),
      who,
      what,
      note,
    })),
    notes: (await selectNotes(ctx.tx, orderId)).map(toNote),
  };
}

/** Orders with something to ship; those of others, and those with nothing left, are not there. */
export async function readPicking(
  { tx, now, caller }: OperatorContext,
  orderIds: readonly number[],
): Promise<Picking[]> {
  const found = await selectConsoleOrders(tx, caller.companyId, orderIds);
  const lines = await selectLines(tx, [...orderIds]);
  return found
    .map((each) => {
      const left = lines.filter((line) => line.orderId === each.order.orderId && leftOf(line) > 0);
      return {
        ...toRow(each, left, now),
        remark: each.order.remark,
        lines: left.map((line) => ({ ...lineView(line), lineNo: line.lineNo, qty: leftOf(line) })),
      };
    })
    .filter(({ toShip }) => toShip > 0);
}

/** Orders of the operator's company, with whose they are. */
export const readConsoleOrders = ({ tx, caller }: OperatorContext, orderIds: readonly number[]) =>
  selectConsoleOrders(tx, caller.companyId, orderIds);

/** Accepted or refused; a reason is told to who asked. */
export async function decideCancel(ctx: OperatorContext, orderId: number, refusal?: string): Promise<void> {
  await reachConsoleOrder(ctx, orderId);
  const order = await lockOrder(ctx.tx, orderId);
  const name = refusal === undefined ? 'acceptCancel' : 'refuseCancel';
  const moved = await moveOrder(ctx, order, name, { by: operatorOf(ctx), note: refusal ?? '' });
  const what = refusal === undefined ? '同意取消' : '不同意取消';
  await notify(ctx, [order.accountId], {
    kind: 'order',
    title: `订单 ${order.orderNo}：平台${what}`,
    text: refusal ?? `已释放库存与预算，${refundWays[order.payMethod]}`,
    link: `/center/order/orderDetail?orderId=${orderId}`,
  });
  const change = { before: { state: order.state }, after: { state: moved.state, reason: refusal ?? '' } };
  await writeAudit(ctx, { what, object: { kind: 'order', id: order.orderNo }, ...change });
}
