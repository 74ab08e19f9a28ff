import { readTime } from '@yigou/web-kit';
import type { Turn } from './StateDot';

const hourMs = 3_600_000;

/** `2 天 16 小时`, `3 小时 36 分`. */
export function spanText(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} 天 ${hours} 小时`;
  return hours > 0 ? `${hours} 小时 ${minutes % 60} 分` : `${minutes} 分`;
}

/** How it stands with a time by which something has to be done: past, nearly, or with time to spare. */
export function dueOf(dueTime: string, now: number): { text: string; turn: Turn } {
  const left = readTime(dueTime) - now;
  if (left < 0) return { text: `超时 ${spanText(left)}`, turn: 'bad' };
  return { text: `剩 ${spanText(left)}`, turn: left < 8 * hourMs ? 'them' : 'off' };
}
