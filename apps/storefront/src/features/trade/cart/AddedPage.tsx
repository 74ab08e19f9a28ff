import { CallError } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../../app/client';
import { paths, productPath, searchPath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { SimilarGoods } from '../../goods/catalog/shared/similar/SimilarGoods';
import styles from './AddedPage.module.css';
import { AddedGoods } from './shared/AddedGoods';
import { type Added as AddedLine, readAdded } from './shared/added.rules';

/** What was just put into the cart, and where to go from here. */
export function AddedPage() {
  const [query] = useSearchParams();
  const added = readAdded(query);
  return added ? <Added {...added} /> : <Nothing />;
}

function Added({ itemId, qty, asked }: AddedLine) {
  const { data, error, isPending, refetch } = useApiQuery('Product/GetSkuModel', { itemId });
  if (isPending) {
    return (
      <div className={`frame ${styles.page} ${styles.waiting}`} aria-busy="true">
        <Skeleton height={176} />
      </div>
    );
  }
  if (error instanceof CallError) return <Nothing />;
  if (!data) return <ErrorState text="商品加载失败" onRetry={() => refetch()} />;
  const item = data.resultData;
  return (
    <div className={`frame ${styles.page}`}>
      <section className={styles.done} aria-labelledby="added-title">
        <h1 id="added-title">商品已加入购物车</h1>
        <AddedGoods item={item} qty={qty} asked={asked} />
        <div className={styles.next}>
          <ButtonLink to={productPath(item.productId, item.itemId)}>返回商品</ButtonLink>
          <ButtonLink to={searchPath({})}>继续购物</ButtonLink>
          <ButtonLink kind="primary" to={paths.cart}>
            去购物车结算
          </ButtonLink>
        </div>
      </section>
      <SimilarGoods item={item} title="您可能还需要" />
    </div>
  );
}

const Nothing = () => (
  <>
    <h1 className="spoken">加入购物车</h1>
    <EmptyState title="没有刚刚加入的商品">
      <ButtonLink kind="primary" to={paths.cart}>
        去购物车
      </ButtonLink>
      <ButtonLink to={searchPath({})}>继续购物</ButtonLink>
    </EmptyState>
  </>
);
