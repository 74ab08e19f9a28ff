import { formatYuan } from '@yigou/contract/ground/money';
import type { ConsoleOrderRow } from '@yigou/contract/trade/orders.console';
import type { Turn } from '../../../ui/StateDot';

type Wanted = Pick<ConsoleOrderRow, 'payable' | 'received'>;

const round = (yuan: number): number => Math.round(yuan * 100) / 100;

/** What is still to come for these orders. */
export const stillToCome = (orders: readonly Wanted[]): number =>
  round(orders.reduce((sum, { payable, received }) => sum + payable - received, 0));

/** What becomes of the money that came, said before it is booked. */
export function matchOf(orders: readonly Wanted[], came: number | null): { text: string; turn: Turn } | null {
  if (came === null || orders.length === 0) return null;
  const gap = round(came - stillToCome(orders));
  if (gap === 0) return { text: '金额相符，付清后转待发货', turn: 'ok' };
  if (gap > 0) return { text: `多付 ${formatYuan(gap)}，多付部分记为待退款，由财务退回`, turn: 'them' };
  return { text: `少付 ${formatYuan(-gap)}，先记已收，订单仍待付款`, turn: 'bad' };
}
