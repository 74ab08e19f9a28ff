import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import type { Operators } from '../../../test/operators';
import type { PayingApp } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { shippingApp } from '../../../test/shipping';
import { build, financeOf, midOf, receivedAt } from '../../../test/statements';
import { bankLines } from '../../money/bank/bank.tables';
import { audit } from '../auditor/auditor.service';
import { statementEntries, statements } from './statements.tables';

let test: PayingApp;
let staff: Operators;
let cashier: { token: string };
let buyer: Person;
let finance: Person;
beforeAll(async () => {
  const shop = await shippingApp(1);
  ({ test, staff } = shop);
  [buyer] = shop.people as [Person];
  finance = await financeOf(test);
  cashier = await staff.logIn('cashier');
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const rounds = Array.from({ length: 10 }, (_, round) => round);
const periodOf = (round: number): string => `2025-${String(round + 1).padStart(2, '0')}`;

it.each(rounds)('two servers at the end of a month make one statement (round %i)', async (round) => {
  const period = periodOf(round);
  await receivedAt(test, buyer, midOf(period));
  const made = (await Promise.all([build(test, period), build(test, period), build(test, period)])).flat();
  expect(made).toHaveLength(1);
  const [first] = made;
  const entries = await test.db.select().from(statementEntries);
  expect(entries.filter((entry) => entry.statementId === first?.statementId).length).toBeGreaterThan(0);
  expect(entries.every((entry) => entry.statementId !== null)).toBe(true);
});

it.each(rounds)(
  'confirmed and disputed at once it is one of both; the same money at once pays once (round %i)',
  async (round) => {
    const [row] = await test.db
      .select()
      .from(statements)
      .where(eq(statements.period, periodOf(round)));
    if (!row) throw new Error('no statement');
    const { statementId, closing, customerId, companyId } = row;
    const raise = { statementId, type: 'missing' as const, number: 'R1', buyerAmount: -1, text: '漏了一笔退货' };
    const [agreed, argued] = await Promise.all([
      test.call('Statement/Confirm', { statementId, closing: closing / 100 }, finance),
      test.call('Statement/AddDifference', { requestId: crypto.randomUUID(), ...raise }, finance),
    ]);
    expect([agreed.success, argued.success].filter(Boolean)).toHaveLength(1);
    if (argued.success) {
      const { differenceId } = must(argued).resultData;
      must(await test.call('Statement/WithdrawDifference', { differenceId }, finance));
      must(await test.call('Statement/Confirm', { statementId, closing: closing / 100 }, finance));
    }
    const money = {
      bankNo: `RACE-${round}`,
      amount: row.due,
      payer: '华东精密制造有限公司',
      payerAccount: '',
      memo: '',
      fileName: '',
    };
    const at = test.clock.now();
    const [line] = await test.db
      .insert(bankLines)
      .values({ ...money, companyId, paidAt: at, createdAt: at })
      .returning();
    const claim = () => staff.call('Bank/Match', { bankLineId: line?.bankLineId ?? 0, customerId }, cashier);
    const answers = await Promise.all([claim(), claim()]);
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    const [paid] = await test.db.select().from(statements).where(eq(statements.statementId, statementId));
    expect(paid).toMatchObject({ state: 'settled', paid: row.due });
  },
);
