import type { OperatorContext } from '../../ground/http/context';
import type { Desk } from '../../people/overview/overview.service';
import type { Payables } from './payables.service';
import { listStuckRefunds } from './stuckRefunds.service';

export const refundDesk = (payables: Payables): Desk => ({
  kind: 'stuckRefund',
  needs: 'payments/refund',
  look: async (ctx: OperatorContext, most) => {
    const stuck = await listStuckRefunds({ ...ctx, payables });
    return {
      count: stuck.length,
      overdue: 0,
      things: stuck
        .slice(0, most)
        .map(({ refundNo, customerName, amount, reason, state, byGateway, lastError, sinceTime }) => ({
          number: refundNo,
          who: customerName,
          why: [reason, byGateway ? lastError || state : '须经银行退回'].filter(Boolean).join('；'),
          amount,
          sinceTime,
          dueTime: '',
          orderId: null,
        })),
    };
  },
});
