import type { ConsoleOrder, ConsoleOrderLine, ConsoleOrderRow, OrderState } from '@yigou/contract';
import { readTime } from '@yigou/web-kit';
import type { Turn } from '../../ui/StateDot';
import { spanText } from '../../ui/span';

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

const hourMs = 3_600_000;

type Due = Pick<ConsoleOrderRow, 'shipByTime' | 'late' | 'state'>;

/** How it stands with the promise: late, nearly, or with time to spare; null where nothing is promised. */
export function promiseOf({ shipByTime, late }: Due, now: number): { text: string; turn: Turn } | null {
  if (!shipByTime) return null;
  const left = readTime(shipByTime) - now;
  if (late || left < 0) return { text: `超时 ${spanText(left)}`, turn: 'bad' };
  return { text: `剩 ${spanText(left)}`, turn: left < 8 * hourMs ? 'them' : 'off' };
}

/** The goods that still have to leave, by who ships them. */
export function openGroups({ lines }: Pick<ConsoleOrder, 'lines'>) {
  const open = lines.filter((line) => line.qty > line.shippedQty);
  return [...new Set(open.map((line) => line.supplierId))].map((supplierId) => ({
    supplierId,
    supplierName: open.find((line) => line.supplierId === supplierId)?.supplierName ?? '',
    lines: open.filter((line) => line.supplierId === supplierId),
  }));
}

export const leftOf = ({ qty, shippedQty }: ConsoleOrderLine): number => qty - shippedQty;
