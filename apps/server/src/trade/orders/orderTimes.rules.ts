import { isOnline, onlinePayHours, type PaymentMethod, transferPayDays } from '@yigou/contract/money/payments.terms';
import type { OrderState } from '@yigou/contract/trade/orders.terms';
import { shipmentLimits } from '@yigou/contract/trade/shipments.terms';
import type { MoveName } from './orderMoves.rules';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long an order may stay in a state before something happens by itself; null: as long as it likes. */
function waitMs(state: OrderState, method: PaymentMethod): number | null {
  const times: Partial<Record<OrderState, number>> = {
    pendingApproval: 7 * dayMs,
    pendingPayment: isOnline(method) ? onlinePayHours * hourMs : transferPayDays * dayMs,
    cancelRequested: dayMs,
  };
  return times[state] ?? null;
}

export const dueAfter = (state: OrderState, method: PaymentMethod, now: Date): Date | null => {
  const wait = waitMs(state, method);
  return wait === null ? null : new Date(now.getTime() + wait);
};

/** Promised once it may be shipped; what is asked for meanwhile does not move the promise. */
export const shipByAfter = (state: OrderState, before: Date | null, now: Date): Date | null =>
  state === 'pendingShipment' ? (before ?? new Date(now.getTime() + shipmentLimits.promiseHours * hourMs)) : before;

const overdueMoves: Partial<Record<OrderState, MoveName>> = {
  pendingApproval: 'expire',
  pendingPayment: 'expire',
  cancelRequested: 'acceptCancel',
};

/** What happens when its time has run out. */
export const overdueMove = (state: OrderState): MoveName | null => overdueMoves[state] ?? null;
