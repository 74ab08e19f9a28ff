/** China has had one zone and no summer time since 1991, so a fixed offset is exact and needs no zone data. */
const shanghaiOffsetMs = 8 * 60 * 60 * 1000;

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, whatever the machine's zone. */
export const formatTime = (time: Date): string =>
  new Date(time.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

export const formatDate = (time: Date): string => formatTime(time).slice(0, 10);

/** The first moment of a day `YYYY-MM-DD` in Asia/Shanghai. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
/** The first moment of the day after it. */
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + 86_400_000);
