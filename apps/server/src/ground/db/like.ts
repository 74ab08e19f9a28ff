import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What was typed means itself: % and _ are no wild cards in it. */
const literally = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&');

/** Patterns for `like` and `ilike`. */
export const containing = (typed: string): string => `%${literally(typed)}%`;
export const beginningWith = (typed: string): string => `${literally(typed)}%`;
export const endingWith = (typed: string): string => `%${literally(typed)}`;

/** Numbers that begin so, found by an ordinary index: `20261115` … before `20261116`. All must be of one length. */
export function numberBeginning(column: PgColumn, digits: string): SQL | undefined {
  const next = String(BigInt(digits) + 1n).padStart(digits.length, '0');
  return and(gte(column, digits), next.length === digits.length ? lt(column, next) : undefined);
}
