import type { CallInput } from '@yigou/contract/calls';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { must, skuIdOf } from '../../../test/buying';
import { askFor } from '../../../test/requesting';
import { type TestApp, testApp } from '../../../test/testApp';
import { rowsOf } from '../../ground/db/client';

let test: TestApp;
let closed: boolean;
beforeEach(async () => {
  test = await testApp();
  closed = false;
});
afterEach(() => (closed ? test.database.close() : test.close()));

type Who = { token?: string; address?: string; agent?: string };
type Asked = Omit<CallInput<'ProductToC/GetWebSkuPage'>, 'searchKey'>;
const search = async (searchKey: string, who: Who = {}, more: Asked = {}) =>
  must(await test.call(who.token ? 'Product/GetWebSkuPage' : 'ProductToC/GetWebSkuPage', { searchKey, ...more }, who));
const open = async (searchKey: string, who: Who = {}) =>
  must(await test.call('ProductToC/SubmitClick', { searchKey }, who));

type Row = { word: string; customerId: number | null; searches: number } & Partial<Record<string, number>>;

/** A server that stops stores what it has counted. */
async function stopped(): Promise<Row[]> {
  closed = true;
  await test.app.close();
  return rowsOf<Row>(
    test.db,
    sql`select word, customer_id::int as "customerId", results, searches, nothing, clicks, carts, requests, reworded
      from typed_word_day join typed_word using (word_id) order by word, customer_id nulls first`,
  );
}
const short = (rows: Row[]) => rows.map(({ word, searches }) => [word, searches]);

describe('a search', () => {
  it('counts once, whatever is chosen afterwards, with what it found', async () => {
    await search(' 打印紙 ');
    await search('打印纸', {}, { pageIndex: 2 });
    await search('打印纸', {}, { reqData: { sort: 'priceAsc' } as never });
    await search('打印纸', {}, { reqData: { inStock: 1 } });
    await search('打印纸');
    await search('');
    await search('防爆手电筒 XZQ', { agent: 'Googlebot/2.1' });
    const [row, ...others] = await stopped();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ word: '打印纸', customerId: null, searches: 1, nothing: 0, clicks: 0 });
    expect(row?.results).toBeGreaterThan(0);
  });

  it('that found nothing says so, and the word that follows within a minute stands beside it', async () => {
    await search('qqzzxx');
    test.clock.advanceMinutes(0.5);
    await search('打印纸');
    await open('打印纸');
    test.clock.advanceMinutes(0.5);
    await search('中性笔');
    const rows = await stopped();
    const of = (word: string) => rows.find((row) => row.word === word);
    expect(of('qqzzxx')).toMatchObject({ results: 0, searches: 1, nothing: 1, clicks: 0, reworded: 1 });
    // Something was opened, so the third word has nothing to do with the second.
    expect(of('打印纸')).toMatchObject({ searches: 1, clicks: 1, reworded: 0 });
    const nexts = await rowsOf<object>(
      test.db,
      sql`select word, next_word as next, times from typed_word_next join typed_word using (word_id)`,
    );
    expect(nexts).toEqual([{ word: 'qqzzxx', next: '打印纸', times: 1 }]);
  });

  it('that comes later than a minute is another matter', async () => {
    await search('qqzzxx');
    test.clock.advanceMinutes(1.1);
    await search('打印纸');
    expect((await stopped()).map(({ reworded }) => reworded)).toEqual([0, 0]);
  });

  it('is told apart by who types, and is of their customer', async () => {
    const buyer = await test.logIn('buyer');
    const other = await test.logIn('buyer2');
    await search('打印纸', buyer);
    await search('打印纸', other);
    await search('打印纸', { agent: 'Chrome' });
    await search('打印纸', { agent: 'Firefox' });
    expect((await stopped()).map(({ customerId, searches }) => [customerId, searches])).toEqual([
      [null, 2],
      [buyer.customerId, 1],
      [other.customerId, 1],
    ]);
  });

  it('for what is no word is not kept', async () => {
    const buyer = await test.logIn('buyer');
    for (const typed of ['13812345678', 'a@b.cn', '笔'.repeat(60), 'buyer', buyer.userName]) await search(typed, buyer);
    expect(await stopped()).toEqual([]);
  });

  it('by the number of an article opens it', async () => {
    await search('MG-Q7-BK');
    expect(await stopped()).toMatchObject([{ word: 'mg-q7-bk', clicks: 1 }]);
  });

  it('has its limit for each address', async () => {
    for (let at = 0; at < 40; at += 1) await search(`词${at}`, { address: '10.1.1.1' });
    await search('别处', { address: '10.1.1.2' });
    const rows = await stopped();
    expect(rows).toHaveLength(31);
    expect(short(rows)).toContainEqual(['别处', 1]);
  });
});

describe('after a search', () => {
  it('a click counts once, one without its search too', async () => {
    await search('打印纸');
    await open('打印纸');
    await open('打印纸');
    // As a server sees it on which somebody else has searched.
    await open('打印纸', { address: '10.1.1.3' });
    expect(await stopped()).toMatchObject([{ word: '打印纸', searches: 1, clicks: 2 }]);
  });

  it('what is put into the cart or asked for soon counts once', async () => {
    const buyer = await test.logIn('buyer');
    const items = [{ itemId: await skuIdOf(test, 'MG-Q7-BK'), chartQty: 12 }];
    await search('中性笔', buyer);
    must(await test.call('ShopCart/AddList', { items }, buyer));
    must(await test.call('ShopCart/Add', { itemId: items[0]?.itemId ?? 0, chartQty: 12 }, buyer));
    await askFor(test, buyer, {});
    test.clock.advanceMinutes(11);
    await search('打印纸', buyer);
    test.clock.advanceMinutes(11);
    must(await test.call('ShopCart/AddList', { items }, buyer));
    expect(await stopped()).toMatchObject([
      { word: '中性笔', clicks: 1, carts: 1, requests: 1 },
      { word: '打印纸', clicks: 0, carts: 0, requests: 0 },
    ]);
  });
});
