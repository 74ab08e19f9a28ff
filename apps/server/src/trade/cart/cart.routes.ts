import type { cartCalls } from '@yigou/contract/trade/cart';
import type { TypedWords } from '../../goods/typedWords/counting.service';
import type { Routes } from '../../ground/http/bind';
import { emptyCart, removeFromCart } from './cart.service';
import { addToCart } from './cartAdding.service';
import { pageCart, viewCart } from './cartView.service';
import { editCart, moveToFavourite } from './editing.service';
import { fitQty, undoFitQty } from './fitting.service';

export const cartRoutes = (typedWords: TypedWords): Routes<typeof cartCalls> => ({
  'ShopCart/GetList': pageCart,
  'ShopCart/GetPage': pageCart,
  'ShopCart/GetWebList': viewCart,
  'ShopCart/Add': async (ctx, input) => {
    const [added] = await addToCart(ctx, [input]);
    if (!added) throw new Error('the line was not stored');
    typedWords.cameTo(ctx, 'carts');
    return { resultData: added };
  },
  'ShopCart/AddList': async (ctx, input) => {
    const added = await addToCart(ctx, input.items);
    typedWords.cameTo(ctx, 'carts');
    return { resultData: added };
  },
  'ShopCart/Edit': (ctx, input) => editCart(ctx, input.items),
  'ShopCart/FitQty': (ctx, input) => fitQty(ctx, input.cartIds),
  'ShopCart/UnfitQty': (ctx, input) => undoFitQty(ctx, input.cartIds),
  'ShopCart/Delete': async (ctx, { cartId, cartIds = [], data }) => {
    await removeFromCart(
      ctx,
      [cartId, data?.cartId, ...cartIds].filter((each) => each !== undefined),
    );
    return { resultData: null };
  },
  'ShopCart/MoveToConcern': async (ctx, input) => {
    await moveToFavourite(ctx, input.cartIds);
    return { resultData: null };
  },
  'ShopCart/EmptyCart': async (ctx, input) => ({ resultData: { removed: await emptyCart(ctx, input.onlyInvalid) } }),
});
