import { isAnothers } from '@yigou/contract/books/statements.terms';
import { errorText } from '@yigou/contract/ground/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { inPieces } from '../../ground/db/inPieces';
import { DomainError } from '../../ground/lib/domainError';
import { customers } from '../../people/customers/customers.tables';
import { leftOn } from './bank.rules';
import { type BankRow, bankLines } from './bank.tables';

type NewLine = Pick<
  typeof bankLines.$inferInsert,
  'companyId' | 'bankNo' | 'paidAt' | 'amount' | 'payer' | 'payerAccount' | 'memo' | 'fileName' | 'createdAt'
>;

const byNumbers = (companyId: number, bankNos: string[]) =>
  and(eq(bankLines.companyId, companyId), inArray(bankLines.bankNo, bankNos));

/** Before any order is: whoever gives money to somebody holds the money first. */
export async function lockLine(tx: Db, companyId: number, bankLineId: number): Promise<BankRow | undefined> {
  const wanted = and(eq(bankLines.bankLineId, bankLineId), eq(bankLines.companyId, companyId));
  const [row] = await tx.select().from(bankLines).where(wanted).for('update');
  return row;
}

export const findLines = (tx: Db, companyId: number, bankNos: string[]): Promise<BankRow[]> =>
  inPieces(bankNos, (some) => tx.select().from(bankLines).where(byNumbers(companyId, some)));

/** In one order, so that two who bring the same file never wait for each other in a circle. Answers how many are new. */
export async function enterLines(tx: Db, lines: readonly NewLine[]): Promise<number> {
  const sorted = [...lines].sort((a, b) => (a.bankNo < b.bankNo ? -1 : 1));
  const { bankLineId } = bankLines;
  const entered = await inPieces(sorted, (some) =>
    tx.insert(bankLines).values(some).onConflictDoNothing().returning({ bankLineId }),
  );
  return entered.length;
}

/** The line with this number, locked; made now, if nobody has told of it. */
export async function receiveLine(tx: Db, line: NewLine): Promise<BankRow> {
  await enterLines(tx, [line]);
  const [row] = await tx
    .select()
    .from(bankLines)
    .where(byNumbers(line.companyId, [line.bankNo]))
    .for('update');
  if (!row) throw new Error(`bank line ${line.bankNo} is gone`);
  return row;
}

type Told = Pick<BankRow, 'paidAt' | 'payer' | 'payerAccount' | 'memo' | 'fileName'>;

/** The bank tells of money that a person had confirmed before: what it says of it is kept, whose it is stays. */
export async function tellOfLine(tx: Db, bankLineId: number, told: Told): Promise<void> {
  const untold = and(eq(bankLines.bankLineId, bankLineId), eq(bankLines.payer, ''));
  await tx.update(bankLines).set(told).where(untold);
}

type Change = Partial<Pick<BankRow, 'state' | 'matched' | 'returned' | 'backNo' | 'note'>>;

export async function changeLine(tx: Db, { bankLineId }: BankRow, set: Change): Promise<void> {
  await tx.update(bankLines).set(set).where(eq(bankLines.bankLineId, bankLineId));
}

/** So much more of it has found whom it is for; all of it or nothing more than is left. */
export async function claimOf(tx: Db, line: BankRow, amount: number): Promise<Change> {
  const left = leftOn(line) - amount;
  if (left < 0) throw new Error(`bank line ${line.bankNo} has less than ${amount}`);
  const set: Change = { matched: line.matched + amount, state: left === 0 ? 'matched' : 'part' };
  await changeLine(tx, line, set);
  return set;
}

/** Somebody else's money is taken for these customers only if it is said why. */
export async function checkPayer(tx: Db, { payer }: BankRow, customerIds: number[], reason: string): Promise<void> {
  if (payer === '' || reason !== '') return;
  const rows = await tx
    .select({ name: customers.name })
    .from(customers)
    .where(inArray(customers.customerId, customerIds));
  const other = rows.find(({ name }) => isAnothers(payer, name));
  if (!other) return;
  const said = { payer, customer: other.name };
  throw new DomainError('bankOtherPayer', said, { reason: errorText('bankOtherPayer', said) });
}
