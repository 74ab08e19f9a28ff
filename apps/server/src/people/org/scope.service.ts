import type { MenuCode } from '@yigou/contract/ground/functions';
import type { DataScope } from '@yigou/contract/people/org.terms';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../ground/http/context';
import { orgUnits } from './org.tables';

/** The columns that say whose a row is. */
type OwnedTable = Record<'companyId' | 'customerId' | 'orgId' | 'accountId', PgColumn>;

/** The unit and all below it. */
export const unitsUnder = (orgId: number) => sql`(with recursive branch as (
    select org_id from org_unit where org_id = ${orgId}
    union select below.org_id from org_unit below join branch on below.parent_id = branch.org_id
  ) select org_id from branch)`;

/** The unit and all it belongs to. */
export const unitsAbove = (orgId: number) => sql`(with recursive path as (
    select org_id, parent_id from org_unit where org_id = ${orgId}
    union select above.org_id, above.parent_id from org_unit above join path on above.org_id = path.parent_id
  ) select org_id from path)`;

const ofCustomer = (caller: Caller, rows: OwnedTable) =>
  and(eq(rows.companyId, caller.companyId), eq(rows.customerId, caller.customerId));

type UnitColumn = PgColumn | SQL;

/** Which units a scope reaches beyond one's own person. */
const units: Record<Exclude<DataScope, 'own'>, (caller: Caller, orgId: UnitColumn) => SQL> = {
  org: (caller, orgId) => sql`${orgId} = ${caller.orgId}`,
  orgTree: (caller, orgId) => sql`${orgId} in ${unitsUnder(caller.orgId)}`,
  all: () => sql`true`,
};

/** Which of the customer's rows a scope adds to one's own. */
const added: Record<DataScope, (caller: Caller, rows: OwnedTable) => SQL> = {
  own: () => sql`false`,
  org: (caller, rows) => units.org(caller, rows.orgId),
  orgTree: (caller, rows) => units.orgTree(caller, rows.orgId),
  all: (caller, rows) => units.all(caller, rows.orgId),
};

/** Units, and what belongs to a unit and to nobody in it: 本人 means the unit one works in. */
export const unitsInReach = (
  caller: Caller,
  rows: Record<'customerId' | 'orgId', PgColumn> = orgUnits,
): SQL | undefined =>
  and(
    eq(rows.customerId, caller.customerId),
    units[caller.dataScope === 'own' ? 'org' : caller.dataScope](caller, rows.orgId),
  );

/** One's own, and of no other company or customer, whatever the row says. */
export const ownRows = (caller: Caller, rows: OwnedTable): SQL | undefined =>
  and(ofCustomer(caller, rows), eq(rows.accountId, caller.accountId));

/**
 * The rows a caller reaches, to read them and to act on them: their own, and those their data scope adds once they hold the
 * function that opens other people's. Never another customer's. Every room that shows rows of several people asks this,
 * so that a row out of reach answers like one that does not exist.
 */
export function withinScope(caller: Caller, rows: OwnedTable, opening: MenuCode): SQL | undefined {
  if (!caller.functions.has(opening)) return ownRows(caller, rows);
  const own = eq(rows.accountId, caller.accountId);
  return and(ofCustomer(caller, rows), or(own, added[caller.dataScope](caller, rows)));
}
