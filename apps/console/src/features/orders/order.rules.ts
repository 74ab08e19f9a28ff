import type { ConsoleOrder, ConsoleOrderLine, ConsoleOrderRow, OrderState } from '@yigou/contract';
import { dueOf } from '../../ui/due.rules';
import type { Turn } from '../../ui/StateDot';

export const turnOf: Record<OrderState, Turn> = {
  pendingApproval: 'them',
  rejected: 'them',
  pendingPayment: 'them',
  pendingShipment: 'us',
  cancelRequested: 'ask',
  partlyShipped: 'way',
  shipped: 'way',
  completed: 'ok',
  cancelled: 'off',
  closed: 'off',
};

type Due = Pick<ConsoleOrderRow, 'shipByTime' | 'late' | 'state'>;

/** How it stands with the promise: late, nearly, or with time to spare; null where nothing is promised. */
export function promiseOf({ shipByTime, late }: Due, now: number): { text: string; turn: Turn } | null {
  if (!shipByTime) return null;
  return late ? { ...dueOf(shipByTime, now), turn: 'bad' } : dueOf(shipByTime, now);
}

/** The goods that still have to leave, by who ships them. */
export function openGroups({ lines }: Pick<ConsoleOrder, 'lines'>) {
  const open = lines.filter((line) => leftOf(line) > 0);
  return [...new Set(open.map((line) => line.supplierId))].map((supplierId) => ({
    supplierId,
    supplierName: open.find((line) => line.supplierId === supplierId)?.supplierName ?? '',
    lines: open.filter((line) => line.supplierId === supplierId),
  }));
}

export const leftOf = ({ qty, shippedQty, closedQty }: ConsoleOrderLine): number => qty - shippedQty - closedQty;
