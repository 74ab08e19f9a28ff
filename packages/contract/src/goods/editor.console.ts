import { z } from 'zod';
import { call, id, keysOf, noInput, requestId, result } from '../ground/call';
import { GoodsFilter } from './assortment.console';
import { priceKindLabels, quantityMax } from './catalog.terms';
import { editList } from './changeSets.console';
import { changeSetLimits, changeSetStateLabels } from './changeSets.terms';
import { editorLimits } from './editor.terms';
import { fieldNamesOf, mostMoney, thingLabels } from './fields.terms';

/** By the names of their fields, as change sets hold them: money in 分. */
const values = z.record(z.string(), z.unknown());
const named = z.object({ id: z.number(), name: z.string() });

const EditedSku = z.object({
  skuId: z.number(),
  skuNo: z.string(),
  values,
  available: z.number(),
  reserved: z.number(),
  sales: z.number(),
});
export type EditedSku = z.infer<typeof EditedSku>;

/** A set that nobody has released yet, with what it would change here. */
const OpenSet = z.object({
  changeSetId: z.number(),
  setNo: z.string(),
  title: z.string(),
  who: z.string(),
  time: z.string(),
  state: z.enum(keysOf(changeSetStateLabels)),
  isMine: z.boolean(),
  rows: z.array(
    z.object({
      thing: z.enum(keysOf(thingLabels)),
      thingId: z.number().nullable(),
      field: z.string(),
      after: z.unknown(),
    }),
  ),
});
export type OpenSet = z.infer<typeof OpenSet>;

const EditedProduct = z.object({
  productId: z.number(),
  values,
  skus: z.array(EditedSku),
  changeTime: z.string(),
  /** What other things are called that it names: products and SKUs. */
  names: z.object({ product: z.array(named), sku: z.array(named) }),
  open: z.array(OpenSet),
});
export type EditedProduct = z.infer<typeof EditedProduct>;

const Choices = z.object({
  /** By the way down the tree; only those at an end of it take goods. */
  categories: z.array(
    named.extend({
      isLeaf: z.boolean(),
      template: z.array(
        z.object({
          name: z.string(),
          kind: z.enum(['text', 'number', 'choice']),
          unit: z.string(),
          choices: z.array(z.string()),
          required: z.boolean(),
          facet: z.boolean(),
        }),
      ),
    }),
  ),
  brands: z.array(named),
  suppliers: z.array(named),
  labels: z.array(named),
});
export type Choices = z.infer<typeof Choices>;

const GridRow = z.object({
  skuId: z.number(),
  productId: z.number(),
  skuNo: z.string(),
  specs: z.string(),
  name: z.string(),
  available: z.number(),
  product: values,
  sku: values,
  /** It waits in a set that nobody has released yet, by the field: who made it, and what it says. */
  open: z.array(
    z.object({ thing: z.enum(['product', 'sku']), field: z.string(), who: z.string(), after: z.unknown() }),
  ),
});
export type GridRow = z.infer<typeof GridRow>;

/** As somebody sees a SKU of the page; money in yuan. */
const SeenSku = z.object({
  inPool: z.boolean(),
  price: z.number(),
  kind: z.enum(keysOf(priceKindLabels)),
  bookName: z.string(),
  /** From which quantity on it costs less. */
  steps: z.array(z.object({ fromQty: z.number(), price: z.number() })),
  partNo: z.string(),
});
export type SeenSku = z.infer<typeof SeenSku>;

const fen = z.int('金额须为整数分').min(0, '金额不能为负').max(mostMoney, '金额过大');
const qty = z.int('数量须是整数').min(1, '数量至少 1').max(quantityMax, `数量最多 ${quantityMax}`);

const fieldsOf = (thing: 'product' | 'sku') =>
  z.array(z.enum(fieldNamesOf(thing) as [string, ...string[]], { error: '没有这一项' })).max(40, '一次最多 40 列');

const toView = { access: 'operator', needs: 'goods/view', work: 'read' } as const;

export const editorCalls = {
  'Goods/GetModel': call({
    ...toView,
    summary: '一件商品的全部内容，与谁也在改它',
    input: z.object({ productId: id }),
    answer: result(EditedProduct),
  }),
  'Goods/GetChoices': call({
    ...toView,
    summary: '编辑商品时可选的分类（带参数模板）、品牌、供应商、标签',
    input: noInput,
    answer: result(Choices),
  }),
  'Goods/GetGrid': call({
    ...toView,
    summary: `表格编辑的行：选中的商品或符合条件的全部，最多 ${editorLimits.gridRows} 个规格`,
    input: z.object({
      searchKey: z.string().max(100, '关键字最多 100 个字').default(''),
      reqData: GoodsFilter.prefault({}),
      productIds: z.array(id).max(100, '一次最多选择 100 件').default([]),
      fields: z.object({ product: fieldsOf('product'), sku: fieldsOf('sku') }),
    }),
    answer: result(z.object({ rows: z.array(GridRow), more: z.boolean() })),
  }),
  'Goods/SeeAs': call({
    access: 'operator',
    needs: 'goods/prices',
    work: 'read',
    summary: '访客或某家企业看到的这件商品：按页面上的价格算，未保存的也算',
    input: z.object({
      productId: id,
      customerId: id.nullable(),
      skus: z
        .array(
          z.object({
            skuId: id.nullable(),
            listPrice: fen,
            moq: qty,
            tiers: z.array(z.object({ fromQty: qty, price: fen })).max(10, '阶梯价最多 10 档'),
          }),
        )
        .min(1, '请选择规格')
        .max(editorLimits.skusOfProduct, `一次最多 ${editorLimits.skusOfProduct} 个规格`),
    }),
    answer: result(z.array(SeenSku)),
  }),
  'Goods/Save': call({
    access: 'operator',
    needs: 'goods/edit',
    work: 'write',
    summary: '保存商品的改动为一张变更单；可同时发布，触发规则的转为待放行',
    bodyMaxBytes: 4 * 1024 * 1024,
    input: z.object({
      requestId,
      title: z
        .string()
        .trim()
        .min(1, '请填写标题')
        .max(changeSetLimits.title, `标题最多 ${changeSetLimits.title} 个字`),
      source: z.enum(['editor', 'grid'], { error: '不支持的来源' }),
      edits: editList,
      release: z.boolean(),
      /** An own draft, which this one takes the place of. */
      replaces: id.optional(),
    }),
    answer: result(
      z.object({
        changeSetId: z.number(),
        setNo: z.string(),
        state: z.enum(keysOf(changeSetStateLabels)),
        rowCount: z.number(),
        skippedCount: z.number(),
        /** The product that was made by it, once it is released. */
        madeProductId: z.number().nullable(),
      }),
    ),
  }),
};
