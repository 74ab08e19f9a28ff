import { yuanToFen } from '@yigou/contract/ground/money';
import { ordersPerPayment } from '@yigou/contract/money/payments.terms';
import type { OrderRow } from '@yigou/contract/trade/orders';
import { type OrderAction, orderActionLabels } from '@yigou/contract/trade/orders.terms';

/** What leads on is drawn strong, what leads away quietly. */
const strong: readonly OrderAction[] = ['pay', 'confirmReceipt', 'resubmit'];

type ActionButton = { action: OrderAction; label: string; kind: 'primary' | 'line' | 'text' };

/** One button for each thing the server says this caller may do now; this page knows no rule of its own. */
export const buttonsOf = (actions: readonly OrderAction[]): ActionButton[] =>
  actions.map((action) => ({
    action,
    label: orderActionLabels[action],
    kind: strong.includes(action) ? 'primary' : 'line',
  }));

export const isPayable = (order: Pick<OrderRow, 'actions'>): boolean => order.actions.includes('pay');

/** What is ticked and still there to be paid, in the order of the list. */
export function mergeOf(orders: readonly OrderRow[], picked: readonly number[]) {
  const taken = orders.filter((order) => isPayable(order) && picked.includes(order.orderId));
  const fen = taken.reduce((sum, order) => sum + yuanToFen(order.payable), 0);
  return {
    orderIds: taken.map((order) => order.orderId),
    payable: fen / 100,
    tooMany: taken.length > ordersPerPayment,
  };
}
