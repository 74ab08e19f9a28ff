import { calls } from '@yigou/contract/calls';
import { fenToYuan, yuanToFen } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import type { CarrierCode } from '@yigou/contract/trade/shipments.terms';
import { and, desc, eq } from 'drizzle-orm';
import { applyPaid } from '../../money/payments/paymentApplying.service';
import { consolePaymentRoutes } from '../../money/payments/paymentConsole.routes';
import { startPayment } from '../../money/payments/payments.service';
import { pageAddresses, readDefaultAddress } from '../../trade/addresses/addresses.service';
import { approveTask, rejectTask } from '../../trade/approvals/approvalDeciding.service';
import { approvalFlows, approvalTasks } from '../../trade/approvals/approvals.tables';
import { answerQuestion, askSubmitter, withdrawFlow } from '../../trade/approvals/asking.service';
import { readNamedLines } from '../../trade/cart/cart.service';
import { addToCart } from '../../trade/cart/cartAdding.service';
import { priceOrder } from '../../trade/checkout/checkout.rules';
import { readBuyer } from '../../trade/checkout/checkout.service';
import { previewResubmit, resubmitOrder } from '../../trade/checkout/resubmit.service';
import { submitOrder } from '../../trade/checkout/submit.service';
import { freightRuleOf } from '../../trade/freight/freight.service';
import { applyForCancel, cancelOrder } from '../../trade/orders/cancelling.service';
import { decideCancel } from '../../trade/orders/orderConsole.service';
import type { Order } from '../../trade/orders/orderMoves.service';
import { leftOf, linesOf } from '../../trade/orders/orderShipping.service';
import { orderLines, orders } from '../../trade/orders/orders.tables';
import { payablesWithReturns } from '../../trade/returns/returnRefunding.service';
import { confirmReceipt } from '../../trade/shipments/receiving.service';
import { ship as shipParcels } from '../../trade/shipments/shipmentShipping.service';
import { shipmentsOf } from '../../trade/shipments/shipmentView.service';
import type { Stage } from './stage';
import { cancelReasons } from './words.data';

export async function orderNow({ db }: Stage, orderId: number): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
  if (!order) throw new Error(`order ${orderId} is gone`);
  return order;
}

export type Wish = {
  who: string;
  items: { itemId: number; chartQty: number }[];
  paymentMethod: PaymentMethod;
  reason: string;
};

/** What the settlement page would show of a buyer; it does not change in the past, so it is asked once. */
async function readTerms(stage: Stage, who: string) {
  const ctx = stage.as(who, stage.db);
  const address = (await readDefaultAddress(ctx)) ?? (await pageAddresses(ctx, '', 1, 1)).resultData[0];
  return { address, rule: await freightRuleOf(ctx.tx, stage.site.companyId), buyer: await readBuyer(ctx) };
}

/** Into the cart, and out of it as an order. */
export async function submit(stage: Stage, { who, items, paymentMethod, reason }: Wish): Promise<number> {
  const { address, rule, buyer } = await stage.once(who, () => readTerms(stage, who));
  return stage.step(async (tx) => {
    const ctx = stage.as(who, tx);
    const added = await addToCart(ctx, items);
    const lines = await readNamedLines(
      ctx,
      added.map((line) => line.cartId),
    );
    const { amounts } = priceOrder(lines, rule, address?.areaCode ?? '');
    const { invoiceTitle: title, invoiceTaxNo: taxNo, costCentre } = buyer;
    const seen = calls['Order/Submit'].input.parse({
      requestId: stage.chance.uuid(),
      lines: lines.map(({ cartId, skuId, qty, price }) => ({ cartId, itemId: skuId, qty, price: fenToYuan(price) })),
      payable: fenToYuan(amounts.payable),
      addressId: address?.addressId ?? 0,
      paymentMethod,
      invoice: { type: 'normal', title, taxNo },
      costCentre,
      reason,
    });
    return (await submitOrder(ctx, seen, stage.shopUrl)).orderId;
  });
}

/** Half of the first line, or the rest of it where it cannot be halved. */
async function halved(stage: Stage, orderId: number) {
  const lines = await stage.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.lineNo);
  return lines.map(({ lineNo, qty }, at) => ({ lineNo, qty: at === 0 && qty % 2 === 0 ? qty / 2 : qty }));
}

export async function submitAgain(stage: Stage, who: string, order: Order): Promise<void> {
  const { orderId, payMethod: paymentMethod, invoice, costCentre, reason } = order;
  const lines = await halved(stage, orderId);
  await stage.step(async (tx) => {
    const ctx = stage.as(who, tx);
    const { amounts } = await previewResubmit(ctx, { orderId, lines, addressId: null });
    const requestId = stage.chance.uuid();
    const shown = { requestId, orderId, lines, payable: amounts.payable, paymentMethod, invoice, costCentre };
    const wanted = calls['Order/Resubmit'].input.parse({ ...shown, reason: `${reason}（已按审批意见修改）` });
    await resubmitOrder(ctx, wanted, stage.shopUrl);
  });
}

/** The open flow of an order, and whoever is asked in it. */
export async function openFlow({ db, cast }: Stage, orderId: number) {
  const [flow] = await db
    .select()
    .from(approvalFlows)
    .where(and(eq(approvalFlows.orderId, orderId), eq(approvalFlows.state, 'open')))
    .orderBy(desc(approvalFlows.flowId));
  if (!flow) throw new Error(`order ${orderId} waits for nobody`);
  const { flowId, round } = flow;
  const waiting = await db
    .select()
    .from(approvalTasks)
    .where(and(eq(approvalTasks.flowId, flowId), eq(approvalTasks.round, round), eq(approvalTasks.state, 'waiting')))
    .orderBy(approvalTasks.taskId);
  const [task] = waiting;
  const who = [...cast].find(([, { accountId }]) => accountId === task?.accountId)?.[0];
  if (!task || !who) throw new Error(`flow ${flowId} waits for nobody`);
  return { flowId, taskId: task.taskId, who };
}
type Asked = Awaited<ReturnType<typeof openFlow>>;

export const approve = (
  stage: Stage,
  { taskId, who }: Asked,
  comment: string,
  cuts: { lineNo: number; qty: number }[],
) =>
  stage.step(async (tx) => {
    const ctx = stage.as(who, tx);
    return approveTask(ctx, ctx.caller, { requestId: stage.chance.uuid(), taskId, comment, cuts });
  });

export const cutsFor = async (stage: Stage, orderId: number) => (await halved(stage, orderId)).slice(0, 1);

export const reject = (stage: Stage, { taskId, who }: Asked, reason: string) =>
  stage.step(async (tx) => {
    const ctx = stage.as(who, tx);
    return rejectTask(ctx, ctx.caller, { requestId: stage.chance.uuid(), taskId, reason });
  });

export const ask = (stage: Stage, { taskId, who }: Asked, question: string) =>
  stage.step(async (tx) => {
    const ctx = stage.as(who, tx);
    return askSubmitter(ctx, ctx.caller, { requestId: stage.chance.uuid(), taskId, question });
  });

export const answer = (stage: Stage, buyer: string, flowId: number, said: string) =>
  stage.step(async (tx) => {
    const ctx = stage.as(buyer, tx);
    return answerQuestion(ctx, ctx.caller, { requestId: stage.chance.uuid(), flowId, answer: said });
  });

export const withdraw = (stage: Stage, buyer: string, flowId: number, comment: string) =>
  stage.step(async (tx) => {
    const ctx = stage.as(buyer, tx);
    return withdrawFlow(ctx, ctx.caller, { requestId: stage.chance.uuid(), flowId, comment });
  });

export const digits = ({ chance }: Stage, length: number): string =>
  Array.from({ length }, () => chance.between(0, 9)).join('');

export const confirmTransfer = (stage: Stage, { orderId, payable }: Order) =>
  stage.step(async (tx) => {
    const paid = { orderIds: [orderId], amount: fenToYuan(payable), paidDate: formatDate(stage.now()) };
    const confirm = consolePaymentRoutes(payablesWithReturns)['Payment/ConfirmTransfer'];
    await confirm(stage.asStaff('cashier', tx), { ...paid, bankNo: `CMB${digits(stage, 14)}`, reason: '' });
  });

/** The buyer opens the page and pays; the gateway tells it. */
export async function payOnline(stage: Stage, who: string, { orderId }: Order, method: 'alipay' | 'wechat') {
  const opened = await stage.steps((db) => {
    const ctx = stage.as(who, db);
    const tools = { channels: ctx.channels, payables: ctx.payables, shopUrl: () => stage.shopUrl };
    return startPayment({ ...ctx, tools }, { requestId: stage.chance.uuid(), orderIds: [orderId], method });
  });
  const { outTradeNo, payable } = opened;
  await stage.step((tx) =>
    applyPaid(
      { ...stage.background(), tx },
      {
        channel: method,
        outTradeNo,
        transactionId: `${formatDate(stage.now()).replaceAll('-', '')}${digits(stage, 20)}`,
        amount: yuanToFen(payable),
        paidAt: stage.now(),
      },
    ),
  );
}

const why = ({ chance }: Stage) => ({ reason: chance.pick(cancelReasons), note: '' });

export const cancel = (stage: Stage, who: string, { orderId }: Order) =>
  stage.steps((db) => cancelOrder(stage.as(who, db), orderId, why(stage)));

export const applyCancel = (stage: Stage, who: string, { orderId }: Order) =>
  stage.step((tx) => applyForCancel(stage.as(who, tx), orderId, why(stage)));

export const acceptCancel = (stage: Stage, { orderId }: Order) =>
  stage.step((tx) => decideCancel(stage.asStaff('service', tx), orderId));

/** All that is left, a parcel for each supplier; or only what the first one has, half of it where they are the only one. */
export const ship = (stage: Stage, { orderId }: Order, onlyPart = false) =>
  stage.step(async (tx) => {
    const lines = (await linesOf(tx, orderId)).filter((line) => leftOf(line) > 0);
    const suppliers = [...new Set(lines.map((line) => line.supplierId))];
    const isAlone = suppliers.length === 1;
    const share = (left: number) => (onlyPart && isAlone ? Math.ceil(left / 2) : left);
    const parcels = (onlyPart ? suppliers.slice(0, 1) : suppliers).map((supplierId) => ({
      ...sentBy(stage),
      note: '',
      lines: lines
        .filter((line) => line.supplierId === supplierId)
        .map((line) => ({ lineNo: line.lineNo, qty: share(leftOf(line)) })),
    }));
    await shipParcels(stage.asStaff('warehouse', tx), { requestId: stage.chance.uuid(), orderId, parcels });
  });

const numbersOf: [CarrierCode, string, number][] = [
  ['sf', 'SF', 13],
  ['jd', 'JD', 13],
  ['deppon', 'DPK', 12],
  ['zto', '75', 12],
];
export const sentBy = (stage: Stage) => {
  const [carrier, head, length] = stage.chance.pick(numbersOf);
  return { carrier, trackingNo: `${head}${digits(stage, length)}` };
};

export const receive = (stage: Stage, who: string, { orderId }: Order) =>
  stage.step((tx) => confirmReceipt(stage.as(who, tx), { orderId, lines: [] }));

/** Parcel by parcel; in the first one a piece is broken. */
export const receiveBroken = (stage: Stage, who: string, { orderId }: Order) =>
  stage.step(async (tx) => {
    const ctx = stage.as(who, tx);
    for (const [at, { shipmentId, lines }] of (await shipmentsOf(tx, orderId, true)).entries()) {
      const [first] = lines;
      const broken = first && at === 0 ? [{ lineNo: first.lineNo, sound: first.qty - 1, damaged: 1, missing: 0 }] : [];
      await confirmReceipt(ctx, { orderId, shipmentId, lines: broken });
    }
  });
