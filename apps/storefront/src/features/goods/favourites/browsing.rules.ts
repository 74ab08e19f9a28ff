import { formatDate } from '@yigou/contract/ground/time';

type DayGroup<T> = { day: string; title: string; items: T[] };

const dayMs = 86_400_000;

function dayTitle(day: string, now: Date): string {
  if (day === formatDate(now)) return '今天';
  if (day === formatDate(new Date(now.getTime() - dayMs))) return '昨天';
  const [year, month, date] = day.split('-').map(Number);
  const sameYear = day.slice(0, 4) === formatDate(now).slice(0, 4);
  return `${sameYear ? '' : `${year} 年 `}${month} 月 ${date} 日`;
}

/** Days in the order they come in. The server writes the days of Shanghai, so today is one of them. */
export function groupByDay<T extends { keptTime: string }>(items: readonly T[], now: Date): DayGroup<T>[] {
  const days = [...new Set(items.map((item) => item.keptTime.slice(0, 10)))];
  return days.map((day) => ({
    day,
    title: dayTitle(day, now),
    items: items.filter((item) => item.keptTime.startsWith(day)),
  }));
}
