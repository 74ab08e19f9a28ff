import { dayEnd, dayStart, formatDate } from '@yigou/contract/ground/time';

export const monthsShown = 14;
const monthsBefore = 6;

export type Window = { months: string[]; from: number; to: number };

/** `2026-05` … `2027-06`: what is around today. */
export function windowAround(today: string): Window {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const monthAt = (step: number): string => {
    const at = year * 12 + month - 1 - monthsBefore + step;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  };
  const months = Array.from({ length: monthsShown }, (_, step) => monthAt(step));
  const startOf = (name: string): number => dayStart(`${name}-01`).getTime();
  return { months, from: startOf(months[0] ?? ''), to: startOf(monthAt(monthsShown)) };
}

/** Where days stand in the window, in percent of it; null: outside. No end goes on to the edge. */
export function placeOf(window: Window, fromDay: string, toDay: string): { left: number; width: number } | null {
  const start = Math.max(dayStart(fromDay).getTime(), window.from);
  const end = Math.min(toDay ? dayEnd(toDay).getTime() : window.to, window.to);
  if (end <= start) return null;
  const percent = (time: number): number => Math.round((time * 10_000) / (window.to - window.from)) / 100;
  return { left: percent(start - window.from), width: percent(end - start) };
}

export const todayAt = (window: Window, today: string): number => placeOf(window, today, today)?.left ?? 0;

/** The year stands above the first month that is shown of it. */
export const yearAbove = (name: string, at: number): string =>
  at === 0 || name.endsWith('-01') ? `${name.slice(0, 4)} 年` : '';
export const monthText = (name: string): string => `${Number(name.slice(5))} 月`;

export const dayOf = (now: number): string => formatDate(new Date(now));
