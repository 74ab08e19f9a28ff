import type { consoleInvoiceCalls } from '@yigou/contract/books/invoices.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { addFiles, enter, enterMany } from './invoiceEntering.service';
import { pageForOperators, readForOperator } from './invoiceReading.service';
import { approve, reject, retry } from './invoiceReviewing.service';
import type { InvoiceTools } from './invoices.routes';
import { answerRed, demandRed, voidPaper } from './reversing.service';
import { pageTitles, qualify } from './titles.service';

const done = { resultData: null };

export const consoleInvoiceRoutes = ({ issuers }: InvoiceTools): ConsoleRoutes<typeof consoleInvoiceCalls> => ({
  'Invoice/GetPage': pageForOperators,
  'Invoice/GetModel': async (ctx, { applicationId }) => ({
    resultData: await readForOperator(ctx, issuers, applicationId),
  }),
  'Invoice/Approve': async (ctx, { applicationId, issuer }) => {
    await approve(ctx, issuers, applicationId, issuer);
    return done;
  },
  'Invoice/Reject': async (ctx, { applicationId, reason }) => {
    await reject(ctx, applicationId, reason);
    return done;
  },
  'Invoice/Enter': async (ctx, input) => {
    await enter(ctx, input);
    return done;
  },
  'Invoice/EnterMany': async (ctx, { rows }) => ({ resultData: await enterMany(ctx, rows) }),
  'Invoice/AddFiles': async (ctx, input) => {
    await addFiles(ctx, input);
    return done;
  },
  'Invoice/Retry': async (ctx, { invoiceId }) => {
    await retry(ctx, issuers, invoiceId);
    return done;
  },
  'Invoice/DemandRed': async (ctx, input) => {
    await demandRed(ctx, input);
    return done;
  },
  'Invoice/AnswerRed': async (ctx, input) => {
    await answerRed(ctx, input);
    return done;
  },
  'Invoice/VoidPaper': async (ctx, { applicationId, reason }) => {
    await voidPaper(ctx, applicationId, reason);
    return done;
  },
  'Invoice/GetTitlePage': pageTitles,
  'Invoice/Qualify': async (ctx, input) => {
    await qualify(ctx, input);
    return done;
  },
});
