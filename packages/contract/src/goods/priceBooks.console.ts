import { z } from 'zod';
import { call, day, id, keysOf, page, pageInput, requestId, result, rows } from '../ground/call';
import { priceKindLabels, quantityMax } from './catalog.terms';
import { changeSetStateLabels, releaseHitLabels } from './changeSets.terms';
import {
  bookAudienceLabels,
  bookStateLabels,
  bookTabs,
  bookLimits as limits,
  lineTabs,
  lostByLabels,
  overlapEndLabels,
} from './priceBooks.terms';

const audience = z.enum(keysOf(bookAudienceLabels), { error: '请选择对象' });
const Named = z.object({ id: z.number(), name: z.string() });
/** In yuan. */
const Tier = z.object({ fromQty: z.number(), price: z.number() });

const BookHead = z.object({
  priceBookId: z.number(),
  bookNo: z.string(),
  name: z.string(),
  audience,
  /** For whom, as people read it: `华东精密制造有限公司等 3 家`. */
  forWhom: z.string(),
  fromDay: z.string(),
  /** Empty: no end. */
  toDay: z.string(),
  enabled: z.boolean(),
  priority: z.boolean(),
  ceiling: z.boolean(),
  state: z.enum(keysOf(bookStateLabels)),
  /** Days until it ends, where these are few. */
  endsIn: z.number().nullable(),
  lineCount: z.number(),
  /** Articles that another book for the same customers has on the same days. */
  overlapCount: z.number(),
  /** On which days that is so, from today on; no end: empty. */
  overlapSpans: z.array(z.object({ fromDay: z.string(), toDay: z.string() })),
  /** Rows of change sets that wait for a release. */
  waitingCount: z.number(),
});
export type BookHead = z.infer<typeof BookHead>;

const BookModel = BookHead.extend({
  customers: z.array(Named),
  groups: z.array(Named),
  waiting: z.array(
    z.object({
      changeSetId: z.number(),
      setNo: z.string(),
      title: z.string(),
      state: z.enum(keysOf(changeSetStateLabels)),
    }),
  ),
});
export type BookModel = z.infer<typeof BookModel>;

const Article = z.object({
  skuId: z.number(),
  skuNo: z.string(),
  name: z.string(),
  spec: z.string(),
  unit: z.string(),
  imgUrl: z.string(),
});

const BookLineRow = Article.extend({
  priceLineId: z.number(),
  price: z.number(),
  tiers: z.array(Tier),
  /** Its own days; empty: those of the book. */
  fromDay: z.string(),
  toDay: z.string(),
  listPrice: z.number(),
  cost: z.number().nullable(),
  /** Below zero: cheaper than the list price, in percent of it. */
  percent: z.number(),
  onShelf: z.boolean(),
  ended: z.boolean(),
  waiting: z.boolean(),
});
export type BookLineRow = z.infer<typeof BookLineRow>;

const Overlap = Article.extend({
  otherBookId: z.number(),
  otherName: z.string(),
  herePrice: z.number(),
  therePrice: z.number(),
  fromDay: z.string(),
  toDay: z.string(),
  wins: z.enum(keysOf(overlapEndLabels)),
  why: z.enum(keysOf(lostByLabels)),
});
export type Overlap = z.infer<typeof Overlap>;

/** What a pasted number means; without an article the fault says why. */
const Pasted = Article.extend({
  word: z.string(),
  skuId: z.number().nullable(),
  listPrice: z.number(),
  cost: z.number().nullable(),
  /** It stands in the book already, at that price. */
  priceLineId: z.number().nullable(),
  price: z.number().nullable(),
  fault: z.string(),
});
export type PastedSku = z.infer<typeof Pasted>;

/** What became of what was saved: written, or waiting for a second person. */
export const SavedPrices = z.object({
  changeSetId: z.number(),
  setNo: z.string(),
  state: z.enum(keysOf(changeSetStateLabels)),
  rowCount: z.number(),
  hits: z.partialRecord(z.enum(keysOf(releaseHitLabels)), z.number()),
});
export type SavedPrices = z.infer<typeof SavedPrices>;

const WhyLine = z.object({
  priceLineId: z.number(),
  priceBookId: z.number(),
  bookName: z.string(),
  audience,
  priority: z.boolean(),
  price: z.number(),
  tiers: z.array(Tier),
  fromDay: z.string(),
  toDay: z.string(),
  /** Null: this one decides. */
  lostBy: z.enum(keysOf(lostByLabels)).nullable(),
});

const Why = z.object({
  article: Article.extend({ onShelf: z.boolean(), ended: z.boolean(), moq: z.number() }),
  customerName: z.string(),
  qty: z.number(),
  day: z.string(),
  price: z.number(),
  kind: z.enum(keysOf(priceKindLabels)),
  total: z.number(),
  /** What everybody pays: for one, and for this quantity. */
  listPrice: z.number(),
  listAtQty: z.number(),
  marketPrice: z.number(),
  /** Of this price, in percent; null: nobody knows the cost. */
  margin: z.number().nullable(),
  inPool: z.boolean(),
  lines: z.array(WhyLine),
  /** When it will be another one without anybody doing anything. */
  later: z.array(z.object({ day: z.string(), price: z.number(), from: z.string() })),
  /** Where the line that decides comes from, latest first. */
  history: z.array(
    z.object({
      time: z.string(),
      who: z.string(),
      releasedBy: z.string(),
      what: z.string(),
      changeSetId: z.number(),
      setNo: z.string(),
    }),
  ),
});
export type Why = z.infer<typeof Why>;

/** What the sheet of a book's lines is asked for: as the page narrows them. */
export const BookLinesExport = z.object({
  priceBookId: id,
  searchKey: z.string().max(100, '关键字最多 100 个字').default(''),
  tab: z.enum(keysOf(lineTabs), { error: '不支持的页签' }).default('all'),
});
/** What a sheet says, row by row; `rowCount` is all it has. */
export type BookSheet = { rows: string[][]; rowCount: number };

const toView = { access: 'operator', needs: 'goods/prices', work: 'read' } as const;
const toEdit = { access: 'operator', needs: 'goods/prices/edit', work: 'write' } as const;
const byBook = z.object({ priceBookId: id });

const yuan = z
  .number('请填写价格')
  .min(0.01, '价格须大于 0')
  .max(100_000_000, '价格过大')
  .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, '价格最多两位小数');
const ids = (most: number, name: string) => z.array(id).max(most, `${name}最多 ${most} 个`).default([]);
const days = { fromDay: day.nullable().default(null), toDay: day.nullable().default(null) };
const searchKey = z.string().max(100, '关键字最多 100 个字').default('');

const Line = z.object({
  /** Null: a new one. */
  priceLineId: id.nullable().default(null),
  skuId: id,
  price: yuan,
  tiers: z
    .array(z.object({ fromQty: z.int('数量须是整数').min(2, '数量从 2 起').max(quantityMax, '数量过大'), price: yuan }))
    .max(10, '阶梯价最多 10 档')
    .default([]),
  ...days,
});
export type LineDraft = z.input<typeof Line>;

export const priceBookCalls = {
  'PriceBook/GetPage': call({
    ...toView,
    summary: '价目表列表与各页签数量',
    input: pageInput(
      z.object({
        tab: z.enum(keysOf(bookTabs), { error: '不支持的页签' }).default('all'),
        audience: audience.optional(),
        customerId: id.optional(),
      }),
    ),
    answer: page(BookHead).extend({ tabCounts: z.record(z.enum(keysOf(bookTabs)), z.number()) }),
  }),
  'PriceBook/GetModel': call({ ...toView, summary: '一本价目表', input: byBook, answer: result(BookModel) }),
  'PriceBook/GetLines': call({
    ...toView,
    summary: '一本价目表里的价',
    input: pageInput(
      byBook.extend({ tab: z.enum(keysOf(lineTabs), { error: '不支持的页签' }).default('all') }),
    ).required({
      reqData: true,
    }),
    answer: page(BookLineRow).extend({ tabCounts: z.record(z.enum(keysOf(lineTabs)), z.number()) }),
  }),
  'PriceBook/GetOverlaps': call({
    ...toView,
    summary: '与同级其他价目表重叠的商品，哪一本生效',
    input: pageInput(byBook).required({ reqData: true }),
    answer: page(Overlap),
  }),
  'PriceBook/GetParties': call({
    ...toView,
    summary: '按名称找企业与客户组',
    input: z.object({ searchKey }),
    answer: result(z.object({ customers: z.array(Named), groups: z.array(Named) })),
  }),
  'PriceBook/FindSkus': call({
    ...toView,
    summary: '按编号或名称找规格',
    input: z.object({ searchKey }),
    answer: rows(Article),
  }),
  'PriceBook/Match': call({
    ...toView,
    summary: '粘贴的商品编号各是哪个规格，是否已在这本价目表里',
    input: byBook.extend({
      words: z
        .array(z.string().trim().min(1, '请填写商品编号').max(100, '商品编号过长'))
        .min(1, '请粘贴商品编号')
        .max(limits.pasted, `一次最多 ${limits.pasted} 行`),
    }),
    answer: rows(Pasted),
  }),
  'PriceBook/Why': call({
    ...toView,
    summary: '某个商品对某家企业在某天某个数量是什么价，为什么',
    input: z.object({
      skuId: id,
      customerId: id,
      qty: z.int('数量须是整数').min(1, '数量至少 1').max(quantityMax, `数量最多 ${quantityMax}`),
      day,
    }),
    answer: result(Why),
  }),
  'PriceBook/Save': call({
    ...toEdit,
    summary: '新建价目表，或改它的名称、对象、日期与规则',
    input: z.object({
      requestId,
      priceBookId: id.nullable().default(null),
      name: z.string().trim().min(2, '名称至少 2 个字').max(limits.name, `名称最多 ${limits.name} 个字`),
      audience,
      customerIds: ids(limits.customers, '企业'),
      groupIds: ids(limits.groups, '客户组'),
      fromDay: day,
      toDay: days.toDay,
      enabled: z.boolean().default(true),
      priority: z.boolean().default(false),
      ceiling: z.boolean().default(true),
    }),
    answer: result(SavedPrices.extend({ priceBookId: z.number() })),
  }),
  'PriceBook/SaveLines': call({
    ...toEdit,
    summary: '增改、移除价目表里的价；触发放行规则的须由另一人发布',
    bodyMaxBytes: 1024 * 1024,
    input: byBook.extend({
      requestId,
      lines: z.array(Line).max(limits.pasted, `一次最多 ${limits.pasted} 行`).default([]),
      removed: ids(limits.pasted, '行'),
    }),
    answer: result(SavedPrices),
  }),
};
