import { z } from 'zod';
import { call, id, keysOf, nothing, page, pageInput, result } from '../ground/call';
import {
  typedWordLimits as limits,
  typedWordAdvices,
  typedWordFates,
  typedWordKinds,
  typedWordStates,
} from './typedWords.terms';

/** Of which days, and typed by whom. */
const Span = z.object({
  days: z.union([z.literal(7), z.literal(30), z.literal(90)], { error: '只能是近 7、30 或 90 天' }).default(7),
  customerId: id.optional(),
  groupId: id.optional(),
});

export const TypedWordFilter = Span.extend({
  kind: z.enum(keysOf(typedWordKinds), { error: '不支持的类别' }).default('watch'),
  /** Left out: whatever was decided. */
  state: z.enum(keysOf(typedWordStates), { error: '不支持的状态' }).optional(),
  /** Typed at least so often. */
  least: z.int('次数必须是整数').min(1, '次数至少为 1').max(limits.least, `次数最多 ${limits.least}`).default(1),
});
export type TypedWordFilter = z.output<typeof TypedWordFilter>;

const searchKey = z.string().max(100, '关键字最多 100 个字').default('');

const Next = z.object({
  word: z.string(),
  times: z.number(),
  /** Of all that typed the first word. */
  percent: z.number(),
  /** What the next word finds. */
  results: z.number(),
});

const TypedWordRow = z.object({
  wordId: z.number(),
  word: z.string(),
  searches: z.number(),
  /** Customers whose people typed it. */
  customers: z.number(),
  /** The last of them is this week. */
  weeks: z.array(z.number()),
  /** What the last search for it found. */
  results: z.number(),
  clickPercent: z.number(),
  /** Neither opened nor asked for anything, nor typed another word. */
  leftPercent: z.number(),
  carts: z.number(),
  requests: z.number(),
  next: Next.nullable(),
  fate: z.enum(keysOf(typedWordFates)),
  state: z.enum(keysOf(typedWordStates)),
  /** `from` means `to`; of a successor their article numbers, and where it is kept. */
  advice: z.object({ kind: z.enum(typedWordAdvices), from: z.string(), to: z.string(), productId: z.number() }),
});
export type TypedWordRow = z.infer<typeof TypedWordRow>;

const Figure = z.object({ words: z.number(), searches: z.number() });

const TypedWordModel = TypedWordRow.extend({
  /** By whom, the most first; the names of companies, never of people. */
  who: z.array(z.object({ customerId: z.number(), name: z.string(), searches: z.number() })),
  otherCustomers: z.object({ customers: z.number(), searches: z.number() }),
  /** Searches of nobody known. */
  visitors: z.number(),
  nexts: z.array(Next),
});
export type TypedWordModel = z.infer<typeof TypedWordModel>;

export const TypedWordExport = z.object({ searchKey, reqData: TypedWordFilter.prefault({}) });

export const consoleTypedWordCalls = {
  'TypedWord/GetPage': call({
    summary: '人们搜了什么：每个词的次数、结果、点击与之后，搜得多的在前',
    access: 'operator',
    needs: 'goods/view',
    work: 'read',
    input: pageInput(TypedWordFilter),
    answer: page(TypedWordRow).extend({
      figures: z.record(z.enum(keysOf(typedWordKinds)), Figure),
      /** All that was typed in these days, whatever the other conditions. */
      searches: z.number(),
      customers: z.number(),
      /** What the customer or group that was asked for is called. */
      whose: z.string(),
    }),
  }),
  'TypedWord/GetModel': call({
    summary: '一个词：哪些企业在搜，接着改搜了什么',
    access: 'operator',
    needs: 'goods/view',
    work: 'read',
    input: Span.extend({ wordId: id }),
    answer: result(TypedWordModel),
  }),
  'TypedWord/Decide': call({
    summary: '把词标为已处理、忽略，或改回未处理',
    access: 'operator',
    needs: 'goods/edit',
    work: 'write',
    input: z.object({
      wordIds: z.array(id).min(1, '请选择词').max(limits.decided, `一次最多 ${limits.decided} 个词`),
      /** What whoever decides saw them as. */
      seen: z.enum(keysOf(typedWordStates), { error: '不支持的状态' }),
      state: z.enum(keysOf(typedWordStates), { error: '不支持的状态' }),
    }),
    answer: nothing,
  }),
};
