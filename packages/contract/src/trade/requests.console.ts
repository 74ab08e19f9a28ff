import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result, text } from '../ground/call';
import { GoodsRequestRow, GoodsRequestStory } from './requests';
import { consoleGoodsRequestTabs, goodsRequestLimits as limits } from './requests.terms';

const ConsoleGoodsRequestRow = GoodsRequestRow.extend({
  customerName: z.string(),
  /** Should have been answered by now. */
  late: z.boolean(),
});
export type ConsoleGoodsRequestRow = z.infer<typeof ConsoleGoodsRequestRow>;

const ConsoleGoodsRequest = ConsoleGoodsRequestRow.extend(GoodsRequestStory.shape).extend({
  mobile: z.string(),
  answeredBy: z.string(),
});
export type ConsoleGoodsRequest = z.infer<typeof ConsoleGoodsRequest>;

const byGoodsRequest = z.object({ wantId: id });
const answer = text(limits.answer, '答复');

export const consoleGoodsRequestCalls = {
  'Want/GetPage': call({
    summary: '求购列表与各页签数量，先到期的在前',
    access: 'operator',
    needs: 'wants/answer',
    work: 'read',
    input: pageInput(
      z.object({ tab: z.enum(keysOf(consoleGoodsRequestTabs), { error: '不支持的求购状态' }).default('waiting') }),
    ),
    answer: page(ConsoleGoodsRequestRow).extend({
      tabCounts: z.record(z.enum(keysOf(consoleGoodsRequestTabs)), z.number()),
    }),
  }),
  'Want/GetModel': call({
    summary: '一条求购的全部内容与答复',
    access: 'operator',
    needs: 'wants/answer',
    work: 'read',
    input: byGoodsRequest,
    answer: result(ConsoleGoodsRequest),
  }),
  'Want/Answer': call({
    summary: '答复求购：文字，与可以买的商品编号；买方会收到消息',
    access: 'operator',
    needs: 'wants/answer',
    work: 'write',
    severalLines: ['text'],
    input: byGoodsRequest
      .extend({
        text: answer,
        skuNos: z
          .array(z.string({ error: '商品编号必须是文字' }).trim().min(1, '请填写商品编号').max(64, '商品编号过长'))
          .max(limits.skus, `一次最多推荐 ${limits.skus} 个商品`)
          .default([]),
      })
      .refine(({ text: said, skuNos }) => skuNos.length > 0 || said.length >= limits.answerLeast, {
        error: `请填写商品编号，或用至少 ${limits.answerLeast} 个字答复`,
        path: ['text'],
      }),
    answer: nothing,
  }),
  'Want/Refuse': call({
    summary: '回绝求购；原因告诉买方',
    access: 'operator',
    needs: 'wants/answer',
    work: 'write',
    severalLines: ['reason'],
    input: byGoodsRequest.extend({
      reason: answer.pipe(z.string().min(limits.answerLeast, `请用至少 ${limits.answerLeast} 个字说明原因`)),
    }),
    answer: nothing,
  }),
};
