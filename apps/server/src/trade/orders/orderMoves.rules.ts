import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import type { OrderState, PayState } from '@yigou/contract/trade/orders.terms';
import type { Move as TableMove } from '../../ground/db/mover';

/** What a step does besides changing the state. Applied in this order, so that locks are always taken in the same one. */
export const effectNames = [
  'reserveStock',
  'releaseStock',
  'consumeStock',
  'unshipStock',
  'releasePieces',
  'occupyCredit',
  'reserveBudget',
  'commitBudget',
  'releaseFunds',
  'giveBackPieces',
  'refund',
  'startFlow',
  'endFlow',
] as const;
export type EffectName = (typeof effectNames)[number];

/** Buyer and approver are accounts; which of them one is, the verb has to see to. */
type Who = 'buyer' | 'approver' | 'operator' | 'system';

type Move = {
  who: readonly Who[];
  from: readonly OrderState[];
  to: OrderState;
  what: string;
  effects: readonly EffectName[];
  /** What becomes of the money axis; where it is not named, it stays. */
  payState?: Partial<Record<PayState, PayState>>;
};

const ends = ['releaseStock', 'releaseFunds', 'refund', 'endFlow'] as const;
const givesBack = ['releaseStock', 'releaseFunds', 'endFlow'] as const;
const closes = ['releasePieces', 'giveBackPieces'] as const;
const unpaid = (to: PayState) => ({ unpaid: to, paying: to });

/** Every way an order can go: who may, from where, to where, what the log says, and what it does. */
export const moves = {
  submit: {
    who: ['buyer'],
    from: [],
    to: 'pendingPayment',
    what: '提交订单',
    effects: ['reserveStock', 'reserveBudget'],
  },
  submitForApproval: {
    who: ['buyer'],
    from: [],
    to: 'pendingApproval',
    what: '提交审批',
    effects: ['reserveStock', 'occupyCredit', 'reserveBudget', 'startFlow'],
  },
  /**
   * `endFlow` here and in the ways back to the buyer is the safety net: approvals close the flow before they ask for the
   * move, so that it finds nothing left to do. Only an order that is cancelled or expires still has an open one.
   */
  approve: {
    who: ['approver', 'system'],
    from: ['pendingApproval'],
    to: 'pendingPayment',
    what: '审批通过',
    effects: ['endFlow'],
  },
  approveOnAccount: {
    who: ['approver', 'system'],
    from: ['pendingApproval'],
    to: 'pendingShipment',
    what: '审批通过，账期支付',
    effects: ['commitBudget', 'endFlow'],
    payState: unpaid('onAccount'),
  },
  reject: {
    who: ['approver', 'system'],
    from: ['pendingApproval'],
    to: 'rejected',
    what: '审批驳回',
    effects: givesBack,
  },
  /** All agreed, but it can no longer be had as it was approved. */
  returnToBuyer: {
    who: ['system'],
    from: ['pendingApproval'],
    to: 'rejected',
    what: '复核未通过，退回修改',
    effects: givesBack,
  },
  withdraw: { who: ['buyer'], from: ['pendingApproval'], to: 'rejected', what: '撤回审批', effects: givesBack },
  /** What the version before held is released first: see cutting.service.ts. */
  cut: {
    who: ['approver'],
    from: ['pendingApproval'],
    to: 'pendingApproval',
    what: '审批人减少数量',
    effects: ['reserveStock', 'occupyCredit', 'reserveBudget'],
  },
  resubmit: {
    who: ['buyer'],
    from: ['rejected'],
    to: 'pendingApproval',
    what: '重新提交',
    effects: ['reserveStock', 'occupyCredit', 'reserveBudget', 'startFlow'],
  },
  resubmitUnasked: {
    who: ['buyer'],
    from: ['rejected'],
    to: 'pendingPayment',
    what: '重新提交，无需审批',
    effects: ['reserveStock', 'reserveBudget'],
  },
  /** One step and not two: credit is taken before budgets, here as everywhere. */
  resubmitOnAccount: {
    who: ['buyer'],
    from: ['rejected'],
    to: 'pendingShipment',
    what: '重新提交，账期支付',
    effects: ['reserveStock', 'occupyCredit', 'reserveBudget', 'commitBudget'],
    payState: unpaid('onAccount'),
  },
  pay: {
    who: ['operator', 'system'],
    from: ['pendingPayment'],
    to: 'pendingShipment',
    what: '付款成功',
    effects: ['commitBudget'],
    payState: unpaid('paid'),
  },
  putOnAccount: {
    who: ['buyer'],
    from: ['pendingPayment'],
    to: 'pendingShipment',
    what: '账期支付',
    effects: ['occupyCredit', 'commitBudget'],
    payState: unpaid('onAccount'),
  },
  cancel: {
    who: ['buyer'],
    from: ['pendingApproval', 'rejected', 'pendingPayment'],
    to: 'cancelled',
    what: '取消订单',
    effects: ends,
  },
  expire: {
    who: ['system'],
    from: ['pendingApproval', 'pendingPayment'],
    to: 'cancelled',
    what: '超时自动取消',
    effects: ends,
  },
  applyCancel: { who: ['buyer'], from: ['pendingShipment'], to: 'cancelRequested', what: '申请取消', effects: [] },
  withdrawCancel: {
    who: ['buyer'],
    from: ['cancelRequested'],
    to: 'pendingShipment',
    what: '撤回取消申请',
    effects: [],
  },
  refuseCancel: {
    who: ['operator'],
    from: ['cancelRequested'],
    to: 'pendingShipment',
    what: '取消申请未通过',
    effects: [],
  },
  acceptCancel: {
    who: ['operator', 'system'],
    from: ['cancelRequested'],
    to: 'cancelled',
    what: '同意取消',
    effects: ends,
    payState: { onAccount: 'refunded' },
  },
  shipPart: {
    who: ['operator'],
    from: ['pendingShipment', 'partlyShipped'],
    to: 'partlyShipped',
    what: '部分发货',
    effects: ['consumeStock'],
  },
  shipAll: {
    who: ['operator'],
    from: ['pendingShipment', 'partlyShipped'],
    to: 'shipped',
    what: '全部发货',
    effects: ['consumeStock'],
  },
  /** A parcel is called back before it was delivered. */
  unshipPart: {
    who: ['operator'],
    from: ['partlyShipped', 'shipped'],
    to: 'partlyShipped',
    what: '撤销发货',
    effects: ['unshipStock'],
  },
  unshipAll: {
    who: ['operator'],
    from: ['partlyShipped', 'shipped'],
    to: 'pendingShipment',
    what: '撤销发货',
    effects: ['unshipStock'],
  },
  /** Some of it cannot be had: its money goes back, the rest goes on. */
  closePiecesUnshipped: {
    who: ['operator'],
    from: ['pendingShipment'],
    to: 'pendingShipment',
    what: '部分缺货关闭',
    effects: closes,
  },
  closePieces: {
    who: ['operator'],
    from: ['partlyShipped'],
    to: 'partlyShipped',
    what: '部分缺货关闭',
    effects: closes,
  },
  /** Nothing more will leave: what did is on its way, or has arrived, or there was nothing. */
  closeRest: { who: ['operator'], from: ['partlyShipped'], to: 'shipped', what: '剩余缺货关闭', effects: closes },
  closeRestReceived: {
    who: ['operator'],
    from: ['partlyShipped'],
    to: 'completed',
    what: '剩余缺货关闭',
    effects: closes,
  },
  closeAll: {
    who: ['operator'],
    from: ['pendingShipment'],
    to: 'closed',
    what: '缺货关闭',
    effects: closes,
    payState: { onAccount: 'refunded' },
  },
  receive: { who: ['buyer'], from: ['shipped'], to: 'completed', what: '确认收货', effects: [] },
  receiveByTime: { who: ['system'], from: ['shipped'], to: 'completed', what: '超时自动确认收货', effects: [] },
  /** All of its money went back. */
  close: {
    who: ['system'],
    from: ['partlyShipped', 'shipped', 'completed'],
    to: 'closed',
    what: '订单关闭',
    effects: ['releaseStock', 'releaseFunds'],
    payState: { onAccount: 'refunded' },
  },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof moves;

export const moveOf = (name: MoveName): Move => moves[name];

/** How an order begins: the moves it makes at once. On account it is settled with the first. */
export const firstMoves = (method: PaymentMethod, toBeApproved: boolean): readonly MoveName[] => {
  if (toBeApproved) return ['submitForApproval'];
  return method === 'account' ? ['submit', 'putOnAccount'] : ['submit'];
};

export const mayMove = (name: MoveName, state: OrderState): boolean => moveOf(name).from.includes(state);

const kindOf = { buyer: 'account', approver: 'account', operator: 'operator', system: 'system' } as const;

/** As the mover judges it, which knows accounts only. */
export const tableMove = (name: MoveName): TableMove<OrderState, EffectName> => {
  const { who, ...move } = moveOf(name);
  return { ...move, who: who.map((each) => kindOf[each]) };
};

export const payStateAfter = (name: MoveName, before: PayState): PayState => moveOf(name).payState?.[before] ?? before;
