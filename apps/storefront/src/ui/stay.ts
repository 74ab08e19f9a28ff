/** The state of a navigation that only changes what the page shows: it keeps its place on the screen. */
export const stay = { stay: true };

export const isStay = (state: Partial<typeof stay> | null): boolean => state?.stay === true;
