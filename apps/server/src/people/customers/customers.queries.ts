import type { CustomerTab } from '@yigou/contract/people/customers.terms';
import { standingOf } from '@yigou/contract/people/customers.terms';
import { companyMailDomain } from '@yigou/contract/people/registration.terms';
import { and, count, desc, eq, exists, ilike, inArray, like, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { beginningWith, containing, endingWith } from '../../ground/db/like';
import { type Known, likeMobilePlaces, likeNameLeast, plainCompanyName } from './customers.rules';
import { customerGroupMembers, customers } from './customers.tables';

export type CustomerRow = typeof customers.$inferSelect;

const inTab: Record<CustomerTab, SQL | undefined> = {
  active: and(eq(customers.state, 'passed'), customers.enabled),
  disabled: and(eq(customers.state, 'passed'), not(customers.enabled)),
  inReview: eq(customers.state, 'inReview'),
  refused: eq(customers.state, 'refused'),
  all: undefined,
};

const inGroup = (tx: Db, groupId: number): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(customerGroupMembers)
      .where(and(eq(customerGroupMembers.customerId, customers.customerId), eq(customerGroupMembers.groupId, groupId))),
  );

/** Its name or contact by any part, its tax and mobile number from the beginning. */
export const withWord = (word: string): SQL | undefined =>
  word === ''
    ? undefined
    : or(
        ilike(customers.name, containing(word)),
        ilike(customers.contactName, containing(word)),
        like(customers.taxNo, beginningWith(word.toUpperCase())),
        like(customers.contactMobile, beginningWith(word)),
      );

type Filter = { companyId: number; word: string; groupId: number | undefined };

const matching = (tx: Db, { companyId, word, groupId }: Filter): SQL | undefined =>
  and(eq(customers.companyId, companyId), withWord(word), groupId === undefined ? undefined : inGroup(tx, groupId));

export const selectCustomers = (tx: Db, filter: Filter, tab: CustomerTab, page: { index: number; size: number }) =>
  tx
    .select()
    .from(customers)
    .where(and(matching(tx, filter), inTab[tab]))
    .orderBy(desc(customers.createdAt), desc(customers.customerId))
    .limit(page.size)
    .offset((page.index - 1) * page.size);

export async function countTabs(tx: Db, filter: Filter): Promise<Record<CustomerTab, number>> {
  const rows = await tx
    .select({ state: customers.state, enabled: customers.enabled, n: count() })
    .from(customers)
    .where(matching(tx, filter))
    .groupBy(customers.state, customers.enabled);
  const counts = { active: 0, disabled: 0, inReview: 0, refused: 0, all: 0 };
  for (const { n, ...row } of rows) {
    counts[standingOf(row)] += n;
    counts.all += n;
  }
  return counts;
}

export async function findCustomer(tx: Db, companyId: number, customerId: number): Promise<CustomerRow | undefined> {
  const own = and(eq(customers.customerId, customerId), eq(customers.companyId, companyId));
  return (await tx.select().from(customers).where(own))[0];
}

/** Enough to find the few that are most alike. */
const candidatesMost = 50;

/** Those that may be alike, so that only few are looked at closely: customers, and who else waits to be one. */
export function selectCandidates(tx: Db, one: { companyId: number; customerId: number } & Known) {
  const { plainName: name, email, mobile } = one;
  const domain = companyMailDomain(email);
  const long = name.length >= likeNameLeast;
  const longOther = sql`length(${customers.plainName}) >= ${likeNameLeast}`;
  const alike = or(
    name === '' ? undefined : eq(customers.plainName, name),
    long ? like(customers.plainName, containing(name)) : undefined,
    long ? like(customers.plainName, beginningWith(name.slice(0, likeNameLeast))) : undefined,
    long ? and(longOther, sql`position(${customers.plainName} in ${name}) > 0`) : undefined,
    domain === '' ? undefined : ilike(customers.contactEmail, endingWith(`@${domain}`)),
    mobile === '' ? undefined : like(customers.contactMobile, beginningWith(mobile.slice(0, likeMobilePlaces))),
  );
  return tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.companyId, one.companyId),
        ne(customers.customerId, one.customerId),
        ne(customers.state, 'refused'),
        alike ?? sql`false`,
      ),
    )
    .orderBy(customers.customerId)
    .limit(candidatesMost);
}

/** The company's own customers that a pasted word could mean. */
export const selectPasted = (tx: Db, companyId: number, words: readonly string[]) => {
  const plain = words.map(plainCompanyName).filter((name) => name !== '');
  return tx
    .select()
    .from(customers)
    .where(
      and(
        eq(customers.companyId, companyId),
        eq(customers.state, 'passed'),
        or(
          inArray(
            customers.taxNo,
            words.map((word) => word.toUpperCase()),
          ),
          inArray(customers.name, [...words]),
          plain.length > 0 ? inArray(customers.plainName, plain) : undefined,
        ),
      ),
    );
};
