import type { SkuCard } from '@yigou/contract/goods/catalog';
import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import { Price } from '@yigou/web-kit';
import { Tag } from '../../../../ui/Tag';
import { perPiece } from './perPiece.rules';
import styles from './UnitPrice.module.css';

/** What one pays for a unit, what a piece of it costs, and whose price it is. */
export function UnitPrice({ item }: { item: SkuCard }) {
  const piece = perPiece(item.price, item.pack);
  return (
    <span className={styles.price}>
      <span className={styles.unit}>
        <Price yuan={item.price} />
        <small>/{item.unit}</small>
      </span>
      {piece && <small className={styles.piece}>{piece}</small>}
      {item.priceKind === 'contract' && <Tag kind="theme">{priceKindLabels.contract}</Tag>}
    </span>
  );
}
