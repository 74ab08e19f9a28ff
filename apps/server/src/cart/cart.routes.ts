import type { cartCalls } from '@yigou/contract';
import type { Routes } from '../http/bind';
import { readCart, removeFromCart } from './cart.service';

export const cartRoutes: Routes<typeof cartCalls> = {
  'ShopCart/GetList': (ctx, input) => readCart(ctx, input.pageIndex, input.pageSize),
  'ShopCart/Delete': async (ctx, input) => {
    await removeFromCart(ctx, input.cartId);
    return { resultData: null };
  },
};
