import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillCart, must, orderOf, preview, skuIdOf, stockOf, submissionOf, submit } from '../../../test/buying';
import type { PayingApp } from '../../../test/payingApp';
import type { Person } from '../../../test/people';
import { applied, applyInput } from '../../../test/returning';
import { shipOrder, shippingApp } from '../../../test/shipping';
import { auditAll } from '../../books/auditor/auditor.service';
import { keepersOf } from './changeSets.fixture';

const pen = 'MG-Q7-BK';
const helmet = '3M-H700-R';

let test: PayingApp;
let buyer: Person;
let k: Awaited<ReturnType<typeof keepersOf>>;
beforeAll(async () => {
  const shop = await shippingApp(1);
  test = shop.test;
  [buyer] = shop.people as [Person];
  k = await keepersOf(test);
});
afterAll(async () => {
  expect(await auditAll(test.db)).toEqual([]);
  await test.close();
});

it('what is sold no more stays in carts and lists with the reason, and open orders of it go on to their end', async () => {
  const [itemId, successorId] = [await skuIdOf(test, pen), await skuIdOf(test, 'MG-Q7-RD')];
  const { token } = buyer;
  await fillCart(test, token, [[pen, 20]]);
  const placed = must(await submit(test, token, submissionOf(await preview(test, token), 'account'))).resultData;
  const { listId } = must(await test.call('PurchaseList/Save', { name: '常用' }, buyer)).resultData;
  must(await test.call('PurchaseList/AddLines', { listId, lines: [{ itemId, qty: 20 }] }, buyer));
  await fillCart(test, token, [
    [pen, 20],
    [helmet, 10],
  ]);
  const shown = submissionOf(await preview(test, token), 'account');
  const reserved = (await stockOf(test, itemId)).reserved;

  // Before it is released the set says whom it reaches, and that nothing is named in its place.
  const ending = { onShelf: false, ended: true };
  const { changeSetId } = must(await k.draft([{ thing: 'sku', id: itemId, set: ending }])).resultData;
  const { impact } = await k.model(changeSetId);
  const linesOf = (what: string) => impact.find((each) => each.what === what)?.lines ?? 0;
  expect(linesOf('采购清单')).toBe(1);
  expect([linesOf('购物车') > 0, linesOf('未完成订单') > 0]).toEqual([true, true]);
  expect(linesOf('停售而没有接替规格')).toBe(1);
  must(await k.staff.call('ChangeSet/Discard', { changeSetId }, k.maker));

  const set = await k.change([{ thing: 'sku', id: itemId, set: { ...ending, successorId } }]);
  expect((await k.model(set)).impact).toEqual([]);

  const cart = must(await test.call('ShopCart/GetList', {}, buyer)).resultData;
  expect(cart.find((line) => line.itemId === itemId)).toMatchObject({ itemState: 0 });
  expect(await submit(test, token, shown)).toMatchObject({ success: false });
  const list = must(await test.call('PurchaseList/GetModel', { listId }, buyer)).resultData;
  expect(list.lines).toMatchObject([
    { itemId, problem: { code: 'offShelf' }, successor: { itemId: successorId, itemNo: 'MG-Q7-RD' } },
  ]);
  const again = must(await test.call('PurchaseList/ToCart', { listId, lines: [{ itemId, qty: 20 }] }, buyer));
  expect(JSON.stringify(again.resultData)).toContain('下架');
  expect((await stockOf(test, itemId)).reserved).toBe(reserved);

  await shipOrder(test, placed.orderId);
  must(await test.call('Order/ConfirmReceipt', { orderId: placed.orderId }, buyer));
  expect(await orderOf(test, token, placed.orderId)).toMatchObject({ state: 'completed', lines: [{ itemNo: pen }] });
  await applied(test, buyer, applyInput(placed.orderId));
});
