import { formatDate } from '@yigou/contract/ground/time';

/** A time as `formatTime` writes it, short where there is little room: of another year the day is what matters. */
export function briefTime(time: string, today = formatDate(new Date())): string {
  return time.slice(0, 4) === today.slice(0, 4) ? time.slice(5, 16) : time.slice(0, 10);
}
