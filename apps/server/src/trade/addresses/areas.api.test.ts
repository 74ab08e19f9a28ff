import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { counted } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { skus } from '../../goods/catalog/catalog.tables';
import { putOnHand } from '../../goods/stock/stock.service';
import { stocks } from '../../goods/stock/stock.tables';

let test: TestApp;
let paper: number;
beforeAll(async () => {
  test = await testApp();
  const [row] = await test.db.select().from(skus).where(eq(skus.skuNo, 'DL-A4-70'));
  paper = row?.skuId ?? 0;
});
afterAll(() => test.close());

describe('areas', () => {
  const names = async (areaCode?: string) => {
    const answer = await test.call('BasArea/GetAreas', areaCode ? { areaCode } : {});
    if (!answer.success) throw new Error(answer.errorMsg);
    return answer.resultData;
  };

  it('are given level by level, to anybody', async () => {
    expect(await names()).toHaveLength(34);
    expect(await names('100000')).toEqual(await names());
    expect((await names())[0]).toEqual({ areaCode: '110000', areaName: '北京市', level: 1, hasChildren: true });
    expect(await names('310000')).toContainEqual({
      areaCode: '310115',
      areaName: '浦东新区',
      level: 3,
      hasChildren: true,
    });
    expect(await names('310115')).toContainEqual({
      areaCode: '310115125',
      areaName: '张江镇',
      level: 4,
      hasChildren: false,
    });
    expect(await names('310115125')).toEqual([]);
  });

  it.each(['999999', 'x', '31', ''])('“%s” is no area', async (areaCode) => {
    expect(await test.call('BasArea/GetAreas', { areaCode })).toMatchObject({
      errorCode: '5',
      fields: { areaCode: expect.stringMatching(/地区/) },
    });
  });
});

describe('delivery', () => {
  const ask = (areaCode: string, itemId = paper, host = 'localhost') =>
    test.call('BasArea/GetDelivery', { itemId, areaCode }, { host });

  it('takes one working day within the supplier’s province, three from outside', async () => {
    // The world stands at Sunday 2026-11-15; 得力 ships from 宁波.
    expect(await ask('330106')).toMatchObject({
      resultData: {
        available: true,
        expectedDay: '2026-11-16',
        text: '现在下单，预计 11 月 16 日（周一）送达',
        areaText: '浙江省杭州市西湖区',
      },
    });
    expect(await ask('310115')).toMatchObject({ resultData: { expectedDay: '2026-11-18' } });
    expect(await ask('330000')).toMatchObject({ resultData: { expectedDay: '2026-11-16' } });
  });

  it('is not promised without stock or off the shelf', async () => {
    const keep = (onHand: number) => test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId: paper, onHand }]));
    const [before] = await test.db.select().from(stocks).where(eq(stocks.skuId, paper));
    await keep(0);
    expect(await ask('330106')).toMatchObject({ resultData: { available: false, expectedDay: '' } });
    await keep(before?.onHand ?? 0);
    await test.db.update(skus).set({ onShelf: false }).where(eq(skus.skuId, paper));
    expect(await ask('330106')).toMatchObject({ resultData: { available: false, text: '商品已下架，暂不配送' } });
    await test.db.update(skus).set({ onShelf: true }).where(eq(skus.skuId, paper));
  });

  it('is asked for real goods of this company, to real places', async () => {
    expect(await ask('999999')).toMatchObject({ errorCode: '5' });
    expect(await ask('330106', 9_999_999)).toMatchObject({ errorCode: '4' });
    await anotherCompany(test, 'other.example');
    expect(await ask('330106', paper, 'other.example')).toMatchObject({ errorCode: '4' });
  });
});
