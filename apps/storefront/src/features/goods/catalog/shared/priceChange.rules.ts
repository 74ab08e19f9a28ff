import { formatYuan, yuanToFen } from '@yigou/contract/ground/money';

type PriceChange = { kind: 'down' | 'up'; text: string };

/** What a price has done since; undefined when it is the same. In yuan. */
export function priceChange(now: number, then: number): PriceChange | undefined {
  const fen = yuanToFen(now) - yuanToFen(then);
  if (fen === 0) return undefined;
  const amount = formatYuan(Math.abs(fen) / 100);
  return fen < 0 ? { kind: 'down', text: `已降价 ${amount}` } : { kind: 'up', text: `已涨价 ${amount}` };
}
