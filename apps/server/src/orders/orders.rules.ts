import {
  isOnline,
  type OrderAction,
  type OrderState,
  onlinePayHours,
  type PaymentMethod,
  type PayState,
  transferPayDays,
} from '@yigou/contract';

type Move = { from: readonly OrderState[]; to: OrderState; what: string };

/** Every way an order can go: from where, to where, and what the log says. */
export const moves = {
  pay: { from: ['pendingPayment'], to: 'pendingShipment', what: '付款成功' },
  putOnAccount: { from: ['pendingPayment'], to: 'pendingShipment', what: '账期支付' },
  cancel: { from: ['pendingApproval', 'rejected', 'pendingPayment'], to: 'cancelled', what: '取消订单' },
  expire: { from: ['pendingApproval', 'pendingPayment'], to: 'cancelled', what: '超时自动取消' },
  applyCancel: { from: ['pendingShipment'], to: 'cancelRequested', what: '申请取消' },
  withdrawCancel: { from: ['cancelRequested'], to: 'pendingShipment', what: '撤回取消申请' },
  refuseCancel: { from: ['cancelRequested'], to: 'pendingShipment', what: '取消申请未通过' },
  acceptCancel: { from: ['cancelRequested'], to: 'cancelled', what: '同意取消' },
  receive: { from: ['shipped', 'partlyShipped'], to: 'completed', what: '确认收货' },
  receiveByTime: { from: ['shipped'], to: 'completed', what: '超时自动确认收货' },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof moves;

export const mayMove = (name: MoveName, state: OrderState): boolean =>
  (moves[name].from as readonly OrderState[]).includes(state);

type FirstSteps = {
  state: OrderState;
  payState: PayState;
  steps: { from: OrderState | null; to: OrderState; what: string }[];
};

/** How an order begins. On account it is settled at once. */
export function firstSteps(method: PaymentMethod): FirstSteps {
  const submit = { from: null, to: 'pendingPayment', what: '提交订单' } as const;
  if (method !== 'account') return { state: submit.to, payState: 'unpaid', steps: [submit] };
  const { to, what } = moves.putOnAccount;
  return { state: to, payState: 'onAccount', steps: [submit, { from: submit.to, to, what }] };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long an order may stay in a state before something happens by itself; null: as long as it likes. */
export function patienceMs(state: OrderState, method: PaymentMethod): number | null {
  const times: Partial<Record<OrderState, number>> = {
    pendingApproval: 7 * dayMs,
    pendingPayment: isOnline(method) ? onlinePayHours * hourMs : transferPayDays * dayMs,
    cancelRequested: dayMs,
    shipped: 15 * dayMs,
  };
  return times[state] ?? null;
}

export const dueAfter = (state: OrderState, method: PaymentMethod, now: Date): Date | null => {
  const wait = patienceMs(state, method);
  return wait === null ? null : new Date(now.getTime() + wait);
};

const overdueMoves: Partial<Record<OrderState, MoveName>> = {
  pendingApproval: 'expire',
  pendingPayment: 'expire',
  cancelRequested: 'acceptCancel',
  shipped: 'receiveByTime',
};

/** What happens when its time has run out. */
export const overdueMove = (state: OrderState): MoveName | null => overdueMoves[state] ?? null;

const buyersMoves: [OrderAction, MoveName][] = [
  ['pay', 'pay'],
  ['cancel', 'cancel'],
  ['applyCancel', 'applyCancel'],
  ['withdrawCancel', 'withdrawCancel'],
  ['confirmReceipt', 'receive'],
];

/** What the caller may do next: the buyer himself, or somebody who only looks. */
export function actionsFor(state: OrderState, isBuyer: boolean): OrderAction[] {
  if (!isBuyer) return [];
  return [...buyersMoves.filter(([, move]) => mayMove(move, state)).map(([action]) => action), 'reorder'];
}

/** 汇款识别码: short enough for the purpose field of any bank. */
export const remitCodeOf = (orderNo: string): string => `HK${orderNo.slice(-8)}`;
