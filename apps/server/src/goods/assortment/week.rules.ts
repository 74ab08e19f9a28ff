import { dayStart, formatDate } from '@yigou/contract/ground/time';

const dayMs = 86_400_000;

/** The first moment of this week: Monday, as calendars on the wall in Shanghai begin. */
export function weekStart(now: Date): Date {
  const today = dayStart(formatDate(now));
  const sinceMonday = (new Date(`${formatDate(now)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return new Date(today.getTime() - sinceMonday * dayMs);
}
