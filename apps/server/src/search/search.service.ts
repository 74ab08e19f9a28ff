import type { HotSearch } from '@yigou/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { hotSearches } from './search.tables';

export const listHotSearches = (tx: Db, companyId: number): Promise<HotSearch[]> =>
  tx
    .select()
    .from(hotSearches)
    .where(eq(hotSearches.companyId, companyId))
    .orderBy(asc(hotSearches.viewOrder), asc(hotSearches.searchId))
    .limit(20);

export async function addHotSearch(tx: Db, word: typeof hotSearches.$inferInsert): Promise<void> {
  await tx.insert(hotSearches).values(word);
}
