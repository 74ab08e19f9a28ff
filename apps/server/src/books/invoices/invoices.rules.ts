import {
  type ApplicationState,
  type InvoiceAction,
  type InvoiceDuty,
  invoiceLimits,
} from '@yigou/contract/books/invoices.terms';
import type { Move as TableMove } from '../../ground/db/mover';
import { addHours } from '../../ground/lib/clock';

/** What a step does besides changing the state, in this order. */
export const effectNames = ['releaseLines', 'releaseRed', 'noteOrders', 'send', 'tell'] as const;
export type EffectName = (typeof effectNames)[number];

type Move = TableMove<ApplicationState, EffectName>;

const over = ['releaseLines', 'noteOrders', 'tell'] as const;

/** Every way an application can go: who may, from where, to where, what the log says, and what it does. */
export const moves = {
  apply: { who: ['account'], from: [], to: 'pendingReview', what: '提交申请', effects: ['noteOrders'] },
  withdraw: {
    who: ['account'],
    from: ['pendingReview'],
    to: 'withdrawn',
    what: '撤回申请',
    effects: ['releaseLines', 'noteOrders'],
  },
  approve: { who: ['operator'], from: ['pendingReview'], to: 'issuing', what: '审核通过', effects: ['tell'] },
  reject: { who: ['operator'], from: ['pendingReview', 'issuing'], to: 'rejected', what: '驳回申请', effects: over },
  issuePart: {
    who: ['operator', 'system'],
    from: ['issuing', 'part'],
    to: 'part',
    what: '开具一张发票',
    effects: ['noteOrders'],
  },
  issueAll: {
    who: ['operator', 'system'],
    from: ['issuing', 'part'],
    to: 'issued',
    what: '发票已全部开具',
    effects: ['noteOrders', 'send', 'tell'],
  },
  /** The buyer asks, so the platform answers; they need not confirm their own wish. */
  requestRed: {
    who: ['account'],
    from: ['issued', 'redFailed'],
    to: 'redRequested',
    what: '申请红冲',
    effects: [],
  },
  acceptRed: { who: ['operator'], from: ['redRequested'], to: 'redIssuing', what: '同意红冲', effects: ['tell'] },
  declineRed: { who: ['operator'], from: ['redRequested'], to: 'redFailed', what: '不同意红冲', effects: ['tell'] },
  /** The platform asks, so the buyer has to confirm. */
  demandRed: {
    who: ['operator'],
    from: ['issued', 'redFailed'],
    to: 'redConfirming',
    what: '平台发起红冲',
    effects: ['tell'],
  },
  confirmRed: { who: ['account'], from: ['redConfirming'], to: 'redIssuing', what: '购方确认红冲', effects: [] },
  refuseRed: { who: ['account'], from: ['redConfirming'], to: 'redFailed', what: '购方不同意红冲', effects: [] },
  lapseRed: {
    who: ['system'],
    from: ['redConfirming'],
    to: 'redFailed',
    what: '逾期未确认，红冲失效',
    effects: ['tell'],
  },
  failRed: { who: ['system'], from: ['redIssuing'], to: 'redFailed', what: '红字发票未能开具', effects: ['tell'] },
  /** Something of the blue ones is left. */
  reversePart: {
    who: ['operator', 'system'],
    from: ['redIssuing'],
    to: 'issued',
    what: '部分红冲完成',
    effects: ['releaseRed', 'noteOrders', 'send', 'tell'],
  },
  reverseAll: {
    who: ['operator', 'system'],
    from: ['redIssuing'],
    to: 'red',
    what: '红冲完成',
    effects: ['releaseRed', 'noteOrders', 'send', 'tell'],
  },
  voidPaper: { who: ['operator'], from: ['issued'], to: 'voided', what: '作废纸质发票', effects: over },
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof moves;

export const moveOf = (name: MoveName): Move => moves[name];
export const mayMove = (name: MoveName, state: ApplicationState): boolean => moveOf(name).from.includes(state);

/** Only a reversal that waits for the buyer runs out. */
export const dueAfter = (state: ApplicationState, now: Date): Date | null =>
  state === 'redConfirming' ? addHours(now, invoiceLimits.confirmHours) : null;

const buyersMoves: [InvoiceAction, MoveName][] = [
  ['withdraw', 'withdraw'],
  ['confirmRed', 'confirmRed'],
  ['refuseRed', 'refuseRed'],
  ['applyRed', 'requestRed'],
];

/** Those in which something has been issued that can be sent. */
const sendable: readonly ApplicationState[] = [
  'part',
  'issued',
  'redRequested',
  'redConfirming',
  'redIssuing',
  'red',
  'redFailed',
];

/** What its state lets the buyer do next. */
export const actionsFor = (state: ApplicationState): InvoiceAction[] => [
  ...buyersMoves.filter(([, move]) => mayMove(move, state)).map(([action]) => action),
  ...(state === 'rejected' ? (['applyAgain'] as const) : []),
  ...(sendable.includes(state) ? (['sendMail'] as const) : []),
];

const operatorsMoves: [InvoiceDuty, MoveName][] = [
  ['approve', 'approve'],
  ['reject', 'reject'],
  ['acceptRed', 'acceptRed'],
  ['refuseRed', 'declineRed'],
  ['demandRed', 'demandRed'],
  ['voidPaper', 'voidPaper'],
];

/** What its state lets an operator do, whoever they are; `enter` and `retry` are a matter of its single invoices. */
export const dutiesFor = (state: ApplicationState): InvoiceDuty[] =>
  operatorsMoves.filter(([, move]) => mayMove(move, state)).map(([duty]) => duty);
