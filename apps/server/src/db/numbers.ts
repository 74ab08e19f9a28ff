import { formatDate } from '@yigou/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './client';

/** `YYYYMMDD` in Shanghai and eight digits; the digits are unique by themselves. */
export const readableNo = (prefix: string, now: Date, sequence: number): string =>
  `${prefix}${formatDate(now).replaceAll('-', '')}${String(sequence).padStart(8, '0')}`;

/** From a sequence, which never makes two writers wait for each other. */
export async function nextNumber(tx: Db, prefix: string, sequence: string, now: Date): Promise<string> {
  const [row] = await rowsOf<{ n: number }>(tx, sql`select nextval(${sequence})::int as n`);
  return readableNo(prefix, now, row?.n ?? 0);
}
