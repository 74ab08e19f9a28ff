import type { FreightRule } from '@yigou/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { freeOfCharge } from './freight.rules';
import { freightRules } from './freight.tables';

export async function freightRuleOf(tx: Db, companyId: number): Promise<FreightRule> {
  const [row] = await tx.select().from(freightRules).where(eq(freightRules.companyId, companyId));
  return row ?? freeOfCharge;
}

export async function setFreightRule(tx: Db, companyId: number, rule: FreightRule): Promise<void> {
  await tx
    .insert(freightRules)
    .values({ companyId, ...rule })
    .onConflictDoUpdate({ target: freightRules.companyId, set: rule });
}
