import { named, takes } from '../../ground/db/client';
import { int } from '../../ground/db/row';

/** Who looks after statements of a unit: who holds the function, as far as their data scope reaches. */
export const selectFinancePeople = named(
  'finance_people',
  takes<[customerId: number, orgId: number]>,
  { accountId: int },
  `with recursive above as (
      select org_id, parent_id from org_unit where org_id = $2
      union select unit.org_id, unit.parent_id from org_unit unit join above on unit.org_id = above.parent_id
    )
    select account_id::int as "accountId" from account where customer_id = $1 and enabled and exists (
      select 1 from account_role join role using (role_id)
      where account_role.account_id = account.account_id and '/finance/checkOrder/checkList' = any(functions) and (
        data_scope = 'all' or account.org_id = $2
        or data_scope = 'orgTree' and account.org_id in (select org_id from above)
      )
    )`,
);
