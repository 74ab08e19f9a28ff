import { formatYuan, priceKindLabels, type SkuCard } from '@yigou/contract';
import { Price } from '@yigou/web-kit';
import { Link } from 'react-router';
import { productPath, supplierPath } from '../../app/paths';
import { Tag } from '../../ui/Tag';
import { CardBuy } from '../catalog/shared/CardBuy';
import { GoodsPicture } from '../catalog/shared/GoodsPicture';
import { goodsName } from '../catalog/shared/goodsName.rules';
import { StockText } from '../catalog/shared/StockText';
import styles from './SkuRow.module.css';

/** One article as a line: for those who compare numbers and prices, not pictures. */
export function SkuRow({ item }: { item: SkuCard }) {
  const to = productPath(item.productId, item.itemId);
  return (
    <li className={styles.row}>
      <Link to={to} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <GoodsPicture productId={item.productId} src={item.imgUrl} size={64} />
      </Link>
      <div className={styles.words}>
        <Link to={to} className={styles.name} title={item.itemName} aria-label={goodsName(item)}>
          {item.itemName}
        </Link>
        {item.itemSpec && <p className={styles.spec}>{item.itemSpec}</p>}
        <p className={styles.numbers}>
          <span>商品编号 {item.itemNo}</span>
          {item.partNo && <span>物料编码 {item.partNo}</span>}
          <span>品牌 {item.brandName}</span>
          <span className={styles.labels}>
            {item.labels.map((label) => (
              <Tag key={label}>{label}</Tag>
            ))}
          </span>
        </p>
      </div>
      <div className={styles.supplier}>
        <Link to={supplierPath(item.supplierId)}>{item.supplierName}</Link>
        <StockText item={item} />
        <span>
          已售 {item.sales.toLocaleString('zh-CN')} {item.unit}
        </span>
      </div>
      <RowPrice item={item} />
    </li>
  );
}

function RowPrice({ item }: { item: SkuCard }) {
  const steps = item.tiers.filter((tier) => tier.fromQty > item.moq).slice(0, 2);
  return (
    <div className={styles.price}>
      <p>
        {item.priceKind !== 'list' && (
          <Tag kind={item.priceKind === 'contract' ? 'theme' : 'warm'}>{priceKindLabels[item.priceKind]}</Tag>
        )}
        <Price yuan={item.price} />
        <small>/{item.unit}</small>
      </p>
      {item.marketPrice > item.price && (
        <s>
          <span className="spoken">市场价</span>
          {formatYuan(item.marketPrice)}
        </s>
      )}
      <span>
        {item.moq} {item.unit}起订{item.multiple > 1 && ` · 按 ${item.multiple} ${item.unit}递增`}
      </span>
      {steps.map((tier) => (
        <span key={tier.fromQty}>
          满 {tier.fromQty} {item.unit} {formatYuan(tier.price)}
        </span>
      ))}
      <CardBuy key={item.itemId} item={item} className={styles.buy} />
    </div>
  );
}
