import type { statementCalls } from '@yigou/contract/books/statements';
import type { Routes } from '../../ground/http/bind';
import type { Seller } from '../invoices/invoiceApplying.service';
import { addDifference, replyAsBuyer, withdrawDifference } from './differences.service';
import { checkEntries } from './statementChecking.service';
import { type StartTask, startExport } from './statementExport.service';
import { applyForStatement } from './statementInvoicing.service';
import { confirmStatement, keepVoucher, pageStatements, pageUnbilled, readStatement } from './statements.service';

const done = { resultData: null };

export const statementRoutes = (start: StartTask, seller: Seller): Routes<typeof statementCalls> => ({
  'Statement/GetPage': pageStatements,
  'Statement/GetUnbilled': pageUnbilled,
  'Statement/GetModel': async (ctx, { statementId }) => ({ resultData: await readStatement(ctx, statementId) }),
  'Statement/Confirm': async (ctx, { statementId, closing }) => {
    await confirmStatement(ctx, statementId, closing);
    return done;
  },
  'Statement/AddDifference': async (ctx, wanted) => ({
    resultData: { differenceId: await addDifference(ctx, wanted) },
  }),
  'Statement/ReplyDifference': async (ctx, said) => {
    await replyAsBuyer(ctx, said);
    return done;
  },
  'Statement/WithdrawDifference': async (ctx, { differenceId }) => {
    await withdrawDifference(ctx, differenceId);
    return done;
  },
  'Statement/UploadPayment': async (ctx, voucher) => {
    await keepVoucher(ctx, voucher);
    return done;
  },
  'Statement/ApplyInvoice': async (ctx, wanted) => ({ resultData: await applyForStatement(ctx, seller, wanted) }),
  'Statement/CheckEntries': async (ctx, wanted) => {
    await checkEntries(ctx, wanted);
    return done;
  },
  'Statement/Export': async (ctx, wanted) => ({ resultData: await startExport(ctx, wanted, start) }),
});
