import type { Db } from './client';

/** What keeps a thing from being removed. The room it belongs to says it (`3 张未完成订单`; empty: nothing). */
export type Use = { inUse: (tx: Db, id: number) => Promise<string> };

/** All of it in one sentence. */
export async function describeUses(tx: Db, uses: readonly Use[], id: number): Promise<string> {
  const said: string[] = [];
  for (const use of uses) said.push(await use.inUse(tx, id));
  const found = said.filter(Boolean);
  return found.length > 0 ? `还有 ${found.join('、')}` : '';
}
