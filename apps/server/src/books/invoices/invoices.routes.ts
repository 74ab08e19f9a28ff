import type { invoiceCalls } from '@yigou/contract/books/invoices';
import type { invoiceTitleCalls } from '@yigou/contract/books/invoices.titles';
import type { Routes } from '../../ground/http/bind';
import { apply, previewInvoices, type Seller, withdraw } from './invoiceApplying.service';
import { pageInvoiceable } from './invoiceable.service';
import { pageApplications, pageInvalid, readApplication } from './invoiceReading.service';
import { sendAgain } from './invoiceSending.service';
import type { Issuers } from './issuing.service';
import { confirmRed, requestRed } from './reversing.service';
import { deleteTitle, listTitles, saveTitle } from './titles.service';

/** Who makes invoices, and in whose name. */
export type InvoiceTools = { issuers: Issuers; seller: Seller };

const done = { resultData: null };

export const invoiceRoutes = ({ seller }: InvoiceTools): Routes<typeof invoiceCalls & typeof invoiceTitleCalls> => ({
  'Invoice/GetTitleList': async (ctx) => ({ resultData: await listTitles(ctx) }),
  'Invoice/SaveTitle': async (ctx, input) => ({ resultData: await saveTitle(ctx, input) }),
  'Invoice/DeleteTitle': async (ctx, { titleId }) => {
    await deleteTitle(ctx, titleId);
    return done;
  },
  'Invoice/GetInvoiceableOrders': pageInvoiceable,
  'Invoice/Preview': async (ctx, input) => ({ resultData: await previewInvoices(ctx, input) }),
  'Invoice/Apply': async (ctx, input) => {
    const { applicationId, applicationNo } = await apply(ctx, seller, input);
    return { resultData: { applicationId, applicationNo } };
  },
  'Invoice/GetPage': pageApplications,
  'Invoice/GetModel': async (ctx, { applicationId }) => ({ resultData: await readApplication(ctx, applicationId) }),
  'Invoice/Withdraw': async (ctx, { applicationId }) => {
    await withdraw(ctx, applicationId);
    return done;
  },
  'Invoice/ApplyRed': async (ctx, input) => {
    await requestRed(ctx, input);
    return done;
  },
  'Invoice/ConfirmRed': async (ctx, input) => {
    await confirmRed(ctx, input);
    return done;
  },
  'Invoice/GetInvalidPage': pageInvalid,
  'Invoice/SendMail': async (ctx, { applicationId }) => {
    await sendAgain(ctx, applicationId);
    return done;
  },
});
