import type { Db } from '../../ground/db/client';
import { customerParts } from './catalog.tables';

export async function addPartNos(tx: Db, rows: (typeof customerParts.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(customerParts).values(rows);
}
