/** What was typed means itself: % and _ are no wild cards in it. */
const literally = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&');

/** Patterns for `like` and `ilike`. */
export const holding = (typed: string): string => `%${literally(typed)}%`;
export const beginningWith = (typed: string): string => `${literally(typed)}%`;
