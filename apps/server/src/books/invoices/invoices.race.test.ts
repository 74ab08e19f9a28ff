import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyBuyers } from '../../../test/buyers';
import { counted, must, skuIdOf } from '../../../test/buying';
import { applied, cashier, completed, docsOf, invoiceNo, stateOf, titleOf, today } from '../../../test/invoicing';
import { operatorsOf } from '../../../test/operators';
import { type PayingApp, payingApp, pen } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { putOnHand } from '../../goods/stock/stock.service';
import { budgets } from '../../money/budgets/budgets.tables';
import { approvalRules } from '../../trade/approvals/approvals.tables';
import { audit } from '../auditor/auditor.service';

let test: PayingApp;
let buyer: Person;
beforeAll(async () => {
  test = await payingApp();
  await test.db.update(approvalRules).set({ enabled: false });
  await test.db.delete(budgets);
  [buyer] = (await manyBuyers(test, 1)) as [Person];
  const skuId = await skuIdOf(test, pen[0]);
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 10_000 }]));
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const rounds = Array.from({ length: 10 }, (_, at) => at);
const won = (answers: readonly { success: boolean }[]) => answers.filter((answer) => answer.success).length;
const operate = async (path: string, input: object) =>
  (await operatorsOf(test).callRaw(path, input, await cashier(test))) as { success: boolean; errorCode: string };

describe('at the same moment', () => {
  it.each(rounds)('two applications over one order: one takes it (round %i)', async () => {
    const orderIds = [await completed(test, buyer)];
    const given = { titleId: await titleOf(test, buyer), orderIds };
    const { total } = must(await test.call('Invoice/Preview', given, buyer)).resultData;
    const ask = () => test.call('Invoice/Apply', { requestId: randomUUID(), ...given, total }, buyer);
    expect(won(await Promise.all([ask(), ask(), ask()]))).toBe(1);
  });

  it.each(rounds)('one click twice is one application (round %i)', async () => {
    const given = { titleId: await titleOf(test, buyer), orderIds: [await completed(test, buyer)] };
    const { total } = must(await test.call('Invoice/Preview', given, buyer)).resultData;
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => test.call('Invoice/Apply', { requestId, ...given, total }, buyer)),
    );
    expect(new Set(answers.map((answer) => must(answer).resultData.applicationId)).size).toBe(1);
  });

  it.each(rounds)('two operators and the buyer on one application: one of them decides (round %i)', async () => {
    const applicationId = await applied(test, buyer);
    const answers = await Promise.all([
      operate('Invoice/Approve', { applicationId, issuer: 'hand' }),
      operate('Invoice/Approve', { applicationId, issuer: 'hand' }),
      test.call('Invoice/Withdraw', { applicationId }, buyer),
    ]);
    expect(won(answers)).toBe(1);
    const docs = await docsOf(test, applicationId);
    expect([await stateOf(test, applicationId), docs.length]).toEqual(
      answers[2].success ? ['withdrawn', 0] : ['issuing', 1],
    );
  });

  it.each(rounds)('two numbers for one invoice, then two reversals of it: one each (round %i)', async () => {
    const applicationId = await applied(test, buyer);
    await operate('Invoice/Approve', { applicationId, issuer: 'hand' });
    const [doc] = await docsOf(test, applicationId);
    const invoiceId = doc?.invoiceId ?? 0;
    const enter = () => operate('Invoice/Enter', { invoiceId, invoiceNo: invoiceNo(), issuedOn: today(test) });
    expect(won(await Promise.all([enter(), enter()]))).toBe(1);
    const reds = await Promise.all([
      operate('Invoice/DemandRed', { invoiceId, reason: '开票有误' }),
      test.call('Invoice/ApplyRed', { requestId: randomUUID(), invoiceId, reason: '开票有误' }, buyer),
    ]);
    expect(won(reds)).toBe(1);
    expect((await docsOf(test, applicationId)).map(({ state }) => state)).toEqual(['issued', 'asked']);
  });
});
