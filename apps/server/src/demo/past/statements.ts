import { calls } from '@yigou/contract/calls';
import { consoleCalls } from '@yigou/contract/console';
import { fenToYuan } from '@yigou/contract/ground/money';
import { asc, eq } from 'drizzle-orm';
import { addDifference } from '../../books/statements/differences.service';
import { matchLine } from '../../books/statements/statementBank.service';
import { importLines } from '../../books/statements/statementImport.service';
import { selectEntries } from '../../books/statements/statements.queries';
import { statementCodeOf } from '../../books/statements/statements.rules';
import { confirmStatement } from '../../books/statements/statements.service';
import { statements } from '../../books/statements/statements.tables';
import { bankLines } from '../../money/bank/bank.tables';
import { payablesWithReturns } from '../../trade/returns/returnRefunding.service';
import type { Stage } from './stage';
import { digits } from './verbs';

const inState = ({ db }: Stage, state: 'open' | 'confirmed') =>
  db.select().from(statements).where(eq(statements.state, state)).orderBy(asc(statements.statementId));

/** The finance department has looked through the month and agrees. */
export async function confirmMonth(stage: Stage): Promise<void> {
  for (const { statementId, closing } of await inState(stage, 'open'))
    await stage.step((tx) => confirmStatement(stage.as('finance', tx), statementId, fenToYuan(closing)));
}

/** It pays before it is late; the cashier finds the money in the bank's file. */
export async function payMonth(stage: Stage): Promise<void> {
  for (const { statementNo, due, paid, customerId } of await inState(stage, 'confirmed')) {
    const bankNo = `1219${digits(stage, 12)}`;
    const row = {
      bankNo,
      paidTime: new Date(stage.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' '),
      amount: fenToYuan(due - paid).toFixed(2),
      payer: stage.cast.get('finance')?.customerName ?? '',
      payerAccount: '4455667788995513',
      memo: `货款 ${statementCodeOf(statementNo)}`,
    };
    const input = consoleCalls['Bank/Import'].input.parse({ fileName: '交易明细.xlsx', rows: [row] });
    await stage.step((tx) => importLines(stage.asStaff('cashier', tx), input));
    const [line] = await stage.db.select().from(bankLines).where(eq(bankLines.bankNo, bankNo));
    await stage.step((tx) =>
      matchLine(
        { ...stage.asStaff('cashier', tx), payables: payablesWithReturns },
        { bankLineId: line?.bankLineId ?? 0, customerId },
      ),
    );
  }
}

/** One line of the last month has another price than was agreed on: the platform has to answer. */
export async function leaveDifference(stage: Stage): Promise<void> {
  const [open] = (await inState(stage, 'open')).slice(-1);
  if (!open) return;
  const entry = (await selectEntries(stage.db, open.statementId)).find((each) => each.kind === 'goods' && each.qty);
  if (!entry) return;
  const input = calls['Statement/AddDifference'].input.parse({
    requestId: stage.chance.uuid(),
    statementId: open.statementId,
    entryId: entry.entryId,
    type: 'price',
    buyerQty: entry.qty,
    buyerAmount: fenToYuan(Math.round(entry.amount * 0.88)),
    text: '协议价自本月 1 日起生效，本行仍按商城价计。',
  });
  await stage.step((tx) => addDifference(stage.as('finance', tx), input));
}
