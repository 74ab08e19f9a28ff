import { type ReturnState, returnLimits } from '@yigou/contract/trade/returns.terms';
import type { Move as TableMove } from '../../ground/db/mover';

/** What a step does besides changing the state. Applied in this order, so that locks are always taken in the same one. */
export const effectNames = [
  'hold',
  'settle',
  'letGo',
  'letGoRefused',
  'letGoAccepted',
  'reserveReplacement',
  'restock',
  'sendReplacement',
  'releaseReplacement',
  'payBack',
  'closeOrder',
] as const;
export type EffectName = (typeof effectNames)[number];

type Move = TableMove<ReturnState, EffectName> & {
  /** What the buyer is told of it. */
  tell?: string;
};

const back = `请在 ${returnLimits.sendDays} 天内寄回商品并填写运单号`;
const ends = ['letGo', 'releaseReplacement'] as const;

/** Every way a return can go: who may, from where, to where, what the log says, what it does, what the buyer hears. */
export const returnMoves = {
  apply: { who: ['account'], from: [], to: 'pendingReview', what: '提交申请', effects: ['hold'] },
  withdraw: {
    who: ['account'],
    from: ['pendingReview', 'pendingReturn'],
    to: 'withdrawn',
    what: '撤销申请',
    effects: ends,
  },
  reject: {
    who: ['operator'],
    from: ['pendingReview'],
    to: 'rejected',
    what: '驳回申请',
    effects: ['letGo'],
    tell: '申请未通过',
  },
  pass: {
    who: ['operator'],
    from: ['pendingReview'],
    to: 'pendingReturn',
    what: '审核通过',
    effects: ['reserveReplacement'],
    tell: `审核通过，${back}`,
  },
  passByTime: {
    who: ['system'],
    from: ['pendingReview'],
    to: 'pendingReturn',
    what: '超时自动通过',
    effects: ['reserveReplacement'],
    tell: `审核通过，${back}`,
  },
  passUnsent: {
    who: ['operator'],
    from: ['pendingReview'],
    to: 'pendingRefund',
    what: '审核通过，免寄回',
    effects: ['settle'],
    tell: '审核通过，等待退款',
  },
  passUnsentByTime: {
    who: ['system'],
    from: ['pendingReview'],
    to: 'pendingRefund',
    what: '超时自动通过，免寄回',
    effects: ['settle'],
    tell: '审核通过，等待退款',
  },
  send: { who: ['account'], from: ['pendingReturn'], to: 'pendingInspection', what: '寄回商品', effects: [] },
  closeByTime: {
    who: ['system'],
    from: ['pendingReturn'],
    to: 'closed',
    what: '超时未寄回，自动关闭',
    effects: ends,
    tell: '超时未寄回，申请已关闭',
  },
  accept: {
    who: ['operator'],
    from: ['pendingInspection'],
    to: 'pendingRefund',
    what: '验收通过',
    effects: ['settle', 'restock'],
    tell: '验收通过，等待退款',
  },
  acceptExchange: {
    who: ['operator'],
    from: ['pendingInspection'],
    to: 'pendingReship',
    what: '验收通过，等待换货发出',
    effects: ['letGoRefused', 'restock'],
    tell: '验收通过，等待换货发出',
  },
  fail: {
    who: ['operator'],
    from: ['pendingInspection'],
    to: 'inspectionFailed',
    what: '验收不通过',
    effects: ends,
    tell: '验收不通过',
  },
  awaitRed: {
    who: ['operator'],
    from: ['pendingRefund'],
    to: 'pendingRefund',
    what: '同意退款，等待红字发票',
    effects: [],
    tell: '等待红字发票，开具后自动退款',
  },
  refund: {
    who: ['operator', 'system'],
    from: ['pendingRefund'],
    to: 'pendingRefund',
    what: '发起退款',
    effects: ['payBack'],
  },
  refunded: {
    who: ['system'],
    from: ['pendingRefund'],
    to: 'pendingConfirm',
    what: '退款完成',
    effects: [],
    tell: '退款已完成，请确认',
  },
  reship: {
    who: ['operator'],
    from: ['pendingReship'],
    to: 'pendingConfirm',
    what: '换货发出',
    effects: ['letGoAccepted', 'sendReplacement', 'releaseReplacement'],
    tell: '换货已发出，收到后请确认',
  },
  confirm: {
    who: ['account'],
    from: ['pendingConfirm'],
    to: 'completed',
    what: '确认完成',
    effects: ['closeOrder'],
  },
  confirmByTime: {
    who: ['system'],
    from: ['pendingConfirm'],
    to: 'completed',
    what: '超时自动完成',
    effects: ['closeOrder'],
    tell: '售后已完成',
  },
} as const satisfies Record<string, Move>;
export type ReturnMoveName = keyof typeof returnMoves;

export const returnMoveOf = (name: ReturnMoveName): Move => returnMoves[name];
export const mayMoveReturn = (name: ReturnMoveName, state: ReturnState): boolean =>
  returnMoveOf(name).from.includes(state);
