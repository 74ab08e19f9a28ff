import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buy, must, orderOf } from '../../../test/buying';
import { type InvoiceShop, invoiceShop } from '../../../test/invoiceShop';
import {
  applied,
  applyFor,
  invoiceStateOf,
  issuedByHand,
  plainTitle,
  specialTitle,
  titleOf,
} from '../../../test/invoicing';
import { returnAt } from '../../../test/returning';
import { twoSuppliers } from '../../../test/shipping';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { notices } from '../../people/notices/notices.tables';
import { orderLines, orders } from '../../trade/orders/orders.tables';
import { applications, titles } from './invoices.tables';

let { test, buyer, colleague, stranger, linesOf, invoicedOf, order, model, operate, putRight } = {} as InvoiceShop;
beforeAll(async () => {
  ({ test, buyer, colleague, stranger, linesOf, invoicedOf, order, model, operate, putRight } = await invoiceShop());
});
afterAll(() => test.close());
afterEach(() => putRight());

const apply = (input: object, who: { token: string } = buyer) =>
  test.callRaw('Invoice/Apply', { requestId: randomUUID(), ...input }, who).then(({ body }) => body);
const worth = async (orderIds: number[]) => {
  const given = { titleId: await titleOf(test, buyer), orderIds };
  return { ...given, total: must(await test.call('Invoice/Preview', given, buyer)).resultData.total };
};

describe('titles', () => {
  const save = (draft: object) => test.callRaw('Invoice/SaveTitle', draft, colleague).then(({ body }) => body);

  it('are checked to the last digit, and a 专票 needs all of the company', async () => {
    const wrong: [object, string][] = [
      [{ ...plainTitle, taxNo: '914403001922038217' }, 'taxNo'],
      [{ ...plainTitle, taxNo: '440301103097413' }, 'taxNo'],
      [{ ...plainTitle, taxNo: '91440300192203821' }, 'taxNo'],
      [{ ...plainTitle, taxNo: '91440300192203821600' }, 'taxNo'],
      [{ ...plainTitle, name: '汉'.repeat(51) }, 'name'],
      [{ ...plainTitle, email: 'nowhere' }, 'email'],
      [{ ...plainTitle, holder: 'person' }, 'taxNo'],
      [{ ...specialTitle, holder: 'person', taxNo: '' }, 'holder'],
      [{ ...specialTitle, bankAccount: '1234567' }, 'bankAccount'],
      [{ ...specialTitle, bankAccount: '1'.repeat(31) }, 'bankAccount'],
      [{ ...specialTitle, bank: '' }, 'bank'],
      [{ ...specialTitle, phone: '123' }, 'phone'],
      [{ ...specialTitle, address: '' }, 'address'],
    ];
    for (const [draft, field] of wrong)
      expect(await save(draft), JSON.stringify(draft)).toMatchObject({
        errorCode: '5',
        fields: { [field]: expect.any(String) },
      });
    expect(await save({ ...plainTitle, holder: 'person', name: '张三', taxNo: '' })).toMatchObject({ success: true });
    expect(await save({ ...plainTitle, name: '汉'.repeat(50) })).toMatchObject({ success: true });
  });

  it('belong to the customer, have one default, and no twin', async () => {
    must(await save({ ...plainTitle, name: '共用抬头', isDefault: true }));
    const list = async (who: { token: string }) => must(await test.call('Invoice/GetTitleList', {}, who)).resultData;
    const own = await list(buyer);
    expect(own.filter((each) => each.isDefault)).toMatchObject([{ name: '共用抬头' }]);
    expect(own[0]?.name).toBe('共用抬头');
    expect(await save({ ...plainTitle, name: '共用抬头' })).toMatchObject({ errorCode: '1' });
    expect((await list(stranger)).map((each) => each.name)).not.toContain('共用抬头');
    const id = own[0]?.titleId ?? 0;
    for (const path of ['Invoice/SaveTitle', 'Invoice/DeleteTitle'])
      expect((await test.callRaw(path, { ...plainTitle, titleId: id }, await test.logIn('admin2'))).body).toMatchObject(
        {
          errorCode: '4',
        },
      );
    // All of the company use it: who may only apply for invoices takes it from nobody.
    expect(await test.call('Invoice/DeleteTitle', { titleId: id }, buyer)).toMatchObject({ errorCode: '3' });
    must(await test.call('Invoice/DeleteTitle', { titleId: id }, await test.logIn('finance')));
    expect((await list(buyer)).filter((each) => each.isDefault)).toHaveLength(1);
  });

  it('of 专票 wait for the operator, and again when what they saw has changed', async () => {
    const titleId = await titleOf(test, buyer, specialTitle);
    const orderId = await order();
    const ask = { titleId, orderIds: [orderId] };
    const state = async () =>
      (await test.db.select().from(titles).where(eq(titles.titleId, titleId)))[0]?.qualification;
    expect(await state()).toBe('pending');
    expect(await test.call('Invoice/Preview', ask, buyer)).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('审核中'),
    });
    expect(await operate('Invoice/Qualify', { titleId, pass: false, reason: '' })).toMatchObject({ errorCode: '5' });
    expect(await operate('Invoice/Qualify', { titleId, pass: false, reason: '请附开户许可证' })).toMatchObject({
      success: true,
    });
    expect(await operate('Invoice/Qualify', { titleId, pass: true })).toMatchObject({ errorCode: '6' });
    expect(await apply({ ...ask, total: 1 })).toMatchObject({ errorCode: '1' });
    must(await test.call('Invoice/SaveTitle', { ...specialTitle, titleId }, buyer));
    expect(await operate('Invoice/Qualify', { titleId, pass: true })).toMatchObject({ success: true });
    const { total } = must(await test.call('Invoice/Preview', ask, buyer)).resultData;
    expect(await apply({ ...ask, total })).toMatchObject({ success: true });
    must(await test.call('Invoice/SaveTitle', { ...specialTitle, titleId, email: 'other@example.com' }, buyer));
    expect(await state()).toBe('passed');
    must(await test.call('Invoice/SaveTitle', { ...specialTitle, titleId, bankAccount: '447892030182799' }, buyer));
    expect(await state()).toBe('pending');
    // What was applied for keeps the title as it was.
    const [kept] = await test.db.select().from(applications).orderBy(desc(applications.applicationId)).limit(1);
    expect(kept?.title).toMatchObject({ bankAccount: specialTitle.bankAccount, email: specialTitle.email });
  });
});

describe('an application', () => {
  it('over three orders takes their pieces, once, and withdrawing gives them back', async () => {
    const orderIds = [await order(), await order(), await order()];
    const given = await worth(orderIds);
    const requestId = randomUUID();
    const first = must(await test.call('Invoice/Apply', { requestId, ...given }, buyer)).resultData;
    expect(must(await test.call('Invoice/Apply', { requestId, ...given }, buyer)).resultData).toEqual(first);
    expect(await test.call('Invoice/Apply', { requestId, ...given, remark: '另一份' }, buyer)).toMatchObject({
      errorCode: '6',
    });
    expect(first.applicationNo).toMatch(/^F\d{16}$/);
    for (const orderId of orderIds) expect(await invoicedOf(orderId)).toEqual([20, 10]);
    expect(await invoiceStateOf(test, orderIds[0] ?? 0)).toBe('applied');
    expect(await apply(given)).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('没有可开票金额') });
    expect(await model(first.applicationId)).toMatchObject({
      state: 'pendingReview',
      orderCount: 3,
      total: given.total,
      actions: ['withdraw'],
      logs: [{ what: '提交申请' }],
    });
    expect((await orderOf(test, buyer.token, orderIds[0] ?? 0)).actions).not.toContain('applyInvoice');
    must(await test.call('Invoice/Withdraw', { applicationId: first.applicationId }, buyer));
    expect(await test.call('Invoice/Withdraw', { applicationId: first.applicationId }, buyer)).toMatchObject({
      errorCode: '6',
    });
    expect(await invoicedOf(orderIds[1] ?? 0)).toEqual([0, 0]);
    expect(await invoiceStateOf(test, orderIds[1] ?? 0)).toBe('none');
    expect((await orderOf(test, buyer.token, orderIds[0] ?? 0)).actions).toContain('applyInvoice');
    expect(await apply(given)).toMatchObject({ success: true });
  });

  it('is refused for what is not completed, has an open return, is another’s, twice, or costs something else', async () => {
    const fine = await order();
    const unpaid = (await buy(test, buyer.token, twoSuppliers, 'transfer')).orderId;
    const returning = await order();
    await test.db.update(orderLines).set({ returningQty: 1 }).where(eq(orderLines.orderId, returning));
    const titleId = await titleOf(test, buyer);
    const foreign = await order();
    await test.db.update(orders).set({ customerId: 2 }).where(eq(orders.orderId, foreign));
    const wrong: [object, object][] = [
      [{ orderIds: [fine, unpaid] }, { errorCode: '1', errorMsg: expect.stringContaining('尚未完成') }],
      [{ orderIds: [fine, returning] }, { errorCode: '1', errorMsg: expect.stringContaining('售后处理中') }],
      [{ orderIds: [fine, foreign] }, { errorCode: '4' }],
      [{ orderIds: [fine, 999_999_999] }, { errorCode: '4' }],
      [{ orderIds: [fine, fine] }, { errorCode: '5' }],
      [
        { orderIds: [fine], total: 1 },
        { errorCode: '6', errorMsg: expect.stringContaining('可开金额已变为') },
      ],
      [{ orderIds: [fine], titleId: 999_999_999 }, { errorCode: '4' }],
    ];
    for (const [input, answer] of wrong) expect(await apply({ titleId, total: 10, ...input })).toMatchObject(answer);
    expect(await invoicedOf(fine)).toEqual([0, 0]);
    const page = must(await test.call('Invoice/GetInvoiceableOrders', { pageSize: 100 }, buyer)).resultData;
    expect(page.find((row) => row.orderId === returning)?.blocked).toContain('售后');
    expect(page.find((row) => row.orderId === fine)).toMatchObject({ blocked: '', lineCount: 2 });
    expect(page.map((row) => row.orderId)).not.toContain(unpaid);
    await test.db.update(orderLines).set({ returningQty: 0 }).where(eq(orderLines.orderId, returning));
    await test.db.update(orders).set({ customerId: 1 }).where(eq(orders.orderId, foreign));
    // The colleague's own reach: neither sees the other's orders.
    expect(await apply({ titleId, total: 10, orderIds: [fine] }, colleague)).toMatchObject({ errorCode: '4' });
  });

  it('is about what was paid less what went back', async () => {
    const orderId = await order();
    const [line] = await linesOf(orderId);
    const paid = (line?.total ?? 0) + (line?.freightShare ?? 0) - (line?.discountShare ?? 0);
    await returnAt(test, buyer, 'pendingConfirm', orderId);
    const refunded = (await linesOf(orderId))[0]?.refunded ?? 0;
    const { applicationId } = await applyFor(test, buyer, [orderId]);
    await issuedByHand(test, applicationId);
    const [face] = (await model(applicationId)).invoices;
    expect(refunded).toBeGreaterThan(0);
    expect(face?.lines[0]).toMatchObject({ qty: 19, total: (paid - refunded) / 100 });
    expect(await invoiceStateOf(test, orderId)).toBe('done');
  });

  it('reviewed by two operators is decided by the first; the second is told to look again', async () => {
    const applicationId = await applied(test, buyer);
    expect(await operate('Invoice/Approve', { applicationId, issuer: 'hand' })).toMatchObject({ success: true });
    expect(await operate('Invoice/Approve', { applicationId, issuer: 'hand' })).toMatchObject({ errorCode: '6' });
    expect(await test.call('Invoice/Withdraw', { applicationId }, buyer)).toMatchObject({ errorCode: '6' });
    // Nothing was made yet, so it can still be refused.
    expect(await operate('Invoice/Reject', { applicationId, reason: '税号与营业执照不一致' })).toMatchObject({
      success: true,
    });
    expect(await model(applicationId)).toMatchObject({
      state: 'rejected',
      note: '税号与营业执照不一致',
      actions: ['applyAgain'],
    });
    const told = await test.db
      .select()
      .from(notices)
      .where(eq(notices.accountId, buyer.accountId))
      .orderBy(desc(notices.noticeId));
    expect(told[0]).toMatchObject({ kind: 'invoice', title: expect.stringContaining('已驳回') });
    const log = await test.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.objectKind, 'invoice'))
      .orderBy(desc(auditLogs.auditLogId));
    expect(log[0]).toMatchObject({ what: '驳回开票申请', before: { state: 'issuing' } });
  });
});

it('an application of another company is none for an operator', async () => {
  const applicationId = await applied(test, buyer);
  const own = eq(applications.applicationId, applicationId);
  await test.db.update(applications).set({ companyId: 99 }).where(own);
  for (const [path, input] of [
    ['Invoice/GetModel', { applicationId }],
    ['Invoice/Approve', { applicationId, issuer: 'hand' }],
    ['Invoice/Reject', { applicationId, reason: '不是本公司的' }],
  ] as const)
    expect(await operate(path, input)).toMatchObject({ errorCode: '4' });
  await test.db.update(applications).set({ companyId: 1 }).where(own);
  expect(await test.db.$count(orders)).toBeGreaterThan(0);
});
