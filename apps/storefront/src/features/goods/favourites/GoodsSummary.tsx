import type { FavouriteItem } from '@yigou/contract/goods/favourites';
import { Link } from 'react-router';
import { productPath } from '../../../app/paths';
import { Tag } from '../../../ui/Tag';
import { GoodsPicture } from '../catalog/shared/GoodsPicture';
import { goodsName } from '../catalog/shared/goodsName.rules';
import styles from './GoodsSummary.module.css';

type Goods = Omit<FavouriteItem, 'concernId' | 'priceWhenKept' | 'groupName'>;

/** Picture, name and spec; what cannot be bought any more is marked and led nowhere. */
export function GoodsSummary({ item }: { item: Goods }) {
  const gone = item.itemState === 0;
  const to = productPath(item.productId, item.itemId);
  return (
    <div className={gone ? styles.gone : styles.goods}>
      <GoodsPicture productId={item.productId} src={item.imgUrl} size={42} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name} title={item.itemName}>
          {gone && <Tag>已失效</Tag>}
          {gone ? (
            item.itemName
          ) : (
            <Link to={to} aria-label={goodsName(item)}>
              {item.itemName}
            </Link>
          )}
        </p>
        <p className={styles.spec}>{[item.itemSpec, `编号 ${item.itemNo}`].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
