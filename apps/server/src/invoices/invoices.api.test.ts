import { randomUUID } from 'node:crypto';
import { consoleDownloadPath, consoleUploadPath, downloadPath, uploadPath } from '@yigou/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pngPixel, uploadFile } from '../../test/builders';
import { manyBuyers } from '../../test/buyers';
import { buy, counted, must, orderOf, skuIdOf } from '../../test/buying';
import {
  applied,
  applyFor,
  approved,
  cashier,
  completed,
  demanded,
  docsOf,
  invoiceNo,
  invoiceStateOf,
  issuedByHand,
  issuedByService,
  plainTitle,
  specialTitle,
  stateOf,
  storedFile,
  titleOf,
  today,
} from '../../test/invoicing';
import { type Operators, operatorsOf } from '../../test/operators';
import { type PayingApp, payingApp, until } from '../../test/payingApp';
import type { Person } from '../../test/people';
import { returnAt } from '../../test/returning';
import { approvalRules } from '../approvals/approvals.tables';
import { auditLogs } from '../auditLog/auditLog.tables';
import { audit } from '../auditor/auditor.service';
import { budgets } from '../budgets/budgets.tables';
import { outbox } from '../jobs/outbox.tables';
import { addHours } from '../lib/clock';
import { notices } from '../notices/notices.tables';
import { orderLines, orders } from '../orders/orders.tables';
import { putOnHand } from '../stock/stock.service';
import { applications, invoices, titles } from './invoices.tables';

let test: PayingApp;
let staff: Operators;
let desk: { token: string };
let buyer: Person;
let colleague: Person;
let stranger: { token: string };
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  desk = await cashier(test);
  await test.db.update(approvalRules).set({ enabled: false });
  await test.db.delete(budgets);
  [buyer, colleague] = (await manyBuyers(test, 2)) as [Person, Person];
  stranger = await test.logIn('buyer2');
  const rows = await Promise.all(goods.map(async ([skuNo]) => ({ skuId: await skuIdOf(test, skuNo), onHand: 10_000 })));
  await test.db.transaction((tx) => putOnHand(tx, counted, rows));
});
afterAll(() => test.close());
afterEach(async () => {
  test.rewind();
  await test.sandbox.control({ down: 0, delay: 0, duplicate: 0, hold: false, invoices: 'finish', refuse: false });
  expect(await audit(test.db)).toEqual([]);
});

/** The last one comes first in the order. */
const goods: [string, number][] = [
  ['3M-H700-R', 10],
  ['MG-Q7-BK', 20],
];
const order = () => completed(test, buyer, goods);
const model = async (applicationId: number) =>
  must(await test.call('Invoice/GetModel', { applicationId }, buyer)).resultData;
const operate = (path: string, input: object) => staff.callRaw(path, input, desk);
const linesOf = (orderId: number) =>
  test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.lineNo);
const invoicedOf = async (orderId: number) => (await linesOf(orderId)).map((line) => line.invoicedQty);
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
      expect((await test.callRaw(path, { ...plainTitle, titleId: id }, stranger)).body).toMatchObject({
        errorCode: '4',
      });
    must(await test.call('Invoice/DeleteTitle', { titleId: id }, buyer));
    expect((await list(buyer)).filter((each) => each.isDefault)).toHaveLength(1);
  });

  it('of 专票 wait for the operator, and again when what he saw has changed', async () => {
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
    expect(await apply(given)).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('没有可开的金额') });
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
    const unpaid = (await buy(test, buyer.token, goods, 'transfer')).orderId;
    const returning = await order();
    await test.db.update(orderLines).set({ returningQty: 1 }).where(eq(orderLines.orderId, returning));
    const titleId = await titleOf(test, buyer);
    const foreign = await order();
    await test.db.update(orders).set({ customerId: 2 }).where(eq(orders.orderId, foreign));
    const wrong: [object, object][] = [
      [{ orderIds: [fine, unpaid] }, { errorCode: '1', errorMsg: expect.stringContaining('还没有完成') }],
      [{ orderIds: [fine, returning] }, { errorCode: '1', errorMsg: expect.stringContaining('售后未了结') }],
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

describe('by hand', () => {
  it('a number is entered with its files, which the buyer gets by mail and by download', async () => {
    const orderId = await order();
    const { applicationId } = await applyFor(test, buyer, [orderId]);
    const invoiceId = await approved(test, applicationId);
    const fileIds = [await storedFile(test)];
    const no = invoiceNo();
    const entry = { invoiceId, invoiceNo: no, issuedOn: today(test), fileIds };
    const wrong: [object, object][] = [
      [{ invoiceNo: '123' }, { errorCode: '5', fields: { invoiceNo: expect.stringContaining('20 位') } }],
      [{ issuedOn: '2027-01-01' }, { errorCode: '1' }],
      [{ issuedOn: '2020-01-01' }, { errorCode: '1' }],
      [{ fileIds: [randomUUID()] }, { errorCode: '1' }],
    ];
    for (const [change, answer] of wrong)
      expect(await operate('Invoice/Enter', { ...entry, ...change })).toMatchObject(answer);
    expect(await operate('Invoice/Enter', entry)).toMatchObject({ success: true });
    expect(await operate('Invoice/Enter', { ...entry, fileIds: [] })).toMatchObject({ errorCode: '6' });
    expect(await model(applicationId)).toMatchObject({
      state: 'issued',
      invoiceNos: [no],
      mailed: 1,
      actions: ['applyRed', 'sendMail'],
      invoices: [{ state: 'issued', files: [{ kind: 'PDF' }], pair: [] }],
    });
    expect(await invoiceStateOf(test, orderId)).toBe('done');
    const link = `/center/order/invoiceDetail?applicationId=${applicationId}`;
    const mails = (await test.db.select().from(outbox)).filter(
      ({ message }) => 'link' in message && message.link === link,
    );
    expect(mails).toMatchObject([{ message: { to: plainTitle.email, files: [{ fileId: fileIds[0] }] } }]);
    const fetched = (token: string) =>
      test.app.inject({
        method: 'POST',
        url: downloadPath,
        headers: { host: 'localhost', authtoken: token },
        payload: { fileId: fileIds[0] },
      });
    expect((await fetched(buyer.token)).headers['content-type']).toBe('application/pdf');
    for (const token of [stranger.token, colleague.token])
      expect((await fetched(token)).json()).toMatchObject({ errorCode: '4' });
    // The same number is nobody else's.
    const other = await approved(test, await applied(test, buyer));
    expect(await operate('Invoice/Enter', { ...entry, invoiceId: other, fileIds: [] })).toMatchObject({
      errorCode: '1',
    });
    expect(
      await operate('Invoice/Enter', { ...entry, invoiceId: other, invoiceNo: invoiceNo(), fileIds }),
    ).toMatchObject({ errorCode: '1' });
    expect(await test.call('Invoice/SendMail', { applicationId }, buyer)).toMatchObject({ errorCode: '7' });
    await test.db.update(applications).set({ mailedAt: null }).where(eq(applications.applicationId, applicationId));
    must(await test.call('Invoice/SendMail', { applicationId }, buyer));
    expect((await model(applicationId)).mailed).toBe(2);
  });

  it('many are entered row by row', async () => {
    const one = await applyFor(test, buyer, [await order()]);
    const two = await applyFor(test, buyer, [await order()]);
    await approved(test, one.applicationId);
    const row = {
      applicationNo: one.applicationNo,
      invoiceNo: invoiceNo(),
      issuedOn: today(test).replaceAll('-', '/'),
    };
    const rows = [
      { ...row, issuedOn: '昨天' },
      { ...row, invoiceNo: '1' },
      row,
      row,
      { ...row, applicationNo: two.applicationNo },
      { ...row, applicationNo: 'F2026' },
    ];
    expect(await operate('Invoice/EnterMany', { rows })).toMatchObject({
      resultData: [
        { entered: false, text: '开票日期应为 YYYY-MM-DD' },
        { entered: false, text: '数电发票号码为 20 位数字' },
        { rowNo: 3, entered: true },
        { entered: false, text: '没有待录入的发票' },
        { entered: false, text: '没有待录入的发票' },
        { entered: false, text: '没有这份申请' },
      ],
    });
    expect(await stateOf(test, one.applicationId)).toBe('issued');
  });

  it('only paper is voided, and only in its month', async () => {
    const orderId = await order();
    const { applicationId } = await applyFor(test, buyer, [orderId]);
    await issuedByHand(test, applicationId, { medium: 'paper' });
    const digital = await applied(test, buyer);
    await issuedByHand(test, digital);
    const reason = '购买方名称写错';
    expect(await operate('Invoice/VoidPaper', { applicationId: digital, reason })).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('红冲'),
    });
    const own = eq(invoices.applicationId, applicationId);
    await test.db.update(invoices).set({ issuedOn: '2026-01-31' }).where(own);
    expect(await operate('Invoice/VoidPaper', { applicationId, reason })).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('当月'),
    });
    await test.db
      .update(invoices)
      .set({ issuedOn: today(test) })
      .where(own);
    expect(await operate('Invoice/VoidPaper', { applicationId, reason })).toMatchObject({ success: true });
    expect(await invoicedOf(orderId)).toEqual([0, 0]);
    expect(await invoiceStateOf(test, orderId)).toBe('none');
    const page = must(await test.call('Invoice/GetInvalidPage', { reqData: { kind: 'void' } }, buyer)).resultData;
    expect(page[0]).toMatchObject({ applicationId, kind: 'void', state: 'voided', reason });
  });
});

describe('files of an invoice', () => {
  const send = async (bytes: Buffer, token: string, url = consoleUploadPath) =>
    (await uploadFile(test, { kind: 'invoice', file: { name: '发票.bin', bytes } }, 'localhost', token, url)).body;

  it('are PDF, OFD and XML by their content, stored by who issues', async () => {
    const ofd = Buffer.concat([Buffer.from('504b0304140000000000', 'hex'), Buffer.alloc(20), Buffer.from('OFD.xml')]);
    const xml = Buffer.from('<?xml version="1.0" encoding="UTF-8"?><EInvoice/>');
    expect(await send(xml, desk.token)).toMatchObject({ resultData: { fileName: '发票.xml' } });
    expect(await send(ofd, desk.token)).toMatchObject({ resultData: { fileName: '发票.ofd' } });
    expect(await send(pngPixel, desk.token)).toMatchObject({
      errorCode: '1',
      errorMsg: expect.stringContaining('PDF'),
    });
    const warehouse = await staff.logIn('warehouse');
    expect(await send(xml, warehouse.token)).toMatchObject({ errorCode: '3' });
    for (const token of ['', buyer.token]) expect(await send(xml, token)).toMatchObject({ errorCode: '2' });
    expect(await send(xml, buyer.token, uploadPath)).toMatchObject({ errorCode: '3' });
  });

  it('are seen in the console by who sees invoices', async () => {
    const applicationId = await applied(test, buyer);
    await issuedByService(test, applicationId);
    const fileId = (await model(applicationId)).invoices[0]?.files[0]?.fileId;
    const fetched = async (account: string) => {
      const headers = { host: 'localhost', authtoken: (await staff.logIn(account)).token };
      return test.app.inject({ method: 'POST', url: consoleDownloadPath, headers, payload: { fileId } });
    };
    expect((await fetched('service')).headers['content-type']).toBe('application/pdf');
    expect((await fetched('warehouse')).json()).toMatchObject({ errorCode: '4' });
  });
});

describe('the service', () => {
  it('issues over a limit several, each with its number and files', async () => {
    const { applicationId } = await applyFor(test, buyer, [await order()]);
    await test.db.update(applications).set({ remark: '<&>' }).where(eq(applications.applicationId, applicationId));
    await issuedByService(test, applicationId);
    const { invoices: made, total } = await model(applicationId);
    expect(made).toMatchObject([{ state: 'issued', invoiceNo: expect.stringMatching(/^\d{20}$/), total }]);
    expect(made[0]?.files.map((each) => each.kind)).toEqual(['PDF', 'XML']);
    const pdf = test.files.get(made[0]?.files[0]?.fileId ?? '')?.toString('latin1') ?? '';
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain(
      Buffer.from(made[0]?.invoiceNo ?? '', 'utf16le')
        .swap16()
        .toString('hex'),
    );
    expect(test.files.get(made[0]?.files[1]?.fileId ?? '')?.toString()).toContain(`<TotalWithTax>${total.toFixed(2)}<`);
  });

  it('that is down, or answers nothing in time, is asked again until it answers; what it made is made once', async () => {
    const applicationId = await applied(test, buyer);
    must((await operate('Invoice/Approve', { applicationId, issuer: 'service' })) as { success: boolean });
    const [doc] = await docsOf(test, applicationId);
    const invoiceId = doc?.invoiceId ?? 0;
    await test.sandbox.control({ down: 60 });
    await test.runInvoice(invoiceId);
    const [after] = await docsOf(test, applicationId);
    expect(after).toMatchObject({ state: 'waiting', tries: 1, lastError: expect.stringContaining('503') });
    await test.sandbox.control({ down: 0, hold: true, invoices: 'hold' });
    test.clock.advanceMinutes(30);
    await test.sweep();
    expect((await docsOf(test, applicationId))[0]).toMatchObject({ state: 'processing', tries: 2, lastError: '' });
    await test.sandbox.control({ invoices: 'finish' });
    test.clock.advanceMinutes(60);
    await test.sweep();
    expect(await stateOf(test, applicationId)).toBe('issued');
    test.rewind();
    expect((await model(applicationId)).invoices).toMatchObject([{ state: 'issued' }]);
  });

  it('notifies twice, and is believed only when it signs; a forged or old notice changes nothing', async () => {
    await test.sandbox.control({ invoices: 'hold', duplicate: 3 });
    const applicationId = await applied(test, buyer);
    must((await operate('Invoice/Approve', { applicationId, issuer: 'service' })) as { success: boolean });
    const [doc] = await docsOf(test, applicationId);
    await test.runInvoice(doc?.invoiceId ?? 0);
    const requestNo = doc?.requestNo ?? '';
    for (const lie of ['signature', 'stale'] as const)
      expect((await test.sandbox.control({ forgeInvoice: { requestNo, lie } })).answer?.status).toBe(400);
    expect((await docsOf(test, applicationId))[0]).toMatchObject({ state: 'processing', tries: 1 });
    await test.sandbox.control({ invoices: 'finish' });
    await until(async () => expect(await stateOf(test, applicationId)).toBe('issued'));
    const { mailed, logs } = await model(applicationId);
    expect([mailed, logs.filter(({ what }) => what === '发票已全部开出')]).toMatchObject([1, [{ who: '系统' }]]);
  });

  it('that refuses leaves it to the operator: once more under another number, or by hand', async () => {
    await test.sandbox.control({ invoices: 'fail' });
    const applicationId = await applied(test, buyer);
    must((await operate('Invoice/Approve', { applicationId, issuer: 'service' })) as { success: boolean });
    const [doc] = await docsOf(test, applicationId);
    const invoiceId = doc?.invoiceId ?? 0;
    const failed = () => until(async () => expect((await docsOf(test, applicationId))[0]?.state).toBe('failed'));
    await test.runInvoice(invoiceId);
    await failed();
    const seen = must(await staff.call('Invoice/GetModel', { applicationId }, desk)).resultData;
    expect(seen.duties).toEqual(['reject', 'enter', 'retry']);
    expect(seen.invoices[0]?.fault).toContain('税号');
    expect(await operate('Invoice/Retry', { invoiceId })).toMatchObject({ success: true });
    expect(await operate('Invoice/Retry', { invoiceId })).toMatchObject({ errorCode: '6' });
    // The service has it again: whoever enters a number now would make a second one.
    const entry = { invoiceId, invoiceNo: invoiceNo(), issuedOn: today(test) };
    expect(await operate('Invoice/Enter', entry)).toMatchObject({ errorCode: '6' });
    expect(await operate('Invoice/Reject', { applicationId, reason: '税号不存在，请核对' })).toMatchObject({
      errorCode: '6',
    });
    await test.runInvoice(invoiceId);
    await failed();
    expect((await docsOf(test, applicationId))[0]?.requestNo).toBe(`${doc?.requestNo}R2`);
    expect(await operate('Invoice/Enter', entry)).toMatchObject({ success: true });
    expect(await stateOf(test, applicationId)).toBe('issued');
  });
});

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
      errorMsg: expect.stringContaining('只剩 20'),
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

describe('the auditor', () => {
  /** Each of them planted by hand into books that agreed, with what has to be said of it. */
  const planted: [string, string, RegExp][] = [
    ['pieces that no application holds', 'update order_line set invoiced_qty = invoiced_qty + 1', /申请合计/],
    ['more invoiced than was paid', 'update order_line set refunded = 999999 where invoiced_qty > 0', /多于实付/],
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
    const rollback = new Error('as it was');
    let found: string[] = [];
    await test.db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(statement));
        found = await audit(tx);
        throw rollback;
      })
      .catch((cause) => {
        if (cause !== rollback) throw cause;
      });
    expect(found.join('\n')).toMatch(said);
  });
});
