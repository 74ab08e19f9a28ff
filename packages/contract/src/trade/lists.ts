import { z } from 'zod';
import { Successor } from '../goods/catalog';
import { call, id, keysOf, noInput, nothing, result, rows } from '../ground/call';
import { quantity } from './cart';
import { boughtMost, listLimits as limits, listShareLabels } from './lists.terms';
import { QuickGoods } from './quickOrder';

const PurchaseList = z.object({
  listId: z.number(),
  name: z.string(),
  lineCount: z.number(),
  own: z.boolean(),
  ownerName: z.string(),
  share: z.enum(keysOf(listShareLabels)),
  /** Those who see it may change its lines too. */
  shareEdit: z.boolean(),
  /** Whether the caller may change its lines. */
  editable: z.boolean(),
  editTime: z.string(),
  editedBy: z.string(),
});
export type PurchaseList = z.infer<typeof PurchaseList>;

/** Goods as they are today, with what was noted of them. */
const PurchaseListLine = QuickGoods.extend({
  qty: z.number(),
  note: z.string(),
  /** For one, when it was put in. */
  priceWhenKept: z.number(),
  /** Sold no more: what is sold in its place. */
  successor: Successor.nullable(),
});
export type PurchaseListLine = z.infer<typeof PurchaseListLine>;

const note = z.string({ error: '备注必须是文字' }).trim().max(limits.note, `备注最多 ${limits.note} 个字`);
const byList = z.object({ listId: id });
const itemIds = z.array(id).min(1, '请选择商品').max(limits.lines, `一次最多 ${limits.lines} 项`);
const some = <T extends z.ZodType>(line: T) =>
  z.array(line).min(1, '请选择商品').max(limits.lines, `一次最多 ${limits.lines} 项`);

const LineAdded = z.object({
  itemId: z.number(),
  added: z.boolean(),
  /** As many as went into the cart. */
  qty: z.number(),
  text: z.string(),
});
export type LineAdded = z.infer<typeof LineAdded>;

const Regular = QuickGoods.extend({
  times: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
  lastQty: z.number(),
  lastPrice: z.number(),
});
export type Regular = z.infer<typeof Regular>;

/** The last purchase of an article, and how much of it was bought lately. */
const Bought = z.object({
  itemId: z.number(),
  lastDay: z.string(),
  lastQty: z.number(),
  lastPrice: z.number(),
  /** Within the days that make a regular. */
  recentQty: z.number(),
});
export type Bought = z.infer<typeof Bought>;

const page = 'concern/purchaseList';

export const listCalls = {
  'PurchaseList/GetList': call({
    summary: '采购清单：自己的，与共享给自己的',
    access: 'account',
    needs: page,
    work: 'read',
    input: noInput,
    answer: rows(PurchaseList),
  }),
  'PurchaseList/GetModel': call({
    summary: '一份采购清单：每一行现在的价格、库存与能否购买',
    access: 'account',
    needs: page,
    work: 'read',
    input: byList,
    answer: result(PurchaseList.extend({ lines: z.array(PurchaseListLine) })),
  }),
  'PurchaseList/Save': call({
    summary: '新建清单，或修改自己的清单的名称与共享',
    access: 'account',
    needs: page,
    work: 'write',
    input: z.object({
      listId: id.optional(),
      name: z
        .string({ error: '请输入清单名称' })
        .trim()
        .min(1, '请输入清单名称')
        .max(limits.name, `清单名称最多 ${limits.name} 个字`),
      share: z.enum(keysOf(listShareLabels), { error: '请选择共享范围' }).default('none'),
      shareEdit: z.boolean('请选择是或否').default(false),
    }),
    answer: result(z.object({ listId: z.number() })),
  }),
  'PurchaseList/Delete': call({
    summary: '删除自己的一份清单',
    access: 'account',
    needs: page,
    work: 'write',
    input: byList,
    answer: nothing,
  }),
  'PurchaseList/AddLines': call({
    summary: '存入清单；已有的商品数量相加，看不到的商品不存入',
    access: 'account',
    needs: page,
    work: 'write',
    input: byList.extend({ lines: some(z.object({ itemId: id, qty: quantity, note: note.optional() })) }),
    answer: result(z.object({ added: z.number(), raised: z.number(), missing: z.number() })),
  }),
  'PurchaseList/EditLine': call({
    summary: '修改清单中一行的数量或备注，或把停售的换成接替它的商品',
    access: 'account',
    needs: page,
    work: 'write',
    input: byList.extend({
      itemId: id,
      qty: quantity.optional(),
      note: note.optional(),
      /** It is sold no more: what is sold in its place takes its place here, with its quantity and its note. */
      toSuccessor: z.boolean('请选择是或否').default(false),
    }),
    answer: nothing,
  }),
  'PurchaseList/RemoveLines': call({
    summary: '从清单移除商品，可多选',
    access: 'account',
    needs: page,
    work: 'write',
    input: byList.extend({ itemIds }),
    answer: nothing,
  }),
  'PurchaseList/ToCart': call({
    summary: '把清单中的商品放进购物车；逐行回答结果',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: byList.extend({ lines: some(z.object({ itemId: id, qty: quantity })) }),
    answer: rows(LineAdded),
  }),
  'Regular/GetList': call({
    summary: '常购：近 90 天买过的商品，最近一次的日期、数量与价格，以及现价',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: z.object({ whose: z.enum(['mine', 'all'], { error: '只能是 mine 或 all' }).default('mine') }).prefault({}),
    answer: rows(Regular).extend({ seesOthers: z.boolean() }),
  }),
  'Regular/GetBought': call({
    summary: '这些商品的上次采购与近 90 天的数量，在本人看得到的订单里；没买过的不在其中',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: z.object({ itemIds: z.array(id).min(1, '请选择商品').max(boughtMost, `一次最多 ${boughtMost} 种`) }),
    answer: rows(Bought),
  }),
};
