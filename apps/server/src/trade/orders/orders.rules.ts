import type { OrderAction, OrderState, PayState } from '@yigou/contract/trade/orders.terms';
import { reference } from '../../ground/db/references';
import { type MoveName, mayMove } from './orderMoves.rules';

/** Of what it took, so much has been sent back. */
export const payStateRefunded = (received: number, refunded: number): PayState =>
  refunded >= received ? 'refunded' : 'partRefunded';

/** What an order holds stock, credit and budget as. */
export const holderOf = ({ orderId, version }: { orderId: number; version: number }): string =>
  reference('order', orderId, version);

/** Bought: paid or on account, and not taken back. In figures it counts as long as it is in one of these. */
export const boughtStates = [
  'pendingShipment',
  'cancelRequested',
  'partlyShipped',
  'shipped',
  'completed',
  'closed',
] as const satisfies readonly OrderState[];
export const isBought = (state: OrderState): boolean => (boughtStates as readonly OrderState[]).includes(state);

/** Nothing more will happen to it by itself. */
export const isOver = (state: OrderState): boolean => ['completed', 'cancelled', 'closed'].includes(state);

const buyersMoves: [OrderAction, MoveName][] = [
  ['pay', 'pay'],
  ['cancel', 'cancel'],
  ['applyCancel', 'applyCancel'],
  ['withdrawCancel', 'withdrawCancel'],
  ['remindApproval', 'withdraw'],
  ['withdrawApproval', 'withdraw'],
  ['resubmit', 'resubmit'],
  ['urgeShipment', 'shipAll'],
  ['confirmReceipt', 'receive'],
  ['applyReturn', 'close'],
];

/** What its state lets be done next, whoever does it. */
export const actionsFor = (state: OrderState): OrderAction[] => [
  ...buyersMoves.filter(([, move]) => mayMove(move, state)).map(([action]) => action),
  ...(state === 'completed' ? (['applyInvoice'] as const) : []),
  'reorder',
  ...(isOver(state) ? (['hide', 'unhide'] as const) : []),
];
