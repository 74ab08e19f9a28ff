import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { build, midOf, receivedAt, type StatementsApp, statementsApp } from '../../../test/statements';
import { audit } from '../auditor/auditor.service';
import { addBankLine } from './statements.fixture';
import { statementEntries, statements } from './statements.tables';

let { test, staff, cashier, buyer, finance } = {} as StatementsApp;
beforeAll(async () => {
  ({ test, staff, cashier, buyer, finance } = await statementsApp());
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
    const bankLineId = await addBankLine(test, { companyId, bankNo: `RACE-${round}`, amount: row.due });
    const claim = () => staff.call('Bank/Match', { bankLineId, customerId }, cashier);
    const answers = await Promise.all([claim(), claim()]);
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    const [paid] = await test.db.select().from(statements).where(eq(statements.statementId, statementId));
    expect(paid).toMatchObject({ state: 'settled', paid: row.due });
  },
);
