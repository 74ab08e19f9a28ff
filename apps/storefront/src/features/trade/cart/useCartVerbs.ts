import { confirmBox } from '@yigou/web-kit';
import { useMemo } from 'react';
import { useDeleteCartItem, useEmptyCart, useFitQty, useMoveToFavourite, useUnfitQty } from './cart.api';

const named = (names: readonly string[], what: string) =>
  names.length === 1 ? `确定${what}“${names[0]}”吗？` : `确定${what}选中的 ${names.length} 种商品吗？`;

type Chosen = { cartIds: number[]; names: string[] };

/** What is done to whole lines; what takes them out of the cart asks first. The object stays the same, so that rows are not drawn again. */
export function useCartVerbs() {
  const { mutate: remove } = useDeleteCartItem();
  const { mutate: move } = useMoveToFavourite();
  const { mutate: empty } = useEmptyCart();
  const { mutate: fit } = useFitQty();
  const { mutate: unfit } = useUnfitQty();
  return useMemo(() => {
    const asked = async (text: string, confirmText: string, act: () => void) => {
      if (await confirmBox({ text, confirmText })) act();
    };
    return {
      remove: ({ cartIds, names }: Chosen) => asked(named(names, '删除'), '删除', () => remove({ cartIds })),
      move: ({ cartIds, names }: Chosen) =>
        asked(named(names, '移入关注并从购物车删除'), '移入关注', () => move({ cartIds })),
      removeOutOfStock: (cartIds: number[]) =>
        asked(`确定从购物车移除 ${cartIds.length} 种缺货商品吗？移除后不能恢复。`, '移除', () => remove({ cartIds })),
      fit: () => fit({}),
      unfit: () => unfit({}),
      empty: () => asked('确定清空购物车吗？清空后不能恢复。', '清空', () => empty({})),
      emptyInvalid: (count: number) =>
        asked(`确定清空 ${count} 种失效商品吗？`, '清空', () => empty({ onlyInvalid: true })),
    };
  }, [remove, move, empty, fit, unfit]);
}

export type CartVerbs = ReturnType<typeof useCartVerbs>;
