import type { SkuModel } from '@yigou/contract/goods/catalog';
import { useId } from 'react';
import { useApiQuery } from '../../../../../app/client';
import { CardGrid } from '../CardGrid';
import { CardGridSkeleton } from '../CardGridSkeleton';
import { useProductCalls } from '../productCalls';
import styles from './SimilarGoods.module.css';
import { similarOf } from './similar.rules';

type SimilarGoodsProps = { item: Pick<SkuModel, 'productId' | 'categoryId'>; title?: string };

/** Goods of the same category. Where there are none, or they do not come, the page does without. */
export function SimilarGoods({ item, title = '同类商品' }: SimilarGoodsProps) {
  const id = useId();
  const goods = useApiQuery(`${useProductCalls()}/GetWebSkuPage`, {
    pageIndex: 1,
    pageSize: 20,
    searchKey: '',
    reqData: { categoryId: item.categoryId },
  });
  const items = similarOf(item.productId, goods.data?.resultData ?? []);
  if (!goods.isPending && items.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {goods.isPending ? <CardGridSkeleton count={5} /> : <CardGrid items={items} />}
    </section>
  );
}
