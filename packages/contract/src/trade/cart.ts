import { z } from 'zod';
import { priceKindLabels, quantityMax } from '../goods/catalog.terms';
import { call, id, keysOf, nothing, page, pageInput, result } from '../ground/call';
import { cartLineMax, type LineProblemCode, lineProblemCodes } from './cart.terms';

export const CartItem = z.object({
  cartId: z.number(),
  companyId: z.number(),
  accountId: z.number(),
  itemId: z.number(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  colorName: z.string(),
  chartQty: z.number(),
  /** Price when it was put into the cart. */
  chartPrice: z.number(),
  chartTotalFee: z.number(),
  /** Price now: what an order would take. */
  realPrice: z.number(),
  isChecked: z.boolean(),
  createTime: z.string(),
  editTime: z.string(),
  /** 0 = unavailable, shown disabled. */
  itemState: z.union([z.literal(0), z.literal(1)]),
  imgs: z.array(z.object({ imgUrl: z.string() })),
});
export type CartItem = z.infer<typeof CartItem>;

export const LineProblem = z.object({
  code: z.enum(lineProblemCodes as [LineProblemCode, ...LineProblemCode[]]),
  text: z.string(),
});
export type LineProblem = z.infer<typeof LineProblem>;

/** A line as the cart page needs it. */
export const CartLine = CartItem.extend({
  productId: z.number(),
  supplierId: z.number(),
  supplierName: z.string(),
  /** Code of the province it is sent from; empty: nobody knows. */
  shipsFrom: z.string(),
  partNo: z.string(),
  unit: z.string(),
  moq: z.number(),
  multiple: z.number(),
  stockQty: z.number(),
  priceKind: z.enum(keysOf(priceKindLabels)),
  /** Of an agreed price: the book it is from, its last day, what it saves for each; empty where there is none. */
  contractBook: z.string(),
  contractUntil: z.string(),
  contractSaved: z.number(),
  /** Null: it can be bought as it stands. */
  problem: LineProblem.nullable(),
  /** The nearest quantity that can be bought now; null: no quantity helps. */
  sellableQty: z.number().nullable(),
  /** 已按起订量由 5 调整为 10; empty: the quantity is the buyer's own. */
  adjusted: z.string(),
});
export type CartLine = z.infer<typeof CartLine>;

/** Of the checked lines that can be bought: what settlement would take. */
export const CheckedTotals = z.object({ lineCount: z.number(), totalQty: z.number(), totalFee: z.number() });
export type CheckedTotals = z.infer<typeof CheckedTotals>;

const CartGroup = z.object({ supplierId: z.number(), supplierName: z.string(), lines: z.array(CartLine) });
export type CartGroup = z.infer<typeof CartGroup>;

export const quantity = z
  .int('数量必须是整数')
  .min(1, '数量至少为 1')
  .max(quantityMax, `数量最多 ${quantityMax.toLocaleString('en-US')}`);

const someLines = z.array(id).min(1, '请选择商品').max(cartLineMax, `一次最多 ${cartLineMax} 项`);

const NewLine = z.object({ itemId: id, chartQty: quantity });
const Edited = z.object({
  cartId: id,
  chartQty: quantity.optional(),
  isChecked: z.boolean('是否选中只能是 true 或 false').optional(),
});

const Added = z.object({ cartId: z.number(), itemId: z.number(), chartQty: z.number() });

const ChangedLines = result(z.array(CartLine)).extend({ checked: CheckedTotals });

const CartPage = page(CartItem).extend({ totalFee: z.number(), totalQty: z.number() });

export const cartCalls = {
  'ShopCart/GetList': call({
    summary: '购物车商品；合计为整个购物车中可购买的商品',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    // Pages of the owner's kind send their token a second time; the header is what counts.
    input: pageInput(z.looseObject({})).extend({ token: z.string().optional() }),
    answer: CartPage,
  }),
  'ShopCart/GetPage': call({
    summary: '购物车商品分页，可按名称或编号查找；合计为整个购物车中可购买的商品',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: pageInput(z.looseObject({})),
    answer: CartPage,
  }),
  'ShopCart/GetWebList': call({
    summary: '购物车页面：按供应商分组，失效商品另列，合计为选中且可购买的商品',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: z.object({}).prefault({}),
    answer: result(z.object({ groups: z.array(CartGroup), invalid: z.array(CartLine) })).extend({
      checked: CheckedTotals,
    }),
  }),
  'ShopCart/Add': call({
    summary: '加入购物车；已有的商品数量相加',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: NewLine,
    answer: result(Added),
  }),
  'ShopCart/AddList': call({
    summary: '批量加入购物车，全部成功或全部不加；每一行的错误在 fields 的 items.行 中',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: z.object({
      items: z.array(NewLine).min(1, '请选择商品').max(cartLineMax, `一次最多 ${cartLineMax} 项`),
    }),
    answer: result(z.array(Added)),
  }),
  'ShopCart/Edit': call({
    summary: '修改一行或多行的数量、是否选中；返回改后的行与选中合计',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: z.object({
      items: z.array(Edited).min(1, '请选择商品').max(cartLineMax, `一次最多 ${cartLineMax} 项`),
    }),
    answer: ChangedLines,
  }),
  'ShopCart/FitQty': call({
    summary: '改为可售数量：把有库存而数量不能购买的行改为最近的可售数量；返回改了的行与选中合计',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: z.object({ cartIds: someLines.optional() }).prefault({}),
    answer: ChangedLines,
  }),
  'ShopCart/UnfitQty': call({
    summary: '撤销调整：被调整过的行改回原来的数量；返回改了的行与选中合计',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: z.object({ cartIds: someLines.optional() }).prefault({}),
    answer: ChangedLines,
  }),
  'ShopCart/Delete': call({
    summary: '删除购物车商品，一行用 cartId 或 data 中的 cartId，多行用 cartIds',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: z
      .object({
        cartId: id.optional(),
        cartIds: someLines.optional(),
        data: z.object({ cartId: id }).optional(),
      })
      .refine(({ cartId, cartIds, data }) => (cartId ?? cartIds ?? data) !== undefined, {
        error: '请选择要删除的商品',
        path: ['cartId'],
      }),
    answer: nothing,
  }),
  'ShopCart/MoveToConcern': call({
    summary: '移入关注，可多选；已关注的只从购物车删除',
    access: 'account',
    needs: 'concern/itemConcern',
    work: 'write',
    input: z.object({ cartIds: someLines }),
    answer: nothing,
  }),
  'ShopCart/EmptyCart': call({
    summary: '清空购物车；onlyInvalid 只清空失效商品',
    access: 'account',
    needs: 'order/myOrder/buy',
    work: 'write',
    input: z.object({ onlyInvalid: z.boolean('只能是 true 或 false').default(false) }),
    answer: result(z.object({ removed: z.number() })),
  }),
};
