import type { SkuHit } from '@yigou/contract/goods/catalog';
import { isInStock } from '@yigou/contract/trade/cart.terms';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../../../app/paths';
import { Restock } from '../../../trade/stockAlerts/shared/StockAlert';
import { CardBuy } from '../../catalog/shared/CardBuy';
import { GoodsPicture } from '../../catalog/shared/GoodsPicture';
import { goodsName } from '../../catalog/shared/goodsName.rules';
import { Replacements } from '../../catalog/shared/similar/Replacements';
import { UnitPrice } from '../../catalog/shared/UnitPrice';
import { CompareTick } from '../../compare/shared/CompareTick';
import styles from './HitCard.module.css';
import { StockLine } from './StockLine';

type HitCardProps = {
  item: SkuHit;
  arrival: (shipsFrom: string) => string;
  /** The button that opens the variants; nothing where each SKU stands for itself. */
  variants: ReactNode;
  open: boolean;
  /** In the first row: its picture does not wait to be seen. */
  first: boolean;
};

/** One product: the SKU that matches best, a few of the others, and the way to all of them. */
export function HitCard({ item, arrival, variants, open, first }: HitCardProps) {
  const gone = !isInStock(item, item.stockQty);
  return (
    <div className={styles.card} data-open={open || undefined} data-gone={gone || undefined}>
      <Link to={productPath(item.productId, item.itemId)} className={styles.goods} aria-label={goodsName(item)}>
        <GoodsPicture productId={item.productId} src={item.imgUrl} size={160} first={first} className={styles.picture}>
          {item.brandName && <em>{item.brandName}</em>}
        </GoodsPicture>
        <span className={styles.name} title={item.itemName}>
          {item.itemName}
        </span>
      </Link>
      <div className={styles.facts}>
        <p className={styles.numbers}>
          <b title={item.itemSpec}>{item.itemSpec}</b>
          <span title={item.partNo ? `物料编码 ${item.partNo}，商品编号 ${item.itemNo}` : `商品编号 ${item.itemNo}`}>
            {item.partNo || item.itemNo}
          </span>
        </p>
        <p className={styles.price}>
          <UnitPrice item={item} />
          {item.moq > 1 && (
            <small>
              {item.moq} {item.unit}起订
            </small>
          )}
        </p>
        <p className={styles.chips}>
          <Chips item={item} />
          {variants}
        </p>
        <div className={styles.foot}>
          <StockLine item={item} arrival={arrival} />
          {gone && <Replacements itemId={item.itemId} spec={item.itemSpec} />}
          {gone && <Restock itemId={item.itemId} name={goodsName(item)} />}
        </div>
      </div>
      {!gone && <CardBuy key={item.itemId} item={item} className={styles.buy} />}
      <CompareTick item={item} className={styles.compare} />
    </div>
  );
}

function Chips({ item }: { item: SkuHit }) {
  if (item.chips.length === 0) return <span className={styles.single}>{item.labels.slice(0, 2).join(' · ')}</span>;
  return (
    <span className={styles.row}>
      {item.chips.map((chip) => (
        <Link
          key={chip.itemId}
          to={productPath(item.productId, chip.itemId)}
          className={styles.chip}
          title={chip.inStock ? chip.itemSpec : `${chip.itemSpec} 缺货`}
          aria-current={chip.itemId === item.itemId || undefined}
          data-gone={!chip.inStock || undefined}
        >
          {chip.itemSpec}
        </Link>
      ))}
    </span>
  );
}
