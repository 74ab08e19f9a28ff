import type { SkuModel } from '@yigou/contract';
import { useId } from 'react';
import { CardGrid, CardGridSkeleton } from '../../ui/CardGrid';
import { useGoods } from './catalog.api';
import styles from './SimilarGoods.module.css';
import { similarOf } from './similar.rules';

/** Goods of the same category. Where there are none, or they do not come, the page does without. */
export function SimilarGoods({ item }: { item: SkuModel }) {
  const id = useId();
  const goods = useGoods({ pageIndex: 1, pageSize: 20, searchKey: '', reqData: { categoryId: item.categoryId } });
  const items = similarOf(item.productId, goods.data?.resultData ?? []);
  if (!goods.isPending && items.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby={id}>
      <h2 id={id}>同类商品</h2>
      {goods.isPending ? <CardGridSkeleton count={5} /> : <CardGrid items={items} />}
    </section>
  );
}
