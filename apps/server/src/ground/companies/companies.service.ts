import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { companies } from './companies.tables';

export async function createCompany(tx: Db, company: { name: string; reviewsCustomers: boolean }, now: Date) {
  const [row] = await tx
    .insert(companies)
    .values({ ...company, createdAt: now })
    .returning({ companyId: companies.companyId });
  if (!row) throw new Error('company was not stored');
  return row.companyId;
}

export const listCompanyIds = async (tx: Db): Promise<number[]> =>
  (await tx.select({ companyId: companies.companyId }).from(companies)).map((row) => row.companyId);

export const hasCompany = async (tx: Db): Promise<boolean> => (await tx.$count(companies)) > 0;

const find = async (tx: Db, companyId: number) =>
  (await tx.select().from(companies).where(eq(companies.companyId, companyId)))[0];

export const companyReviewsCustomers = async (tx: Db, companyId: number): Promise<boolean> =>
  (await find(tx, companyId))?.reviewsCustomers ?? true;

/** Whether new customers wait for an operator from now on; and whether they did before. */
export async function reviewCustomers(tx: Db, companyId: number, reviewsCustomers: boolean) {
  const [company] = await tx.select().from(companies).where(eq(companies.companyId, companyId)).for('update');
  if (!company) throw new Error(`no company ${companyId}`);
  await tx.update(companies).set({ reviewsCustomers }).where(eq(companies.companyId, companyId));
  return { name: company.name, before: company.reviewsCustomers };
}

export const companyNameOf = async (tx: Db, companyId: number): Promise<string> =>
  (await find(tx, companyId))?.name ?? '';
