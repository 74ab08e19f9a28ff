/** Time comes from here and travels as `ctx.now`, so that tests can move it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

export const addMinutes = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * 60_000);
export const addHours = (time: Date, hours: number): Date => addMinutes(time, hours * 60);
export const addDays = (time: Date, days: number): Date => addHours(time, days * 24);
export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
