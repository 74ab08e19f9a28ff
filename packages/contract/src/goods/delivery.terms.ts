import { formatDate } from '../ground/time';

const dayMs = 86_400_000;
/** Working days from the order to the door: from the supplier's own province, and from elsewhere. */
const workingDays = { near: 1, far: 3 };

/** Day of the week of a `YYYY-MM-DD`, whatever the machine's zone. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** `days` working days after the day of `now` in Shanghai. Public holidays move each year and are not known here. */
export function workingDaysAfter(now: Date, days: number): string {
  let time = now.getTime();
  for (let left = days; left > 0; ) {
    time += dayMs;
    const weekday = weekdayOf(formatDate(new Date(time)));
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return formatDate(new Date(time));
}

/** The one promise of a day, for the page of an article, its cards and the table of its variants. */
export const expectedDay = (now: Date, sameProvince: boolean): string =>
  workingDaysAfter(now, sameProvince ? workingDays.near : workingDays.far);

/** `明天`, or the day: `11-19`. */
export const shortDay = (now: Date, day: string): string =>
  formatDate(new Date(now.getTime() + dayMs)) === day ? '明天' : day.slice(5);
