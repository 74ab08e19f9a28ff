import { randomUUID } from 'node:crypto';
import { consoleDownloadPath, consoleUploadPath, downloadPath, uploadPath } from '@yigou/contract/ground/files.terms';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pngPixel, uploadFile } from '../../../test/builders';
import { must } from '../../../test/buying';
import { type InvoiceShop, invoiceShop } from '../../../test/invoiceShop';
import {
  applied,
  applyFor,
  approved,
  docsOf,
  invoiceNo,
  invoiceStateOf,
  issuedByHand,
  issuedByService,
  plainTitle,
  stateOf,
  storedFile,
  today,
} from '../../../test/invoicing';
import { until } from '../../../test/payingApp';
import { outbox } from '../../ground/jobs/outbox.tables';
import { applications, invoices } from './invoices.tables';

let { test, staff, desk, buyer, colleague, stranger, invoicedOf, order, model, operate, putRight } = {} as InvoiceShop;
beforeAll(async () => {
  ({ test, staff, desk, buyer, colleague, stranger, invoicedOf, order, model, operate, putRight } =
    await invoiceShop());
});
afterAll(() => test.close());
afterEach(() => putRight());

describe('by hand', () => {
  it('a number is entered with its files, which the buyer gets by mail and by download', async () => {
    const orderId = await order();
    const { applicationId } = await applyFor(test, buyer, [orderId]);
    const invoiceId = await approved(test, applicationId);
    const fileIds = [await storedFile(test)];
    const no = invoiceNo();
    const numbered = { invoiceId, invoiceNo: no, issuedOn: today(test), fileIds };
    const wrong: [object, object][] = [
      [{ invoiceNo: '123' }, { errorCode: '5', fields: { invoiceNo: expect.stringContaining('20 位') } }],
      [{ issuedOn: '2027-01-01' }, { errorCode: '1' }],
      [{ issuedOn: '2020-01-01' }, { errorCode: '1' }],
      [{ fileIds: [randomUUID()] }, { errorCode: '1' }],
    ];
    for (const [change, answer] of wrong)
      expect(await operate('Invoice/Enter', { ...numbered, ...change })).toMatchObject(answer);
    expect(await operate('Invoice/Enter', numbered)).toMatchObject({ success: true });
    expect(await operate('Invoice/Enter', { ...numbered, fileIds: [] })).toMatchObject({ errorCode: '6' });
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
    expect(await operate('Invoice/Enter', { ...numbered, invoiceId: other, fileIds: [] })).toMatchObject({
      errorCode: '1',
    });
    expect(
      await operate('Invoice/Enter', { ...numbered, invoiceId: other, invoiceNo: invoiceNo(), fileIds }),
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
        { entered: false, text: '该申请不存在' },
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
    expect([mailed, logs.filter(({ what }) => what === '发票已全部开具')]).toMatchObject([1, [{ who: '系统' }]]);
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
    const numbered = { invoiceId, invoiceNo: invoiceNo(), issuedOn: today(test) };
    expect(await operate('Invoice/Enter', numbered)).toMatchObject({ errorCode: '6' });
    expect(await operate('Invoice/Reject', { applicationId, reason: '税号不存在，请核对' })).toMatchObject({
      errorCode: '6',
    });
    await test.runInvoice(invoiceId);
    await failed();
    expect((await docsOf(test, applicationId))[0]?.requestNo).toBe(`${doc?.requestNo}R2`);
    expect(await operate('Invoice/Enter', numbered)).toMatchObject({ success: true });
    expect(await stateOf(test, applicationId)).toBe('issued');
  });
});
