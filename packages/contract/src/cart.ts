import { z } from 'zod';
import { call, id, nothing, pageInput } from './call';

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

export const cartCalls = {
  'ShopCart/GetList': call({
    summary: '购物车商品；合计为整个购物车中可购买的商品',
    access: 'account',
    work: 'read',
    input: pageInput(z.looseObject({})),
    answer: z.object({
      resultData: z.array(CartItem),
      totalCount: z.number(),
      totalFee: z.number(),
      totalQty: z.number(),
    }),
  }),
  'ShopCart/Delete': call({
    summary: '删除购物车商品',
    access: 'account',
    work: 'write',
    input: z.object({ cartId: id }),
    answer: nothing,
  }),
};
