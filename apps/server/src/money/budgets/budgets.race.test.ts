import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planLimits } from '../../../test/budgets';
import { type Buyer, fillCarts, manyBuyers } from '../../../test/buyers';
import { counted, must, preview, submissionOf, submit } from '../../../test/buying';
import { accountOf, unitsOf } from '../../../test/people';
import { type TestApp, testApp } from '../../../test/testApp';
import { audit } from '../../books/auditor/auditor.service';
import { skus } from '../../goods/catalog/catalog.tables';
import { priceLines } from '../../goods/pricing/pricing.tables';
import { putOnHand } from '../../goods/stock/stock.service';
import { accounts } from '../../people/accounts/accounts.tables';
import { ledgerAccounts } from '../ledger/ledger.tables';
import { budgets } from './budgets.tables';
import { carryOver } from './carrying.service';

let test: TestApp;
let buyers: Buyer[];
let skuIds: number[];
let customerId: number;
let units: Map<string, number>;
const rounds = Array.from({ length: 10 }, (_, at) => at);

beforeAll(async () => {
  test = await testApp();
  buyers = await manyBuyers(test, 24);
  customerId = (await accountOf(test, 'buyer')).customerId;
  units = await unitsOf(test, customerId);
  // Each buys an article of their own at the same price: who waits for the same shelf would not meet at the budget.
  const agreed = test.db.select({ skuId: priceLines.skuId }).from(priceLines);
  const plain = await test.db
    .select()
    .from(skus)
    .where(and(skus.onShelf, notInArray(skus.skuId, agreed)))
    .limit(24);
  skuIds = plain.map((sku) => sku.skuId);
  const same = { moq: 1, multiple: 1, listPrice: 1000, tiers: [] };
  await test.db.update(skus).set(same).where(inArray(skus.skuId, skuIds));
  await test.db.transaction((tx) =>
    putOnHand(
      tx,
      counted,
      skuIds.map((skuId) => ({ skuId, onHand: 100_000 })),
    ),
  );
  // Half of them buy for a sister: they share the unit above.
  const others = buyers.filter((_, at) => at % 2 === 1).map((buyer) => buyer.accountId);
  await test.db
    .update(accounts)
    .set({ orgId: units.get('ADM-IT') ?? 0 })
    .where(inArray(accounts.accountId, others));
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const budgetOf = async (code: string, startsOn = '2026-11-01') => {
  const rows = await test.db
    .select()
    .from(budgets)
    .where(eq(budgets.orgId, units.get(code) ?? 0));
  return rows.find((each) => each.startsOn === startsOn)?.budgetId ?? 0;
};
const balanceOf = async (budgetId: number) => {
  const [row] = await test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.ledgerAccountId, budgetId));
  return row ?? { limit: 0, used: 0 };
};

/** So much can still be spent, under 强控. */
async function leave(code: string, fen: number) {
  const budgetId = await budgetOf(code);
  const limit = (await balanceOf(budgetId)).used + fen;
  await test.db.update(budgets).set({ control: 'soft' }).where(eq(budgets.budgetId, budgetId));
  const cells = [{ orgId: units.get(code) ?? 0, startsOn: '2026-11-01', limit }];
  await planLimits(test, { customerId, cells });
  await test.db.update(budgets).set({ control: 'hard' }).where(eq(budgets.budgetId, budgetId));
  return budgetId;
}

async function submissions() {
  const carts = await Promise.all(buyers.map((buyer, at) => fillCarts(test, [buyer], skuIds[at] ?? 0, 2)));
  const given = submissionOf(await preview(test, buyers[0]?.token ?? ''), 'transfer');
  return buyers.map(({ accountId, token }, at) => {
    const own = { cartId: carts[at]?.get(accountId) ?? 0, itemId: skuIds[at] ?? 0 };
    const lines = given.lines.map((line) => ({ ...line, ...own }));
    return { token, input: { ...given, requestId: randomUUID(), lines } };
  });
}

describe('buyers of two units at once', () => {
  it.each(rounds)('never pass the budget of the unit above together, nor their own (round %i)', async () => {
    const given = await submissions();
    const price = Math.round((given[0]?.input.payable ?? 0) * 100);
    const half = Math.floor(price / 2);
    // The unit above has room for five, one of those below for three.
    const shared = await leave('ADM', 5 * price + half);
    const own = await leave('ADM-OFF', 3 * price + half);
    await leave('ADM-IT', 100 * price);
    const before = [await balanceOf(shared), await balanceOf(own)];
    const answers = await Promise.all(given.map(({ token, input }) => submit(test, token, input)));
    const passed = answers.filter((answer) => answer.success);
    const [after, ownAfter] = [await balanceOf(shared), await balanceOf(own)];
    expect(after.used - (before[0]?.used ?? 0)).toBe(passed.length * price);
    expect(passed).toHaveLength(5);
    expect(after.used).toBeLessThanOrEqual(after.limit);
    expect(ownAfter.used).toBeLessThanOrEqual(ownAfter.limit);
    for (const answer of answers)
      if (!answer.success) expect(answer.errorMsg).toMatch(/(行政中心|行政部) 2026 年 11 月预算为强控，缺口 ¥/);
    await Promise.all(
      passed.map((answer) => {
        const { orderId } = must(answer).resultData;
        const at = answers.indexOf(answer);
        return test.call('Order/Cancel', { orderId, reason: '重复下单' }, { token: buyers[at]?.token ?? '' });
      }),
    );
    expect((await balanceOf(shared)).used).toBe(before[0]?.used);
  });
});

describe('buyers who share a soft budget', () => {
  it.each(rounds)('pass unapproved only as many as fit, all at once (round %i)', async () => {
    const given = await submissions();
    const price = Math.round((given[0]?.input.payable ?? 0) * 100);
    await leave('ADM-OFF', 100 * price);
    await leave('ADM-IT', 100 * price);
    const shared = await leave('ADM', 6 * price + Math.floor(price / 2));
    await test.db.update(budgets).set({ control: 'soft' }).where(eq(budgets.budgetId, shared));
    const answers = await Promise.all(given.map(({ token, input }) => submit(test, token, input)));
    const placed = answers.map((answer) => must(answer).resultData);
    expect(placed.filter(({ state }) => state === 'pendingPayment')).toHaveLength(6);
    expect(placed.filter(({ state }) => state === 'pendingApproval')).toHaveLength(given.length - 6);
    await Promise.all(
      placed.map(({ orderId }, at) =>
        test.call('Order/Cancel', { orderId, reason: '重复下单' }, { token: buyers[at]?.token ?? '' }),
      ),
    );
  });
});

describe('two servers at the end of a month', () => {
  it.each(rounds)('carry what is left once (round %i)', async (round) => {
    const [ended, next] = [`${2030 + round}-03-01`, `${2030 + round}-04-01`];
    const orgId = units.get('FIN') ?? 0;
    const cells = [ended, next].map((startsOn) => ({ orgId, startsOn, limit: 1000 }));
    await planLimits(test, { customerId, carryOver: true, cells });
    const budgetId = await budgetOf('FIN', ended);
    const now = new Date(`${2030 + round}-04-01T02:00:00Z`);
    await Promise.all(Array.from({ length: 4 }, () => test.db.transaction((tx) => carryOver(tx, budgetId, now))));
    expect((await balanceOf(budgetId)).limit).toBe(0);
    expect((await balanceOf(await budgetOf('FIN', next))).limit).toBe(2000);
  });
});
