import { sql } from 'drizzle-orm';
import { audit } from '../src/books/auditor/auditor.service';
import type { Db } from '../src/ground/db/client';

/** What the auditor says of books into which a fault was planted by hand; they are as before afterwards. */
export async function faultsAfter(db: Db, statement: string, ask = audit): Promise<string> {
  const rollback = new Error('as it was');
  let found: string[] = [];
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(statement));
      found = await ask(tx);
      throw rollback;
    })
    .catch((cause) => {
      if (cause !== rollback) throw cause;
    });
  return found.join('\n');
}
