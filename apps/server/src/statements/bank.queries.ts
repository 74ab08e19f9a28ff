import { type BankLineState, payableStates } from '@yigou/contract';
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { customers } from '../customers/customers.tables';
import type { Db } from '../db/client';
import { holding } from '../db/like';
import { orders } from '../orders/orders.tables';
import { bankLines, statementPayments, statements, statementVouchers } from './statements.tables';

export type BankRow = typeof bankLines.$inferSelect;

export const listedLines = (companyId: number, word: string): SQL | undefined =>
  and(
    eq(bankLines.companyId, companyId),
    word
      ? or(...[bankLines.bankNo, bankLines.payer, bankLines.memo].map((column) => ilike(column, holding(word))))
      : undefined,
  );

export async function countLines(tx: Db, where: SQL | undefined): Promise<Map<BankLineState, number>> {
  const { state } = bankLines;
  const rows = await tx.select({ state, n: count() }).from(bankLines).where(where).groupBy(state);
  return new Map(rows.map((row) => [row.state, row.n]));
}

export const selectLinePage = (tx: Db, where: SQL | undefined, limit: number, offset: number): Promise<BankRow[]> =>
  tx
    .select()
    .from(bankLines)
    .where(where)
    .orderBy(desc(bankLines.paidAt), desc(bankLines.bankLineId))
    .limit(limit)
    .offset(offset);

export async function lockLine(tx: Db, companyId: number, bankLineId: number): Promise<BankRow | undefined> {
  const [row] = await tx
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.bankLineId, bankLineId), eq(bankLines.companyId, companyId)))
    .for('update');
  return row;
}

export const selectCoded = (tx: Db, companyId: number, digits: string[]) =>
  tx
    .select()
    .from(statements)
    .where(and(eq(statements.companyId, companyId), inArray(sql`right(${statements.statementNo}, 8)`, digits)));

export const selectCodedOrders = (tx: Db, companyId: number, digits: string[]) =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.companyId, companyId),
        eq(orders.payMethod, 'transfer'),
        inArray(sql`right(${orders.orderNo}, 8)`, digits),
      ),
    );

/** Customers with something to pay, with it; oldest first. */
export const selectDebtors = (tx: Db, companyId: number) =>
  tx
    .select({ statement: statements, customerName: customers.name })
    .from(statements)
    .innerJoin(customers, eq(customers.customerId, statements.customerId))
    .where(
      and(
        eq(statements.companyId, companyId),
        inArray(statements.state, [...payableStates]),
        sql`${statements.due} > ${statements.paid}`,
      ),
    )
    .orderBy(asc(statements.period), asc(statements.statementId));

export const selectCustomerNames = (tx: Db, companyId: number, customerIds: number[]) =>
  customerIds.length === 0
    ? Promise.resolve([])
    : tx
        .select({ customerId: customers.customerId, name: customers.name })
        .from(customers)
        .where(and(eq(customers.companyId, companyId), inArray(customers.customerId, customerIds)));

/** What these lines paid. */
export const selectPaidBy = (tx: Db, bankLineIds: number[]) =>
  bankLineIds.length === 0
    ? Promise.resolve([])
    : tx
        .select({ payment: statementPayments, number: statements.statementNo })
        .from(statementPayments)
        .innerJoin(statements, eq(statements.statementId, statementPayments.statementId))
        .where(inArray(statementPayments.bankLineId, bankLineIds))
        .orderBy(asc(statementPayments.paymentId));

/** What was shown as proof that these are paid. */
export const selectVouchers = (tx: Db, statementIds: number[]) =>
  statementIds.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          statementId: statements.statementId,
          statementNo: statements.statementNo,
          fileId: statementVouchers.fileId,
          fileName: statementVouchers.fileName,
          at: statementVouchers.at,
        })
        .from(statementVouchers)
        .innerJoin(statements, eq(statements.statementId, statementVouchers.statementId))
        .where(inArray(statementVouchers.statementId, statementIds))
        .orderBy(asc(statementVouchers.voucherId));
