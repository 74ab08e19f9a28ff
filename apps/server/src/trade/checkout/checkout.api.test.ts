import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditEntries, creditRow, isCredit } from '../../../test/books';
import {
  counted,
  fillCart,
  must,
  orderOf,
  preview,
  skuIdOf,
  stockOf,
  submissionOf,
  submit,
} from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { skus } from '../../goods/catalog/catalog.tables';
import { putOnHand } from '../../goods/stock/stock.service';
import { ledgerAccounts } from '../../money/ledger/ledger.tables';
import { approvalRules } from '../approvals/approvals.tables';
import { orders } from '../orders/orders.tables';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('buyer')).token;
  // Large orders are bought here too, and nobody is to be asked about them.
  await test.db.delete(approvalRules);
});
afterAll(() => test.close());

const paper = 'DL-A4-70';
const pen = 'MG-Q7-BK';
beforeEach(() =>
  fillCart(test, token, [
    [paper, 10],
    [pen, 20],
  ]),
);

const countAll = async () => (await test.db.select().from(orders)).length;

describe('preview', () => {
  it('shows the chosen lines, the default address, exact sums and the ways to pay', async () => {
    const shown = await preview(test, token);
    expect(shown.obstacles).toEqual([]);
    expect(shown.address).not.toBeNull();
    const goods = shown.lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.qty, 0);
    expect(Math.round(shown.amounts.goods * 100)).toBe(goods);
    expect(shown.amounts.payable).toBeCloseTo(shown.amounts.goods + shown.amounts.freight, 6);
    expect(shown.methods.map((each) => [each.method, each.usable])).toEqual([
      ['alipay', true],
      ['wechat', true],
      ['transfer', true],
      ['account', true],
    ]);
    expect(shown.credit).toMatchObject({ limit: 200_000, termDays: 30 });
  });

  it('says of each line where it comes from, as the cart and the card do', async () => {
    const { lines } = await preview(test, token);
    const cart = must(await test.call('ShopCart/GetWebList', {}, { token })).resultData.groups.flatMap(
      (group) => group.lines,
    );
    for (const { itemId, shipsFrom } of lines) {
      const card = must(await test.call('Product/GetSkuModel', { itemId }, { token })).resultData;
      expect(card.shipsFrom).toMatch(/^\d{2}0000$/);
      expect([shipsFrom, cart.find((line) => line.itemId === itemId)?.shipsFrom]).toEqual([
        card.shipsFrom,
        card.shipsFrom,
      ]);
    }
  });

  it('leaves out what is not chosen', async () => {
    const cart = must(await test.call('ShopCart/GetList', {}, { token })).resultData;
    const line = cart.find((each) => each.itemNo === pen);
    must(await test.call('ShopCart/Edit', { items: [{ cartId: line?.cartId ?? 0, isChecked: false }] }, { token }));
    expect((await preview(test, token)).lines.map((each) => each.itemNo)).toEqual([paper]);
  });

  it('takes only what can be bought, says what it leaves out, and the rest can be ordered', async () => {
    const skuId = await skuIdOf(test, paper);
    const { onHand } = await stockOf(test, skuId);
    await putOnHand(test.db, counted, [{ skuId, onHand: 3 }]);
    const shown = await preview(test, token);
    expect(shown.lines.map((each) => each.itemNo)).toEqual([pen]);
    expect(shown.leftOut).toMatchObject([{ itemNo: paper, problem: { code: 'shortStock' } }]);
    expect(shown.obstacles).toEqual([]);
    expect(shown.amounts.goods).toBe(shown.lines[0]?.total);
    must(await submit(test, token, submissionOf(shown, 'transfer')));
    const left = must(await test.call('ShopCart/GetList', {}, { token })).resultData;
    expect(left.map((each) => each.itemNo)).toEqual([paper]);
    const nothing = await preview(test, token);
    expect(nothing).toMatchObject({ lines: [], leftOut: [{ itemNo: paper }], obstacles: [{ where: 'cart' }] });
    await putOnHand(test.db, counted, [{ skuId, onHand }]);
  });

  it('charges freight below the limit, none above it', async () => {
    await fillCart(test, token, [[pen, 5]]);
    expect((await preview(test, token)).amounts.freight).toBe(12);
    await fillCart(test, token, [[paper, 10]]);
    expect((await preview(test, token)).amounts.freight).toBe(0);
  });

  it('of an empty cart asks to choose something', async () => {
    must(await test.call('ShopCart/EmptyCart', {}, { token }));
    expect((await preview(test, token)).obstacles[0]?.text).toContain('选择要结算的商品');
  });
});

describe('submit', () => {
  it('makes an order that waits for its money, reserves the goods and takes them out of the cart', async () => {
    const skuId = await skuIdOf(test, paper);
    const before = await stockOf(test, skuId);
    const shown = await preview(test, token);
    const given = submissionOf(shown, 'alipay', { poNo: 'PO-1', reason: '季度采购', remark: '周五前' });
    const { resultData } = must(await submit(test, token, given));
    expect(resultData).toMatchObject({ state: 'pendingPayment', payable: shown.amounts.payable });
    expect(resultData.orderNo).toMatch(/^20261115\d{8}$/);
    expect((await stockOf(test, skuId)).reserved).toBe(before.reserved + 10);
    expect(must(await test.call('ShopCart/GetList', {}, { token })).totalCount).toBe(0);
    const order = await orderOf(test, token, resultData.orderId);
    expect(order).toMatchObject({
      poNo: 'PO-1',
      reason: '季度采购',
      amounts: shown.amounts,
      dueTime: '2026-11-16 10:00:00',
      actions: ['pay', 'cancel', 'reorder'],
      logs: [{ what: '提交订单', from: null, to: 'pendingPayment', time: '2026-11-15 10:00:00' }],
    });
    expect(order.lines).toHaveLength(2);
    expect(order.lines.reduce((sum, line) => sum + Math.round(line.tax * 100), 0)).toBe(
      Math.round(shown.amounts.tax * 100),
    );
  });

  it('with the same key and content answers the same order, with other content refuses', async () => {
    const given = submissionOf(await preview(test, token), 'transfer');
    const first = must(await submit(test, token, given)).resultData;
    const count = await countAll();
    expect(must(await submit(test, token, given)).resultData).toEqual(first);
    expect(await submit(test, token, { ...given, remark: '另一份' })).toMatchObject({ errorCode: '6' });
    expect(await countAll()).toBe(count);
  });

  it('answers the same order again even when its address is gone by now', async () => {
    const draft = { receiver: '王晓燕', phone: '13800138000', areaCode: '310115125', detail: '博云路 2 号 3 楼' };
    const saved = must(await test.call('ReceiveAddress/Save', draft, { token })).resultData;
    const given = { ...submissionOf(await preview(test, token), 'transfer'), addressId: saved.addressId };
    const first = must(await submit(test, token, given)).resultData;
    must(await test.call('ReceiveAddress/Delete', { addressId: saved.addressId }, { token }));
    expect(must(await submit(test, token, given)).resultData).toEqual(first);
    expect((await orderOf(test, token, first.orderId)).address).toMatchObject({ detail: draft.detail });
  });

  it('tells line by line what changed, writes nothing, and goes on when the buyer accepts', async () => {
    const skuId = await skuIdOf(test, pen);
    const shown = await preview(test, token);
    const [row] = await test.db.select().from(skus).where(eq(skus.skuId, skuId));
    await test.db.update(skus).set({ listPrice: 1111, tiers: [] }).where(eq(skus.skuId, skuId));
    const count = await countAll();
    const refused = await submit(test, token, submissionOf(shown, 'alipay'));
    expect(refused).toMatchObject({
      errorCode: '6',
      fields: { [`lines.${skuId}`]: expect.stringContaining('¥11.11') },
    });
    expect(await countAll()).toBe(count);
    must(await submit(test, token, submissionOf(await preview(test, token), 'alipay')));
    await test.db
      .update(skus)
      .set({ listPrice: row?.listPrice ?? 0, tiers: row?.tiers ?? [] })
      .where(eq(skus.skuId, skuId));
  });

  it('never takes a price, a quantity or a sum from the client', async () => {
    const shown = await preview(test, token);
    const given = submissionOf(shown, 'alipay');
    const cheap = { ...given, lines: given.lines.map((line) => ({ ...line, price: 0.01 })) };
    expect(await submit(test, token, cheap)).toMatchObject({ errorCode: '6' });
    expect(await submit(test, token, { ...given, payable: 1 })).toMatchObject({
      errorCode: '6',
      fields: { payable: expect.stringContaining('¥1.00') },
    });
    const more = { ...given, lines: given.lines.map((line) => ({ ...line, qty: line.qty + 10 })) };
    expect(await submit(test, token, more)).toMatchObject({ errorCode: '6' });
  });

  it.each([0, -1, 1.5, 1e9])('refuses the quantity %s as a field', async (qty) => {
    const given = submissionOf(await preview(test, token), 'alipay');
    const answer = await submit(test, token, { ...given, lines: given.lines.map((line) => ({ ...line, qty })) });
    expect(answer).toMatchObject({ errorCode: '5' });
  });

  it('refuses what is somebody else’s: cart lines, address, attachments', async () => {
    const stranger = (await test.logIn('admin')).token;
    const given = submissionOf(await preview(test, token), 'alipay');
    expect(await submit(test, stranger, given)).toMatchObject({ success: false });
    expect(await submit(test, token, { ...given, addressId: 999_999 })).toMatchObject({ errorCode: '4' });
    expect(await submit(test, token, { ...given, attachmentIds: [randomUUID()] })).toMatchObject({ errorCode: '1' });
    expect(await submit(test, token, { ...given, wantedDate: '2026-11-14' })).toMatchObject({
      errorCode: '1',
      fields: { wantedDate: expect.any(String) },
    });
    const noTitle = { type: 'normal' as const, title: '', taxNo: '' };
    expect(await submit(test, token, { ...given, invoice: noTitle })).toMatchObject({ errorCode: '5' });
  });

  it('on account occupies the credit and ships at once; beyond the limit it is refused and nothing is kept', async () => {
    const before = await creditRow(test);
    const shown = await preview(test, token);
    const { resultData } = must(await submit(test, token, submissionOf(shown, 'account')));
    expect(resultData.state).toBe('pendingShipment');
    const after = await creditRow(test);
    const amount = Math.round(shown.amounts.payable * 100);
    expect((after?.used ?? 0) - (before?.used ?? 0)).toBe(amount);
    expect(await creditEntries(test)).toMatchObject([{ kind: 'occupy', amount, usedAfter: after?.used }]);
    const order = await orderOf(test, token, resultData.orderId);
    expect(order).toMatchObject({ payState: 'onAccount', dueTime: '' });
    expect(order.logs.map((log) => log.what)).toEqual(['提交订单', '账期支付']);

    await test.db
      .update(ledgerAccounts)
      .set({ limit: after?.used ?? 0 })
      .where(isCredit);
    await fillCart(test, token, [[paper, 10]]);
    const count = await countAll();
    const skuId = await skuIdOf(test, paper);
    const stock = await stockOf(test, skuId);
    const tight = await preview(test, token);
    expect(tight.methods.find((each) => each.method === 'account')).toMatchObject({ usable: false });
    const refused = await submit(test, token, submissionOf(tight, 'account'));
    expect(refused).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('额度不足') });
    expect(await countAll()).toBe(count);
    expect(await stockOf(test, skuId)).toEqual(stock);
    expect(must(await test.call('ShopCart/GetList', {}, { token })).totalCount).toBe(1);
    await test.db.update(ledgerAccounts).set({ limit: 20_000_000 }).where(isCredit);
  });
});

describe('lists and scope', () => {
  it('the buyer sees their orders with counts; others only within their scope; strangers nothing', async () => {
    const given = submissionOf(await preview(test, token), 'transfer', { poNo: 'PO-SCOPE' });
    const { orderId } = must(await submit(test, token, given)).resultData;
    const mine = must(await test.call('Order/GetPage', { searchKey: 'PO-SCOPE' }, { token }));
    expect(mine).toMatchObject({ totalCount: 1, tabCounts: { all: 1, pendingPayment: 1, completed: 0 } });
    expect(mine.resultData[0]).toMatchObject({ orderId, paymentMethod: 'transfer', buyerName: expect.any(String) });
    const approver = (await test.logIn('approver')).token;
    const ofAll = { searchKey: 'PO-SCOPE', reqData: { scope: 'all' as const } };
    expect(must(await test.call('Order/GetPage', ofAll, { token: approver })).totalCount).toBe(1);
    expect(must(await test.call('Order/GetModel', { orderId }, { token: approver })).resultData.actions).toEqual([]);
    expect(await test.call('Order/GetPage', ofAll, { token })).toMatchObject({ errorCode: '3' });
    const stranger = (await test.logIn('admin2')).token;
    expect(must(await test.call('Order/GetPage', ofAll, { token: stranger })).totalCount).toBe(0);
    expect(await test.call('Order/GetModel', { orderId }, { token: stranger })).toMatchObject({ errorCode: '4' });
    const cancel = { orderId, reason: '不想买了' as const };
    expect(await test.call('Order/Cancel', cancel, { token: stranger })).toMatchObject({ errorCode: '4' });
    expect(await test.call('Order/Cancel', cancel, { token: approver })).toMatchObject({ errorCode: '3' });
  });

  it('cancelling gives the goods back once, says why, and lets them be bought again', async () => {
    const skuId = await skuIdOf(test, paper);
    const before = await stockOf(test, skuId);
    const { orderId } = must(
      await submit(test, token, submissionOf(await preview(test, token), 'transfer')),
    ).resultData;
    expect(await test.call('Order/Cancel', { orderId, reason: '其他' }, { token })).toMatchObject({ errorCode: '5' });
    must(await test.call('Order/Cancel', { orderId, reason: '重复下单' }, { token }));
    expect(await stockOf(test, skuId)).toEqual(before);
    expect(await test.call('Order/Cancel', { orderId, reason: '重复下单' }, { token })).toMatchObject({
      errorCode: '6',
    });
    expect(await orderOf(test, token, orderId)).toMatchObject({ state: 'cancelled', cancelReason: '重复下单' });
    const shown = must(await test.call('Order/GetReorder', { orderId }, { token })).resultData;
    const lines = shown.map(({ lineNo, qtyNow: qty }) => ({ lineNo, qty }));
    expect(must(await test.call('Order/Reorder', { orderId, lines }, { token })).resultData).toMatchObject([
      { added: true },
      { added: true },
    ]);
    expect(must(await test.call('ShopCart/GetList', {}, { token })).totalCount).toBe(2);
  });
});
