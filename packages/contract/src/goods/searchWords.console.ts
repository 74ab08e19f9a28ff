import { z } from 'zod';
import { call, day, field, id, keysOf, noInput, nothing, page, pageInput, result, rows } from '../ground/call';
import { leadKinds, searchWordLimits as limits, shopAddress } from './searchWords.terms';

const word = z
  .string({ error: '请填写词' })
  .trim()
  .min(1, '请填写词')
  .max(limits.word, `一个词最多 ${limits.word} 个字`)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), '词须含文字、字母或数字');
const words = z.array(word).max(limits.groupWords, `一组最多 ${limits.groupWords} 个词`);
const productIds = z
  .array(id)
  .max(limits.products, `最多 ${limits.products} 件商品`)
  .refine((ids) => new Set(ids).size === ids.length, '商品重复');

/** Every one of `words` finds all the others; each of `oneWay` finds the words, and none of them finds it. */
const SynonymDraft = z.object({ words: words.min(1, '请至少填写一个词'), oneWay: words.default([]) });
export type SynonymDraft = z.output<typeof SynonymDraft>;
const SynonymGroup = z.object({ groupNo: z.number(), words: z.array(z.string()), oneWay: z.array(z.string()) });
export type SynonymGroup = z.infer<typeof SynonymGroup>;

const address = z
  .string()
  .trim()
  .max(limits.address, `地址最多 ${limits.address} 个字符`)
  .regex(shopAddress.pattern, shopAddress.message);

/** Without an address it is searched for. */
const HotDraft = z.object({ word, address: z.union([z.literal(''), address], { error: shopAddress.message }) });
export type HotDraft = z.output<typeof HotDraft>;
const hotWords = z.array(HotDraft).max(limits.hot, `最多 ${limits.hot} 个热搜词`);

const LeadDraft = z
  .object({
    word,
    kind: z.enum(keysOf(leadKinds), { error: '请选择去向' }),
    /** Of the category, brand or product. */
    targetId: id.nullable().default(null),
    address: field({ pattern: /^.{0,200}$/, message: `地址最多 ${limits.address} 个字符` }).default(''),
  })
  .refine(({ kind, targetId }) => kind === 'address' || targetId !== null, {
    path: ['targetId'],
    error: '请选择去向',
  })
  .refine(({ kind, address: to }) => kind !== 'address' || shopAddress.pattern.test(to), {
    path: ['address'],
    error: shopAddress.message,
  });
export type LeadDraft = z.output<typeof LeadDraft>;
/** `name` is empty where what it leads to is gone. */
const Lead = z.object({
  word: z.string(),
  kind: z.enum(keysOf(leadKinds)),
  targetId: z.number().nullable(),
  address: z.string(),
  name: z.string(),
});
export type Lead = z.infer<typeof Lead>;

const optionalDay = day.nullable().default(null);
const PinDraft = z
  .object({
    word,
    pinned: productIds.default([]),
    hidden: productIds.default([]),
    fromDay: optionalDay,
    toDay: optionalDay,
  })
  .refine(({ pinned, hidden }) => pinned.length + hidden.length > 0, {
    path: ['pinned'],
    error: '请选择置顶或隐藏的商品',
  })
  .refine(({ pinned, hidden }) => pinned.every((one) => !hidden.includes(one)), {
    path: ['hidden'],
    error: '同一件商品不能既置顶又隐藏',
  })
  .refine(({ fromDay, toDay }) => fromDay === null || toDay === null || fromDay <= toDay, {
    path: ['toDay'],
    error: '结束日期不能早于开始日期',
  });
export type PinDraft = z.output<typeof PinDraft>;

const WordProduct = z.object({
  productId: z.number(),
  name: z.string(),
  skuNo: z.string(),
  imgUrl: z.string(),
  onShelf: z.boolean(),
});
export type WordProduct = z.infer<typeof WordProduct>;
const Pin = z.object({
  word: z.string(),
  pinned: z.array(WordProduct),
  hidden: z.array(WordProduct),
  fromDay: z.string().nullable(),
  toDay: z.string().nullable(),
});
export type Pin = z.infer<typeof Pin>;

/** What somebody is about to save; `was`: what it takes the place of. */
const WordDraft = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('synonyms'),
      groupNo: id.or(z.literal(0)).nullable().default(null),
      draft: SynonymDraft,
    }),
    z.object({ kind: z.literal('leads'), draft: LeadDraft }),
    z.object({ kind: z.literal('pins'), draft: PinDraft }),
  ],
  { error: '不支持的内容' },
);
export type WordDraft = z.output<typeof WordDraft>;

const TriedHit = z.object({
  productId: z.number(),
  name: z.string(),
  imgUrl: z.string(),
  skuCount: z.number(),
  price: z.number(),
  /** 协议. */
  agreed: z.boolean(),
  /** Its place in the other list, from 1; 0: it is not there. */
  otherPlace: z.number(),
});
export type TriedHit = z.infer<typeof TriedHit>;
const TriedList = z.object({
  total: z.number(),
  hits: z.array(TriedHit),
  matched: z.enum(['all', 'partial', 'none']),
  missing: z.array(z.string()),
  leadsTo: z.string(),
});
export type TriedList = z.infer<typeof TriedList>;

const ChangedWord = z.object({
  word: z.string(),
  before: z.number(),
  after: z.number(),
  /** Products of the first ten that were not among them, and the first place that is another's. */
  came: z.number(),
  firstPlace: z.number(),
});
export type ChangedWord = z.infer<typeof ChangedWord>;

const toView = { access: 'operator', needs: 'goods/view', work: 'read' } as const;
const toEdit = { access: 'operator', needs: 'goods/edit', work: 'write' } as const;
const find = pageInput(z.object({}));
/** As the screen shows it: refused where somebody else changed it since. */
const seenGroup = z.object({ words: z.array(z.string()), oneWay: z.array(z.string()) });
const seenPin = z.object({
  word: z.string(),
  pinned: z.array(z.number()),
  hidden: z.array(z.number()),
  fromDay: z.string().nullable(),
  toDay: z.string().nullable(),
});
const seenLead = Lead.omit({ name: true });

/** Synonyms, hot words, where words lead, and what stands on top of them. They are no goods: written at once. */
export const searchWordCalls = {
  'SearchWord/GetCounts': call({
    ...toView,
    summary: '各类搜索词有多少',
    input: noInput,
    answer: result(z.object({ synonyms: z.number(), hot: z.number(), leads: z.number(), pins: z.number() })),
  }),
  'SearchWord/GetSynonyms': call({
    ...toView,
    summary: '同义词组，新的在前；关键字按组内的词查找',
    input: find,
    answer: page(SynonymGroup),
  }),
  'SearchWord/SaveSynonyms': call({
    ...toEdit,
    summary: '新建同义词组（groupNo 为空），或修改一组；seen 是修改前页面上的内容',
    input: z.object({
      groupNo: z.int().min(0).nullable().default(null),
      seen: seenGroup.nullable().default(null),
      draft: SynonymDraft,
    }),
    answer: result(SynonymGroup),
  }),
  'SearchWord/RemoveSynonyms': call({
    ...toEdit,
    summary: '删除同义词组',
    input: z.object({ groupNo: z.int().min(0), seen: seenGroup }),
    answer: nothing,
  }),
  'SearchWord/GetHot': call({ ...toView, summary: '热搜词，按显示的次序', input: noInput, answer: rows(HotDraft) }),
  'SearchWord/SaveHot': call({
    ...toEdit,
    summary: '保存全部热搜词与次序；seen 是修改前页面上的内容',
    input: z.object({ seen: z.array(z.object({ word: z.string(), address: z.string() })), words: hotWords }),
    answer: nothing,
  }),
  'SearchWord/GetLeads': call({ ...toView, summary: '词的去向', input: find, answer: page(Lead) }),
  'SearchWord/SaveLead': call({
    ...toEdit,
    summary: '新建或修改一个词的去向；seen 是修改前页面上的内容，新建时为空',
    input: z.object({ seen: seenLead.nullable().default(null), draft: LeadDraft }),
    answer: nothing,
  }),
  'SearchWord/RemoveLead': call({
    ...toEdit,
    summary: '删除一个词的去向',
    input: z.object({ seen: seenLead }),
    answer: nothing,
  }),
  'SearchWord/GetPins': call({ ...toView, summary: '置顶与隐藏的商品，按词', input: find, answer: page(Pin) }),
  'SearchWord/SavePin': call({
    ...toEdit,
    summary: '新建或修改一个词置顶与隐藏的商品；seen 是修改前页面上的内容，新建时为空',
    input: z.object({ seen: seenPin.nullable().default(null), draft: PinDraft }),
    answer: nothing,
  }),
  'SearchWord/RemovePin': call({
    ...toEdit,
    summary: '删除一个词的置顶与隐藏',
    input: z.object({ seen: seenPin }),
    answer: nothing,
  }),
  'SearchWord/FindProducts': call({
    ...toView,
    summary: '按商品编号或名称找商品',
    input: z.object({ searchKey: z.string().trim().max(50, '关键字最多 50 个字') }),
    answer: rows(WordProduct),
  }),
  'SearchWord/Try': call({
    ...toView,
    summary: '试一试：一个词目前的结果与保存后的结果；不写入任何内容',
    input: z.object({ word, customerId: id.nullable().default(null), change: WordDraft }),
    answer: result(
      z.object({
        before: TriedList,
        after: TriedList,
        /** Words of the draft that stand in other groups already. */
        elsewhere: z.array(SynonymGroup.extend({ word: z.string() })),
      }),
    ),
  }),
  'SearchWord/TryOthers': call({
    ...toView,
    summary: '保存后常搜的词有多少个前 10 名不变，哪些有变化；不写入任何内容',
    triesPerMinute: 30,
    input: z.object({ word, customerId: id.nullable().default(null), change: WordDraft }),
    answer: result(
      z.object({ checked: z.number(), kept: z.number(), changed: z.array(ChangedWord), own: z.array(z.string()) }),
    ),
  }),
};
