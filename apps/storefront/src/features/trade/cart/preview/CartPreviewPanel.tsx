import { Price } from '@yigou/web-kit';
import { Link, useLocation } from 'react-router';
import { importPath, loginPath, paths, searchPath } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { ErrorState, Skeleton } from '../../../../ui/States';
import type { useCartPreview } from '../shared/useCartPreview';
import styles from './CartPreview.module.css';
import { CartPreviewItem } from './CartPreviewItem';

type CartPreviewPanelProps = ReturnType<typeof useCartPreview> & { onChanged: () => void };

export function CartPreviewPanel({ loggedIn, cart, onChanged }: CartPreviewPanelProps) {
  const { pathname, search } = useLocation();
  if (!loggedIn) {
    return (
      <div className={styles.note}>
        <p>暂未登录，赶快去登录吧！</p>
        <ButtonLink kind="primary" to={loginPath(pathname + search)}>
          去登录
        </ButtonLink>
      </div>
    );
  }
  if (cart.isError) return <ErrorState text="购物车加载失败" onRetry={() => cart.refetch()} />;
  if (!cart.data) {
    return (
      <div className={styles.waiting}>
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    );
  }
  const { resultData: items, totalCount, totalFee, totalQty } = cart.data;
  if (items.length === 0) {
    return (
      <div className={styles.note}>
        <p>购物车中暂无商品</p>
        <p className={styles.ways}>
          <Link to={searchPath({})}>去挑选商品</Link>
          <Link to={importPath()}>批量导入</Link>
        </p>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.items}>
        {items.map((item) => (
          <CartPreviewItem key={item.cartId} item={item} onDeleted={onChanged} />
        ))}
      </ul>
      <div className={styles.total}>
        <div>
          <p>
            共 <b>{totalQty}</b> 件，合计 <Price yuan={totalFee} />
          </p>
          {totalCount > items.length && <small>另有 {totalCount - items.length} 种商品，请到购物车查看</small>}
        </div>
        <Link to={importPath()} className={styles.import}>
          批量导入
        </Link>
        <ButtonLink kind="primary" to={paths.cart}>
          去购物车
        </ButtonLink>
      </div>
    </>
  );
}
