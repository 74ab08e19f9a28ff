import { monthOf, moveDay, moveMonth, weekDayOf } from './day.rules';

/** The same day of another month, or its last one where that month is shorter. */
function inMonth(day: string, months: number): string {
  const month = moveMonth(monthOf(day), months);
  const last = moveDay(`${moveMonth(month, 1)}-01`, -1);
  const wanted = `${month}${day.slice(7)}`;
  return wanted < last ? wanted : last;
}

/** Where a key leads from a day in a calendar: days, weeks, the ends of the week, months and, with Shift, years. */
export function dayByKey(day: string, key: string, shift: boolean): string | undefined {
  const months = shift ? 12 : 1;
  const moves: Record<string, () => string> = {
    ArrowLeft: () => moveDay(day, -1),
    ArrowRight: () => moveDay(day, 1),
    ArrowUp: () => moveDay(day, -7),
    ArrowDown: () => moveDay(day, 7),
    Home: () => moveDay(day, -weekDayOf(day)),
    End: () => moveDay(day, 6 - weekDayOf(day)),
    PageUp: () => inMonth(day, -months),
    PageDown: () => inMonth(day, months),
  };
  return moves[key]?.();
}
