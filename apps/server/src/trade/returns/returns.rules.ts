import {
  type AfterSaleType,
  type ReturnAction,
  type ReturnState,
  type ReturnStep,
  returnLimits,
  returnTypes,
} from '@yigou/contract/trade/returns.terms';
import { addDays, addHours } from '../../ground/lib/clock';
import { mayMoveReturn, type ReturnMoveName } from './returnMoves.rules';

/** Where nothing comes back, passing leads straight to the money. */
export const passMove = (type: AfterSaleType, by: 'operator' | 'system'): ReturnMoveName => {
  if (returnTypes[type].comesBack) return by === 'system' ? 'passByTime' : 'pass';
  return by === 'system' ? 'passUnsentByTime' : 'passUnsent';
};

/** How long it may stay in a state before something happens by itself; null: as long as it likes. */
export function dueIn(state: ReturnState, now: Date): Date | null {
  if (state === 'pendingReview') return addHours(now, returnLimits.reviewHours);
  if (state === 'pendingReturn') return addDays(now, returnLimits.sendDays);
  return state === 'pendingConfirm' ? addDays(now, returnLimits.confirmDays) : null;
}

/** What happens when its time has run out. */
export function overdueReturn(state: ReturnState, type: AfterSaleType): ReturnMoveName | null {
  if (state === 'pendingReview') return passMove(type, 'system');
  if (state === 'pendingReturn') return 'closeByTime';
  return state === 'pendingConfirm' ? 'confirmByTime' : null;
}

const buyersMoves: [ReturnAction, ReturnMoveName][] = [
  ['send', 'send'],
  ['confirm', 'confirm'],
  ['withdraw', 'withdraw'],
];

/** What its state lets the buyer do next. */
export const returnActions = (state: ReturnState): ReturnAction[] =>
  buyersMoves.filter(([, move]) => mayMoveReturn(move, state)).map(([action]) => action);

const operatorsMoves: [ReturnStep, ReturnMoveName][] = [
  ['pass', 'pass'],
  ['reject', 'reject'],
  ['inspect', 'accept'],
  ['refund', 'refund'],
  ['reship', 'reship'],
];

/** What its state lets an operator do next. Money that is on its way already is not sent again. */
export const returnSteps = (state: ReturnState, refundAsked: boolean): ReturnStep[] =>
  operatorsMoves
    .filter(([step, move]) => mayMoveReturn(move, state) && !(step === 'refund' && refundAsked))
    .map(([step]) => step);
