/** The state of a navigation that only changes what the page shows: it keeps its place on the screen. */
export const stay = { stay: true };
