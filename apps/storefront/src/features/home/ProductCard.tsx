import { type FloorItem, formatYuan } from '@yigou/contract';
import { LazyImage, Price } from '@yigou/web-kit';
import { Link } from 'react-router';
import { productPath } from '../../app/paths';
import styles from './ProductCard.module.css';

const tints = [styles.blue, styles.sand, styles.violet, styles.rose, styles.green, styles.teal];

export function ProductCard({ item }: { item: FloorItem }) {
  return (
    <Link to={productPath(item.productId)} className={styles.card}>
      <span className={`${styles.picture} ${tints[item.productId % tints.length]}`}>
        <LazyImage src={item.imgUrl} alt="" width={160} height={160} />
        {item.brandName && <em>{item.brandName}</em>}
      </span>
      <span className={styles.name} title={item.itemName}>
        {item.itemName}
      </span>
      <span className={styles.spec}>{item.itemSpec}</span>
      <span className={styles.price}>
        <Price yuan={item.price} />
        {item.marketPrice > item.price && (
          <s>
            <span className="spoken">市场价</span>
            {formatYuan(item.marketPrice)}
          </s>
        )}
      </span>
      <span className={styles.tags}>
        {item.moq > 1 && (
          <span className={styles.moq}>
            {item.moq} {item.unit}起订
          </span>
        )}
        <span className={styles.supplier}>{item.supplierName}</span>
      </span>
    </Link>
  );
}
