import { z } from 'zod';
import { call, id, page, pageInput, result } from '../ground/call';
import { bookLimits as limits } from './priceBooks.terms';

const PartNumber = z.object({
  skuId: z.number(),
  skuNo: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  partNo: z.string(),
  onShelf: z.boolean(),
});
export type PartNumber = z.infer<typeof PartNumber>;

const byCustomer = z.object({ customerId: id });
const one = z.object({
  skuNo: z.string().trim().min(1, '请填写商品编号').max(50, '商品编号最多 50 个字符'),
  partNo: z.string().trim().min(1, '请填写物料编码').max(50, '物料编码最多 50 个字符'),
});

/** 物料编码: what a customer calls an article in its own books. It is the customer's, so it is no change of goods. */
export const partNumberCalls = {
  'PartNumber/GetPage': call({
    summary: '一家企业的物料编码',
    access: 'operator',
    needs: 'goods/prices',
    work: 'read',
    input: pageInput(byCustomer).required({ reqData: true }),
    answer: page(PartNumber).extend({ customerName: z.string() }),
  }),
  'PartNumber/Save': call({
    summary: '新增或改写物料编码；有误的不存，逐条说明',
    access: 'operator',
    needs: 'goods/prices/edit',
    work: 'write',
    bodyMaxBytes: 256 * 1024,
    input: byCustomer.extend({
      rows: z.array(one).min(1, '请填写物料编码').max(limits.pasted, `一次最多 ${limits.pasted} 行`),
    }),
    answer: result(
      z.object({
        saved: z.number(),
        same: z.number(),
        faults: z.array(z.object({ at: z.number(), fault: z.string() })),
      }),
    ),
  }),
  'PartNumber/Remove': call({
    summary: '移除物料编码',
    access: 'operator',
    needs: 'goods/prices/edit',
    work: 'write',
    input: byCustomer.extend({
      skuIds: z.array(id).min(1, '请选择物料编码').max(limits.pasted, `一次最多 ${limits.pasted} 个`),
    }),
    answer: result(z.object({ removed: z.number() })),
  }),
};
