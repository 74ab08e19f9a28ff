import { statementStateLabels } from '@yigou/contract/books/statements.terms';
import type { calls } from '@yigou/contract/calls';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { lockStatement } from './statementMoves.service';
import { statementsInReach } from './statementReach.service';
import { mayMoveStatement } from './statements.rules';
import { entryChecks, statementEntries } from './statements.tables';

/** Who has found which entry of a statement right. */
export async function checksIn(tx: Db, statementId: number): Promise<Map<number, string>> {
  const { entryId, who } = entryChecks;
  const rows = await tx
    .select({ entryId, who })
    .from(entryChecks)
    .innerJoin(statementEntries, eq(statementEntries.entryId, entryId))
    .where(eq(statementEntries.statementId, statementId));
  return new Map(rows.map((row) => [row.entryId, row.who]));
}

type Wanted = z.output<(typeof calls)['Statement/CheckEntries']['input']>;

/** Ticked as on paper: it binds nobody, and stands as it is once the statement is agreed on. */
export async function checkEntries(ctx: AccountContext, { statementId, entryIds, checked }: Wanted): Promise<void> {
  const { tx, now: at, caller } = ctx;
  const { state } = await lockStatement(tx, statementId, statementsInReach(caller));
  if (!mayMoveStatement('dispute', state))
    throw new DomainError('statementStateRefused', { state: statementStateLabels[state], action: '核对' });
  const wanted = [...new Set(entryIds)];
  const own = and(inArray(statementEntries.entryId, wanted), eq(statementEntries.statementId, statementId));
  if ((await tx.$count(statementEntries, own)) < wanted.length) throw new DomainError('notFound');
  const { accountId, accountName: who } = caller;
  if (checked)
    await tx
      .insert(entryChecks)
      .values(wanted.map((entryId) => ({ entryId, accountId, who, at })))
      .onConflictDoNothing();
  else await tx.delete(entryChecks).where(inArray(entryChecks.entryId, wanted));
}
