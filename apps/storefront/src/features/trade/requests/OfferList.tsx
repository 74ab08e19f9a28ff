import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import type { QuickGoods } from '@yigou/contract/trade/quickOrder';
import { Link } from 'react-router';
import { productPath } from '../../../app/paths';
import { Tag } from '../../../ui/Tag';
import { CardBuy } from '../../goods/catalog/shared/CardBuy';
import { GoodsPicture } from '../../goods/catalog/shared/GoodsPicture';
import { goodsName } from '../../goods/catalog/shared/goodsName.rules';
import { StockText } from '../../goods/catalog/shared/StockText';
import styles from './OfferList.module.css';

/** What the platform named, as it can be bought today. */
export const OfferList = ({ offers }: { offers: readonly QuickGoods[] }) => (
  <ul className={styles.offers} aria-label="推荐的商品">
    {offers.map((item) => (
      <li key={item.itemId}>
        <GoodsPicture productId={item.productId} src={item.imgUrl} size={64} className={styles.picture} />
        <div className={styles.words}>
          <Link to={productPath(item.productId, item.itemId)} aria-label={goodsName(item)}>
            {item.itemName}
          </Link>
          <p>
            {item.itemSpec && <b>{item.itemSpec}</b>} <span>{item.partNo || item.itemNo}</span>{' '}
            <span>{item.supplierName}</span>
          </p>
        </div>
        <div className={styles.price}>
          <b>{formatYuan(item.price)}</b> / {item.unit}
          {item.priceKind === 'contract' && <Tag kind="theme">{priceKindLabels.contract}</Tag>}
          {item.problem && item.problem.code !== 'noStock' ? <p>{item.problem.text}</p> : <StockText item={item} />}
        </div>
        {!item.problem && <CardBuy item={item} className={styles.buy} />}
      </li>
    ))}
  </ul>
);
