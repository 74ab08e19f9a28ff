import { formatYuan } from '@yigou/contract/ground/money';
import type { CartItem } from '@yigou/contract/trade/cart';
import { LazyImage } from '@yigou/web-kit';
import { goodsName } from '../../../goods/catalog/shared/goodsName.rules';
import { useDeleteCartItem } from '../cart.api';
import styles from './CartPreview.module.css';

type CartPreviewItemProps = { item: CartItem; onDeleted: () => void };

export function CartPreviewItem({ item, onDeleted }: CartPreviewItemProps) {
  const remove = useDeleteCartItem();
  const gone = item.itemState === 0;
  return (
    <li className={gone ? styles.gone : styles.item} aria-disabled={gone || undefined}>
      <LazyImage src={item.imgs[0]?.imgUrl ?? ''} alt="" width={56} height={56} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name} title={item.itemName}>
          {item.itemName}
        </p>
        <p className={styles.spec}>
          {gone && <span className={styles.tag}>已失效</span>}
          {item.itemSpec}
        </p>
      </div>
      <div className={styles.side}>
        <p className={styles.price}>
          <b>{formatYuan(item.realPrice)}</b> × {item.chartQty}
        </p>
        <button
          type="button"
          className={styles.delete}
          aria-label={`删除 ${goodsName(item)}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ cartId: item.cartId }, { onSuccess: onDeleted })}
        >
          删除
        </button>
      </div>
    </li>
  );
}
