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
const questions: readonly ((tx: Db) => Promise<string[]>)[] = [
  async (tx) => (await stockFaults(tx)).map((fault) => fault.text),
  ledgerFaults,
  goodsFaults,
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

/** Into how many pieces a look at all books falls. */
export const pieces = questions.length;

/** What contradicts what, one sentence each, question by question. */
export async function* auditInPieces(tx: Db): AsyncGenerator<string[]> {
  for (const question of questions) yield await question(tx);
}

/** Reads all books and says what contradicts what; nothing: they agree. */
export async function audit(tx: Db): Promise<string[]> {
  const found: string[] = [];
  for await (const faults of auditInPieces(tx)) found.push(...faults);
  return found;
}
