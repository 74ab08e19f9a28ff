/** China has had one zone and no summer time since 1991, so a fixed offset is exact and needs no zone data. */
const shanghaiOffsetMs = 8 * 60 * 60 * 1000;

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, whatever the machine's zone. */
export const formatTime = (time: Date): string =>
  new Date(time.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

export const formatDate = (time: Date): string => formatTime(time).slice(0, 10);
