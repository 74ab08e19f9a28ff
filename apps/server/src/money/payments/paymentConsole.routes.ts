import { yuanToFen } from '@yigou/contract/ground/money';
import { dayStart } from '@yigou/contract/ground/time';
import type { consolePaymentCalls } from '@yigou/contract/money/payments.console';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { companyNameOf } from '../../ground/companies/companies.service';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { operatorOf } from '../../ground/http/context';
import type { Payables } from './payables.service';
import { confirmBankRefund, listStuckRefunds, retryRefundOf } from './stuckRefunds.service';
import { confirmTransfer, payeeOf, setPayee } from './transfers.service';

export const consolePaymentRoutes = (payables: Payables): ConsoleRoutes<typeof consolePaymentCalls> => ({
  'Payment/GetPayee': async ({ tx, caller }) => ({ resultData: (await payeeOf(tx, caller.companyId)) ?? null }),
  'Payment/SavePayee': async (ctx, payee) => {
    const { companyId } = ctx.caller;
    const before = await payeeOf(ctx.tx, companyId);
    await setPayee(ctx.tx, { companyId, ...payee });
    const object = { kind: 'company' as const, id: await companyNameOf(ctx.tx, companyId) };
    await writeAudit(ctx, { what: '设置收款账户', object, ...(before && { before }), after: payee });
    return { resultData: null };
  },
  'Payment/ConfirmTransfer': async (ctx, { paidDate, amount, ...rest }) => {
    const { companyId } = ctx.caller;
    const transfer = { ...rest, companyId, amount: yuanToFen(amount), paidAt: dayStart(paidDate), by: operatorOf(ctx) };
    await confirmTransfer({ ...ctx, payables }, transfer);
    const after = { orderIds: rest.orderIds, amount, paidDate, ...(rest.reason && { reason: rest.reason }) };
    await writeAudit(ctx, { what: '确认到账', object: { kind: 'bankTransfer', id: rest.bankNo }, after });
    return { resultData: null };
  },
  'Payment/GetStuckRefunds': async (ctx) => ({ resultData: await listStuckRefunds({ ...ctx, payables }) }),
  'Payment/ConfirmRefund': async (ctx, { refundNo, bankNo }) => {
    await confirmBankRefund({ ...ctx, payables }, refundNo, bankNo);
    await writeAudit(ctx, { what: '登记银行退款', object: { kind: 'refund', id: refundNo }, after: { bankNo } });
    return { resultData: null };
  },
  'Payment/RetryRefund': async (ctx, { refundNo }) => {
    const retried = await retryRefundOf({ ...ctx, payables }, refundNo);
    const after = { refundNo: retried };
    await writeAudit(ctx, { what: '重试退款', object: { kind: 'refund', id: refundNo }, after });
    return { resultData: after };
  },
});
