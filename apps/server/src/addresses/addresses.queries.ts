import { and, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables';
import type { Db } from '../db/client';
import { holding } from '../db/like';
import type { Caller } from '../http/context';
import { orgUnits } from '../org/org.tables';
import { addresses, defaultAddresses } from './addresses.tables';

/** What it takes of a caller to say which addresses are his. */
export type AddressUser = Pick<Caller, 'accountId' | 'customerId' | 'orgId' | 'functions'>;

export type AddressRow = {
  address: typeof addresses.$inferSelect;
  makerName: string;
  unit: { name: string; parentId: number | null } | null;
  isDefault: boolean;
};

/** The unit and all above it. */
const unitsAbove = (orgId: number): SQL => sql`(
  with recursive above as (
    select org_id, parent_id, 0 as up from ${orgUnits} where org_id = ${orgId}
    union all
    select unit.org_id, unit.parent_id, above.up + 1 from ${orgUnits} unit
    join above on unit.org_id = above.parent_id where above.up < 10
  ) select org_id from above)`;

/** Who keeps the customer's organisation keeps its shared addresses as well, those of units beside his own too. */
export const keepsOrganisation = (caller: AddressUser): boolean => caller.functions.has('kamUser/organize');

/** One's own, and those shared with one's unit or a unit above it. Every question about an address goes through this. */
function visibleTo(caller: AddressUser): SQL | undefined {
  const shared = keepsOrganisation(caller)
    ? isNotNull(addresses.sharedOrgId)
    : inArray(addresses.sharedOrgId, unitsAbove(caller.orgId));
  return and(eq(addresses.customerId, caller.customerId), or(eq(addresses.accountId, caller.accountId), shared));
}

const isDefault = sql<boolean>`${defaultAddresses.addressId} is not null`;
const isMine = (caller: AddressUser) => sql`${addresses.accountId} = ${caller.accountId}`;

const addressRows = (tx: Db, caller: AddressUser) =>
  tx
    .select({
      address: addresses,
      makerName: accounts.name,
      unit: { name: orgUnits.name, parentId: orgUnits.parentId },
      isDefault,
    })
    .from(addresses)
    .innerJoin(accounts, eq(accounts.accountId, addresses.accountId))
    .leftJoin(orgUnits, eq(orgUnits.orgId, addresses.sharedOrgId))
    .leftJoin(
      defaultAddresses,
      and(eq(defaultAddresses.addressId, addresses.addressId), eq(defaultAddresses.accountId, caller.accountId)),
    );

export async function findAddress(tx: Db, caller: AddressUser, addressId: number): Promise<AddressRow | undefined> {
  const [row] = await addressRows(tx, caller).where(and(visibleTo(caller), eq(addresses.addressId, addressId)));
  return row;
}

/** The same for a write: nobody changes or deletes it in between. */
export async function lockAddress(tx: Db, caller: AddressUser, addressId: number): Promise<AddressRow | undefined> {
  const [row] = await addressRows(tx, caller)
    .where(and(visibleTo(caller), eq(addresses.addressId, addressId)))
    .for('update', { of: addresses });
  return row;
}

export async function findDefault(tx: Db, caller: AddressUser): Promise<AddressRow | undefined> {
  const [row] = await addressRows(tx, caller).where(and(visibleTo(caller), isNotNull(defaultAddresses.addressId)));
  return row;
}

/** `%` and `_` are what somebody typed, not patterns. */

export async function selectAddressPage(
  tx: Db,
  caller: AddressUser,
  word: string,
  pageIndex: number,
  pageSize: number,
) {
  const pattern = holding(word);
  const matches = or(
    ...[addresses.receiver, addresses.phone, addresses.areaText, addresses.detail, addresses.tag].map(
      (column) => sql`${column} ilike ${pattern}`,
    ),
  );
  const wanted = and(visibleTo(caller), word ? matches : undefined);
  const rows = await addressRows(tx, caller)
    .where(wanted)
    .orderBy(desc(isDefault), desc(isMine(caller)), desc(addresses.editedAt), desc(addresses.addressId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const [total] = await tx.select({ n: count() }).from(addresses).where(wanted);
  return { rows, total: total?.n ?? 0 };
}

/** How many the account has made; its row is locked, so that two at once are counted one after the other. */
export async function countMadeLocked(tx: Db, accountId: number): Promise<number> {
  await tx
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('no key update');
  const [made] = await tx.select({ n: count() }).from(addresses).where(eq(addresses.accountId, accountId));
  return made?.n ?? 0;
}

export async function findRootUnit(tx: Db, customerId: number): Promise<number | undefined> {
  const [root] = await tx
    .select({ orgId: orgUnits.orgId })
    .from(orgUnits)
    .where(and(eq(orgUnits.customerId, customerId), sql`${orgUnits.parentId} is null`))
    .orderBy(orgUnits.orgId)
    .limit(1);
  return root?.orgId;
}

export async function setDefault(tx: Db, accountId: number, addressId: number): Promise<void> {
  await tx
    .insert(defaultAddresses)
    .values({ accountId, addressId })
    .onConflictDoUpdate({ target: defaultAddresses.accountId, set: { addressId } });
}

export async function dropDefault(tx: Db, accountId: number, addressId: number): Promise<void> {
  await tx
    .delete(defaultAddresses)
    .where(and(eq(defaultAddresses.accountId, accountId), eq(defaultAddresses.addressId, addressId)));
}
