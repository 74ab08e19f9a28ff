import type { ReturnReason } from '@yigou/contract/trade/returns.terms';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { budgetForBuyer } from '../../../test/budgets';
import { type Back, charging } from '../../../test/charging';
import { runs } from '../../../test/runs';
import { type StatementsApp, statementsApp } from '../../../test/statements';
import { audit } from '../../books/auditor/auditor.service';
import { creditTerms, ledgerAccounts } from '../../money/ledger/ledger.tables';

let shop: StatementsApp;
let play: ReturnType<typeof charging>;
beforeAll(async () => {
  shop = await statementsApp();
  play = charging(shop, goods);
  await budgetForBuyer(shop.test);
  await shop.test.db.update(ledgerAccounts).set({ limit: 10_000_000_000 }).where(eq(ledgerAccounts.kind, 'credit'));
});
afterAll(() => shop.test.close());
beforeEach(() => shop.test.db.update(creditTerms).set({ overdue: false }));

/** The goods of the first line come from another supplier than those of the second. */
const goods: [string, number][] = [
  ['3M-H700-R', 10],
  ['MG-Q7-BK', 7],
];

type Life = {
  freight: number;
  before: number | null;
  /** Pieces of each line that never leave. */
  closed: [number, number];
  /** A parcel of the first line that nobody receives, and whether it is asked back for. */
  lost: number;
  /** Agreed prices of the second line, one after the other: so much less, or more. */
  less: number[];
  invoicedFirst: boolean;
  backs: Back[];
};

/** To the 分, whatever happened: what is charged is owed or paid once, and invoiced once. */
async function holds(orderId: number, { before }: Life): Promise<void> {
  const figures = await play.figures(orderId);
  const { payable, adjusted, closed, refunded, charged, received, sentBack, entries, invoiced } = figures;
  expect(charged, JSON.stringify(figures)).toBe(payable + adjusted - closed - refunded);
  const owed = before === null ? 0 : entries;
  expect(received - sentBack + owed, JSON.stringify(figures)).toBe(charged);
  expect(invoiced, JSON.stringify(figures)).toBeLessThanOrEqual(charged);
  const { reported, leastSpent, mostSpent } = figures;
  expect([reported, leastSpent, mostSpent], JSON.stringify(figures)).toEqual([charged, charged, charged]);
}

async function live(life: Life): Promise<void> {
  const { freight, before, closed, lost, less, invoicedFirst, backs } = life;
  await shop.test.db.update(creditTerms).set({ overdue: false });
  const orderId = await play.bought(freight, before);
  for (const [at, [, qty]] of goods.entries()) {
    const lineNo = at + 1;
    const gone = closed[at] ?? 0;
    const first = Math.ceil((qty - gone) / 2);
    const missing = at === 0 ? lost : 0;
    await play.receive(orderId, await play.ship(orderId, [{ lineNo, qty: first }]));
    const rest = qty - gone - first - missing;
    if (rest > 0) await play.receive(orderId, await play.ship(orderId, [{ lineNo, qty: rest }]));
    if (missing > 0) await play.ship(orderId, [{ lineNo, qty: missing }]);
    if (gone > 0) await play.close(orderId, [{ lineNo, qty: gone }]);
  }
  if (lost > 0) await play.giveBack(orderId, { lineNo: 1, qty: lost, reason: '未收到货', accepted: lost });
  for (const part of before === 0 ? less : []) await play.agreePrice(orderId, 2, part);
  await play.settle(orderId);
  if (invoicedFirst) await play.invoice(orderId);
  for (const back of backs) {
    await play.giveBack(orderId, back);
    await play.settle(orderId);
    await shop.test.db.update(creditTerms).set({ overdue: false });
  }
  await play.finish(orderId);
  await play.settle(orderId);
  await holds(orderId, life);
  while (await play.invoice(orderId)) await holds(orderId, life);
  const { charged, invoiced } = await play.figures(orderId);
  if (await play.invoiceable(orderId)) expect(invoiced, 'once everything is invoiced').toBe(charged);
  expect(await audit(shop.test.db)).toEqual([]);
}

const reasons: ReturnReason[] = ['七天无理由', '与描述不符', '规格不合适', '临期', '协商一致'];
const back: fc.Arbitrary<Back> = fc.record({
  lineNo: fc.integer({ min: 1, max: 2 }),
  qty: fc.integer({ min: 1, max: 5 }),
  reason: fc.constantFrom(...reasons),
  accepted: fc.integer({ min: 0, max: 5 }),
});
const life: fc.Arbitrary<Life> = fc.record({
  freight: fc.integer({ min: 0, max: 2_003 }),
  before: fc.constantFrom(null, 0, 1, 1_001, 4_999),
  closed: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3 })),
  lost: fc.constantFrom(0, 0, 1, 2),
  less: fc.constantFrom([], [], [1], [101], [-7], [101, -7], [-7, 9]),
  invoicedFirst: fc.boolean(),
  backs: fc.array(back, { maxLength: 4 }),
});

const calm: Life = { freight: 0, before: null, closed: [0, 0], lost: 0, less: [], invoicedFirst: false, backs: [] };
const all = (lineNo: number, qty: number, reason: ReturnReason): Back => ({ lineNo, qty, reason, accepted: qty });

/** What somebody found wrong, each as it was told. */
const told: [string, Life][] = [
  [
    'closed pieces are not invoiced: what comes back needs its red invoice',
    { ...calm, freight: 1_000, closed: [3, 0], invoicedFirst: true, backs: [all(1, 2, '与描述不符')] },
  ],
  [
    'the freight of what is returned without reason stays invoiced',
    { ...calm, freight: 1_001, invoicedFirst: true, backs: [all(1, 3, '七天无理由')] },
  ],
  [
    'odd shares: refunds and red invoices never part by a 分',
    {
      ...calm,
      freight: 1_001,
      invoicedFirst: true,
      backs: [
        all(1, 3, '与描述不符'),
        all(2, 1, '与描述不符'),
        all(1, 1, '临期'),
        all(1, 6, '临期'),
        all(2, 6, '临期'),
      ],
    },
  ],
  [
    'the freight of an order whose goods all went back is invoiced alone',
    { ...calm, freight: 1_001, backs: [all(1, 10, '七天无理由'), all(2, 7, '七天无理由')] },
  ],
  [
    'part paid by bank, the rest on account, all given back',
    { ...calm, freight: 777, before: 1_001, backs: [all(1, 10, '临期'), all(2, 7, '临期')] },
  ],
  ['part paid by bank, the rest on account, some closed', { ...calm, freight: 777, before: 4_999, closed: [4, 3] }],
  [
    'goods given back after an accepted price difference give back what was billed',
    { ...calm, freight: 501, before: 0, less: [101], backs: [all(2, 3, '与描述不符'), all(2, 4, '与描述不符')] },
  ],
  [
    'budgets and reports follow every price that was agreed on, also upwards',
    { ...calm, freight: 501, before: 0, less: [101, -7], closed: [1, 0], backs: [all(2, 3, '与描述不符')] },
  ],
  [
    'a parcel that never came is paid back once, and never billed again',
    { ...calm, freight: 501, before: 0, lost: 2, backs: [all(1, 8, '临期'), all(2, 7, '临期')] },
  ],
];

it.each(told)('%s', async (_, each) => live(each));

it('whatever is closed, lost, returned, invoiced and agreed in whatever way of payment, the books of an order agree to the 分', async () => {
  await fc.assert(fc.asyncProperty(life, live), { numRuns: runs(10) });
});
