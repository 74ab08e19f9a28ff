import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orders } from '../src/trade/orders/orders.tables';
import { docsOf, plainTitle } from './invoicing';
import type { PayingApp } from './payingApp';
import { type Cases, type Given, none, page, payers, titleKeepers } from './rightsCases';

/** What an order can be invoiced for; something for one that does not exist. */
async function worthOf({ db }: PayingApp, orderId: number): Promise<number> {
  const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
  return (order?.payable ?? 100) / 100;
}

const docIn = async ({ test, issuedInvoice }: Given): Promise<number> =>
  (await docsOf(test, issuedInvoice))[0]?.invoiceId ?? 999_999_999;

/** Titles, applications and what becomes of them. */
export const rightsOfInvoices = {
  'Invoice/GetTitleList': { who: payers, lists: 'invoiceTitle', input: none },
  'Invoice/SaveTitle': {
    who: payers,
    names: ['invoiceTitle'],
    input: ({ invoiceTitle }) => ({ ...plainTitle, titleId: invoiceTitle, name: `抬头 ${randomUUID()}` }),
  },
  'Invoice/DeleteTitle': {
    who: titleKeepers,
    names: ['invoiceTitle'],
    input: ({ invoiceTitle }) => ({ titleId: invoiceTitle }),
  },
  'Invoice/GetInvoiceableOrders': { who: payers, lists: 'completedOrder', input: page },
  'Invoice/Preview': {
    who: payers,
    names: ['invoiceTitle', 'completedOrder'],
    input: ({ invoiceTitle, completedOrder }) => ({ titleId: invoiceTitle, orderIds: [completedOrder] }),
  },
  'Invoice/Apply': {
    who: payers,
    names: ['invoiceTitle', 'completedOrder'],
    input: async ({ test, invoiceTitle, completedOrder }) => ({
      requestId: randomUUID(),
      titleId: invoiceTitle,
      orderIds: [completedOrder],
      total: await worthOf(test, completedOrder),
    }),
  },
  'Invoice/GetPage': { who: payers, lists: 'invoiceApplication', input: page },
  'Invoice/GetModel': {
    who: payers,
    names: ['invoiceApplication'],
    input: ({ invoiceApplication }) => ({ applicationId: invoiceApplication }),
  },
  'Invoice/Withdraw': {
    who: payers,
    names: ['invoiceApplication'],
    input: ({ invoiceApplication }) => ({ applicationId: invoiceApplication }),
  },
  'Invoice/ApplyRed': {
    who: payers,
    names: ['issuedInvoice'],
    input: async (given) => ({ requestId: randomUUID(), invoiceId: await docIn(given), reason: '开票有误' }),
  },
  'Invoice/ConfirmRed': {
    who: payers,
    names: ['demandedInvoice'],
    input: ({ demandedInvoice }) => ({ applicationId: demandedInvoice, agree: true }),
  },
  'Invoice/GetInvalidPage': { who: payers, lists: 'demandedInvoice', input: page },
  'Invoice/SendMail': {
    who: payers,
    names: ['issuedInvoice'],
    input: ({ issuedInvoice }) => ({ applicationId: issuedInvoice }),
  },
} satisfies Cases;
