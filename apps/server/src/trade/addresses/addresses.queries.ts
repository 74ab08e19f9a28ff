import { and, count, eq, sql } from 'drizzle-orm';
import { type Db, named, takes } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { bool, int, orNull, type Row, text } from '../../ground/db/row';
import type { Caller } from '../../ground/http/context';
import { accounts } from '../../people/accounts/accounts.tables';
import { orgUnits } from '../../people/org/org.tables';
import { addresses, defaultAddresses } from './addresses.tables';

/** What it takes of a caller to say which addresses are theirs. */
export type AddressUser = Pick<Caller, 'accountId' | 'customerId' | 'orgId' | 'functions'>;

const addressRow = {
  addressId: int,
  accountId: int,
  receiver: text,
  phone: text,
  areaCode: text,
  areaText: text,
  detail: text,
  tag: text,
  makerName: text,
  isDefault: bool,
  /** The unit it is shared with; null: nobody. */
  sharedOrgId: orNull(int),
  sharedWith: text,
  sharedByAll: bool,
};
export type AddressRow = Row<typeof addressRow>;

/** Who keeps the customer's organisation keeps its shared addresses as well, those of units beside their own too. */
export const keepsOrganisation = (caller: AddressUser): boolean => caller.functions.has('kamUser/organize');

/** What `usable` asks for, in the order of its parameters. */
type Asking = [accountId: number, customerId: number, orgId: number, keepsOrganisation: boolean];

const asking = (caller: AddressUser): Asking => [
  caller.accountId,
  caller.customerId,
  caller.orgId,
  keepsOrganisation(caller),
];

const columns = `address.address_id::int as "addressId", address.account_id::int as "accountId", receiver, phone,
  area_code as "areaCode", area_text as "areaText", detail, tag, account.name as "makerName",
  chosen.address_id is not null as "isDefault", shared_org_id::int as "sharedOrgId",
  coalesce(unit.name, '') as "sharedWith", unit.org_id is not null and unit.parent_id is null as "sharedByAll"`;

/**
 * One's own, and those shared with one's unit or a unit above it. Every question about an address goes through this:
 * $1 account, $2 customer, $3 unit, $4 whether the caller keeps the organisation.
 */
const usable = `receive_address address
  join account on account.account_id = address.account_id
  left join org_unit unit on unit.org_id = shared_org_id
  left join default_address chosen on chosen.address_id = address.address_id and chosen.account_id = $1
  where address.customer_id = $2 and (address.account_id = $1 or case when $4 then shared_org_id is not null
    else shared_org_id in (
      with recursive above as (
        select org_id, parent_id, 0 as up from org_unit where org_id = $3
        union all
        select higher.org_id, higher.parent_id, above.up + 1 from org_unit higher
        join above on higher.org_id = above.parent_id where above.up < 10
      ) select org_id from above) end)`;

const addressById = named(
  'address',
  takes<[...Asking, addressId: number]>,
  addressRow,
  `select ${columns} from ${usable} and address.address_id = $5`,
);

export async function findAddress(tx: Db, caller: AddressUser, addressId: number): Promise<AddressRow | undefined> {
  const [row] = await addressById(tx, ...asking(caller), addressId);
  return row;
}

const addressLocked = named(
  'address_locked',
  takes<[...Asking, addressId: number]>,
  addressRow,
  `select ${columns} from ${usable} and address.address_id = $5 for update of address`,
);

/** The same for a write: nobody changes or deletes it in between. */
export async function lockAddress(tx: Db, caller: AddressUser, addressId: number): Promise<AddressRow | undefined> {
  const [row] = await addressLocked(tx, ...asking(caller), addressId);
  return row;
}

const defaultOf = named(
  'address_by_default',
  takes<Asking>,
  addressRow,
  `select ${columns} from ${usable} and chosen.address_id is not null`,
);

export async function findDefault(tx: Db, caller: AddressUser): Promise<AddressRow | undefined> {
  const [row] = await defaultOf(tx, ...asking(caller));
  return row;
}

const found = `${usable} and ($5 = '' or receiver ilike $5 or phone ilike $5 or area_text ilike $5 or detail ilike $5
  or tag ilike $5)`;

const addressPage = named(
  'address_page',
  takes<[...Asking, pattern: string, most: number, from: number]>,
  addressRow,
  `select ${columns} from ${found}
    order by chosen.address_id is not null desc, address.account_id = $1 desc, address.edited_at desc,
      address.address_id desc limit $6 offset $7`,
);

const addressCount = named(
  'address_count',
  takes<[...Asking, pattern: string]>,
  { n: int },
  `select count(*)::int as n from ${found}`,
);

export async function selectAddressPage(
  tx: Db,
  caller: AddressUser,
  word: string,
  pageIndex: number,
  pageSize: number,
) {
  const asked: [...Asking, string] = [...asking(caller), word && containing(word)];
  const [rows, counted] = await Promise.all([
    addressPage(tx, ...asked, pageSize, (pageIndex - 1) * pageSize),
    addressCount(tx, ...asked),
  ]);
  return { rows, total: counted[0]?.n ?? 0 };
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
