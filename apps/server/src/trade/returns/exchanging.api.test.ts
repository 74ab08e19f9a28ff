import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { counted, must, orderOf, stockOf } from '../../../test/buying';
import { applied, applyInput } from '../../../test/returning';
import { putOnHand } from '../../goods/stock/stock.service';
import { checkBooks, openReturnShop, parcelSent, type ReturnShop, returnVerbs } from './returns.fixture';

/** On both engines: what is returned and paid back is locked and summed by SQL of returns.queries.ts. */
let shop: ReturnShop;
let { test, staff, warehouse, buyer, skuId } = {} as ReturnShop;
beforeAll(async () => {
  shop = await openReturnShop();
  ({ test, staff, warehouse, buyer, skuId } = shop);
});
afterAll(() => test.close());
afterEach(() => checkBooks(shop));

const { received, read, line, sendBack, pass, inspect, confirm } = returnVerbs(() => shop);

describe('an exchange', () => {
  const exchange = async (orderId: number, qty: number) =>
    applied(test, buyer, applyInput(orderId, { type: 'exchange', reason: '规格不合适', lines: [{ lineNo: 1, qty }] }));

  it('sets its pieces aside when it is passed, and sends as many as were accepted', async () => {
    const orderId = await received();
    const before = await stockOf(test, skuId);
    const returnId = await exchange(orderId, 6);
    must(await pass(returnId));
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: before.onHand, reserved: before.reserved + 6 });
    must(await sendBack(returnId));
    must(await inspect(returnId, 3, 2, 1));
    expect(await read(returnId)).toMatchObject({ state: 'pendingReship', estimate: 0, decided: null });
    expect(await line(orderId)).toMatchObject({ returningQty: 5 });
    must(await staff.call('Return/Reship', parcelSent(returnId), warehouse));
    expect(await stockOf(test, skuId)).toMatchObject({ onHand: before.onHand + 3 - 5, reserved: before.reserved });
    expect(await read(returnId)).toMatchObject({ state: 'pendingConfirm', reshipped: { carrier: 'sf' } });
    must(await confirm(returnId));
    expect(await line(orderId)).toMatchObject({ returningQty: 0, returnedQty: 0, refunded: 0 });
    expect(await orderOf(test, buyer.token, orderId)).toMatchObject({ state: 'completed', afterSaleState: 'done' });
  });

  it('is not promised where the shelf is empty, and gives its pieces free when it is withdrawn', async () => {
    const orderId = await received();
    const returnId = await exchange(orderId, 6);
    const { onHand, reserved } = await stockOf(test, skuId);
    await test.db.transaction((tx) =>
      putOnHand(tx, { ...counted, cause: `count:${randomUUID()}` }, [{ skuId, onHand: reserved + 5 }]),
    );
    expect(await pass(returnId)).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('仅 5 件') });
    await test.db.transaction((tx) =>
      putOnHand(tx, { ...counted, cause: `count:${randomUUID()}` }, [{ skuId, onHand }]),
    );
    must(await pass(returnId));
    must(await test.call('OrderReturn/Withdraw', { returnId }, buyer));
    expect((await stockOf(test, skuId)).reserved).toBe(reserved);
    expect(await read(returnId)).toMatchObject({ state: 'withdrawn', actions: [] });
  });
});
