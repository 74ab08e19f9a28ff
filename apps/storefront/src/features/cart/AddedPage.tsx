import { adjustedText, type SkuModel } from '@yigou/contract';
import { CallError } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../../app/client';
import { paths, productPath } from '../../app/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../ui/States';
import { GoodsPicture } from '../catalog/shared/GoodsPicture';
import { SimilarGoods } from '../catalog/shared/SimilarGoods';
import styles from './AddedPage.module.css';
import { type Added as AddedLine, readAdded } from './added.rules';

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
        <Goods item={item} qty={qty} adjusted={adjustedText(item, asked, qty)} />
        <div className={styles.next}>
          <ButtonLink to={productPath(item.productId, item.itemId)}>返回商品</ButtonLink>
          <ButtonLink to={paths.search}>继续购物</ButtonLink>
          <ButtonLink kind="primary" to={paths.cart}>
            去购物车结算
          </ButtonLink>
        </div>
      </section>
      <SimilarGoods item={item} title="您可能还需要" />
    </div>
  );
}

type GoodsProps = { item: SkuModel; qty: number; adjusted: string };

const Goods = ({ item, qty, adjusted }: GoodsProps) => (
  <div className={styles.goods}>
    <GoodsPicture productId={item.productId} src={item.imgUrl} size={72} className={styles.picture} />
    <div>
      <p className={styles.name}>{item.itemName}</p>
      <p className={styles.spec}>{[item.itemSpec, `编号 ${item.itemNo}`].filter(Boolean).join(' · ')}</p>
      <p className={styles.spec}>
        数量 {qty.toLocaleString('zh-CN')} {item.unit}
      </p>
      {adjusted && <p className={styles.adjusted}>数量{adjusted}</p>}
    </div>
  </div>
);

const Nothing = () => (
  <>
    <h1 className="spoken">加入购物车</h1>
    <EmptyState title="没有刚刚加入的商品">
      <ButtonLink kind="primary" to={paths.cart}>
        去购物车
      </ButtonLink>
      <ButtonLink to={paths.search}>继续购物</ButtonLink>
    </EmptyState>
  </>
);
