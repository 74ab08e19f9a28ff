import { formatDate } from '@yigou/contract/ground/time';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { customers } from '../../people/customers/customers.tables';
import { pools, priceBooks, priceLines } from './pricing.tables';

type Agreed = { customerId: number; skuId: number; price: number; validFrom: Date; validTo: Date };

let books = 0;

async function addBook(tx: Db, { customerId, validFrom, validTo }: Agreed) {
  const [customer] = await tx.select().from(customers).where(eq(customers.customerId, customerId));
  const companyId = customer?.companyId ?? 0;
  books += 1;
  const days = { fromDay: formatDate(validFrom), toDay: formatDate(new Date(validTo.getTime() - 1)) };
  const [book] = await tx
    .insert(priceBooks)
    .values({
      ...{ companyId, bookNo: `PT${Date.now()}${books}`, name: '测试价目表', audience: 'customers' },
      ...{ customerIds: [customerId], ceiling: false, ...days },
    })
    .returning();
  return { companyId, priceBookId: book?.priceBookId ?? 0 };
}

/** A book for each customer and time, dearer than the list price too: for tests that need a price and no change set. */
export async function addContractPrices(tx: Db, agreed: readonly Agreed[]): Promise<void> {
  const made = new Map<string, Awaited<ReturnType<typeof addBook>>>();
  for (const each of agreed) {
    const key = `${each.customerId} ${each.validFrom.getTime()} ${each.validTo.getTime()}`;
    const book = made.get(key) ?? (await addBook(tx, each));
    made.set(key, book);
    await tx.insert(priceLines).values({ ...book, skuId: each.skuId, price: each.price });
  }
}

/** What a customer may see besides what it may see already. */
export async function addToPool(
  tx: Db,
  customerId: number,
  include: Partial<typeof pools.$inferInsert>,
): Promise<void> {
  const [customer] = await tx.select().from(customers).where(eq(customers.customerId, customerId));
  await tx.insert(pools).values({ companyId: customer?.companyId ?? 0, customerId, ...include });
}

export const dropPools = (tx: Db): Promise<unknown> => tx.delete(pools);
