import { today } from './day.rules';

/** A time as `formatTime` writes it, where there is little room: without seconds, and without the year while it is this one. */
export const briefTime = (time: string, day = today()): string =>
  time.slice(time.slice(0, 4) === day.slice(0, 4) ? 5 : 0, 16);
