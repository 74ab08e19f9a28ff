import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { must, orderOf } from '../../../test/buying';
import { type InvoiceShop, invoiceShop } from '../../../test/invoiceShop';
import {
  applied,
  applyFor,
  demanded,
  docsOf,
  invoiceNo,
  invoiceStateOf,
  issuedByService,
  stateOf,
  today,
} from '../../../test/invoicing';
import { until } from '../../../test/payingApp';
import { faultsAfter } from '../../../test/planting';
import { addHours } from '../../ground/lib/clock';

let { test, buyer, stranger, invoicedOf, order, model, operate, putRight } = {} as InvoiceShop;
beforeAll(async () => {
  ({ test, buyer, stranger, invoicedOf, order, model, operate, putRight } = await invoiceShop());
});
afterAll(() => test.close());
afterEach(() => putRight());

describe('a reversal', () => {
  it('of a part frees those pieces, and of the rest the whole; sums are exact', async () => {
    const orderId = await order();
    const { applicationId } = await applyFor(test, buyer, [orderId]);
    const invoiceId = await issuedByService(test, applicationId);
    const ask = (lines: object[], requestId = randomUUID()) =>
      test
        .callRaw('Invoice/ApplyRed', { requestId, invoiceId, reason: '销货退回', lines }, buyer)
        .then(({ body }) => body);
    expect(await ask([{ lineNo: 1, qty: 21 }])).toMatchObject({
      errorCode: '6',
      errorMsg: expect.stringContaining('仅剩 20'),
    });
    expect(await ask([{ lineNo: 9, qty: 1 }])).toMatchObject({ errorCode: '4' });
    const requestId = randomUUID();
    expect(await ask([{ lineNo: 1, qty: 7 }], requestId)).toMatchObject({ success: true });
    expect(await ask([{ lineNo: 1, qty: 7 }], requestId)).toMatchObject({ success: true });
    expect(await ask([{ lineNo: 1, qty: 8 }], requestId)).toMatchObject({ errorCode: '6' });
    expect(await ask([{ lineNo: 2, qty: 1 }])).toMatchObject({ errorCode: '6' });
    expect(await stateOf(test, applicationId)).toBe('redRequested');
    expect(await invoicedOf(orderId)).toEqual([20, 10]);
    const answer = () => operate('Invoice/AnswerRed', { applicationId, accept: true });
    expect(await answer()).toMatchObject({ success: true });
    expect(await answer()).toMatchObject({ errorCode: '6' });
    const runRed = async (state: string) => {
      for (const doc of await docsOf(test, applicationId)) await test.runInvoice(doc.invoiceId);
      await until(async () => expect(await stateOf(test, applicationId)).toBe(state));
    };
    await runRed('issued');
    expect(await invoicedOf(orderId)).toEqual([13, 10]);
    expect(await invoiceStateOf(test, orderId)).toBe('part');
    expect(await ask([])).toMatchObject({ success: true });
    await answer();
    await runRed('red');
    expect(await invoicedOf(orderId)).toEqual([0, 0]);
    expect(await invoiceStateOf(test, orderId)).toBe('none');
    const { invoices: all } = await model(applicationId);
    const [blue, ...reds] = all;
    const sum = (of: 'total' | 'tax') => Math.round(reds.reduce((total, red) => total + red[of] * 100, 0));
    expect([sum('total'), sum('tax')]).toEqual([
      Math.round((blue?.total ?? 0) * 100),
      Math.round((blue?.tax ?? 0) * 100),
    ]);
    expect(blue?.pair).toEqual(reds.map((red) => red.invoiceNo));
    expect(reds[0]?.pair).toEqual([blue?.invoiceNo]);
    const listed = must(
      await test.call('Invoice/GetInvalidPage', { searchKey: blue?.invoiceNo ?? '' }, buyer),
    ).resultData;
    expect(listed).toMatchObject([{ kind: 'red', blueNo: blue?.invoiceNo }, { blueNo: blue?.invoiceNo }]);
    const { orderNo } = await orderOf(test, buyer.token, orderId);
    const named = must(await test.call('Invoice/GetPage', { searchKey: orderNo, reqData: { tab: 'all' } }, buyer));
    expect(named.resultData.map((each) => each.applicationId)).toEqual([applicationId]);
    // Free again: it can be invoiced once more, for exactly the same.
    const again = await applyFor(test, buyer, [orderId]);
    expect((await model(again.applicationId)).total).toBe((await model(applicationId)).total);
  });

  it('that the platform asks for waits 72 hours for the buyer, who may refuse', async () => {
    const [yes, no, late] = [await applied(test, buyer), await applied(test, buyer), await applied(test, buyer)];
    for (const applicationId of [yes, no, late]) await demanded(test, applicationId);
    expect(await model(yes)).toMatchObject({
      state: 'redConfirming',
      actions: ['confirmRed', 'refuseRed', 'sendMail'],
    });
    const confirm = (applicationId: number, agree: boolean, who: { token: string } = buyer) =>
      test.call('Invoice/ConfirmRed', { applicationId, agree }, who);
    expect(await confirm(yes, true, stranger)).toMatchObject({ errorCode: '4' });
    must(await confirm(yes, true));
    expect(await confirm(yes, true)).toMatchObject({ errorCode: '6' });
    must(await confirm(no, false));
    expect([await stateOf(test, yes), await stateOf(test, no)]).toEqual(['redIssuing', 'redFailed']);
    const [, red] = await docsOf(test, yes);
    const entry = { invoiceId: red?.invoiceId ?? 0, invoiceNo: invoiceNo(), issuedOn: today(test) };
    expect(await operate('Invoice/Enter', entry)).toMatchObject({ success: true });
    expect(await stateOf(test, yes)).toBe('red');
    const start = test.clock.now();
    test.clock.set(addHours(start, 71));
    await test.sweep();
    expect(await stateOf(test, late)).toBe('redConfirming');
    test.clock.set(addHours(start, 73));
    await test.sweep();
    test.rewind();
    expect(await model(late)).toMatchObject({ state: 'redFailed', actions: ['applyRed', 'sendMail'] });
    expect((await docsOf(test, late)).map(({ state }) => state)).toEqual(['issued', 'dropped']);
    expect(await confirm(late, true)).toMatchObject({ errorCode: '6' });
  });

  it('that is declined, or fails at the service, can be asked for again', async () => {
    const applicationId = await applied(test, buyer);
    const invoiceId = await issuedByService(test, applicationId);
    const ask = async () =>
      must(await test.call('Invoice/ApplyRed', { requestId: randomUUID(), invoiceId, reason: '开票有误' }, buyer));
    await ask();
    expect(await operate('Invoice/AnswerRed', { applicationId, accept: false, reason: '金额没有错误' })).toMatchObject({
      success: true,
    });
    expect(await model(applicationId)).toMatchObject({ state: 'redFailed', note: '金额没有错误' });
    await ask();
    await test.sandbox.control({ invoices: 'fail' });
    await operate('Invoice/AnswerRed', { applicationId, accept: true });
    for (const doc of await docsOf(test, applicationId)) await test.runInvoice(doc.invoiceId);
    await until(async () => expect(await stateOf(test, applicationId)).toBe('redFailed'));
    expect((await model(applicationId)).note).toContain('税号');
    await ask();
    expect(await stateOf(test, applicationId)).toBe('redRequested');
  });
});

describe('the auditor', () => {
  beforeAll(() => applied(test, buyer).then((applicationId) => issuedByService(test, applicationId)));

  /** Each of them planted by hand into books that agreed, with what has to be said of it. */
  const planted: [string, string, RegExp][] = [
    ['pieces that no application holds', 'update order_line set invoiced_qty = invoiced_qty + 1', /申请合计/],
    ['more invoiced than was paid', 'update order_line set refunded = 999999 where invoiced_qty > 0', /多于应收/],
    [
      'an invoice that is not what was applied for',
      "update invoice set total = total + 1 where colour = 'blue'",
      /各张发票合计|各行合计/,
    ],
    ['a red one that is more than its blue', "update invoice set total = 0 where colour = 'blue'", /红冲 \d+ 分/],
    [
      'an application without its invoice',
      "update invoice set state = 'waiting' where state = 'issued'",
      /而它的发票不是/,
    ],
    ['an order that forgot its invoices', "update purchase_order set invoice_state = 'none'", /开票状态是 none/],
  ];

  it.each(planted)('finds %s', async (_, statement, said) => {
    expect(await faultsAfter(test.db, statement)).toMatch(said);
  });
});
