import type { Db } from '../../ground/db/client';

/**
 * What keeps a unit from being removed. The room it belongs to says it (`3 张未完成订单`; empty: nothing), app.ts puts
 * the list together: units know neither people nor orders nor budgets.
 */
export type OrgUse = { inUse: (tx: Db, orgId: number) => Promise<string> };

/** All of it in one sentence. */
export async function describeUses(tx: Db, uses: readonly OrgUse[], orgId: number): Promise<string> {
  const said: string[] = [];
  for (const use of uses) said.push(await use.inUse(tx, orgId));
  const found = said.filter(Boolean);
  return found.length > 0 ? `还有 ${found.join('、')}` : '';
}
