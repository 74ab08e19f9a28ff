import type { Db } from '../../ground/db/client';

/** What rooms above know of stock: who holds pieces, and who waits for some. Goods know neither orders nor watches. */

export type Holder = { number: string; orderId: number | null; returnId: number | null; customerName: string };

/** By what the books call them: `order:17:v1`, `return:5`. */
export type StockHolders = (
  tx: Db,
  companyId: number,
  holders: readonly string[],
) => Promise<ReadonlyMap<string, Holder>>;

export type StockWaiters = {
  /** How many wait for each of these. */
  count: (tx: Db, skuIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** All that somebody waits for. */
  skuIds: (tx: Db, companyId: number) => Promise<number[]>;
  /** Who waits for this one, the longest waiting first. */
  of: (
    tx: Db,
    companyId: number,
    skuId: number,
    most: number,
  ) => Promise<{ customerName: string; accountName: string; since: Date }[]>;
};
