import type { paymentCalls } from '@yigou/contract/money/payments';
import type { Routes } from '../../ground/http/bind';
import type { AccountContext } from '../../ground/http/context';
import { giveUpAttempt, type PayTools, readAttempt, readCashier, startPayment } from './payments.service';
import { keepVoucher } from './transfers.service';

export function paymentRoutes(tools: PayTools): Routes<typeof paymentCalls> {
  const { channels, payables } = tools;
  const paying = (ctx: AccountContext) => ({ ...ctx, channels, payables, tools });
  return {
    'Payment/GetCashier': async (ctx, input) => ({ resultData: await readCashier(paying(ctx), input.orderIds) }),
    'Payment/Create': async (ctx, input) => ({ resultData: await startPayment(paying(ctx), input) }),
    'Payment/GetState': async (ctx, input) => ({ resultData: await readAttempt(paying(ctx), input.outTradeNo) }),
    'Payment/Close': async (ctx, input) => ({ resultData: await giveUpAttempt(paying(ctx), input.outTradeNo) }),
    'Payment/UploadVoucher': async (ctx, input) => {
      await keepVoucher(paying(ctx), input.orderIds, input.fileId);
      return { resultData: null };
    },
  };
}
