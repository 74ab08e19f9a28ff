import { z } from 'zod';
import { call, noInput, result } from './call';

export const OrderCounts = z.object({
  pendingApproval: z.number(),
  pendingPayment: z.number(),
  pendingReceipt: z.number(),
  pendingStatement: z.number(),
});
export type OrderCounts = z.infer<typeof OrderCounts>;

export const orderCalls = {
  'Order/GetCounts': call({
    summary: '本人各状态订单数',
    access: 'account',
    work: 'read',
    input: noInput,
    answer: result(OrderCounts),
  }),
};
