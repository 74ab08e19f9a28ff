import type { CustomerState } from '@yigou/contract/people/accounts.terms';
import { and, asc, count, desc, eq, exists, ilike, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { beginningWith, containing } from '../../ground/db/like';
import { accounts } from '../accounts/accounts.tables';
import { customers } from '../customers/customers.tables';
import { registrations } from './registration.tables';

export type RegistrationRow = typeof registrations.$inferSelect;

const shown = (tx: Db) =>
  tx
    .select({
      registration: registrations,
      submissions: sql<number>`(select count(*)::int from registration as sent
        where sent.customer_id = registration.customer_id and sent.registration_id <= registration.registration_id)`,
    })
    .from(registrations);
export type ShownRegistration = Awaited<ReturnType<typeof shown>>[number];

export const ofCompany = (companyId: number): SQL => eq(registrations.companyId, companyId);
export const waiting = eq(registrations.state, 'inReview');

/** The company's name, contact or account by any part, its numbers from the beginning. */
export const withWord = (word: string): SQL | undefined =>
  word === ''
    ? undefined
    : or(
        ...[registrations.companyName, registrations.contactName, registrations.accountNo].map((column) =>
          ilike(column, containing(word)),
        ),
        like(registrations.taxNo, beginningWith(word.toUpperCase())),
        like(registrations.mobile, beginningWith(word)),
      );

const decidedLast = [desc(registrations.decidedAt), desc(registrations.registrationId)];
export const dueFirst = [asc(registrations.dueAt), asc(registrations.registrationId)];

type Part = { pageIndex: number; pageSize: number };

export const pageOf = (tx: Db, where: SQL | undefined, order: SQL[], { pageIndex, pageSize }: Part) =>
  shown(tx)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);

/** Who waits is answered in the order of what was promised them. */
export const orderOf = (state: CustomerState): SQL[] => (state === 'inReview' ? dueFirst : decidedLast);

export const findRegistration = async (tx: Db, where: SQL | undefined): Promise<ShownRegistration | undefined> =>
  (await shown(tx).where(where))[0];

/** Whoever decides waits for who does so already. */
export async function lockRegistration(tx: Db, companyId: number, registrationId: number) {
  const own = and(ofCompany(companyId), eq(registrations.registrationId, registrationId));
  const [row] = await tx.select().from(registrations).where(own).for('update');
  return row;
}

export async function countStates(tx: Db, where: SQL | undefined): Promise<Record<CustomerState, number>> {
  const rows = await tx
    .select({ state: registrations.state, n: count() })
    .from(registrations)
    .where(where)
    .groupBy(registrations.state);
  return { inReview: 0, passed: 0, refused: 0, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) };
}

/** Those of the same company before this one, the latest first. */
export const selectEarlier = (tx: Db, { customerId, registrationId }: RegistrationRow) =>
  tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.customerId, customerId), lt(registrations.registrationId, registrationId)))
    .orderBy(desc(registrations.registrationId));

/** Why it was refused the last time. */
export async function lastRefusal(tx: Db, customerId: number): Promise<string> {
  const [row] = await tx
    .select({ reason: registrations.reason })
    .from(registrations)
    .where(and(eq(registrations.customerId, customerId), eq(registrations.state, 'refused')))
    .orderBy(desc(registrations.registrationId))
    .limit(1);
  return row?.reason ?? '';
}

type Names = { companyId: number; taxNo: string; accountKey: string; mobile: string };

/**
 * Refused ones that are in the way: the same company, and those whose account holds the name or number that is wanted now.
 * Locked, so that of two who register for them one goes first.
 */
export async function lockRefused(tx: Db, { companyId, taxNo, accountKey, mobile }: Names): Promise<number[]> {
  const holdsName = exists(
    tx
      .select({ one: sql`1` })
      .from(accounts)
      .where(
        and(
          eq(accounts.customerId, customers.customerId),
          or(eq(accounts.accountKey, accountKey), eq(accounts.mobile, mobile)),
        ),
      ),
  );
  const rows = await tx
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(
      and(
        eq(customers.companyId, companyId),
        eq(customers.state, 'refused'),
        or(eq(customers.taxNo, taxNo), holdsName),
      ),
    )
    .orderBy(asc(customers.customerId))
    .for('no key update');
  return rows.map(({ customerId }) => customerId);
}
