import { z } from 'zod';
import { call, keysOf, rows } from '../ground/call';
import { findWordLeast, foundKindLabels } from './lookup.terms';

const Found = z.object({
  kind: z.enum(keysOf(foundKindLabels)),
  /** Its own number or name, as people write it. */
  title: z.string(),
  note: z.string(),
  /** The order it belongs to, or is; null: none. */
  orderId: z.number().nullable(),
});
export type Found = z.infer<typeof Found>;

export const lookupCalls = {
  'Search/Find': call({
    summary: '按任意编号或名称查找：订单、包裹、售后、发票、支付、退款、企业、商品；只找得到自己的功能看得见的',
    access: 'operator',
    needs: 'anyOperator',
    work: 'read',
    input: z.object({
      word: z
        .string({ error: '请输入要找的编号或名称' })
        .trim()
        .min(findWordLeast, `请至少输入 ${findWordLeast} 个字`)
        .max(64, '最多 64 个字'),
    }),
    answer: rows(Found),
  }),
};
