import { z } from 'zod';
import { call, id, keysOf, noInput, page, pageInput, requestId, result, text } from '../ground/call';
import { importMaxBytes } from '../ground/imports';
import {
  countVerdictLabels,
  stockLimits as limits,
  stockCountRowLabels,
  stockCountSourceLabels,
  stockCountStateLabels,
  stockEntryLabels,
  stockSorts,
  stockTabs,
} from './stock.terms';

const ids = z.array(id).max(100, '一项条件最多选择 100 个').default([]);

/** Which SKUs. A category means all below it too. */
export const StockFilter = z.object({
  tab: z.enum(keysOf(stockTabs), { error: '不支持的状态' }).default('all'),
  categoryIds: ids,
  supplierIds: ids,
});
export type StockFilter = z.output<typeof StockFilter>;

const searchKey = z.string().max(100, '关键字最多 100 个字').default('');

const StockRow = z.object({
  skuId: z.number(),
  productId: z.number(),
  skuNo: z.string(),
  name: z.string(),
  specs: z.string(),
  imgUrl: z.string(),
  unit: z.string(),
  categoryName: z.string(),
  supplierName: z.string(),
  onHand: z.number(),
  reserved: z.number(),
  available: z.number(),
  warnQty: z.number(),
  /** How many people wait for it. */
  waiting: z.number(),
  soldOut: z.boolean(),
  low: z.boolean(),
});
export type StockRow = z.infer<typeof StockRow>;

/** For whom pieces are set aside: an order, or the exchange of a return. */
const Holding = z.object({
  number: z.string(),
  orderId: z.number().nullable(),
  returnId: z.number().nullable(),
  customerName: z.string(),
  qty: z.number(),
});
export type StockHolding = z.infer<typeof Holding>;

const StockModel = StockRow.extend({
  holdings: z.array(Holding),
  waiters: z.array(z.object({ customerName: z.string(), accountName: z.string(), time: z.string() })),
});
export type StockModel = z.infer<typeof StockModel>;

const StockEntry = z.object({
  entryId: z.number(),
  time: z.string(),
  kind: z.enum(keysOf(stockEntryLabels)),
  /** What it did to the two balances. */
  onHand: z.number(),
  reserved: z.number(),
  /** The number of the order, return or count behind it; empty: none. */
  number: z.string(),
  orderId: z.number().nullable(),
  returnId: z.number().nullable(),
  countId: z.number().nullable(),
  /** The operator, or the customer whose order it was. */
  who: z.string(),
  note: z.string(),
});
export type StockEntry = z.infer<typeof StockEntry>;

const CountHead = z.object({
  countId: z.number(),
  countNo: z.string(),
  source: z.enum(keysOf(stockCountSourceLabels)),
  state: z.enum(keysOf(stockCountStateLabels)),
  fileName: z.string(),
  reason: z.string(),
  who: z.string(),
  time: z.string(),
  rowCount: z.number(),
  doneCount: z.number(),
  skippedCount: z.number(),
  /** Pieces found more, and fewer, than the books said. */
  more: z.number(),
  fewer: z.number(),
});
export type CountHead = z.infer<typeof CountHead>;

const CountedRow = z.object({
  rowNo: z.number(),
  skuId: z.number(),
  skuNo: z.string(),
  name: z.string(),
  specs: z.string(),
  booked: z.number(),
  found: z.number(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  state: z.enum(keysOf(stockCountRowLabels)),
  why: z.string(),
});
export type CountedRow = z.infer<typeof CountedRow>;

const cell = z.string('单元格必须是文字').max(200, '单元格最多 200 个字').default('');
const SheetRow = z.object({
  rowNo: z.int('行号必须是整数').min(1).max(1_048_576),
  skuNo: cell,
  booked: cell,
  found: cell,
});
const sheet = z.array(SheetRow).min(1, '表格中没有商品').max(limits.countRows, `一次最多盘点 ${limits.countRows} 行`);

const CheckedRow = z.object({
  rowNo: z.number(),
  skuId: z.number().nullable(),
  skuNo: z.string(),
  name: z.string(),
  specs: z.string(),
  /** As written in the sheet. */
  booked: z.string(),
  found: z.string(),
  /** What is on hand now, and what would be. */
  now: z.number().nullable(),
  after: z.number().nullable(),
  difference: z.number().nullable(),
  /** The stock moved since the sheet was made. */
  moved: z.boolean(),
  verdict: z.enum(keysOf(countVerdictLabels)),
  note: z.string(),
});
export type CheckedRow = z.infer<typeof CheckedRow>;

const reason = text(limits.reason, '原因').pipe(
  z.string().min(limits.reasonLeast, `请用至少 ${limits.reasonLeast} 个字说明原因`),
);

const toView = { access: 'operator', needs: 'goods/stock', work: 'read' } as const;
const toAdjust = { access: 'operator', needs: 'goods/stock/adjust' } as const;

export const stockCalls = {
  'Stock/GetPage': call({
    ...toView,
    summary: '库存列表：在库、占用、可用、预警、等货人数，与各页签数量',
    input: pageInput(
      StockFilter.extend({ sort: z.enum(keysOf(stockSorts), { error: '不支持的排序' }).default('skuNo') }),
    ),
    answer: page(StockRow).extend({ tabCounts: z.record(z.enum(keysOf(stockTabs)), z.number()) }),
  }),
  'Stock/GetChoices': call({
    ...toView,
    summary: '库存列表可选的分类与供应商',
    input: noInput,
    answer: result(
      z.object({
        categories: z.array(z.object({ id: z.number(), name: z.string(), parentId: z.number().nullable() })),
        suppliers: z.array(z.object({ id: z.number(), name: z.string() })),
      }),
    ),
  }),
  'Stock/GetModel': call({
    ...toView,
    summary: '一个规格的库存：被哪些订单占用、谁在等货',
    input: z.object({ skuId: id }),
    answer: result(StockModel),
  }),
  'Stock/GetEntries': call({
    ...toView,
    summary: '一个规格的库存流水，新的在前',
    input: pageInput(z.object({ skuId: id })),
    answer: page(StockEntry),
  }),
  'Stock/Adjust': call({
    ...toAdjust,
    summary: '把一个规格的在库改为实际数量；看到的数量已变时不改，说明现在是多少',
    work: 'write',
    input: z.object({
      requestId,
      skuId: id,
      /** What the screen said was on hand. */
      seen: z.int('在库数量须是整数').min(0),
      onHand: z
        .int('在库数量须是整数')
        .min(0, '在库数量不能为负数')
        .max(limits.onHand, `在库数量最多 ${limits.onHand}`),
      reason,
    }),
    answer: result(z.object({ countId: z.number(), countNo: z.string() })),
  }),
  'Stock/CheckCount': call({
    ...toAdjust,
    summary: '试运行盘点表：逐行说明会改成多少、哪里有误；什么也不写',
    work: 'read',
    bodyMaxBytes: importMaxBytes,
    input: z.object({ rows: sheet }),
    answer: result(
      z.object({
        counts: z.record(z.enum(keysOf(countVerdictLabels)), z.number()),
        /** Pieces found more, and fewer, than the sheet says were there. */
        more: z.number(),
        fewer: z.number(),
        /** What is wrong first, then what would change. */
        rows: z.array(CheckedRow),
      }),
    ),
  }),
  'Stock/PostCount': call({
    ...toAdjust,
    summary: '盘点过账：按差异调整现有在库，生成盘点单；有误的行不过账，或整表不过账',
    work: 'write',
    bodyMaxBytes: importMaxBytes,
    input: z.object({
      requestId,
      fileName: text(200, '文件名'),
      reason,
      /** Rows that are wrong are left out; otherwise one of them keeps all from being posted. */
      onlyGood: z.boolean().default(false),
      rows: sheet,
    }),
    answer: result(z.object({ countId: z.number(), countNo: z.string() })),
  }),
  'Stock/GetCounts': call({
    ...toView,
    summary: '盘点单与库存调整，新的在前',
    input: pageInput(z.object({ source: z.enum(keysOf(stockCountSourceLabels)).optional() })),
    answer: page(CountHead),
  }),
  'Stock/GetCount': call({
    ...toView,
    summary: '一张盘点单',
    input: z.object({ countId: id }),
    answer: result(CountHead),
  }),
  'Stock/GetCountRows': call({
    ...toView,
    summary: '一张盘点单的行',
    input: pageInput(z.object({ countId: id, onlyDifferences: z.boolean().default(false) })),
    answer: page(CountedRow),
  }),
};

/** What a sheet is asked for; the answer is a file. */
export const StockExport = z.object({ searchKey, reqData: StockFilter.prefault({}) });
