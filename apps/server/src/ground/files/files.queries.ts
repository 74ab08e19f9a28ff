import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/client';
import { files } from './files.tables';

export type Waiting = { fromAddress: number; bytes: number };

/** What strangers have uploaded since: how many from this address, how much of all nobody owns yet. One asks at a time. */
export async function countWaiting(tx: Db, address: string, since: Date): Promise<Waiting> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('strangers upload'))`);
  const [row] = await rowsOf<Waiting>(
    tx,
    sql`select (count(*) filter (where ${files.fromAddress} = ${address}))::int as "fromAddress",
      coalesce(sum(${files.size}) filter (where ${files.accountId} is null), 0)::float8 as bytes
      from ${files} where ${files.createdAt} > ${since.toISOString()}::timestamptz and ${files.fromAddress} is not null`,
  );
  return row ?? { fromAddress: 0, bytes: 0 };
}

/** Some of those that nothing was ever done with. One that is being used at this moment is waited for, and stays. */
export const deleteUnused = (tx: Db, before: Date, most: number) => {
  const unused = and(isNull(files.usedAt), lt(files.createdAt, before));
  const some = tx.select({ fileId: files.fileId }).from(files).where(unused).limit(most);
  return tx
    .delete(files)
    .where(and(inArray(files.fileId, some), unused))
    .returning({ fileId: files.fileId });
};

export async function selectKnown(tx: Db, fileIds: string[]): Promise<Set<string>> {
  const rows = await tx.select({ fileId: files.fileId }).from(files).where(inArray(files.fileId, fileIds));
  return new Set(rows.map((row) => row.fileId));
}
