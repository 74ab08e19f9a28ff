import type { FreightRule } from '@yigou/contract/trade/freight.terms';
import { type Db, named, takes } from '../../ground/db/client';
import { float, json } from '../../ground/db/row';
import { freeOfCharge } from './freight.rules';
import { freightRules } from './freight.tables';

const ruleOfCompany = named(
  'freight_rule',
  takes<[companyId: number]>,
  { fee: float, freeFrom: float, regions: json<FreightRule['regions']>() },
  'select fee::float8 as fee, free_from::float8 as "freeFrom", regions from freight_rule where company_id = $1',
);

export async function freightRuleOf(tx: Db, companyId: number): Promise<FreightRule> {
  const [row] = await ruleOfCompany(tx, companyId);
  return row ?? freeOfCharge;
}

export async function setFreightRule(tx: Db, companyId: number, rule: FreightRule): Promise<void> {
  await tx
    .insert(freightRules)
    .values({ companyId, ...rule })
    .onConflictDoUpdate({ target: freightRules.companyId, set: rule });
}
