import type { returnCalls } from '@yigou/contract/trade/returns';
import {
  type ReturnReason,
  reasonRule,
  reasonsOf,
  returnReasons,
  returnWindows,
} from '@yigou/contract/trade/returns.terms';
import type { Routes } from '../../ground/http/bind';
import { applyForReturn } from './returnApplying.service';
import { readReturnable } from './returnable.service';
import { confirmReturn, sendBack, withdrawReturn } from './returning.service';
import { pageReturns, readReturn } from './returns.service';

const done = { resultData: null };

const reasonView = (reason: ReturnReason) => {
  const { types, ...rule } = reasonRule(reason);
  return { reason, ...rule, types: [...types], days: returnWindows[rule.window] };
};

export const returnRoutes: Routes<typeof returnCalls> = {
  'Comm/GetByReturnReason': async (_, { type }) => ({
    resultData: (type ? reasonsOf(type) : (Object.keys(returnReasons) as ReturnReason[])).map(reasonView),
  }),
  'OrderReturn/GetApplicable': async (ctx, { orderId }) => ({ resultData: await readReturnable(ctx, orderId) }),
  'OrderReturn/Apply': async (ctx, input) => ({ resultData: await applyForReturn(ctx, input) }),
  'OrderReturn/GetPage': pageReturns,
  'OrderReturn/GetModel': async (ctx, { returnId }) => ({ resultData: await readReturn(ctx, returnId) }),
  'OrderReturn/Withdraw': async (ctx, { returnId }) => {
    await withdrawReturn(ctx, returnId);
    return done;
  },
  'OrderReturn/FillLogistics': async (ctx, input) => {
    await sendBack(ctx, input);
    return done;
  },
  'OrderReturn/Confirm': async (ctx, { returnId }) => {
    await confirmReturn(ctx, returnId);
    return done;
  },
};
