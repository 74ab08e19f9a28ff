import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import type { Preview } from '@yigou/contract/trade/checkout';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditEntries, creditRow, isCredit } from '../../../test/books';
import { type Buyer, fillCarts, manyBuyers } from '../../../test/buyers';
import { counted, fillCart, must, preview, skuIdOf, stockOf, submissionOf, submit } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { audit } from '../../books/auditor/auditor.service';
import { skus } from '../../goods/catalog/catalog.tables';
import { putOnHand } from '../../goods/stock/stock.service';
import { stocks } from '../../goods/stock/stock.tables';
import { foldEntries } from '../../money/ledger/ledger.rules';
import { ledgerAccounts } from '../../money/ledger/ledger.tables';
import { orderLines, orders } from './orders.tables';

let test: TestApp;
let buyers: Buyer[];
let skuId: number;
const skuNo = 'MG-Q7-BK';
const rounds = Array.from({ length: 10 }, (_, at) => at);

beforeAll(async () => {
  test = await testApp();
  buyers = await manyBuyers(test, 64);
  skuId = await skuIdOf(test, skuNo);
  await test.db.update(skus).set({ moq: 1, multiple: 1 }).where(eq(skus.skuId, skuId));
});
afterAll(async () => {
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

/** Exactly this many can still be had. */
async function leave(available: number): Promise<number> {
  const { reserved } = await stockOf(test, skuId);
  await putOnHand(test.db, counted, [{ skuId, onHand: reserved + available }]);
  return reserved;
}

const openPieces = async () => {
  const [row] = await test.db
    .select({ qty: sql<number>`coalesce(sum(${orderLines.qty}), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(sql`${orderLines.skuId} = ${skuId} and ${orders.state} <> 'cancelled'`);
  return row?.qty ?? 0;
};

/** What each buyer's settlement page would send, made from the page of one of them. */
async function submissions(among: Buyer[], qty: number, method: PaymentMethod) {
  const carts = await fillCarts(test, among, skuId, qty);
  const shown: Preview = await preview(test, among[0]?.token ?? '');
  const given = submissionOf(shown, method);
  return among.map(({ accountId, token }) => ({
    token,
    input: {
      ...given,
      requestId: randomUUID(),
      lines: given.lines.map((line) => ({ ...line, cartId: carts.get(accountId) ?? 0 })),
    },
  }));
}
const all = async (given: Awaited<ReturnType<typeof submissions>>) =>
  Promise.all(given.map(({ token, input }) => submit(test, token, input)));

describe('64 buyers at once', () => {
  it.each(rounds)('on the last 10 pieces get exactly 10 (round %i)', async () => {
    const before = await leave(10);
    const answers = await all(await submissions(buyers, 1, 'transfer'));
    expect(answers.filter((answer) => answer.success)).toHaveLength(10);
    for (const answer of answers)
      if (!answer.success)
        expect(answer).toMatchObject({ errorCode: '6', fields: { [`lines.${skuId}`]: expect.any(String) } });
    expect(await stockOf(test, skuId)).toMatchObject({ reserved: before + 10, onHand: before + 10 });
    expect(await openPieces()).toBe(before + 10);
    expect(await test.db.select().from(stocks).where(sql`${stocks.onHand} < ${stocks.reserved}`)).toEqual([]);
  });

  it.each(rounds)('never pass the credit limit together, and the ledger sums up (round %i)', async () => {
    await leave(1000);
    const among = buyers.slice(0, 16);
    const given = await submissions(among, 2, 'account');
    const price = Math.round((given[0]?.input.payable ?? 0) * 100);
    const before = await creditRow(test);
    // Room for five and a half.
    const limit = (before?.used ?? 0) + 5 * price + Math.floor(price / 2);
    await test.db.update(ledgerAccounts).set({ limit }).where(isCredit);
    const answers = await all(given);
    expect(answers.filter((answer) => answer.success)).toHaveLength(5);
    for (const answer of answers) if (!answer.success) expect(answer.errorMsg).toContain('额度不足');
    const after = await creditRow(test);
    expect(after?.used).toBe((before?.used ?? 0) + 5 * price);
    const entries = await creditEntries(test);
    expect(foldEntries(entries)).toBe(after?.used);
    for (const [at, entry] of entries.entries()) expect(entry.usedAfter).toBe(foldEntries(entries.slice(0, at + 1)));
    expect(await openPieces()).toBe((await stockOf(test, skuId)).reserved);
  });
});

describe('one buyer who presses the button many times', () => {
  const who = () => buyers[0] as Buyer;
  const countOrders = async () =>
    (await test.db.select().from(orders).where(eq(orders.accountId, who().accountId))).length;

  it.each(rounds)('makes one order per request number (round %i)', async () => {
    await leave(1000);
    await fillCart(test, who().token, [[skuNo, 3]]);
    const input = submissionOf(await preview(test, who().token), 'transfer');
    const count = await countOrders();
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(test, who().token, input)));
    const ids = new Set(answers.map((answer) => must(answer).resultData.orderId));
    expect(ids.size).toBe(1);
    expect(await countOrders()).toBe(count + 1);
    expect(await openPieces()).toBe((await stockOf(test, skuId)).reserved);
  });

  it.each(rounds)('in several tabs orders a cart once (round %i)', async () => {
    await leave(1000);
    await fillCart(test, who().token, [[skuNo, 3]]);
    const shown = await preview(test, who().token);
    const count = await countOrders();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => submit(test, who().token, submissionOf(shown, 'transfer'))),
    );
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    for (const answer of answers) if (!answer.success) expect(answer.errorCode).toBe('6');
    expect(await countOrders()).toBe(count + 1);
    expect(await openPieces()).toBe((await stockOf(test, skuId)).reserved);
  });

  it.each(rounds)('cancels in several tabs, and the goods come back once (round %i)', async () => {
    const before = await leave(1000);
    await fillCart(test, who().token, [[skuNo, 3]]);
    const { orderId } = must(
      await submit(test, who().token, submissionOf(await preview(test, who().token), 'transfer')),
    ).resultData;
    const cancel = () => test.call('Order/Cancel', { orderId, reason: '重复下单' }, { token: who().token });
    const answers = await Promise.all(Array.from({ length: 4 }, cancel));
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect((await stockOf(test, skuId)).reserved).toBe(before);
  });
});
