import { type CallPath, calls } from '@yigou/contract/calls';
import { type FunctionCode, isMet } from '@yigou/contract/ground/functions';
import type { OrderAction } from '@yigou/contract/trade/orders.terms';

/** What each button calls. */
const callBehind = {
  pay: 'Payment/Create',
  cancel: 'Order/Cancel',
  applyCancel: 'Order/CancelApply',
  withdrawCancel: 'Order/CancelWithdraw',
  remindApproval: 'Approval/Remind',
  withdrawApproval: 'Approval/Withdraw',
  resubmit: 'Order/Resubmit',
  urgeShipment: 'Order/UrgeShipment',
  confirmReceipt: 'Order/ConfirmReceipt',
  applyReturn: 'OrderReturn/Apply',
  applyInvoice: 'Invoice/Apply',
  reorder: 'Order/Reorder',
  hide: 'Order/Delete',
  unhide: 'Order/Delete',
} as const satisfies Record<OrderAction, CallPath>;

/** Of what the state of an order allows: whom the call would refuse gets no button. */
export const permittedActions = (actions: readonly OrderAction[], held: ReadonlySet<FunctionCode>): OrderAction[] =>
  actions.filter((action) => isMet(calls[callBehind[action]].needs, held));
