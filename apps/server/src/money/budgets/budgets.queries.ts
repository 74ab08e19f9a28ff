import type { BudgetControl, BudgetPeriod } from '@yigou/contract/money/budgets.terms';
import { named, takes } from '../../ground/db/client';
import { float, int, oneOf, orNull, text } from '../../ground/db/row';
import { entryEffect, entryLimitEffect } from '../ledger/ledger.rules';

const openRow = {
  budgetId: int,
  orgId: int,
  unitName: text,
  depth: int,
  periodKind: oneOf<BudgetPeriod>(),
  startsOn: text,
  categoryId: orNull(int),
  categoryName: text,
  control: oneOf<BudgetControl>(),
  warnPercent: int,
  limit: float,
  used: float,
};

/** Budgets of a unit and all above it whose periods begin on these days. */
export const selectOpen = named(
  'budgets_of_order',
  takes<[orgId: number, customerId: number, month: string, quarter: string, year: string]>,
  openRow,
  `with recursive chain as (
      select org_id, parent_id, name, 0 as depth from org_unit where org_id = $1 and customer_id = $2
      union all
      select above.org_id, above.parent_id, above.name, depth + 1
      from org_unit above join chain on above.org_id = chain.parent_id where depth < 20
    )
    select budget_id::int as "budgetId", unit.org_id::int as "orgId", unit.name as "unitName", coalesce(depth, 0) as depth,
      period_kind as "periodKind", starts_on as "startsOn", budget.category_id::int as "categoryId",
      coalesce(category.name, '') as "categoryName", control, warn_percent as "warnPercent",
      "limit"::float8 as "limit", used::float8 as used
    from chain join org_unit unit on unit.org_id = chain.org_id join budget on budget.org_id = unit.org_id
    join ledger_account account on account.ledger_account_id = budget_id
    left join category on category.category_id = budget.category_id
    where (period_kind = 'month' and starts_on = $3) or (period_kind = 'quarter' and starts_on = $4)
      or (period_kind = 'year' and starts_on = $5)
    order by depth, array_position(array['month', 'quarter', 'year'], period_kind), budget_id`,
);

/** What holders have or had of which budgets, and what was used of these without them. From below, as `selectOpen` tells it. */
export const selectHeld = named(
  'budgets_held_by',
  takes<[holders: string[]]>,
  { ...openRow, holder: text, amount: float },
  `with recursive held as (
      select holder, ledger_account_id, sum(${entryEffect}) as amount
      from ledger_entry entry where holder = any($1::text[]) group by holder, ledger_account_id
    ), depths as (
      select org_id, 0 as depth from org_unit where parent_id is null
      union all
      select below.org_id, depth + 1 from org_unit below join depths on below.parent_id = depths.org_id where depth < 20
    )
    select budget_id::int as "budgetId", unit.org_id::int as "orgId", unit.name as "unitName", coalesce(depth, 0) as depth,
      period_kind as "periodKind", starts_on as "startsOn", budget.category_id::int as "categoryId",
      coalesce(category.name, '') as "categoryName", control, warn_percent as "warnPercent",
      "limit"::float8 as "limit", coalesce(used - amount, 0)::float8 as used, coalesce(holder, '') as holder, coalesce(amount, 0)::float8 as amount
    from held join budget on budget_id = held.ledger_account_id join org_unit unit on unit.org_id = budget.org_id
    join depths on depths.org_id = unit.org_id
    join ledger_account account on account.ledger_account_id = budget_id
    left join category on category.category_id = budget.category_id
    order by depth desc, array_position(array['month', 'quarter', 'year'], period_kind), budget_id`,
);

/** Budgets that a holder took beyond their limit, as both were at that moment. */
export const selectOverspent = named(
  'budgets_overspent_by',
  takes<[holder: string]>,
  { unitName: text, by: float },
  `with taken as (
      select unit.name, taken.used_after - coalesce((
        select sum(${entryLimitEffect}) from ledger_entry entry
        where entry.ledger_account_id = taken.ledger_account_id and entry.entry_id < taken.entry_id), 0) as over
      from ledger_entry taken join budget on budget_id = taken.ledger_account_id join org_unit unit using (org_id)
      where taken.holder = $1 and taken.kind = 'occupy'
    )
    select name as "unitName", coalesce(over, 0)::float8 as by from taken where over > 0`,
);

/** The head of a unit, and those who keep budgets and whose data scope reaches it. */
export const selectKeepers = named(
  'keepers_of_budget',
  takes<[customerId: number, orgId: number]>,
  { accountId: int, opens: oneOf<'budgets' | 'report' | 'notices'>() },
  `with recursive above as (
      select org_id, parent_id from org_unit where org_id = $2
      union select unit.org_id, unit.parent_id from org_unit unit join above on unit.org_id = above.parent_id
    )
    select account_id::int as "accountId", case
      when 'kamUser/budget' = any(held.functions) then 'budgets'
      when 'report/aporgbudger' = any(held.functions) then 'report'
      else 'notices' end as opens
    from account cross join lateral (
      select coalesce(array_agg(code), '{}') as functions
      from account_role join role using (role_id), unnest(role.functions) code
      where account_role.account_id = account.account_id
    ) held
    where customer_id = $1 and enabled and (
      account_id = (select head_id from org_unit where org_id = $2)
      or exists (
        select 1 from account_role join role using (role_id)
        where account_role.account_id = account.account_id and 'kamUser/budget' = any(functions) and (
          data_scope = 'all' or account.org_id = $2
          or data_scope = 'orgTree' and account.org_id in (select org_id from above)
        )
      )
    )`,
);
