import { formatDate } from '@yigou/contract/ground/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nos, searching } from '../../../test/searching';
import { worldTime } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { nothing } from '../../books/reports/reports.rules';
import { goodsSums } from '../../books/reports/reports.tables';
import { addDays } from '../../ground/lib/clock';
import { customerParts } from '../catalog/catalog.tables';
import { addContractPrices, addToPool } from '../pricing/pricing.fixture';
import { priceLines } from '../pricing/pricing.tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const { search, sku } = searching(() => test);

describe('own prices', () => {
  it('a buyer sees contract prices, sorted and filtered by them; a visitor does not', async () => {
    const { token } = await test.logIn('buyer');
    const mine = await search({ reqData: { selAstrict: 1, sort: 'priceAsc' } }, token);
    expect(mine.totalCount).toBe(9);
    for (const card of mine.resultData) expect(card.priceKind).toBe('contract');
    const paper = mine.resultData.find((card) => card.itemNo === 'DL-A4-70');
    expect(paper).toMatchObject({ price: 139.92, partNo: 'HD-100001' });
    expect((await search({ searchKey: 'DL-A4-70' })).resultData[0]).toMatchObject({
      price: 159,
      priceKind: 'list',
      partNo: '',
    });
    expect((await search({ reqData: { selAstrict: 1 } })).totalCount).toBe(0);
  });

  it('of two customers each sees their own price and number, whoever asked before', async () => {
    const { skuId } = await sku('JG-NL-M6X20');
    const people = [await test.logIn('buyer'), await test.logIn('buyer2')];
    const [validFrom, validTo] = [addDays(worldTime, -1), addDays(worldTime, 1)];
    const shown = async () => {
      const cards = [];
      for (const { token } of [...people, ...people])
        cards.push((await search({ searchKey: 'JG-NL-M6X20' }, token)).resultData[0]);
      return cards.map((card) => [card?.price, card?.partNo]);
    };
    for (const [at, { customerId }] of people.entries())
      await test.db.insert(customerParts).values({ customerId, skuId, partNo: `OWN-${at}` });
    const [list] = (await shown())[0] ?? [];
    const numbers = [
      [list, 'OWN-0'],
      [list, 'OWN-1'],
    ];
    expect(await shown()).toEqual([...numbers, ...numbers]);
    await test.db.delete(customerParts).where(eq(customerParts.skuId, skuId));
    for (const [at, { customerId }] of people.entries())
      await addContractPrices(test.db, [{ customerId, skuId, price: 100 * (at + 1), validFrom, validTo }]);
    const prices = [
      [1, ''],
      [2, ''],
    ];
    expect(await shown()).toEqual([...prices, ...prices]);
    await test.db.delete(priceLines).where(eq(priceLines.skuId, skuId));
  });

  it('what somebody of the company bought before comes before its like, for nobody else', async () => {
    const { token, customerId } = await test.logIn('buyer');
    const other = await test.logIn('buyer2');
    const order = async (whose?: string) =>
      (await search({ searchKey: '手套', pageSize: 20 }, whose)).resultData.map((card) => card.itemId);
    const [mine, theirs] = [await order(token), await order(other.token)];
    const second = mine[1] ?? 0;
    const span = formatDate(worldTime).slice(0, 4);
    await test.db.insert(goodsSums).values({ ...nothing, companyId: 1, customerId, span, skuId: second, lines: 1 });
    expect(await order(token)).toEqual([second, ...mine.filter((itemId) => itemId !== second)]);
    expect(await order(other.token)).toEqual(theirs);
    await test.db.delete(goodsSums).where(eq(goodsSums.skuId, second));
    expect(await order(token)).toEqual(mine);
  });

  it('finds by the part number of the customer, first, and only for them', async () => {
    const { token } = await test.logIn('buyer');
    expect((await search({ searchKey: 'HD-100001' }, token)).resultData[0]).toMatchObject({ itemNo: 'DL-A4-70' });
    expect((await search({ searchKey: 'HD-100001' })).totalCount).toBe(0);
    const other = await test.logIn('buyer2');
    expect((await search({ searchKey: 'HD-100001' }, other.token)).totalCount).toBe(0);
  });

  it('finds a part number anywhere and in any writing, offers near ones, and never those of others', async () => {
    const { token } = await test.logIn('buyer');
    for (const searchKey of [
      'hd100001',
      '编码 HD-100001',
      'ｈｄ １００００１',
      'hd_100001 复印纸',
      'HD10O001',
      'HD-1000011',
    ]) {
      expect(nos((await search({ searchKey }, token)).resultData)[0]).toBe('DL-A4-70');
    }
    expect(await search({ searchKey: 'HD10O001' }, token)).toMatchObject({ searched: 'HD-100001', matched: 'all' });
    expect(await search({ searchKey: 'HD-1000011' }, token)).toMatchObject({
      didYouMean: 'HD-100001',
      matched: 'partial',
    });
    const other = (await test.logIn('buyer2')).token;
    for (const searchKey of ['hd100001', 'HD10O001', 'HD-1000011']) {
      for (const who of [other, undefined]) {
        expect(await search({ searchKey }, who)).toMatchObject({
          totalCount: 0,
          didYouMean: '',
          searched: '',
          exactItemId: 0,
        });
      }
    }
  });

  it('says which article a whole number means', async () => {
    const { token } = await test.logIn('buyer');
    const [paper] = (await search({ searchKey: 'DL-A4-70' })).resultData;
    expect((await search({ searchKey: 'dl a4 70' })).exactItemId).toBe(paper?.itemId);
    expect((await search({ searchKey: 'hd-100001' }, token)).exactItemId).toBe(paper?.itemId);
    for (const searchKey of ['复印纸', 'dl-a4-70 复印纸', 'DL-A4', 'DL-A4-7O']) {
      expect((await search({ searchKey })).exactItemId).toBe(0);
    }
  });

  it('puts what is agreed before what sells as well', async () => {
    const { token } = await test.logIn('buyer');
    const first = async (who?: string) => (await search({ searchKey: '安全帽' }, who)).resultData[0];
    expect((await first(token))?.itemNo).toBe('3M-H700-R');
  });

  it('a customer with a pool sees nothing else, in lists, counts and details', async () => {
    const { token, customerId } = await test.logIn('buyer2');
    const { facets, resultData } = await search({ searchKey: '离心管' });
    const categoryId = facets.categories[0]?.id ?? 0;
    await addToPool(test.db, customerId, { includeCategoryIds: [categoryId] });
    const all = await search({}, token);
    expect(all.totalCount).toBe((await search({ reqData: { categoryId } })).totalCount);
    expect((await search({ searchKey: '复印纸' }, token)).totalCount).toBe(0);
    const inside = await test.call('Product/GetSkuModel', { itemId: resultData[0]?.itemId }, { token });
    expect(inside.success).toBe(true);
    const paper = (await search({ searchKey: 'DL-A4-70' })).resultData[0];
    expect(await test.call('Product/GetSkuModel', { itemId: paper?.itemId }, { token })).toMatchObject({
      errorCode: '4',
    });
    expect(await test.call('ProductToC/GetSkuModel', { itemId: paper?.itemId })).toMatchObject({ success: true });
  });
});
