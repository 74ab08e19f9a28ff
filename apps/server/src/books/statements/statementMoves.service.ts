import { type StatementState, statementStateLabels } from '@yigou/contract/books/statements.terms';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { finishMove, type Life, makeMove } from '../../ground/db/mover';
import { DomainError } from '../../ground/lib/domainError';
import { notify } from '../../people/notices/notices.service';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { lockBook } from './books.service';
import { effects, type OrderIds } from './statementEffects.service';
import { selectFinancePeople } from './statementPeople.queries';
import { findStatement, ordersIn, type StatementRow } from './statements.queries';
import { type EffectName, effectNames, type StatementMoveName, statementMoveOf } from './statements.rules';
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

const life: Life<LifeContext, StatementRow, StatementState, EffectName, OrderIds> = {
  labels: statementStateLabels,
  refusal: 'statementStateRefused',
  effectNames,
  write: async ({ tx }, { statementId, state }, set) => {
    const here = and(eq(statements.statementId, statementId), eq(statements.state, state));
    return (await tx.update(statements).set(set).where(here).returning())[0];
  },
  log: ({ tx }, { statementId }, line) => tx.insert(statementLogs).values({ statementId, ...line }),
  apply: (effect, ctx, statement, orderIds) => effects[effect](ctx, statement, orderIds),
};

/** Which orders it is about is read before its entries can be freed. */
const ordersFor = async ({ tx }: LifeContext, { statementId }: StatementRow, name: StatementMoveName) =>
  statementMoveOf(name).effects.includes('noteOrders') ? ordersIn(tx, [statementId]) : [];

/** Of a statement that was just made. */
export async function beginStatement(ctx: LifeContext, row: StatementRow, by: Actor): Promise<void> {
  const move = statementMoveOf('build');
  await finishMove(life, ctx, row, move, { by, about: await ordersFor(ctx, row, 'build'), from: null });
  if (move.tell) await tellFinance(ctx, row, move.tell);
}

type Step = { by: Actor; note?: string; set?: Partial<Pick<StatementRow, 'paid' | 'confirmedAt'>> };

/** The one way a statement changes its state, judged under the lock of its book. */
export async function moveStatement(
  ctx: LifeContext,
  row: StatementRow,
  name: StatementMoveName,
  { by, note = '', set = {} }: Step,
): Promise<StatementRow> {
  const move = statementMoveOf(name);
  const moved = await makeMove(life, ctx, row, move, { by, note, set, about: await ordersFor(ctx, row, name) });
  if (move.tell) await tellFinance(ctx, moved, move.tell, note);
  return moved;
}
