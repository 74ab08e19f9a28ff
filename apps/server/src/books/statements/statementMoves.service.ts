import { type StatementState, statementStateLabels } from '@yigou/contract/books/statements.terms';
import { and, eq, type SQL } from 'drizzle-orm';
import { type Actor, actorRow } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { DomainError } from '../../ground/lib/domainError';
import { notify } from '../../people/notices/notices.service';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { lockBook } from './books.service';
import { selectFinancePeople } from './people.queries';
import { applyEffects } from './statementEffects.service';
import { findStatement, type StatementRow } from './statements.queries';
import { mayMoveStatement, type StatementMoveName, statementMoveOf } from './statements.rules';
import { statementLogs, statements } from './statements.tables';

/** Where the buyer reads the rest of it. */
const linkOf = (statementId: number): string => `/finance/checkOrder/checkDetail?statementId=${statementId}`;

/** The book first, then what the statement is by now. Out of reach answers like one that does not exist. */
export async function lockStatement(tx: Db, statementId: number, reach?: SQL): Promise<StatementRow> {
  const known = await findStatement(tx, statementId, reach);
  if (!known) throw new DomainError('notFound');
  await lockBook(tx, known);
  const row = await findStatement(tx, statementId, reach);
  if (!row) throw new DomainError('notFound');
  return row;
}

export async function tellFinance(ctx: LifeContext, row: StatementRow, title: string, text = ''): Promise<void> {
  const people = await selectFinancePeople(ctx.tx, row.customerId, row.orgId);
  await notify(
    ctx,
    people.map((each) => each.accountId),
    { kind: 'statement', title: `对账单 ${row.statementNo}：${title}`, text, link: linkOf(row.statementId) },
  );
}

type Step = { by: Actor; note?: string; set?: Partial<Pick<StatementRow, 'paid' | 'confirmedAt'>> };

/** The log and all that a step does besides, for the first step as for every other. */
export async function finishStep(
  ctx: LifeContext,
  row: StatementRow,
  name: StatementMoveName,
  { by, note = '', from }: Step & { from: StatementState | null },
): Promise<void> {
  const { to, what, effects, tell } = statementMoveOf(name);
  const { statementId } = row;
  const log = { statementId, at: ctx.now, ...actorRow(by), what, fromState: from, toState: to, note };
  await ctx.tx.insert(statementLogs).values(log);
  await applyEffects(ctx, row, effects);
  if (tell) await tellFinance(ctx, row, tell, note);
}

/** The one way a statement changes its state, judged under the lock of its book. */
export async function moveStatement(
  ctx: LifeContext,
  row: StatementRow,
  name: StatementMoveName,
  { by, note = '', set = {} }: Step,
): Promise<StatementRow> {
  const { who, to, what } = statementMoveOf(name);
  if (!who.includes(by.kind)) throw new DomainError('notPermitted');
  if (!mayMoveStatement(name, row.state))
    throw new DomainError('statementStateRefused', { state: statementStateLabels[row.state], action: what });
  const [moved] = await ctx.tx
    .update(statements)
    .set({ ...set, state: to })
    .where(and(eq(statements.statementId, row.statementId), eq(statements.state, row.state)))
    .returning();
  if (!moved) throw new DomainError('conflict');
  await finishStep(ctx, moved, name, { by, note, from: row.state });
  return moved;
}
