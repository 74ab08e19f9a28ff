import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import { accountOf } from '../../../test/people';
import { returnAt } from '../../../test/returning';
import { runs } from '../../../test/runs';
import { shipOrder } from '../../../test/shipping';
import { build, midOf, type StatementsApp, statementsApp } from '../../../test/statements';
import { creditTerms, ledgerAccounts } from '../../money/ledger/ledger.tables';
import { orders } from '../../trade/orders/orders.tables';
import { returns } from '../../trade/returns/returns.tables';
import { shipments } from '../../trade/shipments/shipments.tables';
import { audit } from '../auditor/auditor.service';
import { addBankLine } from './statements.fixture';
import { statementBooks, statementEntries, statements } from './statements.tables';

let { test, staff, cashier, buyer, finance, customerId } = {} as StatementsApp;
let units: number[];
beforeAll(async () => {
  ({ test, staff, cashier, buyer, finance, customerId } = await statementsApp());
  units = [(await accountOf(test, 'buyer')).orgId, (await accountOf(test, 'finance')).orgId];
  await test.db.update(ledgerAccounts).set({ limit: 10_000_000_000 }).where(eq(ledgerAccounts.kind, 'credit'));
});
afterAll(() => test.close());

/** The months of one history; each history has months of its own, later than those before. */
let year = 2000;

const step = fc.record({
  does: fc.constantFrom('buy', 'buy', 'part', 'return', 'month', 'month', 'adjust', 'pay', 'confirm', 'byOrg'),
  pick: fc.nat(5),
  part: fc.nat(6),
});

/** Both ways of billing, both switches between them, and everything else once: whatever chance leaves out. */
const fullYear = [
  { does: 'buy', pick: 0, part: 1 },
  { does: 'buy', pick: 1, part: 2 },
  { does: 'month', pick: 0, part: 0 },
  { does: 'byOrg', pick: 0, part: 0 },
  { does: 'buy', pick: 1, part: 3 },
  { does: 'part', pick: 0, part: 2 },
  { does: 'month', pick: 0, part: 0 },
  { does: 'adjust', pick: 1, part: 1 },
  { does: 'return', pick: 0, part: 0 },
  { does: 'confirm', pick: 0, part: 0 },
  { does: 'pay', pick: 0, part: 6 },
  { does: 'byOrg', pick: 0, part: 1 },
  { does: 'confirm', pick: 0, part: 0 },
] as const;

const choose = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];
let bankNo = 0;

/** What happens in a month: told by the clock of the sources, since the clock of the test would end the sessions. */
const verbs: Record<string, (at: { month: number; pick: number; part: number }) => Promise<unknown>> = {
  buy: async ({ month, pick, part }) => {
    const { orderId } = await buy(test, buyer.token, [['MG-Q7-BK', 5 + part]], 'account');
    await test.db
      .update(orders)
      .set({ orgId: choose(units, pick) ?? 0 })
      .where(eq(orders.orderId, orderId));
    await shipOrder(test, orderId);
    must(await test.call('Order/ConfirmReceipt', { orderId }, buyer));
    await cameIn(month, orderId);
  },
  part: async ({ month, part }) => {
    const { orderId } = await buy(test, buyer.token, [['MG-Q7-BK', 7]], 'account');
    const shipmentId = await shipOrder(test, orderId, [{ lineNo: 1, qty: 1 + (part % 6) }]);
    must(await test.call('Order/ConfirmReceipt', { orderId, shipmentId }, buyer));
    await cameIn(month, orderId);
    const { token } = await staff.logIn('service');
    const left = 7 - 1 - (part % 6);
    const close = { orderId, toShip: left, lines: [{ lineNo: 1, qty: left }], reason: '缺货' };
    if (left > 0) must(await staff.call('Shipment/CloseLines', close, { token }));
  },
  return: async ({ month }) => {
    await test.db.update(creditTerms).set({ overdue: false });
    const returnId = await returnAt(test, buyer, 'pendingConfirm');
    const [row] = await test.db.select().from(returns).where(eq(returns.returnId, returnId));
    await cameIn(month, row?.orderId ?? 0);
    await test.db
      .update(returns)
      .set({ refundAt: midOf(periodAt(month)) })
      .where(eq(returns.returnId, returnId));
  },
  month: ({ month }) => build(test, periodAt(month), customerId),
  adjust: async ({ pick, part }) => {
    const row = choose(await inState('open'), pick);
    const adjust = {
      requestId: crypto.randomUUID(),
      statementId: row?.statementId ?? 0,
      amount: part - 3.25,
      reason: '商定的折让与补差',
    };
    return row && staff.call('Statement/Adjust', adjust, cashier);
  },
  confirm: async ({ pick }) => {
    const row = choose(await inState('open'), pick);
    const agreed = { statementId: row?.statementId ?? 0, closing: (row?.closing ?? 0) / 100 };
    return row && must(await test.call('Statement/Confirm', agreed, finance));
  },
  pay: async ({ part }) => {
    bankNo += 1;
    const bankLineId = await addBankLine(test, { companyId: 1, bankNo: `H-${bankNo}`, amount: 1 + part * 3_333 });
    return staff.call('Bank/Match', { bankLineId, customerId }, cashier);
  },
  byOrg: async ({ part }) => {
    await test.db.update(statementBooks).set({ byOrg: part % 2 === 0 });
  },
};

const periodAt = (month: number): string => `${year}-${String(month + 1).padStart(2, '0')}`;
const cameIn = (month: number, orderId: number) =>
  test.db
    .update(shipments)
    .set({ receivedAt: midOf(periodAt(month)) })
    .where(eq(shipments.orderId, orderId));
const inState = (state: 'open') =>
  test.db.select().from(statements).where(eq(statements.state, state)).orderBy(asc(statements.statementId));

it('whatever is bought, returned, adjusted and paid in whatever months, every entry stands in one statement and all sums agree', async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 9 }), async (steps) => {
      year += 1;
      let month = 0;
      for (const { does, pick, part } of steps) {
        await test.db.update(creditTerms).set({ overdue: false });
        await verbs[does]?.({ month, pick, part });
        done.add(does);
        if (does === 'month') month += 1;
      }
      await build(test, `${year}-12`, customerId);
      expect(await audit(test.db), JSON.stringify(steps)).toEqual([]);
      const [waiting] = await test.db
        .select({ n: sql<number>`count(*)::int` })
        .from(statementEntries)
        .where(sql`statement_id is null and kind in ('goods', 'freight', 'refund') and source not like '%/rest'`);
      expect(waiting?.n, JSON.stringify(steps)).toBe(0);
    }),
    // To shrink would take years of histories.
    { numRuns: runs(3), endOnFailure: true, examples: [[[...fullYear]]] },
  );
  expect(done.size).toBe(8);
});
