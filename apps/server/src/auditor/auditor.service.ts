import type { SQL } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/client';
import { ledgerFaults } from '../ledger/faults.service';
import { stockFaults } from '../stock/faults.service';
import { approvalFaults } from './approvalFaults.queries';
import { bankFaults } from './bankFaults.queries';
import { heldFaults } from './heldFaults.queries';
import { invoiceFaults } from './invoiceFaults.queries';
import { moneyFaults } from './moneyFaults.queries';
import { orderFaults } from './orderFaults.queries';
import { reportFaults } from './reportFaults.queries';
import { returnFaults } from './returnFaults.queries';
import { statementFaults } from './statementFaults.queries';

const read = async (tx: Db, statement: SQL): Promise<string[]> =>
  (await rowsOf<{ fault: string }>(tx, statement)).map((row) => row.fault);

/** Reads all books and says what contradicts what, one sentence each; nothing: they agree. */
export async function audit(tx: Db): Promise<string[]> {
  const found = [(await stockFaults(tx)).map((fault) => fault.text), await ledgerFaults(tx)];
  const questions = [
    orderFaults,
    heldFaults,
    moneyFaults,
    bankFaults,
    approvalFaults,
    returnFaults,
    invoiceFaults,
    statementFaults,
    reportFaults,
  ];
  for (const question of questions.flat()) found.push(await read(tx, question));
  return found.flat();
}
