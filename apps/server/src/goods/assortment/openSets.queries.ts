import { changeSetTabs } from '@yigou/contract/goods/changeSets.console';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';

/** Of sets that nobody has released yet. */
export const openStates = sql.join(
  changeSetTabs.open.states.map((state) => sql`${state}`),
  sql`, `,
);

export async function selectInOpenSets(tx: Db, companyId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select distinct change_row.product_id::int as id from change_set join change_row using (change_set_id)
      where change_set.company_id = ${companyId} and change_set.state in (${openStates})
        and change_row.state = 'waiting' and change_row.product_id is not null`,
  );
  return rows.map(({ id }) => id);
}
