const shanghai = '+08:00';

/** A time of the wire (`YYYY-MM-DD HH:mm:ss`, Shanghai) as milliseconds; NaN when it is none. */
export const readTime = (text: string): number => Date.parse(`${text.replace(' ', 'T')}${shanghai}`);

/** Whole seconds left, never below 0; 0 as well when there is no such time. */
export const secondsLeft = (dueTime: string, now: number): number => {
  const left = Math.ceil((readTime(dueTime) - now) / 1000);
  return Number.isNaN(left) ? 0 : Math.max(left, 0);
};

/** From the largest part that counts down to seconds; of whole days the seconds are nobody's business. */
export function formatLeft(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} 天 ${hours} 小时 ${minutes} 分`;
  const rest = `${String(minutes).padStart(2, '0')} 分 ${String(seconds % 60).padStart(2, '0')} 秒`;
  return hours > 0 ? `${hours} 小时 ${rest}` : rest;
}
