import type { CustomerState } from '@yigou/contract/people/accounts.terms';
import { and, eq } from 'drizzle-orm';
import { type Actor, actorRow } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { plainCompanyName } from './customers.rules';
import { customerLogs, customers } from './customers.tables';

export type NewCustomer = Omit<
  typeof customers.$inferInsert,
  'customerId' | 'plainName' | 'enabled' | 'disabledReason'
>;

export async function customerWithTaxNo(tx: Db, companyId: number, taxNo: string) {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.companyId, companyId), eq(customers.taxNo, taxNo)));
  return row;
}

export async function addCustomer(tx: Db, draft: NewCustomer): Promise<number> {
  if (await customerWithTaxNo(tx, draft.companyId, draft.taxNo)) throw new DomainError('customerTaken');
  const [row] = await tx
    .insert(customers)
    .values({ ...draft, plainName: plainCompanyName(draft.name) })
    .returning({ customerId: customers.customerId });
  if (!row) throw new Error('customer was not stored');
  return row.customerId;
}

/** One that was refused registers again: it is the same customer, with what it says of itself now. */
export async function renewCustomer(tx: Db, customerId: number, draft: NewCustomer): Promise<void> {
  await tx
    .update(customers)
    .set({ ...draft, plainName: plainCompanyName(draft.name) })
    .where(eq(customers.customerId, customerId));
}

export async function decideCustomer(tx: Db, customerId: number, state: Exclude<CustomerState, 'inReview'>) {
  await tx.update(customers).set({ state }).where(eq(customers.customerId, customerId));
}

type Happened = { by: Actor; what: string; note?: string; now: Date };

/** A line of the customer's story. */
export async function logCustomer(tx: Db, customerId: number, { by, what, note = '', now }: Happened): Promise<void> {
  await tx.insert(customerLogs).values({ customerId, at: now, ...actorRow(by), what, note });
}

/**
 * Units, roles and people of a customer are changed by one at a time: no two moves make a circle, no two administrators
 * disable each other. What only refers to the customer, such as a new order, does not wait.
 */
export async function lockCustomer(tx: Db, customerId: number): Promise<void> {
  await tx
    .select({ locked: customers.customerId })
    .from(customers)
    .where(eq(customers.customerId, customerId))
    .for('no key update');
}
