import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result, text } from '../ground/call';
import { WantRow, WantStory } from './requests';
import { consoleWantTabs, wantLimits as limits } from './requests.terms';

const ConsoleWantRow = WantRow.extend({
  customerName: z.string(),
  /** Should have been answered by now. */
  late: z.boolean(),
});
export type ConsoleWantRow = z.infer<typeof ConsoleWantRow>;

const ConsoleWant = ConsoleWantRow.extend(WantStory.shape).extend({ mobile: z.string(), answeredBy: z.string() });
export type ConsoleWant = z.infer<typeof ConsoleWant>;

const byWant = z.object({ wantId: id });
const answer = text(limits.answer, '答复');

export const consoleWantCalls = {
  'Want/GetPage': call({
    summary: '求购列表与各页签数量，先到期的在前',
    access: 'operator',
    needs: 'wants/answer',
    work: 'read',
    input: pageInput(
      z.object({ tab: z.enum(keysOf(consoleWantTabs), { error: '不支持的求购状态' }).default('waiting') }),
    ),
    answer: page(ConsoleWantRow).extend({ tabCounts: z.record(z.enum(keysOf(consoleWantTabs)), z.number()) }),
  }),
  'Want/GetModel': call({
    summary: '一条求购的全部内容与答复',
    access: 'operator',
    needs: 'wants/answer',
    work: 'read',
    input: byWant,
    answer: result(ConsoleWant),
  }),
  'Want/Answer': call({
    summary: '答复求购：文字，与可以买的商品编号；买方会收到消息',
    access: 'operator',
    needs: 'wants/answer',
    work: 'write',
    severalLines: ['text'],
    input: byWant
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
    input: byWant.extend({
      reason: answer.pipe(z.string().min(limits.answerLeast, `请用至少 ${limits.answerLeast} 个字说明原因`)),
    }),
    answer: nothing,
  }),
};
