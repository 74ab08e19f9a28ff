import type { SkuModel } from '@yigou/contract/goods/catalog';
import { adjustedText } from '@yigou/contract/trade/cart.terms';
import { LazyImage } from '@yigou/web-kit';
import styles from './AddedGoods.module.css';

/** What was just put into the cart, and whether the shop made it another number. */
export function AddedGoods({ item, qty, asked }: { item: SkuModel; qty: number; asked: number }) {
  const adjusted = adjustedText(item, asked, qty);
  return (
    <div className={styles.goods}>
      <LazyImage src={item.imgUrl} alt="" width={80} height={80} className={styles.picture} />
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
}
