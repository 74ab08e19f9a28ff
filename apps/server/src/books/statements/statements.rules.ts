import {
  type EntryKind,
  payableStates,
  type StatementAction,
  type StatementState,
  type StatementStep,
} from '@yigou/contract/books/statements.terms';
import { shareOf } from '@yigou/contract/ground/money';
import { dayStart, formatDate, formatTime } from '@yigou/contract/ground/time';
import type { Move as TableMove } from '../../ground/db/mover';
import { addDays } from '../../ground/lib/clock';

/** What a step does besides changing the state. Applied in this order: orders are locked before credit. */
export const effectNames = ['freeEntries', 'noteOrders', 'bill', 'judgeOverdue'] as const;
export type EffectName = (typeof effectNames)[number];

type Move = TableMove<StatementState, EffectName> & {
  /** What the customer's finance people are told of it. */
  tell?: string;
};

/** Every way a statement can go: who may, from where, to where, what the log says, what it does, what the buyer hears. */
export const statementMoves = {
  build: {
    who: ['system', 'operator'],
    from: [],
    to: 'open',
    what: '出账',
    effects: ['noteOrders'],
    tell: '已出账，请核对并确认',
  },
  dispute: {
    who: ['account'],
    from: ['open', 'disputed'],
    to: 'disputed',
    what: '提出差异',
    effects: ['judgeOverdue'],
  },
  resolve: {
    who: ['account', 'operator'],
    from: ['disputed'],
    to: 'open',
    what: '差异已处理',
    effects: ['judgeOverdue'],
  },
  confirm: { who: ['account'], from: ['open'], to: 'confirmed', what: '确认对账单', effects: ['bill', 'noteOrders'] },
  void: {
    who: ['operator'],
    from: ['open', 'disputed'],
    to: 'void',
    what: '作废',
    effects: ['freeEntries', 'noteOrders', 'judgeOverdue'],
    tell: '已作废，明细将进入新的对账单',
  },
  applyInvoice: { who: ['account'], from: ['confirmed'], to: 'invoicing', what: '申请开票', effects: [] },
  invoiced: { who: ['system'], from: ['invoicing'], to: 'invoiced', what: '发票已开齐', effects: [] },
  payPart: {
    who: ['account', 'operator', 'system'],
    from: payableStates,
    to: 'partPaid',
    what: '部分付款',
    effects: ['judgeOverdue'],
    tell: '收到部分付款',
  },
  settle: {
    who: ['account', 'operator', 'system'],
    from: payableStates,
    to: 'settled',
    what: '结清',
    effects: ['noteOrders', 'judgeOverdue'],
    tell: '已结清',
  },
} as const satisfies Record<string, Move>;
export type StatementMoveName = keyof typeof statementMoves;

export const statementMoveOf = (name: StatementMoveName): Move => statementMoves[name];
export const mayMoveStatement = (name: StatementMoveName, state: StatementState): boolean =>
  statementMoveOf(name).from.includes(state);

/** Such as `2026-10` for any moment of that month in Shanghai. */
export const periodOf = (time: Date): string => formatTime(time).slice(0, 7);

/** The first moment of a month, and the first that is no part of it any more. */
export function periodBounds(period: string): { startsAt: Date; endsAt: Date } {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return { startsAt: dayStart(`${period}-01`), endsAt: dayStart(`${next}-01`) };
}

/** The month that ended last. */
export const lastPeriod = (now: Date): string => periodOf(new Date(periodBounds(periodOf(now)).startsAt.getTime() - 1));

/** 月结 30: thirty days after the last day of the month. */
export const dueDateOf = (endsAt: Date, termDays: number): string => formatDate(addDays(endsAt, termDays - 1));

export type Debt = { state: StatementState; due: number; paid: number; dueDate: string };

/** What is being argued about is not late; what nobody confirms is. */
export const lateStates: readonly StatementState[] = ['open', ...payableStates];
export const isOverdue = ({ state, due, paid, dueDate }: Debt, today: string): boolean =>
  lateStates.includes(state) && due > paid && dueDate < today;

type Line = { qty: number; total: number; discountShare: number };
export type Entered = { pieces: number; amount: number };

/** What some pieces of a line cost that arrive after others were entered: all pieces together are exactly the line. */
export const goodsAmount = ({ qty, total, discountShare }: Line, { pieces, amount }: Entered, count: number): number =>
  shareOf(total - discountShare - amount, qty - pieces, count);

/** Entries that say what one order owes: together they are what it holds of the credit. */
export const orderKinds = ['goods', 'freight', 'prepaid', 'refund', 'adjustment'] as const satisfies EntryKind[];

export type Owed = { id: number; unpaid: number };

/** Oldest first, each as far as the money goes; what is left over is not given to anybody. */
export function payOldestFirst(
  money: number,
  owed: readonly Owed[],
): { pays: { id: number; amount: number }[]; left: number } {
  let left = money;
  const pays = owed.flatMap(({ id, unpaid }) => {
    const amount = Math.min(left, unpaid);
    left -= Math.max(0, amount);
    return amount > 0 ? [{ id, amount }] : [];
  });
  return { pays, left };
}

const buyersMoves: [StatementAction, StatementMoveName][] = [
  ['confirm', 'confirm'],
  ['dispute', 'dispute'],
];

/** What its state lets the buyer do next. Invoices of what is paid in part are asked for as well. */
export function statementActions(state: StatementState, canInvoice: boolean): StatementAction[] {
  const moves = buyersMoves.filter(([, move]) => mayMoveStatement(move, state)).map(([action]) => action);
  const agreed = (payableStates as readonly StatementState[]).includes(state);
  if ((agreed || state === 'settled') && canInvoice) moves.push('applyInvoice');
  return agreed ? [...moves, 'uploadPayment'] : moves;
}

/** What its state lets an operator do next. */
export const statementSteps = (state: StatementState, isLatest: boolean): StatementStep[] => [
  ...(state === 'open' || state === 'disputed' ? (['adjust'] as const) : []),
  ...(mayMoveStatement('void', state) && isLatest ? (['void'] as const) : []),
];

/** To be written into a transfer that pays it. */
export const statementCodeOf = (statementNo: string): string => `DZ${statementNo.slice(-8)}`;
