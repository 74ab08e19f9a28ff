import { formatDate } from '@yigou/contract/ground/time';
import { isDue, listLimits, usualInterval } from '@yigou/contract/trade/lists.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, must, skuIdOf } from '../../../test/buying';
import { type Distance, distances, placesOf } from '../../../test/distances';
import type { PayingApp } from '../../../test/payingApp';
import { addPerson, type Person, type Place, rolesOf } from '../../../test/people';
import { shippingApp } from '../../../test/shipping';
import { skus } from '../../goods/catalog/catalog.tables';
import { addDays } from '../../ground/lib/clock';
import { orders } from '../orders/orders.tables';

let test: PayingApp;
let people: Record<Distance, Person>;
let buyer: Person;
let places: Record<Distance, Place>;
let [pen, helmet] = [0, 0];

beforeAll(async () => {
  const shop = await shippingApp(1);
  test = shop.test;
  [buyer] = shop.people as [Person];
  places = await placesOf(test);
  const made = {} as typeof people;
  for (const distance of distances) {
    const roleId = (await rolesOf(test, places[distance].customerId)).get('采购员') ?? 0;
    made[distance] = await addPerson(test, places[distance], [roleId]);
  }
  people = made;
  [pen, helmet] = [await skuIdOf(test, 'MG-Q7-BK'), await skuIdOf(test, '3M-H700-R')];
});
afterAll(() => test.close());

/** At another company nobody of this one is logged in at all. */
const others = distances.filter((each) => each !== 'own' && each !== 'company');

let named = 0;
async function newList(owner: Person, more: { share?: 'unit' | 'company'; shareEdit?: boolean } = {}): Promise<number> {
  named += 1;
  const { listId } = must(await test.call('PurchaseList/Save', { name: `清单 ${named}`, ...more }, owner)).resultData;
  const lines = [{ itemId: pen, qty: 20, note: '每层两盒' }];
  must(await test.call('PurchaseList/AddLines', { listId, lines }, owner));
  return listId;
}
const sees = async (person: Person, listId: number): Promise<boolean> =>
  must(await test.call('PurchaseList/GetList', {}, person)).resultData.some((list) => list.listId === listId);
const read = async (person: Person, listId: number) =>
  must(await test.call('PurchaseList/GetModel', { listId }, person)).resultData;
const edit = (person: Person, listId: number) =>
  test.call('PurchaseList/EditLine', { listId, itemId: pen, qty: 40 }, person);

it.each([
  ['nobody', {}, []],
  ['who works in the unit or below it', { share: 'unit' }, ['colleague', 'below']],
  ['the whole customer', { share: 'company' }, ['colleague', 'below', 'beside']],
] as const)('a list is shared with %s, to look at and to buy from', async (_, share, seenBy) => {
  const listId = await newList(people.own, share);
  for (const distance of others) {
    const person = people[distance];
    const expected = (seenBy as readonly Distance[]).includes(distance);
    expect(await sees(person, listId), distance).toBe(expected);
    const found = await test.call('PurchaseList/GetModel', { listId }, person);
    expect(found, distance).toMatchObject(
      expected ? { resultData: { own: false, editable: false } } : { errorCode: '4' },
    );
    expect(await edit(person, listId), distance).toMatchObject({ success: false });
    expect(await test.call('PurchaseList/Delete', { listId }, person)).toMatchObject({ errorCode: '4' });
    expect(await test.call('PurchaseList/Save', { listId, name: '我的' }, person)).toMatchObject({ errorCode: '4' });
  }
  expect((await read(people.own, listId)).lines).toMatchObject([{ qty: 20, note: '每层两盒' }]);
});

it('who may edit a shared list changes its lines, and it says who did', async () => {
  const listId = await newList(people.own, { share: 'company', shareEdit: true });
  must(await edit(people.beside, listId));
  expect(await read(people.own, listId)).toMatchObject({ own: true, editable: true, lines: [{ qty: 40 }] });
  const { editedBy } = await read(people.own, listId);
  const [own] = must(await test.call('PurchaseList/GetList', {}, people.beside)).resultData.filter(
    (list) => list.listId === listId,
  );
  expect(own).toMatchObject({ own: false, editable: true, editedBy });
  expect(await edit(people.customer, listId), 'of another customer').toMatchObject({ errorCode: '4' });
});

it('the same goods add up, a note stays until there is another, and the price is the one it was put in at', async () => {
  const listId = await newList(people.own);
  const before = (await read(people.own, listId)).lines[0];
  const add = (lines: { itemId: number; qty: number; note?: string }[]) =>
    test.call('PurchaseList/AddLines', { listId, lines }, people.own);
  const two = [
    { itemId: pen, qty: 10 },
    { itemId: helmet, qty: 5, note: '红色' },
  ];
  expect(await add(two)).toMatchObject({ resultData: { added: 1, raised: 1 } });
  await test.db.update(skus).set({ listPrice: 1 }).where(eq(skus.skuId, pen));
  const { lines } = await read(people.own, listId);
  expect(lines).toMatchObject([
    { itemId: pen, qty: 30, note: '每层两盒', priceWhenKept: before?.priceWhenKept },
    { itemId: helmet, qty: 5, note: '红色' },
  ]);
  expect(await add([{ itemId: 999_999_999, qty: 1 }])).toMatchObject({ errorCode: '4' });
  must(await test.call('PurchaseList/RemoveLines', { listId, itemIds: [pen] }, people.own));
  expect((await read(people.own, listId)).lines).toHaveLength(1);
  expect(await edit(people.own, listId), 'no longer there').toMatchObject({ errorCode: '4' });
});

it('goes into the cart line by line: raised to what can be ordered, or with the reason why not', async () => {
  const owner = people.colleague;
  const listId = await newList(owner, { share: 'company' });
  must(await test.call('PurchaseList/AddLines', { listId, lines: [{ itemId: helmet, qty: 3 }] }, owner));
  await test.db.update(skus).set({ moq: 5, multiple: 5 }).where(eq(skus.skuId, helmet));
  await test.db.update(skus).set({ onShelf: false }).where(eq(skus.skuId, pen));
  const lines = [
    { itemId: pen, qty: 20 },
    { itemId: helmet, qty: 3 },
  ];
  expect(must(await test.call('PurchaseList/ToCart', { listId, lines }, people.beside)).resultData).toMatchObject([
    { itemId: pen, added: false, qty: 0, text: expect.stringContaining('下架') },
    { itemId: helmet, added: true, qty: 5, text: expect.stringContaining('由 3 调整为 5') },
  ]);
  const held = must(await test.call('ShopCart/GetList', {}, people.beside)).resultData;
  expect(held.map(({ itemId, chartQty }) => [itemId, chartQty])).toEqual([[helmet, 5]]);
  const other = [{ itemId: await skuIdOf(test, 'DL-A4-70'), qty: 1 }];
  expect(await test.call('PurchaseList/ToCart', { listId, lines: other }, owner), 'not in it').toMatchObject({
    errorCode: '4',
  });
  await test.db.update(skus).set({ onShelf: true }).where(eq(skus.skuId, pen));
});

it('names are one’s own, and there is an end to lists and lines', async () => {
  const owner = people.below;
  must(await test.call('PurchaseList/Save', { name: '月度' }, owner));
  expect(await test.call('PurchaseList/Save', { name: '月度' }, owner)).toMatchObject({
    errorMsg: expect.stringContaining('同名'),
  });
  must(await test.call('PurchaseList/Save', { name: '月度' }, people.beside));
  for (let at = 1; at < listLimits.lists; at += 1)
    must(await test.call('PurchaseList/Save', { name: `第 ${at}` }, owner));
  expect(await test.call('PurchaseList/Save', { name: '再一份' }, owner)).toMatchObject({
    errorMsg: expect.stringContaining(`${listLimits.lists} 份`),
  });
});

it('what is bought regularly: one’s own, with the last quantity and price; of others only who sees their orders', async () => {
  const { orderId } = await buy(test, buyer.token, [['MG-Q7-BK', 20]], 'account');
  const past = addDays(test.clock.now(), -20);
  await test.db.update(orders).set({ createdAt: past }).where(eq(orders.orderId, orderId));
  await buy(test, buyer.token, [['MG-Q7-BK', 30]], 'account');
  const old = await buy(test, buyer.token, [['3M-H700-R', 5]], 'account');
  await test.db
    .update(orders)
    .set({ createdAt: addDays(past, -90) })
    .where(eq(orders.orderId, old.orderId));

  const of = async (person: Person, whose: 'mine' | 'all' = 'mine') =>
    must(await test.call('Regular/GetList', { whose }, person));
  const { resultData, seesOthers } = await of(buyer);
  expect(resultData).toMatchObject([{ itemId: pen, times: 2, lastQty: 30, suggestedQty: 30 }]);
  expect(seesOthers).toBe(false);
  const [bought] = resultData;
  expect(bought && usualInterval(bought)).toBe(20);
  expect((await of(people.own, 'all')).resultData, 'without 全部订单').toEqual([]);
  const admin = (await rolesOf(test, places.own.customerId)).get('企业管理员') ?? 0;
  const administrator = await addPerson(test, places.own, [admin]);
  const seen = await of(administrator, 'all');
  expect(seen.seesOthers).toBe(true);
  expect(seen.resultData.map((each) => each.itemId)).toContain(pen);

  const last = async (person: Person) =>
    must(await test.call('Regular/GetBought', { itemIds: [pen, helmet, 999_999] }, person)).resultData;
  const price = expect.any(Number);
  const rows = await last(buyer);
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([
      { itemId: pen, lastDay: formatDate(test.clock.now()), lastQty: 30, lastPrice: price, recentQty: 50 },
      // However long ago; but not of late.
      { itemId: helmet, lastDay: formatDate(addDays(past, -90)), lastQty: 5, lastPrice: price, recentQty: 0 },
    ]),
  );
  expect(await last(people.own), 'without 全部订单').toEqual([]);
  expect(await last(people.customer), 'of another customer').toEqual([]);
  expect(await last(administrator)).toHaveLength(2);
});

it('what is not sold to a customer any more costs no other line, and is counted', async () => {
  const owner = people.colleague;
  const { listId } = must(await test.call('PurchaseList/Save', { name: '旧订单' }, owner)).resultData;
  const add = (...itemIds: number[]) =>
    test.call('PurchaseList/AddLines', { listId, lines: itemIds.map((itemId) => ({ itemId, qty: 2 })) }, owner);
  expect(must(await add(pen, 999_999)).resultData).toEqual({ added: 1, raised: 0, missing: 1 });
  expect(must(await add(pen, helmet)).resultData).toEqual({ added: 1, raised: 1, missing: 0 });
  expect(await add(999_999)).toMatchObject({ errorCode: '4' });
  expect((await read(owner, listId)).lines.map((line) => [line.itemId, line.qty])).toEqual(
    expect.arrayContaining([
      [pen, 4],
      [helmet, 2],
    ]),
  );
});

it.each([
  [{ times: 1, firstDay: '2026-11-01', lastDay: '2026-11-01' }, null, false],
  [{ times: 3, firstDay: '2026-10-01', lastDay: '2026-10-29' }, 14, true],
  [{ times: 2, firstDay: '2026-10-01', lastDay: '2026-11-10' }, 40, false],
])('%o comes every %s days', (bought, days, due) => {
  expect(usualInterval(bought)).toBe(days);
  expect(isDue(bought, '2026-11-16')).toBe(due);
});

it('a line that is sold no more takes what is sold in its place, with its quantity and its note', async () => {
  const listId = await newList(people.own);
  const edits = { listId, itemId: pen, toSuccessor: true };
  expect(await test.call('PurchaseList/EditLine', edits, people.own)).toMatchObject({ errorCode: '4' });
  await test.db.update(skus).set({ onShelf: false, ended: true, successorId: helmet }).where(eq(skus.skuId, pen));
  const [line] = (await read(people.own, listId)).lines;
  expect(line).toMatchObject({ problem: { code: 'offShelf' }, successor: { itemId: helmet, itemNo: '3M-H700-R' } });
  must(await test.call('PurchaseList/EditLine', edits, people.own));
  expect((await read(people.own, listId)).lines).toMatchObject([
    { itemId: helmet, qty: 20, note: '每层两盒', problem: null, successor: null },
  ]);
  await test.db.update(skus).set({ onShelf: true, ended: false, successorId: null }).where(eq(skus.skuId, pen));
});
