import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { pools, priceBooks } from '../pricing/pricing.tables';

/** Ended books too: they say what a group paid. */
export async function usesOfGroup(tx: Db, groupId: number): Promise<string> {
  const books = await tx.$count(priceBooks, sql`${priceBooks.groupIds} @> to_jsonb(${groupId}::bigint)`);
  const limits = await tx.$count(pools, eq(pools.groupId, groupId));
  return [books > 0 ? `${books} 本价目表` : '', limits > 0 ? '商品池' : ''].filter(Boolean).join('、');
}
