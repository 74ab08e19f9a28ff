import type { SkuCard } from '@yigou/contract/goods/catalog';
import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import type { FloorItem } from '@yigou/contract/goods/sites';
import { formatYuan } from '@yigou/contract/ground/money';
import { Price } from '@yigou/web-kit';
import { Link } from 'react-router';
import { productPath } from '../../../../app/paths';
import { Tag } from '../../../../ui/Tag';
import { CardBuy } from './CardBuy';
import { GoodsPicture } from './GoodsPicture';
import styles from './ProductCard.module.css';
import { stockState } from './stock.rules';

/** A floor knows less of its goods than a search does. */
export type CardItem = FloorItem & Partial<Pick<SkuCard, 'priceKind' | 'tiers' | 'labels' | 'stockQty' | 'multiple'>>;

export function ProductCard({ item }: { item: CardItem }) {
  const { stockQty, multiple, moq } = item;
  const known = stockQty !== undefined && multiple !== undefined;
  const gone = known && stockState(stockQty, { moq, multiple }) === 'none';
  return (
    <div className={styles.card}>
      <Link to={productPath(item.productId, item.itemId)} className={styles.goods}>
        <GoodsPicture productId={item.productId} src={item.imgUrl} size={160} className={styles.picture}>
          {gone && <span className={styles.gone}>暂时缺货</span>}
          {item.brandName && <em>{item.brandName}</em>}
        </GoodsPicture>
        <span className={styles.name} title={item.itemName}>
          {item.itemName}
        </span>
        <span className={styles.spec} title={item.itemSpec}>
          {item.itemSpec}
        </span>
        <span className={styles.price}>
          <Price yuan={item.price} />
          {item.marketPrice > item.price && (
            <s>
              <span className="spoken">市场价</span>
              {formatYuan(item.marketPrice)}
            </s>
          )}
        </span>
        <CardTags item={item} />
      </Link>
      {stockQty !== undefined && multiple !== undefined && !gone && (
        <CardBuy key={item.itemId} item={{ ...item, stockQty, multiple }} className={styles.buy} />
      )}
    </div>
  );
}

function CardTags({ item }: { item: CardItem }) {
  const moq = item.moq > 1 && (
    <Tag kind="warm">
      {item.moq} {item.unit}起订
    </Tag>
  );
  const supplier = <span className={styles.supplier}>{item.supplierName}</span>;
  if (!item.priceKind) {
    return (
      <span className={styles.foot}>
        {moq}
        {supplier}
      </span>
    );
  }
  const step = item.tiers?.find((tier) => tier.fromQty > item.moq && tier.price < item.price);
  return (
    <>
      <span className={styles.tags}>
        {item.priceKind === 'contract' && <Tag kind="theme">{priceKindLabels.contract}</Tag>}
        {moq}
        {step && (
          <Tag kind="warm">
            满 {step.fromQty} {item.unit} {formatYuan(step.price)}
          </Tag>
        )}
        {item.labels?.slice(0, 2).map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </span>
      <span className={styles.foot}>{supplier}</span>
    </>
  );
}
