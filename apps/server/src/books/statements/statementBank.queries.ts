import { type BankLineState, payableStates } from '@yigou/contract/books/statements.terms';
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { type BankRow, bankLines } from '../../money/bank/bank.tables';
import { receiptOrders, receipts } from '../../money/payments/payments.tables';
import { customers } from '../../people/customers/customers.tables';
import { orders } from '../../trade/orders/orders.tables';
import { statementPayments, statements, statementVouchers } from './statements.tables';

export const listedLines = (companyId: number, word: string): SQL | undefined =>
  and(
    eq(bankLines.companyId, companyId),
    word
      ? or(...[bankLines.bankNo, bankLines.payer, bankLines.memo].map((column) => ilike(column, containing(word))))
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

export type PaidBy = { bankLineId: number; number: string; customerName: string; amount: number; reason: string };

/** One value however many there are: a file may name thousands. */
const among = (column: PgColumn, ids: readonly number[]) => sql`${column} = any(${sql.param([...ids])}::bigint[])`;

/** What these lines paid: statements, or orders that were paid before they were shipped. */
export async function selectPaidBy(tx: Db, bankLineIds: number[]): Promise<PaidBy[]> {
  if (bankLineIds.length === 0) return [];
  const customerName = customers.name;
  const { bankLineId, paymentId, reason, amount } = statementPayments;
  const forStatements = await tx
    .select({ bankLineId, number: statements.statementNo, customerName, amount, reason })
    .from(statementPayments)
    .innerJoin(statements, eq(statements.statementId, statementPayments.statementId))
    .innerJoin(customers, eq(customers.customerId, statements.customerId))
    .where(among(bankLineId, bankLineIds))
    .orderBy(asc(paymentId));
  const forOrders = await tx
    .select({
      bankLineId: receipts.bankLineId,
      number: orders.orderNo,
      customerName,
      amount: receiptOrders.amount,
      reason: receipts.reason,
    })
    .from(receipts)
    .innerJoin(receiptOrders, eq(receiptOrders.receiptId, receipts.receiptId))
    .innerJoin(orders, eq(orders.orderId, receiptOrders.orderId))
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .where(among(receipts.bankLineId, bankLineIds))
    .orderBy(asc(orders.orderId));
  return [...forStatements, ...forOrders].map((row) => ({ ...row, bankLineId: row.bankLineId ?? 0 }));
}

/** Money of these amounts that a person confirmed and no file of the bank has told of yet. */
export const selectUnconfirmedByBank = (tx: Db, companyId: number, amounts: number[]): Promise<BankRow[]> =>
  amounts.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(bankLines)
        .where(and(eq(bankLines.companyId, companyId), eq(bankLines.payer, ''), among(bankLines.amount, amounts)))
        .orderBy(asc(bankLines.bankLineId));

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
