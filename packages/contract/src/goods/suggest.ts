import { z } from 'zod';
import { call, keysOf, result } from '../ground/call';
import { SkuCard } from './catalog';
import { keywordMaxLength } from './catalog.terms';
import { exactNumberLabels } from './suggest.terms';

const Suggest = z.object({
  /** What can be searched for, and how many products that finds. */
  words: z.array(z.object({ text: z.string(), count: z.number() })),
  categories: z.array(
    z.object({ categoryId: z.number(), categoryName: z.string(), topName: z.string(), count: z.number() }),
  ),
  /** Purchase lists the caller sees that hold some of what was found; `held` tells how many. */
  lists: z.array(z.object({ listId: z.number(), name: z.string(), held: z.number() })),
  goods: z.array(SkuCard),
  /** What the goods were searched with, and how many that finds. */
  goodsKey: z.string(),
  totalCount: z.number(),
  /** Whose number was typed in full; then the goods are the one article that bears it. */
  exact: z.enum(keysOf(exactNumberLabels)).nullable(),
  /** Articles whose numbers are nearly what was typed. */
  numbers: z.array(z.object({ itemId: z.number(), number: z.string(), itemName: z.string() })),
  /** What a slip of the pen was taken for; empty = what was typed. */
  searched: z.string(),
  /** Words of it that nothing meets; without goods it is not sold. */
  missing: z.array(z.string()),
});
export type Suggest = z.infer<typeof Suggest>;

const input = z.object({ searchKey: z.string({ error: '请输入关键字' }).max(keywordMaxLength, '关键字过长') });

export const suggestCalls = {
  'ProductToC/GetSuggest': call({
    summary: '输入时的联想：词、分类、商品、编号，支持拼音与首字母（商城价）',
    access: 'public',
    work: 'read',
    input,
    answer: result(Suggest),
  }),
  'Product/GetSuggest': call({
    summary: '输入时的联想：词、分类、采购清单、商品、编号与物料编码（当前账号的协议价与商品池）',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input,
    answer: result(Suggest),
  }),
};
