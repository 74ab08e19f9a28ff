import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../src/ground/db/client';
import { addDays, type Clock } from '../src/ground/lib/clock';
import { hashSecret } from '../src/ground/lib/secrets';
import type { AccountRow } from '../src/people/accounts/accounts.queries';
import { accounts } from '../src/people/accounts/accounts.tables';
import { accountRoles, orgUnits, roles } from '../src/people/org/org.tables';
import { sessions } from '../src/people/sessions/sessions.tables';

export type Shop = { db: Db; clock: Clock };
export type Place = { companyId: number; customerId: number; orgId: number };
export type Person = { accountId: number; token: string };

/** Where a demo account works. */
export async function accountOf({ db }: Shop, accountKey: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.accountKey, accountKey));
  if (!row) throw new Error(accountKey);
  return row;
}

/** The units of a customer, by their codes. */
export async function unitsOf({ db }: Shop, customerId: number): Promise<Map<string, number>> {
  const units = await db.select().from(orgUnits).where(eq(orgUnits.customerId, customerId));
  return new Map(units.map((unit) => [unit.code, unit.orgId]));
}

/** The roles of a customer, by their names. */
export async function rolesOf({ db }: Shop, customerId: number): Promise<Map<string, number>> {
  const kept = await db.select().from(roles).where(eq(roles.customerId, customerId));
  return new Map(kept.map((role) => [role.name, role.roleId]));
}

/** From the next call on these are the roles of the account. */
export async function setRoles({ db }: Shop, accountIds: number[], roleIds: number[]): Promise<void> {
  await db.delete(accountRoles).where(inArray(accountRoles.accountId, accountIds));
  await giveRoles({ db }, accountIds, roleIds);
}

async function giveRoles({ db }: Pick<Shop, 'db'>, accountIds: number[], roleIds: number[]): Promise<void> {
  const held = accountIds.flatMap((accountId) => roleIds.map((roleId) => ({ accountId, roleId })));
  if (held.length > 0) await db.insert(accountRoles).values(held);
}

/** Another browser in which the account is logged in. */
export async function openSessions({ db, clock }: Shop, accountIds: number[]): Promise<Person[]> {
  const now = clock.now();
  const tomorrow = addDays(now, 1);
  const life = { idleHours: 24, createdAt: now, seenAt: now, expiresAt: tomorrow, endsAt: tomorrow };
  const opened = accountIds.map((accountId) => ({ accountId, token: `token of ${accountId}, ${crypto.randomUUID()}` }));
  await db.insert(sessions).values(
    opened.map(({ accountId, token }) => ({
      accountId,
      tokenHash: hashSecret(token),
      address: '127.0.0.1',
      agent: '',
      ...life,
    })),
  );
  return opened;
}

let made = 0;

const demoHashes = new WeakMap<Db, Promise<string>>();

/** What is stored of the demo password. */
function demoHash(shop: Shop): Promise<string> {
  const hash = demoHashes.get(shop.db) ?? accountOf(shop, 'buyer').then(({ password }) => password);
  demoHashes.set(shop.db, hash);
  return hash;
}

/** New accounts in one place, logged in, with the demo password. */
export async function addPeople(
  shop: Shop,
  place: Place,
  roleIds: number[],
  count: number,
): Promise<(Person & { account: AccountRow })[]> {
  const password = await demoHash(shop);
  const rows = Array.from({ length: count }, () => {
    made += 1;
    const accountNo = `person${made}`;
    const mobile = `177${String(made).padStart(8, '0')}`;
    const who = { accountNo, accountKey: accountNo, name: accountNo, mobile, email: `${accountNo}@example.com` };
    return { ...place, ...who, password, enabled: true, createdAt: shop.clock.now() };
  });
  const stored = await shop.db.insert(accounts).values(rows).returning();
  const accountIds = stored.map(({ accountId }) => accountId);
  await giveRoles(shop, accountIds, roleIds);
  const opened = await openSessions(shop, accountIds);
  return stored.map((account, at) => ({ ...(opened[at] as Person), account }));
}

export async function addPerson(shop: Shop, place: Place, roleIds: number[]): Promise<Person> {
  const [person] = await addPeople(shop, place, roleIds, 1);
  if (!person) throw new Error('nobody was added');
  return person;
}
