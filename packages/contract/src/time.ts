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

/** The first moment of a day `YYYY-MM-DD` in Asia/Shanghai. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
/** The first moment of the day after it. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + 86_400_000);
