import { z } from 'zod';
import { priceKindLabels, quantityMax } from '../goods/catalog.terms';
import { call, keysOf, result, rows } from '../ground/call';
import { LineProblem } from './cart';
import { matchedByLabels, matchStateLabels, quickOrderKeyMaxLength, quickOrderLineMax } from './quickOrder.terms';

/** An article for a line, priced for this customer at the quantity that can be ordered. */
export const QuickGoods = z.object({
  itemId: z.number(),
  productId: z.number(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  supplierName: z.string(),
  partNo: z.string(),
  imgUrl: z.string(),
  unit: z.string(),
  moq: z.number(),
  multiple: z.number(),
  stockQty: z.number(),
  /** What was asked for, put right for MOQ and multiple. */
  suggestedQty: z.number(),
  price: z.number(),
  priceKind: z.enum(keysOf(priceKindLabels)),
  /** What still stands in the way at the suggested quantity. */
  problem: LineProblem.nullable(),
});
export type QuickGoods = z.infer<typeof QuickGoods>;

export const QuickLine = z.object({
  /** Numbers of the lines sent, from 1; several where they meant the same article and were added up. */
  lineNos: z.array(z.number()),
  key: z.string(),
  /** As asked for; 0 where none was given. */
  qty: z.number(),
  state: z.enum(keysOf(matchStateLabels)),
  matchedBy: z.enum(keysOf(matchedByLabels)).nullable(),
  /** One when matched, at most five to choose from, none when not found. */
  goods: z.array(QuickGoods),
});
export type QuickLine = z.infer<typeof QuickLine>;

const AskedLine = z.object({
  key: z
    .string({ error: '请输入商品编号、物料编码或名称' })
    .trim()
    .min(1, '请输入商品编号、物料编码或名称')
    .max(quickOrderKeyMaxLength, `最多 ${quickOrderKeyMaxLength} 个字`),
  qty: z
    .int('数量必须是整数')
    .min(0, '数量不能为负')
    .max(quantityMax, `数量最多 ${quantityMax.toLocaleString('en-US')}`),
});

export const quickOrderCalls = {
  'QuickOrder/Match': call({
    summary: '批量导入：按商品编号、物料编码或名称（至多 100 种）匹配，数量 0 表示未填；不写购物车',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'read',
    triesPerMinute: 60,
    // 500 lines of 100 Chinese characters.
    bodyMaxBytes: 192 * 1024,
    input: z.object({
      lines: z.array(AskedLine).min(1, '请至少填写一行').max(quickOrderLineMax, `一次最多导入 ${quickOrderLineMax} 行`),
    }),
    answer: rows(QuickLine),
  }),
  'QuickOrder/MatchLine': call({
    summary: '批量导入的一行，改了数量或换了写法之后',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'read',
    input: AskedLine,
    answer: result(QuickLine),
  }),
};
