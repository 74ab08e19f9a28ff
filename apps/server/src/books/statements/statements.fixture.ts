import type { PayingApp } from '../../../test/payingApp';
import { bankLines } from '../../money/bank/bank.tables';

/** Money that came from the demo customer, and belongs to nothing yet. */
export async function addBankLine(test: PayingApp, money: { companyId: number; bankNo: string; amount: number }) {
  const at = test.clock.now();
  const texts = { payer: '华东精密制造有限公司', payerAccount: '', memo: '', fileName: '' };
  const [line] = await test.db
    .insert(bankLines)
    .values({ ...texts, ...money, paidAt: at, createdAt: at })
    .returning();
  return line?.bankLineId ?? 0;
}
