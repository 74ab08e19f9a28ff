import { z } from 'zod';
import { call, day, id, keysOf, nothing, page, pageInput, requestId, result, text } from '../ground/call';
import { QuickGoods } from './quickOrder';
import { goodsRequestStateLabels, goodsRequestTabs, goodsRequestLimits as limits } from './requests.terms';

export const GoodsRequestRow = z.object({
  wantId: z.number(),
  wantNo: z.string(),
  state: z.enum(keysOf(goodsRequestStateLabels)),
  name: z.string(),
  spec: z.string(),
  qty: z.number(),
  unit: z.string(),
  /** Empty: no day was named. */
  wantedOn: z.string(),
  askerName: z.string(),
  createTime: z.string(),
  /** Until when an answer was promised; empty: it was given, or is no longer needed. */
  dueTime: z.string(),
  /** What the platform said; empty: nothing yet. */
  answer: z.string(),
  answerTime: z.string(),
  /** How many articles were named in the answer. */
  offerCount: z.number(),
});
export type GoodsRequestRow = z.infer<typeof GoodsRequestRow>;

/** What a request tells beyond its row, to both sides. */
export const GoodsRequestStory = z.object({
  note: z.string(),
  pictures: z.array(z.object({ fileId: z.string(), fileName: z.string() })),
  /** What was named in the answer, as the asker's company can buy it today. */
  offers: z.array(QuickGoods),
  closeTime: z.string(),
});

const GoodsRequestModel = GoodsRequestRow.extend(GoodsRequestStory.shape).extend({
  /** Only whoever asked takes it back or ends it. */
  own: z.boolean(),
});
export type GoodsRequestModel = z.infer<typeof GoodsRequestModel>;

const byGoodsRequest = z.object({ wantId: id });
const menuPage = 'concern/wantList';

export const goodsRequestCalls = {
  'Want/Submit': call({
    summary: '求购：告诉平台要什么；同一 requestId 只收一次',
    access: 'account',
    needs: menuPage,
    work: 'write',
    severalLines: ['note'],
    input: z.object({
      requestId,
      name: z
        .string({ error: '请填写求购商品' })
        .trim()
        .min(1, '请填写求购商品')
        .max(limits.name, `最多 ${limits.name} 个字`),
      spec: text(limits.spec, '规格与品牌'),
      qty: z.int('数量必须是整数').positive('数量必须大于 0').max(limits.qty, `数量最多 ${limits.qty}`),
      unit: z
        .string({ error: '请填写单位' })
        .trim()
        .min(1, '请填写单位')
        .max(limits.unit, `单位最多 ${limits.unit} 个字`),
      wantedOn: z.union([day, z.literal('')]).default(''),
      note: text(limits.note, '备注'),
      pictureIds: z
        .array(z.uuid('图片编号格式不正确'))
        .max(limits.pictures, `最多 ${limits.pictures} 张图片`)
        .default([]),
    }),
    answer: result(z.object({ wantId: z.number(), wantNo: z.string() })),
  }),
  'Want/GetPage': call({
    summary: '求购列表与各页签数量：自己的，与数据范围内同事的',
    access: 'account',
    needs: menuPage,
    work: 'read',
    input: pageInput(z.object({ tab: z.enum(keysOf(goodsRequestTabs), { error: '不支持的求购状态' }).default('all') })),
    answer: page(GoodsRequestRow).extend({ tabCounts: z.record(z.enum(keysOf(goodsRequestTabs)), z.number()) }),
  }),
  'Want/GetModel': call({
    summary: '一条求购：要什么，平台怎么答复，推荐的商品现在的价格与库存',
    access: 'account',
    needs: menuPage,
    work: 'read',
    input: byGoodsRequest,
    answer: result(GoodsRequestModel),
  }),
  'Want/Withdraw': call({
    summary: '撤销自己还没有答复的求购',
    access: 'account',
    needs: menuPage,
    work: 'write',
    input: byGoodsRequest,
    answer: nothing,
  }),
  'Want/Close': call({
    summary: '结束自己已有结果的求购',
    access: 'account',
    needs: menuPage,
    work: 'write',
    input: byGoodsRequest,
    answer: nothing,
  }),
};
