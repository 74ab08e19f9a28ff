import type { OrderState, PayState } from '@yigou/contract';

/** What a state asks of the reader; the colour follows from it, the same one everywhere. */
export type Tone = 'act' | 'run' | 'good' | 'bad' | 'done';

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
