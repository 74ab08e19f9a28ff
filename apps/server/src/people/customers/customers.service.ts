import type { CustomerState } from '@yigou/contract/people/accounts.terms';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { customers } from './customers.tables';

export type NewCustomer = Omit<typeof customers.$inferInsert, 'customerId'>;

export async function addCustomer(tx: Db, draft: NewCustomer): Promise<number> {
  const same = and(eq(customers.companyId, draft.companyId), eq(customers.taxNo, draft.taxNo));
  if ((await tx.$count(customers, same)) > 0) throw new DomainError('customerTaken');
  const [row] = await tx.insert(customers).values(draft).returning({ customerId: customers.customerId });
  if (!row) throw new Error('customer was not stored');
  return row.customerId;
}

export async function decideCustomer(tx: Db, customerId: number, state: Exclude<CustomerState, 'inReview'>) {
  await tx.update(customers).set({ state }).where(eq(customers.customerId, customerId));
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
