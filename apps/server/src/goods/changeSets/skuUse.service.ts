import type { Db } from '../../ground/db/client';

/** What rooms above hold of articles that are about to change, and what becomes of it; they say it themselves. */
export type SkuUse = {
  /** What holds them: 购物车. */
  what: string;
  /** What happens to it. */
  effect: string;
  count: (tx: Db, companyId: number, skuIds: readonly number[]) => Promise<{ lines: number; who: string }>;
};
