import type { CustomerState } from '@yigou/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { DomainError } from '../lib/domainError';
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
