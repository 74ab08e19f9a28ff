import type {
  StatementDifference,
  StatementEntry,
  StatementRow as StatementRowView,
} from '@yigou/contract/books/statements.model';
import { type StatementTab, statementTabs } from '@yigou/contract/books/statements.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate, formatTime } from '@yigou/contract/ground/time';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { bankLines } from '../../money/bank/bank.tables';
import { creditOf, creditView } from '../../money/ledger/ledger.service';
import { customers } from '../../people/customers/customers.tables';
import { orgUnits } from '../../people/org/org.tables';
import { checksIn } from './statementChecking.service';
import {
  type EntryRow,
  lateOn,
  type StatementRow,
  selectEntries,
  selectPayments,
  sumsByKind,
} from './statements.queries';
import { isOverdue, statementCodeOf } from './statements.rules';
import { differenceMessages, differences, statementLogs, statements, statementVouchers } from './statements.tables';

export const showEntry = (row: EntryRow, checkedBy = ''): StatementEntry => ({
  entryId: row.entryId,
  kind: row.kind,
  time: formatTime(row.at),
  number: row.number,
  orderId: row.orderId,
  returnId: row.returnId,
  summary: row.summary,
  qty: row.qty,
  price: row.price === null ? null : fenToYuan(row.price),
  amount: fenToYuan(row.amount),
  checkedBy,
});

async function openCounts(tx: Db, statementIds: number[]): Promise<Map<number, number>> {
  const { statementId } = differences;
  const rows = await tx
    .select({ statementId, n: count() })
    .from(differences)
    .where(and(inArray(statementId, statementIds), eq(differences.state, 'open')))
    .groupBy(statementId);
  return new Map(rows.map((row) => [row.statementId, row.n]));
}

export async function showStatements(tx: Db, rows: readonly StatementRow[], now: Date): Promise<StatementRowView[]> {
  if (rows.length === 0) return [];
  const open = await openCounts(
    tx,
    rows.map((row) => row.statementId),
  );
  const { orgId, name } = orgUnits;
  const ids = rows.map((row) => row.orgId);
  const units = await tx.select({ orgId, name }).from(orgUnits).where(inArray(orgId, ids));
  const names = new Map(units.map((unit) => [unit.orgId, unit.name]));
  return rows.map((row) => ({
    statementId: row.statementId,
    statementNo: row.statementNo,
    period: row.period,
    startTime: formatTime(row.startsAt),
    endTime: formatTime(new Date(row.endsAt.getTime() - 1)),
    orgName: row.byOrg ? (names.get(row.orgId) ?? '') : '全公司',
    state: row.state,
    due: fenToYuan(row.due),
    paid: fenToYuan(row.paid),
    closing: fenToYuan(row.closing),
    dueDate: row.dueDate,
    overdue: isOverdue(row, formatDate(now)),
    openDifferences: open.get(row.statementId) ?? 0,
    createTime: formatTime(row.createdAt),
  }));
}

const tabCondition = (tab: StatementTab, now: Date): SQL | undefined =>
  tab === 'overdue' ? lateOn(formatDate(now)) : inArray(statements.state, [...statementTabs[tab].states]);

/** One page of a tab, with how many each tab has. */
export async function pageOf(
  tx: Db,
  listed: SQL | undefined,
  {
    tab,
    now,
    order,
    pageIndex,
    pageSize,
  }: { tab: StatementTab; now: Date; order: SQL[]; pageIndex: number; pageSize: number },
) {
  const names = Object.keys(statementTabs) as StatementTab[];
  const counted = await Promise.all(
    names.map(async (name) => [name, await tx.$count(statements, and(listed, tabCondition(name, now)))] as const),
  );
  const tabCounts = Object.fromEntries(counted) as Record<StatementTab, number>;
  const rows = await tx
    .select()
    .from(statements)
    .where(and(listed, tabCondition(tab, now)))
    .orderBy(...order)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { rows, totalCount: tabCounts[tab], tabCounts };
}

async function differencesOf(tx: Db, statementId: number): Promise<StatementDifference[]> {
  const rows = await tx
    .select()
    .from(differences)
    .where(eq(differences.statementId, statementId))
    .orderBy(asc(differences.no));
  const said = rows.length
    ? await tx
        .select()
        .from(differenceMessages)
        .where(
          inArray(
            differenceMessages.differenceId,
            rows.map((row) => row.differenceId),
          ),
        )
        .orderBy(asc(differenceMessages.messageId))
    : [];
  return rows.map((row) => ({
    differenceId: row.differenceId,
    no: row.no,
    entryId: row.entryId,
    type: row.type,
    state: row.state,
    number: row.number,
    systemQty: row.systemQty,
    buyerQty: row.buyerQty,
    systemAmount: fenToYuan(row.systemAmount),
    buyerAmount: fenToYuan(row.buyerAmount),
    time: formatTime(row.createdAt),
    messages: said
      .filter((each) => each.differenceId === row.differenceId)
      .map(({ at, who, actorKind, text, files }) => ({
        time: formatTime(at),
        who,
        isBuyer: actorKind === 'account',
        text,
        files,
      })),
  }));
}

async function paymentsOf(tx: Db, { statementId, statementNo }: StatementRow) {
  const rows = await selectPayments(tx, statementId);
  const lineIds = rows.flatMap((row) => (row.bankLineId === null ? [] : [row.bankLineId]));
  const lines = lineIds.length ? await tx.select().from(bankLines).where(inArray(bankLines.bankLineId, lineIds)) : [];
  const otherIds = rows.map((row) => (row.givenById === statementId ? row.statementId : (row.givenById ?? 0)));
  const others = otherIds.length
    ? await tx.select().from(statements).where(inArray(statements.statementId, otherIds))
    : [];
  return rows.map((row, at) => {
    const line = lines.find((each) => each.bankLineId === row.bankLineId);
    const other = others.find((each) => each.statementId === otherIds[at])?.statementNo ?? statementNo;
    return {
      time: formatTime(line?.paidAt ?? row.at),
      from: line ? `银行到账 ${line.bankNo}` : `与 ${other} 冲抵`,
      amount: fenToYuan(row.givenById === statementId ? -row.amount : row.amount),
    };
  });
}

/** All that a statement tells beyond its row, to both sides. */
export async function statementDetails(tx: Db, row: StatementRow) {
  const { statementId, customerId } = row;
  const sums = await sumsByKind(tx, statementId);
  const checks = await checksIn(tx, statementId);
  const [customer] = await tx.select().from(customers).where(eq(customers.customerId, customerId));
  const vouchers = await tx
    .select()
    .from(statementVouchers)
    .where(eq(statementVouchers.statementId, statementId))
    .orderBy(asc(statementVouchers.voucherId));
  const logs = await tx
    .select()
    .from(statementLogs)
    .where(eq(statementLogs.statementId, statementId))
    .orderBy(sql`${statementLogs.statementLogId}`);
  return {
    remitCode: statementCodeOf(row.statementNo),
    customerName: customer?.name ?? '',
    termDays: row.termDays,
    sums: {
      opening: fenToYuan(row.opening),
      goods: fenToYuan(sums.goods),
      freight: fenToYuan(sums.freight),
      refund: fenToYuan(sums.refund),
      adjustment: fenToYuan(sums.adjustment + sums.moved),
      payment: fenToYuan(sums.payment),
      closing: fenToYuan(row.closing),
    },
    entries: (await selectEntries(tx, statementId)).map((entry) => showEntry(entry, checks.get(entry.entryId))),
    differences: await differencesOf(tx, statementId),
    payments: await paymentsOf(tx, row),
    vouchers: vouchers.map(({ fileId, fileName, at, who, note }) => ({
      fileId,
      fileName,
      who,
      note,
      time: formatTime(at),
    })),
    logs: logs.map(({ at, who, what, toState, note }) => ({ time: formatTime(at), who, what, to: toState, note })),
    credit: creditView(await creditOf(tx, customerId)),
  };
}
