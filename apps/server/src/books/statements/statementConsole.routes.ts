import type { bankCalls } from '@yigou/contract/books/statements.bank';
import type { consoleStatementCalls } from '@yigou/contract/books/statements.console';
import type { creditCalls } from '@yigou/contract/books/statements.credit';
import type { ConsoleRoutes } from '../../ground/http/bind';
import type { Payables } from '../../money/payments/payables.service';
import { pageCredit, readCreditHistory, saveCredit } from './credit.service';
import { answerDifference, replyAsOperator } from './differences.service';
import { giveBack, ignoreLine, matchLine, matchOrder, pageLines } from './statementBank.service';
import {
  adjust,
  buildOnDemand,
  pageConsoleStatements,
  readConsoleStatement,
  voidStatement,
} from './statementConsole.service';
import { importLines } from './statementImport.service';

const done = { resultData: null };

const creditRoutes: ConsoleRoutes<typeof creditCalls> = {
  'Credit/GetPage': pageCredit,
  'Credit/GetHistory': async (ctx, { customerId }) => ({ resultData: await readCreditHistory(ctx, customerId) }),
  'Credit/Save': async (ctx, wanted) => {
    await saveCredit(ctx, wanted);
    return done;
  },
};

const bankRoutes = (payables: Payables): ConsoleRoutes<typeof bankCalls> => ({
  'Bank/GetPage': pageLines,
  'Bank/Import': async (ctx, wanted) => ({ resultData: await importLines(ctx, wanted) }),
  'Bank/Match': async (ctx, wanted) => ({ resultData: await matchLine({ ...ctx, payables }, wanted) }),
  'Bank/MatchOrder': async (ctx, wanted) => {
    await matchOrder({ ...ctx, payables }, wanted);
    return done;
  },
  'Bank/Ignore': async (ctx, { bankLineId, reason }) => {
    await ignoreLine({ ...ctx, payables }, bankLineId, reason);
    return done;
  },
  'Bank/GiveBack': async (ctx, wanted) => ({ resultData: await giveBack({ ...ctx, payables }, wanted) }),
});

export const consoleStatementRoutes = (
  payables: Payables,
): ConsoleRoutes<typeof consoleStatementCalls & typeof bankCalls & typeof creditCalls> => ({
  ...creditRoutes,
  ...bankRoutes(payables),
  'Statement/GetPage': pageConsoleStatements,
  'Statement/GetModel': async (ctx, { statementId }) => ({ resultData: await readConsoleStatement(ctx, statementId) }),
  'Statement/Build': async (ctx, wanted) => ({ resultData: await buildOnDemand(ctx, wanted) }),
  'Statement/AnswerDifference': async (ctx, wanted) => {
    await answerDifference(ctx, wanted);
    return done;
  },
  'Statement/ReplyDifference': async (ctx, { differenceId, text }) => {
    await replyAsOperator(ctx, differenceId, text);
    return done;
  },
  'Statement/Adjust': async (ctx, wanted) => {
    await adjust(ctx, wanted);
    return done;
  },
  'Statement/Void': async (ctx, { statementId, reason }) => {
    await voidStatement(ctx, statementId, reason);
    return done;
  },
});
