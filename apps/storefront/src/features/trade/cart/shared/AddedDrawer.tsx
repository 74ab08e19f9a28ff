import type { SkuModel } from '@yigou/contract/goods/catalog';
import { formatYuan } from '@yigou/contract/ground/money';
import { LazyImage, Price } from '@yigou/web-kit';
import { Link } from 'react-router';
import { addedPath, paths } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import { Skeleton } from '../../../../ui/States';
import styles from './AddedDrawer.module.css';
import { AddedGoods } from './AddedGoods';
import { useCartPreview } from './useCartPreview';

type AddedDrawerProps = { item: SkuModel; qty: number; asked: number; onClose: () => void };

/** Beside the product, which stays where it is: what was added, what lies in the cart, and where to go from here. */
export default function AddedDrawer({ item, qty, asked, onClose }: AddedDrawerProps) {
  const { data } = useCartPreview().cart;
  return (
    <Dialog title="商品已加入购物车" side="cart" onClose={onClose}>
      {(close) => (
        <>
          <DialogBody>
            <AddedGoods item={item} qty={qty} asked={asked} />
            <p className={styles.more}>
              <Link to={addedPath(item.itemId, qty, asked)}>查看相关商品</Link>
            </p>
            <h3 className={styles.title}>购物车</h3>
            {data ? (
              <ul className={styles.lines}>
                {data.resultData.map((line) => (
                  <li key={line.cartId}>
                    <LazyImage src={line.imgs[0]?.imgUrl ?? ''} alt="" width={40} height={40} />
                    <span>
                      {line.itemName} {line.itemSpec}
                    </span>
                    <span className={styles.price}>
                      {formatYuan(line.realPrice)} × {line.chartQty}
                    </span>
                  </li>
                ))}
              </ul>
            ) : (
              <Skeleton height={120} />
            )}
            {data && data.totalCount > data.resultData.length && (
              <p className={styles.more}>另有 {data.totalCount - data.resultData.length} 种商品，请到购物车查看</p>
            )}
          </DialogBody>
          <DialogFoot>
            {data && (
              <p className={styles.total}>
                共 {data.totalQty} 件 <Price yuan={data.totalFee} />
              </p>
            )}
            <Button onClick={close}>继续选购</Button>
            <ButtonLink kind="primary" to={paths.cart}>
              去购物车结算
            </ButtonLink>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
