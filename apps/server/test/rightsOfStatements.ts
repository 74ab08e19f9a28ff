import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { statements } from '../src/books/statements/statements.tables';
import type { PayingApp } from './payingApp';
import { type Cases, budgetKeepers as financePeople, page } from './rightsCases';
import { differenceIn, differenceInput } from './statements';

const closingOf = async ({ db }: PayingApp, statementId: number): Promise<number> =>
  ((await db.select().from(statements).where(eq(statements.statementId, statementId)))[0]?.closing ?? 0) / 100;

/** What is checked and paid by the month. */
export const rightsOfStatements = {
  'Statement/GetPage': { who: financePeople, lists: 'openStatement', input: page },
  'Statement/GetUnbilled': { who: financePeople, input: page },
  'Statement/GetModel': {
    who: financePeople,
    names: ['openStatement'],
    input: ({ openStatement }) => ({ statementId: openStatement }),
  },
  'Statement/Confirm': {
    who: financePeople,
    names: ['openStatement'],
    input: async ({ test, openStatement }) => ({
      statementId: openStatement,
      closing: await closingOf(test, openStatement),
    }),
  },
  'Statement/AddDifference': {
    who: financePeople,
    names: ['openStatement'],
    input: ({ test, openStatement }) => differenceInput(test, openStatement),
  },
  'Statement/ReplyDifference': {
    who: financePeople,
    names: ['disputedStatement'],
    input: async ({ test, disputedStatement }) => ({
      differenceId: await differenceIn(test, disputedStatement),
      text: '请看合同第 3 条',
    }),
  },
  'Statement/WithdrawDifference': {
    who: financePeople,
    names: ['disputedStatement'],
    input: async ({ test, disputedStatement }) => ({ differenceId: await differenceIn(test, disputedStatement) }),
  },
  'Statement/UploadPayment': {
    who: financePeople,
    names: ['confirmedStatement', 'statementFile'],
    input: ({ confirmedStatement, statementFile }) => ({ statementId: confirmedStatement, fileId: statementFile }),
  },
  'Statement/ApplyInvoice': {
    who: financePeople,
    names: ['confirmedStatement', 'invoiceTitle'],
    input: ({ confirmedStatement, invoiceTitle }) => ({
      requestId: randomUUID(),
      statementId: confirmedStatement,
      titleId: invoiceTitle,
    }),
  },
  'Statement/CheckEntries': {
    who: financePeople,
    names: ['openStatement'],
    input: async ({ test, openStatement }) => {
      const { entryId, statementId } = await differenceInput(test, openStatement);
      return { statementId, entryIds: [entryId], checked: true };
    },
  },
  'Statement/Export': {
    who: financePeople,
    names: ['openStatement'],
    input: ({ openStatement }) => ({ requestId: randomUUID(), statementId: openStatement }),
  },
} satisfies Cases;
