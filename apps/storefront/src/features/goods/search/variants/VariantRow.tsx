import type { SkuVariant } from '@yigou/contract/goods/catalog';
import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { isInStock, smallestQty } from '@yigou/contract/trade/cart.terms';
import { CheckBox } from '../../../../ui/CheckBox';
import { Tag } from '../../../../ui/Tag';
import { QtyStepper } from '../../../trade/cart/shared/QtyStepper';
import { Restock } from '../../../trade/stockAlerts/shared/StockAlert';
import { goodsName } from '../../catalog/shared/goodsName.rules';
import { perPiece } from '../../catalog/shared/perPiece.rules';
import { Replacements } from '../../catalog/shared/similar/Replacements';
import { StockLine } from '../hits/StockLine';
import styles from './VariantTable.module.css';
import { firstQty, priceFor, subtotalOf } from './variants.rules';

type VariantRowProps = {
  item: SkuVariant;
  /** Null: not ticked. */
  qty: number | null;
  arrival: (shipsFrom: string) => string;
  onQty: (qty: number | null) => void;
};

/** One SKU of the product. What is sold out keeps its row and says what to take instead. */
export function VariantRow({ item, qty, arrival, onQty }: VariantRowProps) {
  const there = isInStock(item, item.stockQty);
  const price = priceFor(item, qty ?? smallestQty(item));
  const spec = item.itemSpec || '默认规格';
  const piece = perPiece(price, item.pack);
  return (
    <tr data-chosen={qty !== null || undefined}>
      <td className={styles.tick}>
        <CheckBox
          label={`选择 ${spec}`}
          tick={qty === null ? 'none' : 'all'}
          disabled={!there}
          onChange={(wanted) => onQty(wanted ? firstQty(item) : null)}
        />
      </td>
      <th scope="row" className={styles.spec}>
        {spec}
      </th>
      <td data-title="商品编号">{item.itemNo}</td>
      <td data-title="物料编码" data-empty={!item.partNo || undefined}>
        {item.partNo || '—'}
      </td>
      <td data-title="单价" className={styles.number}>
        <span>
          {item.priceKind === 'contract' && <Tag kind="theme">{priceKindLabels.contract}</Tag>}{' '}
          {price < item.price && <s>{plainYuan(item.price)}</s>} <b>{plainYuan(price)}</b>
          {piece && <small>{piece}</small>}
        </span>
      </td>
      <td data-title="库存">
        <StockLine item={item} arrival={arrival} />
      </td>
      <td className={styles.qty}>
        {there ? (
          <QtyStepper
            small
            steps={item}
            value={qty ?? smallestQty(item)}
            onChange={(next) => onQty(next)}
            label={goodsName(item)}
          />
        ) : (
          <>
            <Replacements itemId={item.itemId} spec={spec} />
            <Restock itemId={item.itemId} name={goodsName(item)} />
          </>
        )}
      </td>
      <td data-title="小计" data-empty={qty === null || undefined} className={styles.number}>
        {qty !== null && plainYuan(subtotalOf(item, qty))}
      </td>
    </tr>
  );
}
