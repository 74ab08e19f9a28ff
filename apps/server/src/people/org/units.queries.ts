import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { orgUnits } from './org.tables';

export type UnitRow = typeof orgUnits.$inferSelect;

export const selectUnits = (tx: Db, reach: SQL | undefined): Promise<UnitRow[]> =>
  tx.select().from(orgUnits).where(reach);

export async function findUnit(tx: Db, reach: SQL | undefined, orgId: number): Promise<UnitRow | undefined> {
  const [row] = await tx
    .select()
    .from(orgUnits)
    .where(and(eq(orgUnits.orgId, orgId), reach));
  return row;
}

export const childCount = (tx: Db, orgId: number): Promise<number> => tx.$count(orgUnits, eq(orgUnits.parentId, orgId));
