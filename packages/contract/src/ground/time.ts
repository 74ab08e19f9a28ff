/** China has had one zone and no summer time since 1991, so a fixed offset is exact and needs no zone data. */
const shanghaiOffsetMs = 8 * 60 * 60 * 1000;

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

export function formatDate(time: Date): string {
  const there = new Date(time.getTime() + shanghaiOffsetMs);
  const year = String(there.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(there.getUTCMonth() + 1)}-${twoDigits(there.getUTCDate())}`;
}

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, whatever the machine's zone. */
export function formatTime(time: Date): string {
  const there = new Date(time.getTime() + shanghaiOffsetMs);
  const [hours, minutes, seconds] = [there.getUTCHours(), there.getUTCMinutes(), there.getUTCSeconds()];
  return `${formatDate(time)} ${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

/** 2026-11-15, 2026/11/15 and 20261115 are the same day; empty: it is no day, such as the 32nd. */
export function dayIn(typed: string): string {
  const [, year, month = '', day = ''] = typed.trim().match(/^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/) ?? [];
  if (!year) return '';
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${read}T00:00:00Z`);
  // A 31st of November would be the first of December.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(read) ? read : '';
}

/** The first moment of a day `YYYY-MM-DD` in Asia/Shanghai. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
/** The first moment of the day after it. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + 86_400_000);
