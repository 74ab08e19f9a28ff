import type { AttemptView } from '@yigou/contract/money/payments';
import { type PaymentMethod, tradeNoRule } from '@yigou/contract/money/payments.terms';
import type { OrderModel } from '@yigou/contract/trade/orders';

/** The number of a payment in an address. */
export const readTradeNo = (text: string | null): string | undefined =>
  text && tradeNoRule.pattern.test(text) ? text : undefined;

/** What is chosen before the buyer chooses: what was chosen last, as long as it can be used. */
export function firstMethod(
  methods: readonly { method: PaymentMethod; usable: boolean }[],
  last: PaymentMethod,
): PaymentMethod | undefined {
  const usable = methods.filter((choice) => choice.usable);
  return (usable.find((choice) => choice.method === last) ?? usable[0])?.method;
}

/** Only the server says how a payment stands. */
type Outcome = 'waiting' | 'paid' | 'refunding' | 'closed';

export function outcomeOf({ state, refunding }: Pick<AttemptView, 'state' | 'refunding'>): Outcome {
  if (refunding) return 'refunding';
  if (state === 'paid' || state === 'closed') return state;
  return 'waiting';
}

/** How orders that no gateway was asked for stand. */
export type OrdersOutcome = 'paid' | 'onAccount' | 'pendingApproval' | 'unpaid' | 'ended';

type Standing = Pick<OrderModel, 'state' | 'payState'>;

function standingOf({ state, payState }: Standing): OrdersOutcome {
  if (state === 'cancelled' || state === 'closed' || state === 'rejected') return 'ended';
  if (payState === 'onAccount' || payState === 'onAccountSettled') return 'onAccount';
  if (payState === 'paid' || payState === 'partRefunded' || payState === 'refunded') return 'paid';
  return state === 'pendingApproval' ? 'pendingApproval' : 'unpaid';
}

/** The worst of them: nothing is called done while one order is not. */
export function ordersOutcome(orders: readonly Standing[]): OrdersOutcome {
  const found = new Set(orders.map(standingOf));
  const worstFirst = ['ended', 'unpaid', 'pendingApproval', 'onAccount', 'paid'] as const;
  return worstFirst.find((each) => found.has(each)) ?? 'unpaid';
}
