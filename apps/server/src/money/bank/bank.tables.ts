import type { BankLineState } from '@yigou/contract/books/statements.terms';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fenColumn, idColumn, refColumn, timeColumn } from '../../ground/db/columns';

/**
 * All money that came by bank, each receipt once, whether a file of the bank told it or a person did. What is neither
 * matched nor returned waits. Who was paid with it, receipts of orders and payments of statements say.
 */
export const bankLines = pgTable(
  'bank_line',
  {
    bankLineId: idColumn(),
    companyId: refColumn().notNull(),
    /** As `plainBankNo` writes it. A company has one account that money comes to. */
    bankNo: text().notNull(),
    paidAt: timeColumn().notNull(),
    amount: fenColumn().notNull(),
    matched: fenColumn().notNull().default(0),
    /** What went back to the payer, and by which number of the bank. */
    returned: fenColumn().notNull().default(0),
    backNo: text().notNull().default(''),
    /** Empty: a person confirmed it, and no file of the bank has told of it yet. */
    payer: text().notNull(),
    payerAccount: text().notNull(),
    memo: text().notNull(),
    state: text().$type<BankLineState>().notNull().default('waiting'),
    fileName: text().notNull(),
    note: text().notNull().default(''),
    createdAt: timeColumn().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.companyId, table.bankNo),
    index().on(table.companyId, table.state, table.paidAt),
    index().on(table.companyId, table.amount),
  ],
);

export type BankRow = typeof bankLines.$inferSelect;
