import { type EntryKind, payableStates } from '@yigou/contract/books/statements.terms';
import type { ReconcileState } from '@yigou/contract/trade/orders.terms';
import { and, asc, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { orgUnits } from '../../people/org/org.tables';
import { lateStates } from './statements.rules';
import { differences, statementEntries, statementPayments, statements } from './statements.tables';

export type StatementRow = typeof statements.$inferSelect;
export type EntryRow = typeof statementEntries.$inferSelect;
export type DifferenceRow = typeof differences.$inferSelect;

export async function findStatement(tx: Db, statementId: number, reach?: SQL): Promise<StatementRow | undefined> {
  const [row] = await tx
    .select()
    .from(statements)
    .where(and(eq(statements.statementId, statementId), reach));
  return row;
}

/** The unit that is the customer itself. */
export async function rootUnitOf(tx: Db, customerId: number): Promise<number> {
  const [row] = await tx
    .select({ orgId: orgUnits.orgId })
    .from(orgUnits)
    .where(and(eq(orgUnits.customerId, customerId), isNull(orgUnits.parentId)));
  if (!row) throw new Error(`customer ${customerId} has no units`);
  return row.orgId;
}

/** For whom a statement is: one unit of a customer, or all of them. */
export type BilledParty = { customerId: number; orgId: number; byOrg: boolean };

const inLane = ({ customerId, orgId, byOrg }: BilledParty) =>
  and(eq(statementEntries.customerId, customerId), byOrg ? eq(statementEntries.orgId, orgId) : undefined);

export const waitingIn = (lane: BilledParty, endsAt: Date) =>
  and(inLane(lane), isNull(statementEntries.statementId), lt(statementEntries.at, endsAt));

const sumOf = async (tx: Db, where: SQL | undefined): Promise<number> => {
  const sum = sql<number>`coalesce(sum(${statementEntries.amount}), 0)::float8`;
  const [row] = await tx.select({ sum }).from(statementEntries).where(where);
  return row?.sum ?? 0;
};

/** All that statements of the lane have said so far, or said before one of them. */
export const billedIn = (tx: Db, lane: BilledParty, before?: number): Promise<number> =>
  sumOf(
    tx,
    and(
      inLane(lane),
      sql`${statementEntries.statementId} is not null`,
      before === undefined ? undefined : lt(statementEntries.statementId, before),
    ),
  );

export const unbilledIn = (tx: Db, lane: BilledParty, endsAt: Date): Promise<number> =>
  sumOf(tx, waitingIn(lane, endsAt));

/** The sums of a statement by what its entries are about. */
export async function sumsByKind(tx: Db, statementId: number): Promise<Record<EntryKind, number>> {
  const sums = { goods: 0, freight: 0, refund: 0, prepaid: 0, adjustment: 0, moved: 0, payment: 0 };
  const { kind, amount } = statementEntries;
  const rows = await tx
    .select({ kind, sum: sql<number>`sum(${amount})::float8` })
    .from(statementEntries)
    .where(eq(statementEntries.statementId, statementId))
    .groupBy(kind);
  for (const row of rows) sums[row.kind] = row.sum;
  return sums;
}

export const selectEntries = (tx: Db, statementId: number): Promise<EntryRow[]> =>
  tx
    .select()
    .from(statementEntries)
    .where(eq(statementEntries.statementId, statementId))
    .orderBy(asc(statementEntries.at), asc(statementEntries.entryId));

/** Units with something that waits. */
export const selectWaitingUnits = async (tx: Db, customerId: number, endsAt: Date): Promise<number[]> => {
  const { orgId } = statementEntries;
  const where = waitingIn({ customerId, orgId: 0, byOrg: false }, endsAt);
  const rows = await tx.selectDistinct({ orgId }).from(statementEntries).where(where).orderBy(orgId);
  return rows.map((row) => row.orgId);
};

export async function hasStatement(tx: Db, { customerId, orgId }: BilledParty, period: string): Promise<boolean> {
  const same = and(eq(statements.customerId, customerId), eq(statements.orgId, orgId), eq(statements.period, period));
  return (await tx.$count(statements, and(same, ne(statements.state, 'void')))) > 0;
}

/** Later ones that build on it: of its unit, or of all of them. */
export const selectLater = (tx: Db, { customerId, orgId, byOrg, statementId }: StatementRow): Promise<StatementRow[]> =>
  tx
    .select()
    .from(statements)
    .where(
      and(
        eq(statements.customerId, customerId),
        sql`${statements.statementId} > ${statementId}`,
        or(eq(statements.orgId, orgId), ne(statements.byOrg, byOrg)),
        ne(statements.state, 'void'),
      ),
    )
    .orderBy(asc(statements.statementId));

export const isLatest = async (tx: Db, row: StatementRow): Promise<boolean> =>
  (await selectLater(tx, row)).length === 0;

const agreed = inArray(statements.state, [...payableStates]);

/** Agreed and not wholly paid, oldest first; `give`: those in the customer's favour instead. */
export const selectOwed = (tx: Db, customerId: number, give = false): Promise<StatementRow[]> =>
  tx
    .select()
    .from(statements)
    .where(
      and(
        eq(statements.customerId, customerId),
        agreed,
        give ? sql`${statements.due} < ${statements.paid}` : sql`${statements.due} > ${statements.paid}`,
      ),
    )
    .orderBy(asc(statements.period), asc(statements.statementId));

export const lateOn = (today: string) =>
  and(
    inArray(statements.state, [...lateStates]),
    sql`${statements.due} > ${statements.paid}`,
    lt(statements.dueDate, today),
  );

export const countOpenDifferences = (tx: Db, statementId: number): Promise<number> =>
  tx.$count(differences, and(eq(differences.statementId, statementId), eq(differences.state, 'open')));

export const ordersIn = async (tx: Db, statementIds: readonly number[]): Promise<number[]> => {
  const { orderId, kind } = statementEntries;
  const own = and(inArray(statementEntries.statementId, [...statementIds]), inArray(kind, ['goods', 'freight']));
  const rows = await tx.selectDistinct({ orderId }).from(statementEntries).where(own).orderBy(orderId);
  return rows.flatMap((row) => (row.orderId === null ? [] : [row.orderId]));
};

/** How far each order has come: as far as what of it has come least far. */
export async function reconciledStates(tx: Db, orderIds: readonly number[]): Promise<Map<number, ReconcileState>> {
  if (orderIds.length === 0) return new Map();
  const rows = await rowsOf<{ orderId: number; state: ReconcileState }>(
    tx,
    sql`select order_id::int as "orderId", case
        when bool_and(statement.statement_id is null) then 'none'
        when bool_or(statement.statement_id is null or statement.state in ('open', 'disputed')) then 'inStatement'
        when bool_and(statement.state = 'settled') then 'settled' else 'confirmed' end as state
      from statement_entry entry left join statement using (statement_id)
      where order_id in ${[...orderIds]} and entry.kind in ('goods', 'freight') group by order_id`,
  );
  return new Map(rows.map((row) => [row.orderId, row.state]));
}

export const selectPayments = (tx: Db, statementId: number) =>
  tx
    .select()
    .from(statementPayments)
    .where(sql`${statementPayments.statementId} = ${statementId} or ${statementPayments.givenById} = ${statementId}`)
    .orderBy(desc(statementPayments.paymentId));
