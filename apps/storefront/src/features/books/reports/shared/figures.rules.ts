import { changePercent } from '@yigou/contract/books/reports.terms';

/** In 万元, as charts print it. */
export const wanText = (yuan: number): string => {
  const wan = yuan / 10_000;
  return (Math.abs(wan) < 10 ? wan.toFixed(2) : wan.toFixed(1)).replace('-', '−');
};

export const countText = (count: number): string => count.toLocaleString('zh-CN').replace('-', '−');

/** ▲ 2.3% or ▼ 2.3%; more spending is neither good nor bad. */
export function changeText(now: number, before: number): string {
  const change = changePercent(now, before);
  if (change === null) return '—';
  if (change === 0) return '持平';
  return `${change > 0 ? '▲' : '▼'} ${Math.abs(change).toFixed(1)}%`;
}
