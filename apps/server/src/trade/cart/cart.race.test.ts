import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { skus } from '../../goods/catalog/catalog.tables';
import { cartLines } from './cart.tables';

let test: TestApp;
let token: string;
let some: { skuId: number; companyId: number }[];
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('admin')).token;
  some = await test.db
    .select()
    .from(skus)
    .where(inArray(skus.moq, [1]))
    .limit(510);
  await test.db.update(skus).set({ onShelf: true });
  await test.db.delete(cartLines);
});
afterAll(() => test.close());

const rounds = Array.from({ length: 10 }, (_, at) => at);
const skuAt = (at: number): number => some[at]?.skuId ?? 0;

describe('many tabs at once', () => {
  it.each(rounds)('lose no piece of one article (round %i)', async (round) => {
    const itemId = skuAt(round);
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, at) => test.call('ShopCart/Add', { itemId, chartQty: at + 1 }, { token })),
    );
    expect(added.filter((answer) => answer.success)).toHaveLength(12);
    const rows = await test.db
      .select()
      .from(cartLines)
      .where(inArray(cartLines.skuId, [itemId]));
    expect(rows.map((row) => row.qty)).toEqual([78]);
  });

  it.each(rounds)('lose no piece that is added while boxes are ticked (round %i)', async (round) => {
    const itemId = skuAt(20 + round);
    const add = () => test.call('ShopCart/Add', { itemId, chartQty: 1 }, { token });
    const cartId = must(await add()).resultData.cartId;
    const tick = (isChecked: boolean) => test.call('ShopCart/Edit', { items: [{ cartId, isChecked }] }, { token });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => [add(), tick(at % 2 === 0)]).flat());
    expect(answers.filter((answer) => answer.success)).toHaveLength(16);
    const [line] = await test.db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
    expect(line?.qty).toBe(9);
  });

  it.each(rounds)('never fill a cart with more than 500 lines (round %i)', async () => {
    await test.db.delete(cartLines);
    const { userId } = await test.logIn('admin');
    const now = test.clock.now();
    const rest = { accountId: Number(userId), qty: 1, priceWhenAdded: 1, createdAt: now, editedAt: now };
    await test.db
      .insert(cartLines)
      .values(some.slice(0, 498).map(({ skuId, companyId }) => ({ ...rest, skuId, companyId })));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        test.call('ShopCart/Add', { itemId: skuAt(498 + at), chartQty: 1 }, { token }),
      ),
    );
    expect(answers.filter((answer) => answer.success)).toHaveLength(2);
    expect(await test.db.$count(cartLines)).toBe(500);
  });
});
