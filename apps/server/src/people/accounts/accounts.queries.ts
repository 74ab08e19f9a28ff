import { passwordsRemembered } from '@yigou/contract/people/accounts.terms';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { customers } from '../customers/customers.tables';
import { accountRoles, orgUnits, roles } from '../org/org.tables';
import { accounts, passwordTries, pastPasswords } from './accounts.tables';

export type AccountRow = typeof accounts.$inferSelect;

export async function findById(tx: Db, accountId: number): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.accountId, accountId));
  return row;
}

export async function mobileTaken(tx: Db, companyId: number, mobile: string, exceptAccountId = 0): Promise<boolean> {
  const same = and(
    eq(accounts.companyId, companyId),
    eq(accounts.mobile, mobile),
    ne(accounts.accountId, exceptAccountId),
  );
  return (await tx.select({ id: accounts.accountId }).from(accounts).where(same)).length > 0;
}

export async function accountKeyTaken(tx: Db, companyId: number, accountKey: string): Promise<boolean> {
  const same = and(eq(accounts.companyId, companyId), eq(accounts.accountKey, accountKey));
  return (await tx.select({ id: accounts.accountId }).from(accounts).where(same)).length > 0;
}

export async function selectProfile(tx: Db, accountId: number) {
  const [row] = await tx
    .select({ account: accounts, customerName: customers.name, orgName: orgUnits.name })
    .from(accounts)
    .innerJoin(customers, eq(customers.customerId, accounts.customerId))
    .innerJoin(orgUnits, eq(orgUnits.orgId, accounts.orgId))
    .where(eq(accounts.accountId, accountId));
  return row;
}

export const selectRoleNames = (tx: Db, accountId: number) =>
  tx
    .select({ name: roles.name })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.roleId, accountRoles.roleId))
    .where(eq(accountRoles.accountId, accountId))
    .orderBy(roles.roleId);

export const selectPastPasswords = (tx: Db, accountId: number) =>
  tx
    .select()
    .from(pastPasswords)
    .where(eq(pastPasswords.accountId, accountId))
    .orderBy(desc(pastPasswords.pastPasswordId))
    .limit(passwordsRemembered);

export type TryKey = { companyId: number; accountKey: string; address: string };

/** In the column: all addresses together. */
export const everywhere = '';

/**
 * Counts a try before the password is looked at, so that many tries at once cannot slip past the limit.
 * A lock that has run out, or a quiet spell as long as a lock, starts the count anew.
 */
export async function countTry(
  tx: Db,
  key: TryKey,
  limit: { allowed: number; now: Date; lockUntil: Date; quietSince: Date },
) {
  const { allowed, now, lockUntil, quietSince } = limit;
  const nowText = now.toISOString();
  const over = sql`coalesce(${passwordTries.lockedUntil} <= ${nowText}::timestamptz, ${passwordTries.triedAt} < ${quietSince.toISOString()}::timestamptz)`;
  const [row] = await tx
    .insert(passwordTries)
    .values({ ...key, tries: 1, triedAt: now })
    .onConflictDoUpdate({
      target: [passwordTries.companyId, passwordTries.accountKey, passwordTries.address],
      set: {
        tries: sql`case when ${over} then 1 else ${passwordTries.tries} + 1 end`,
        triedAt: now,
        lockedUntil: sql`case when ${over} then null
          when ${passwordTries.lockedUntil} is null and ${passwordTries.tries} + 1 >= ${allowed}
          then ${lockUntil.toISOString()}::timestamptz else ${passwordTries.lockedUntil} end`,
      },
    })
    .returning({
      tries: passwordTries.tries,
      lockedUntil: passwordTries.lockedUntil,
      matchedAt: passwordTries.matchedAt,
    });
  if (!row) throw new Error('try was not counted');
  return row;
}

/** The right password: this address is the owner's, and nobody's tries count any more. */
export async function forgetTries(tx: Db, { companyId, accountKey, address }: TryKey, now: Date): Promise<void> {
  const ofName = and(eq(passwordTries.companyId, companyId), eq(passwordTries.accountKey, accountKey));
  await tx
    .update(passwordTries)
    .set({ tries: 0, lockedUntil: null, matchedAt: now })
    .where(and(ofName, eq(passwordTries.address, address)));
  await tx.delete(passwordTries).where(and(ofName, eq(passwordTries.address, everywhere)));
}
