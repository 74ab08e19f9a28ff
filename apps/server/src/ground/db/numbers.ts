import { formatDate } from '@yigou/contract/ground/time';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './client';

/** `YYYYMMDD` in Shanghai; eight digits of a sequence follow, which are unique by themselves. */
export const datedPrefix = (prefix: string, now: Date): string => `${prefix}${formatDate(now).replaceAll('-', '')}`;

/** From a sequence, which never makes two writers wait for each other. */
export async function nextNumber(tx: Db, prefix: string, sequence: string, now: Date): Promise<string> {
  const [row] = await rowsOf<{ n: number }>(tx, sql`select nextval(${sequence})::int as n`);
  return `${datedPrefix(prefix, now)}${String(row?.n ?? 0).padStart(8, '0')}`;
}
