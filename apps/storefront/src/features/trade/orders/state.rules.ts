import type { OrderState, PayState } from '@yigou/contract/trade/orders.terms';
import type { Tone } from '@yigou/web-kit';

/** What a state asks of the buyer; operators, whose turn is another, have their own table. */
export const orderTones: Record<OrderState, Tone> = {
  pendingApproval: 'act',
  rejected: 'bad',
  pendingPayment: 'act',
  pendingShipment: 'run',
  cancelRequested: 'act',
  partlyShipped: 'run',
  shipped: 'run',
  completed: 'good',
  cancelled: 'done',
  closed: 'done',
};

export const payTones: Record<PayState, Tone> = {
  unpaid: 'act',
  paying: 'act',
  paid: 'good',
  partRefunded: 'run',
  refunded: 'done',
  onAccount: 'run',
  onAccountSettled: 'good',
};
