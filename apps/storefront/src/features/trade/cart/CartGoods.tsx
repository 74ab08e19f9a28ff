import type { CartLine } from '@yigou/contract/trade/cart';
import { Link } from 'react-router';
import { productPath } from '../../../app/paths';
import { GoodsPicture } from '../../goods/catalog/shared/GoodsPicture';
import { goodsName } from '../../goods/catalog/shared/goodsName.rules';
import styles from './CartRow.module.css';

/** Picture, name, spec and numbers of a line; what is gone leads nowhere. */
export function CartGoods({ line }: { line: CartLine }) {
  const { productId, itemId, itemName, itemSpec, itemNo, partNo, itemState } = line;
  const numbers = [`编号 ${itemNo}`, partNo && `物料编码 ${partNo}`].filter(Boolean).join(' · ');
  return (
    <div className={styles.goods}>
      <GoodsPicture productId={productId} src={line.imgs[0]?.imgUrl ?? ''} size={56} className={styles.picture} />
      <div className={styles.words}>
        {itemState === 0 ? (
          <p className={styles.name}>{itemName}</p>
        ) : (
          <Link
            to={productPath(productId, itemId)}
            className={styles.name}
            title={itemName}
            aria-label={goodsName(line)}
          >
            {itemName}
          </Link>
        )}
        {itemSpec && <p className={styles.spec}>{itemSpec}</p>}
        <p className={styles.spec}>{numbers}</p>
      </div>
    </div>
  );
}
