import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creditRow } from '../../../test/books';
import { must, orderOf, stockOf } from '../../../test/buying';
import { applied, applyInput, buyReceived } from '../../../test/returning';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { ledgerAccounts } from '../../money/ledger/ledger.tables';
import { notices } from '../../people/notices/notices.tables';
import { freightRules } from '../freight/freight.tables';
import { orders } from '../orders/orders.tables';
import { checkBooks, openReturnShop, type ReturnShop, returnVerbs } from './returns.fixture';
import { returnLines, returns } from './returns.tables';

let shop: ReturnShop;
let { test, staff, warehouse, service, buyer, stranger, skuId } = {} as ReturnShop;
beforeAll(async () => {
  shop = await openReturnShop();
  ({ test, staff, warehouse, service, buyer, stranger, skuId } = shop);
});
afterAll(() => test.close());
afterEach(() => checkBooks(shop));

const { received, read, line, picture, sendBack, pass, refund, inspect, confirm, accepted } = returnVerbs(() => shop);

describe('goods that come back', () => {
  it('bring back stock, credit and budget; the order is closed when all of it has gone back', async () => {
    const [used, stock] = [(await creditRow(test))?.used ?? 0, await stockOf(test, skuId)];
    const budgets = () => test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'budget'));
    const before = await budgets();
    const orderId = await received();
    const { total, freightShare } = await line(orderId);
    const { resultData } = await picture();
    const why = { reason: '破损' as const, text: '笔杆开裂', pictureIds: [resultData.fileId] };
    const first = await accepted(orderId, 7, why);
    expect(await read(first)).toMatchObject({ state: 'pendingRefund', waitsFor: '等待财务退款', actions: [] });
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: stock.onHand - 13 });
    must(await refund(first));
    expect(await read(first)).toMatchObject({ state: 'pendingConfirm', refunds: [], actions: ['confirm'] });
    must(await confirm(first));
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'completed', afterSaleState: 'done' });
    const second = await accepted(orderId, 13, why);
    must(await refund(second));
    must(await confirm(second));
    const amounts = await Promise.all([first, second].map(async (returnId) => (await read(returnId)).decided));
    expect(Math.round((amounts[0] ?? 0) * 100) + Math.round((amounts[1] ?? 0) * 100)).toBe(total + freightShare);
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'closed', payState: 'refunded' });
    expect((await creditRow(test))?.used).toBe(used);
    expect(await stockOf(test, skuId)).toEqual(stock);
    expect((await budgets()).map((each) => each.used)).toEqual(before.map((each) => each.used));
  });

  it('give back every 分 of goods and freight, in however many parts', async () => {
    const [rule] = await test.db.select().from(freightRules);
    await test.db.update(freightRules).set({ fee: 1000 });
    const orderId = await buyReceived(test, buyer, [['MG-Q7-RD', 6]]);
    await test.db.update(freightRules).set({ fee: rule?.fee ?? 0 });
    const { total, freightShare } = await line(orderId);
    // Else each part would be the same, and which pieces they are would not matter.
    expect(freightShare % 3).not.toBe(0);
    const parts: number[] = [];
    for (let part = 0; part < 3; part += 1) {
      const returnId = await accepted(orderId, 2, { reason: '与描述不符' });
      must(await refund(returnId));
      must(await confirm(returnId));
      parts.push(Math.round(((await read(returnId)).decided ?? 0) * 100));
    }
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total + freightShare);
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'closed' });
  });

  it('tell their story to both sides', async () => {
    const orderId = await received();
    const { resultData } = await picture();
    const returnId = await accepted(orderId, 2, { reason: '质量问题', pictureIds: [resultData.fileId] });
    must(await refund(returnId));
    const { returnNo, logs, pictures, returnTo, sent: parcel } = await read(returnId);
    expect(logs.map((log) => [log.who === '系统', log.what])).toEqual([
      [false, '提交申请'],
      [false, '审核通过'],
      [false, '寄回商品'],
      [false, '验收通过'],
      [false, '发起退款'],
      [true, '退款完成'],
    ]);
    expect([pictures, parcel]).toMatchObject([[{ fileId: resultData.fileId }], { trackingNo: 'SF1234567890123' }]);
    expect(returnTo).toContain('售后部');
    const told = await test.db
      .select()
      .from(notices)
      .where(eq(notices.accountId, buyer.accountId))
      .orderBy(desc(notices.noticeId));
    expect(told.slice(0, 3).map((each) => each.title)).toEqual([
      `售后 ${returnNo}：退款已完成，请确认`,
      `售后 ${returnNo}：验收通过，等待退款`,
      expect.stringContaining('审核通过，请在 7 天内寄回'),
    ]);
    const trace = await test.db.select().from(auditLogs).where(eq(auditLogs.objectId, returnNo));
    expect(trace.map((each) => each.what)).toEqual(['售后审核通过', '验收退货', '售后退款']);
    const { resultData: model } = must(await staff.call('Return/GetModel', { returnId }, service));
    expect(model).toMatchObject({ customerName: expect.any(String), steps: [], credit: { used: expect.any(Number) } });
    const fetched = await test.app.inject({
      method: 'POST',
      url: '/api/console/File/Get',
      headers: { authtoken: service?.token ?? '', host: 'localhost' },
      payload: { fileId: resultData.fileId },
    });
    expect(fetched.headers['content-type']).toBe('image/png');
    for (const [url, token] of [
      ['/api/console/File/Get', buyer.token],
      ['/api/File/Get', stranger.token],
    ])
      expect(
        (
          await test.app.inject({
            method: 'POST',
            url: url ?? '',
            headers: { authtoken: token ?? '', host: 'localhost' },
            payload: { fileId: resultData.fileId },
          })
        ).json(),
      ).toMatchObject({ success: false });
  });

  it('are accepted in part: that part is paid back, damaged ones are not sold again', async () => {
    const orderId = await received();
    const stock = await stockOf(test, skuId);
    const returnId = await applied(test, buyer, applyInput(orderId, { lines: [{ lineNo: 1, qty: 10 }] }));
    must(await pass(returnId));
    must(await sendBack(returnId));
    expect(await inspect(returnId, 4, 3, 2)).toMatchObject({ errorMsg: expect.stringContaining('申请 10 件') });
    expect(
      await staff.callRaw(
        'Return/Inspect',
        { returnId, lines: [{ lineNo: 1, sound: 7, damaged: 0, refused: 3 }], reason: '' },
        warehouse,
      ),
    ).toMatchObject({ errorCode: '5' });
    must(await inspect(returnId, 4, 3, 3));
    expect(await line(orderId)).toMatchObject({ returningQty: 0, returnedQty: 7 });
    expect((await stockOf(test, skuId)).onHand).toBe(stock.onHand + 4);
    const { lines, estimate, decided, answer } = await read(returnId);
    expect(lines).toMatchObject([{ accepted: 7, damaged: 3, refused: 3, estimate, decided }]);
    expect(Math.round((decided ?? 0) * 1000)).toBe(Math.round(estimate * 700));
    expect(answer).toBe('外壳有使用痕迹');
  });

  it('fail as a whole where nothing is accepted, and can be applied for again', async () => {
    const orderId = await received();
    const returnId = await applied(test, buyer, applyInput(orderId, { lines: [{ lineNo: 1, qty: 20 }] }));
    must(await pass(returnId));
    must(await sendBack(returnId));
    must(await inspect(returnId, 0, 0, 20));
    expect(await read(returnId)).toMatchObject({ state: 'inspectionFailed', decided: null });
    expect(await line(orderId)).toMatchObject({ returningQty: 0, returnedQty: 0, refunded: 0 });
    await applied(test, buyer, applyInput(orderId, { lines: [{ lineNo: 1, qty: 20 }] }));
  });
});

describe('who comes second', () => {
  it('is told to look again, and changes nothing', async () => {
    const orderId = await received();
    const returnId = await accepted(orderId, 3);
    const second = [await pass(returnId), await inspect(returnId, 0, 0, 3)];
    const rejecting = staff.call('Return/Reject', { returnId, reason: '不符合退货条件' }, service);
    for (const answer of [...second, await rejecting, await sendBack(returnId), await confirm(returnId)])
      expect(answer).toMatchObject({ errorCode: '6', errorMsg: expect.stringContaining('请刷新') });
    const [kept] = await test.db.select().from(returnLines).where(eq(returnLines.returnId, returnId));
    expect(kept).toMatchObject({ accepted: 3, refused: 0 });
    await test.db.update(returns).set({ companyId: 99 }).where(eq(returns.returnId, returnId));
    expect(await refund(returnId)).toMatchObject({ errorCode: '4' });
    await test.db.update(returns).set({ companyId: 1 }).where(eq(returns.returnId, returnId));
  });
});

describe('lists', () => {
  it('count each tab and find by number, order and goods', async () => {
    const orderId = await received();
    const returnId = await applied(test, buyer, applyInput(orderId));
    const { returnNo } = await read(returnId);
    const { orderNo } = await orderOf(test, buyer.token, orderId);
    for (const searchKey of [returnNo, orderNo]) {
      const page = must(await test.call('OrderReturn/GetPage', { searchKey }, buyer));
      expect(page).toMatchObject({ totalCount: 1, tabCounts: { all: 1, open: 1, completed: 0 } });
      const desk = must(await staff.call('Return/GetPage', { searchKey }, warehouse));
      expect(desk).toMatchObject({ totalCount: 1, resultData: [{ returnId }], tabCounts: { pendingReview: 1 } });
    }
    const ofOrder = must(await test.call('OrderReturn/GetPage', { reqData: { orderId, type: 'exchange' } }, buyer));
    expect(ofOrder.totalCount).toBe(0);
    const mine = and(eq(orders.accountId, buyer.accountId), eq(orders.afterSaleState, 'open'));
    expect(await test.db.$count(orders, mine)).toBeGreaterThan(0);
  });
});
