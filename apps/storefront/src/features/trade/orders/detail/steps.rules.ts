import type { OrderModel } from '@yigou/contract/trade/orders';
import type { OrderState } from '@yigou/contract/trade/orders.terms';

type Step = { title: string; time: string; reached: boolean };
type Walked = Pick<OrderModel, 'state' | 'paymentMethod' | 'createTime' | 'paidTime' | 'logs'>;

const afterPayment: readonly OrderState[] = [
  'pendingShipment',
  'cancelRequested',
  'partlyShipped',
  'shipped',
  'completed',
];
const afterShipment: readonly OrderState[] = ['shipped', 'completed'];
const ended: Partial<Record<OrderState, string>> = { cancelled: '订单取消', closed: '订单关闭', rejected: '审批驳回' };

/** When the order last came into a state; empty when it never did. */
const timeOf = (logs: Walked['logs'], state: OrderState): string =>
  logs.reduce((latest, log) => (log.to === state && log.from !== state && log.time > latest ? log.time : latest), '');

/** The way of this order, as far as it has come. One that ended early shows only what happened. */
export function orderSteps({ state, paymentMethod, createTime, paidTime, logs }: Walked): Step[] {
  const submitted: Step = { title: '提交订单', time: createTime, reached: true };
  const approved = logs.some((log) => log.from === 'pendingApproval' && !ended[log.to]);
  const approving = state === 'pendingApproval' || logs.some((log) => log.to === 'pendingApproval');
  const approval: Step = { title: '审批通过', time: '', reached: approved };
  const payment: Step = { title: '付款', time: paidTime, reached: afterPayment.includes(state) || paidTime !== '' };
  const end = ended[state];
  if (end) {
    const before = [submitted, approval, payment].filter((step) => step.reached);
    const happened = paymentMethod === 'account' ? before.filter((step) => step !== payment) : before;
    return [...happened, { title: end, time: timeOf(logs, state), reached: true }];
  }
  return [
    submitted,
    ...(approving ? [approval] : []),
    ...(paymentMethod === 'account' ? [] : [payment]),
    { title: '发货', time: timeOf(logs, 'shipped'), reached: afterShipment.includes(state) },
    { title: '收货完成', time: timeOf(logs, 'completed'), reached: state === 'completed' },
  ];
}

/** What the time of a state runs out for. */
export const dueTexts: Partial<Record<OrderState, string>> = {
  pendingApproval: '审批剩余时间',
  pendingPayment: '剩余付款时间',
  cancelRequested: '平台处理剩余时间',
};
