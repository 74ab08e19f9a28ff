import type { SkuHit } from '@yigou/contract/goods/catalog';
import { isInStock, smallestQty } from '@yigou/contract/trade/cart.terms';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../../../app/paths';
import { CheckBox } from '../../../../ui/CheckBox';
import { Restock } from '../../../trade/stockAlerts/shared/StockAlert';
import { CardBuy } from '../../catalog/shared/CardBuy';
import { GoodsPicture } from '../../catalog/shared/GoodsPicture';
import { goodsName } from '../../catalog/shared/goodsName.rules';
import { Replacements } from '../../catalog/shared/similar/Replacements';
import { UnitPrice } from '../../catalog/shared/UnitPrice';
import styles from './HitRow.module.css';
import { StockLine } from './StockLine';

type HitRowProps = {
  item: SkuHit;
  ticked: boolean;
  onTick: (qty: number | null) => void;
  arrival: (shipsFrom: string) => string;
  variants: ReactNode;
};

/** One product as a line, ten and more to a screen: for those who compare numbers and prices, not pictures. */
export function HitRow({ item, ticked, onTick, arrival, variants }: HitRowProps) {
  const there = isInStock(item, item.stockQty);
  const [qty, setQty] = useState(smallestQty(item));
  const to = productPath(item.productId, item.itemId);
  return (
    <div className={styles.row} data-chosen={ticked || undefined}>
      <CheckBox
        label={`选择 ${goodsName(item)}`}
        tick={ticked ? 'all' : 'none'}
        onChange={(wanted) => onTick(wanted ? qty : null)}
      />
      <Link to={to} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <GoodsPicture productId={item.productId} src={item.imgUrl} size={40} />
      </Link>
      <div className={styles.words}>
        <Link to={to} className={styles.name} title={item.itemName} aria-label={goodsName(item)}>
          {item.itemName}
        </Link>
        <p className={styles.numbers}>
          {item.itemSpec && <b>{item.itemSpec}</b>}
          {item.moq > 1 && (
            <small>
              {item.moq} {item.unit}起订
            </small>
          )}
          <span>商品编号 {item.itemNo}</span>
          {item.partNo && <span>物料编码 {item.partNo}</span>}
          <span className={styles.supplier}>{item.supplierName}</span>
        </p>
      </div>
      <div className={styles.variants}>{variants}</div>
      <div className={styles.price}>
        <UnitPrice item={item} />
      </div>
      <div className={styles.stock}>
        <StockLine item={item} arrival={arrival} />
      </div>
      {there ? (
        <CardBuy
          item={item}
          className={styles.buy}
          onQty={(next) => {
            setQty(next);
            if (ticked) onTick(next);
          }}
        />
      ) : (
        <div className={styles.buy}>
          <Replacements itemId={item.itemId} spec={item.itemSpec} />
          <Restock itemId={item.itemId} name={goodsName(item)} />
        </div>
      )}
    </div>
  );
}
