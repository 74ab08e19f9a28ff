import { z } from 'zod';
import { keysOf } from '../ground/call';
import { paymentMethodLabels } from './payments.terms';

export const Method = z.enum(keysOf(paymentMethodLabels), { error: '请选择支付方式' });

export const MethodChoice = z.object({
  method: Method,
  label: z.string(),
  usable: z.boolean(),
  /** Why it cannot be used, or what to know about it. */
  note: z.string(),
});
export type MethodChoice = z.infer<typeof MethodChoice>;

export const Credit = z.object({
  limit: z.number(),
  used: z.number(),
  available: z.number(),
  /** 月结 30 / 60 / 90 */
  termDays: z.number(),
  overdue: z.boolean(),
});
export type Credit = z.infer<typeof Credit>;
