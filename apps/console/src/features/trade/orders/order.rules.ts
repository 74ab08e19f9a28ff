import type { ConsoleOrder, ConsoleOrderLine, ConsoleOrderRow } from '@yigou/contract/trade/orders.console';
import type { OrderState } from '@yigou/contract/trade/orders.terms';
import { dueOf } from '../../../ui/due.rules';
import type { Turn } from '../../../ui/StateDot';

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

type Due = Pick<ConsoleOrderRow, 'dueTime' | 'late'>;

/** How it stands with the promise: late, nearly, or with time to spare; null where nothing is promised. */
export function promiseOf({ dueTime, late }: Due, now: number): { text: string; turn: Turn } | null {
  if (!dueTime) return null;
  return late ? { ...dueOf(dueTime, now), turn: 'bad' } : dueOf(dueTime, now);
}

/** Lines by who ships them. */
export const groupsOf = (lines: readonly ConsoleOrderLine[]) =>
  [...new Set(lines.map((line) => line.supplierId))].map((supplierId) => ({
    supplierId,
    supplierName: lines.find((line) => line.supplierId === supplierId)?.supplierName ?? '',
    lines: lines.filter((line) => line.supplierId === supplierId),
  }));

/** The goods that still have to leave, by who ships them. */
export const openGroups = ({ lines }: Pick<ConsoleOrder, 'lines'>) =>
  groupsOf(lines.filter((line) => leftOf(line) > 0));

/** `已发 20，已收 19，已退 1`: only what has happened. */
export function lineStanding(line: ConsoleOrderLine): string {
  const parts: [string, number][] = [
    ['已发', line.shippedQty],
    ['已收', line.receivedQty],
    ['已退', line.returnedQty],
    ['已关闭', line.closedQty],
    ['已开票', line.invoicedQty],
  ];
  const said = parts.filter(([, qty]) => qty > 0).map(([word, qty]) => `${word} ${qty}`);
  return said.length > 0 ? said.join('，') : '未发货';
}

export const leftOf = ({ qty, shippedQty, closedQty }: ConsoleOrderLine): number => qty - shippedQty - closedQty;
