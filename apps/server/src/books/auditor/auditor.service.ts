import type { SQL } from 'drizzle-orm';
import { goodsFaults } from '../../goods/changeSets/goodsFaults.service';
import { stockFaults } from '../../goods/stock/stockFaults.service';
import { type Db, rowsOf } from '../../ground/db/client';
import { ledgerFaults } from '../../money/ledger/creditFaults.service';
import { approvalFaults } from './approvalFaults.queries';
import { bankFaults } from './bankFaults.queries';
import { heldFaults } from './heldFaults.queries';
import { invoiceFaults } from './invoiceFaults.queries';
import { moneyFaults } from './moneyFaults.queries';
import { orderFaults } from './orderFaults.queries';
import { reportFaults } from './reportFaults.queries';
import { returnFaults } from './returnFaults.queries';
import { statementFaults } from './statementFaults.queries';

const asked =
  (question: SQL) =>
  async (tx: Db): Promise<string[]> =>
    (await rowsOf<{ fault: string }>(tx, question)).map((row) => row.fault);

/** Each reads its books once, however many orders there are, and is a statement of its own: nothing stays locked or open. */
type Question = (tx: Db) => Promise<string[]>;
const ofTrade: readonly Question[] = [
  async (tx) => (await stockFaults(tx)).map((fault) => fault.text),
  ledgerFaults,
  ...[
    orderFaults,
    heldFaults,
    moneyFaults,
    bankFaults,
    approvalFaults,
    returnFaults,
    invoiceFaults,
    statementFaults,
    reportFaults,
  ]
    .flat()
    .map(asked),
];

const questions: readonly Question[] = [...ofTrade, goodsFaults];

/** Into how many pieces a look at all books falls. */
export const pieces = questions.length;

/** What contradicts what, one sentence each, question by question. */
export async function* auditInPieces(tx: Db): AsyncGenerator<string[]> {
  for (const question of questions) yield await question(tx);
}

async function answers(tx: Db, asked: readonly Question[]): Promise<string[]> {
  const found: string[] = [];
  for (const question of asked) found.push(...(await question(tx)));
  return found;
}

/** Reads all books and says what contradicts what; nothing: they agree. */
export const auditAll = (tx: Db): Promise<string[]> => answers(tx, questions);

/** The same of what was bought and paid; goods by themselves are left out. */
export const audit = (tx: Db): Promise<string[]> => answers(tx, ofTrade);
