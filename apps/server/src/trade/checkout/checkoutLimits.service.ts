import { named, takes } from '../../ground/db/client';
import { bool, float, orNull, text } from '../../ground/db/row';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { spentThisMonth } from '../orders/spending.service';
import { limitFault } from './checkout.rules';

const limitsOf = named(
  'limits_of_buyer',
  takes<[accountId: number]>,
  { orderLimit: orNull(float), monthLimit: orNull(float), orgName: text, orgEnabled: bool },
  `select order_limit::float8 as "orderLimit", month_limit::float8 as "monthLimit", org_unit.name as "orgName",
      org_unit.enabled as "orgEnabled"
    from account join org_unit using (org_id) where account_id = $1`,
);

/** What the buyer may still order; at submit it is read under their lock. */
export async function readLimits({ tx, caller, now }: AccountContext) {
  const [[limits], spent] = await Promise.all([
    limitsOf(tx, caller.accountId),
    spentThisMonth(tx, [caller.accountId], now),
  ]);
  if (!limits) throw new DomainError('notFound');
  return { ...limits, spent: spent.get(caller.accountId) ?? 0 };
}

export function refuseOverLimit(limits: Awaited<ReturnType<typeof readLimits>>, payable: number): void {
  const fault = limitFault(limits, payable);
  if (fault) throw new DomainError(fault.code, fault.details);
}
