import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { statementBooks } from './statements.tables';

export type Book = typeof statementBooks.$inferSelect;

/** Whoever collects, bills, answers or pays for a customer does it one at a time. Made when it is first needed. */
export async function lockBook(
  tx: Db,
  { customerId, companyId }: Pick<Book, 'customerId' | 'companyId'>,
): Promise<Book> {
  await tx.insert(statementBooks).values({ customerId, companyId }).onConflictDoNothing();
  const [book] = await tx.select().from(statementBooks).where(eq(statementBooks.customerId, customerId)).for('update');
  if (!book) throw new Error(`customer ${customerId} has no book`);
  return book;
}
