import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { skus } from '../../goods/catalog/catalog.tables';
import { addToPool, dropPools } from '../../goods/pricing/pricing.fixture';
import { cartLines } from '../cart/cart.tables';

let test: TestApp;
let token: string;
let customerId: number;
beforeAll(async () => {
  test = await testApp();
  const login = await test.logIn('buyer');
  token = login.token;
  customerId = Number(login.customerId);
});
afterAll(() => test.close());

async function match(...lines: [key: string, qty: number][]) {
  const answer = await test.call('QuickOrder/Match', { lines: lines.map(([key, qty]) => ({ key, qty })) }, { token });
  if (!answer.success) throw new Error(answer.errorMsg);
  return answer.resultData;
}

describe('matching', () => {
  it('finds our numbers and the customer’s own, in any spelling, at their price for this quantity', async () => {
    expect(await match(['dl-a4-70', 3], ['ＨＤ－１００００１', 2], ['DL-0414-BL', 20])).toMatchObject([
      {
        lineNos: [1, 2],
        key: 'dl-a4-70',
        qty: 5,
        state: 'matched',
        matchedBy: 'itemNo',
        goods: [
          {
            itemNo: 'DL-A4-70',
            partNo: 'HD-100001',
            price: 139.92,
            priceKind: 'contract',
            suggestedQty: 5,
            problem: null,
          },
        ],
      },
      {
        lineNos: [3],
        state: 'matched',
        goods: [{ itemNo: 'DL-0414-BL', price: 16.4, priceKind: 'tier', suggestedQty: 20 }],
      },
    ]);
  });

  it('puts quantities right and says what stands in the way', async () => {
    const [pins, none, many, gone] = await match(
      ['QX-B3542-CO', 12],
      ['QX-B3542-TP', 0],
      ['DL-CWJ-15', 9999],
      ['MG-CWJ-25', 1],
    );
    expect(pins?.goods[0]).toMatchObject({ moq: 10, multiple: 10, suggestedQty: 20, problem: null });
    expect(none?.goods[0]).toMatchObject({ suggestedQty: 10 });
    expect(many?.goods[0]?.problem).toMatchObject({ code: 'shortStock', text: '库存不足，仅剩 304 盒' });
    expect(gone?.goods[0]?.problem).toMatchObject({ code: 'offShelf' });
  });

  it('offers the numbers that come near, and takes none of them by itself', async () => {
    const near = await match(['DL-A4-7O', 3], ['DL-0414-B1', 2], ['DL-A4-7000000', 1]);
    expect(near[0]).toMatchObject({ state: 'candidates', matchedBy: 'itemNo', goods: [{ itemNo: 'DL-A4-70' }] });
    expect(near[1]?.state).toBe('candidates');
    expect(near[1]?.goods.map(({ itemNo }) => itemNo)).toContain('DL-0414-BL');
    expect(near[2]).toMatchObject({ state: 'notFound', goods: [] });
  });

  it('finds names: one that is exact, up to five to choose from, or none', async () => {
    const name = '得力（deli）0394 重型订书机 厚层装订 加长手柄';
    const [exact, several, nothing] = await match([`${name} 210页`, 1], ['订书机', 1], ['龘靐齉爩', 1]);
    expect(exact).toMatchObject({ state: 'matched', matchedBy: 'name', goods: [{ itemNo: 'DL-0394-210' }] });
    expect(several).toMatchObject({ state: 'candidates', matchedBy: 'name' });
    expect(several?.goods.length).toBe(5);
    expect(nothing).toMatchObject({ state: 'notFound', matchedBy: null, goods: [] });
  });

  it('does not show what lies outside the pool', async () => {
    const [own] = await test.db.select().from(skus).where(eq(skus.skuNo, 'DL-A4-70'));
    await addToPool(test.db, customerId, { includeSkuIds: [own?.skuId ?? 0] });
    expect(await match(['DL-A4-70', 1], ['DL-0414-BL', 1])).toMatchObject([
      { state: 'matched' },
      { state: 'notFound' },
    ]);
    await dropPools(test.db);
  });

  it('searches for a hundred names, each once, and refuses more before it searches for any', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at): [string, number] => [`没有 ${at} 号`, 1]);
    const found = await match(...names(100), ...names(100), ['DL-A4-70', 1]);
    expect(found).toHaveLength(101);
    const lines = names(101).map(([key, qty]) => ({ key, qty }));
    expect(await test.call('QuickOrder/Match', { lines }, { token })).toMatchObject({
      errorCode: '1',
      errorMsg: '一次最多按名称匹配 100 种商品，请改用商品编号或物料编码，或分批导入',
    });
  });

  it('takes 500 lines, not 501, and touches no cart', async () => {
    const before = await test.db.$count(cartLines);
    const some = (await test.db.select().from(skus)).slice(0, 500);
    const found = await match(...some.map((sku): [string, number] => [sku.skuNo, 1]));
    expect(found.filter((line) => line.state === 'matched')).toHaveLength(500);
    const lines = Array.from({ length: 501 }, () => ({ key: 'DL-A4-70', qty: 1 }));
    expect(await test.call('QuickOrder/Match', { lines }, { token })).toMatchObject({
      errorCode: '5',
      errorMsg: '一次最多导入 500 行',
    });
    expect(await test.db.$count(cartLines)).toBe(before);
  });
});

it('serves others between two names: a long list keeps nobody waiting', async () => {
  const { token } = await test.logIn('buyer');
  const lines = Array.from({ length: 30 }, (_, at) => ({ key: `不存在的名称 ${at}`, qty: 1 }));
  let [served, over] = [0, false];
  const others = () => {
    served += 1;
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  const answer = await test.call('QuickOrder/Match', { lines }, { token });
  over = true;
  expect(answer.success).toBe(true);
  expect(served).toBeGreaterThan(lines.length);
});
