import { formatDate } from '@yigou/contract/ground/time';

/** Days are `YYYY-MM-DD`, months `YYYY-MM`: days of a calendar, in no zone. */
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayMs = 86_400_000;

/** The day it is in Shanghai. */
export const today = (): string => formatDate(new Date());

/** What somebody typed as a day: 2026-1-5, 2026/01/05, 20260105, 2026年1月5日. Undefined when there is no such day. */
export function readDay(text: string): string | undefined {
  const [, year, month, date] =
    /^\s*(\d{4})\D?(\d{1,2})\D?(\d{1,2})日?\s*$/.exec(text) ?? /^\s*(\d{4})(\d\d)(\d\d)\s*$/.exec(text) ?? [];
  if (!year || !month || !date) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = timeOf(day);
  return !Number.isNaN(time) && isoOf(time) === day ? day : undefined;
}

export const monthOf = (day: string): string => day.slice(0, 7);

export const moveDay = (day: string, days: number): string => isoOf(timeOf(day) + days * dayMs);

export function moveMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

/** Monday is 0. */
export const weekDayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

export const weekDays = ['一', '二', '三', '四', '五', '六', '日'] as const;

/** Six weeks from the Monday before the first, so that the sheet never changes its height. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = moveDay(first, -weekDayOf(first));
  return Array.from({ length: 6 }, (_, week) => weekDays.map((_, at) => moveDay(start, week * 7 + at)));
}

export const spokenDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
};
