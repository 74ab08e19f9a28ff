import type { SkuModel } from '@yigou/contract/goods/catalog';
import { isInStock } from '@yigou/contract/trade/cart.terms';
import { ScrollRegion } from '@yigou/web-kit';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../../../app/paths';
import { Restock } from '../../../trade/stockAlerts/shared/StockAlert';
import { CardBuy } from '../../catalog/shared/CardBuy';
import { GoodsPicture } from '../../catalog/shared/GoodsPicture';
import { goodsName } from '../../catalog/shared/goodsName.rules';
import { Replacements } from '../../catalog/shared/similar/Replacements';
import { UnitPrice } from '../../catalog/shared/UnitPrice';
import styles from './CompareTable.module.css';
import type { CompareGroup, CompareRow } from './compareRows.rules';

type CompareTableProps = {
  items: readonly SkuModel[];
  groups: readonly CompareGroup[];
  onlyDifferent: boolean;
  onRemove: (itemId: number) => void;
};

export const CompareTable = ({ items, groups, onlyDifferent, onRemove }: CompareTableProps) => (
  <ScrollRegion label="对比表">
    <table className={styles.table}>
      <thead>
        <tr>
          <td className={styles.legend}>
            <span data-mark="differs">有不同</span>
            <span data-mark="odd">与多数不同</span>
          </td>
          {items.map((item) => (
            <th key={item.itemId} scope="col">
              <Head item={item} onRemove={() => onRemove(item.itemId)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => {
          const rows = group.rows.filter((row) => !onlyDifferent || row.differs);
          if (rows.length === 0) return null;
          return (
            <Fragment key={group.title}>
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={items.length + 1}>
                  {group.title}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.title} row={row} />
              ))}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  </ScrollRegion>
);

/** What is the same for all stands once, in grey. */
function Row({ row }: { row: CompareRow }) {
  const [first = ''] = row.values;
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.title}
        {row.differs && <span className="spoken">（有不同）</span>}
      </th>
      {row.differs || row.values.length === 1 ? (
        row.values.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns stand in their order and hold nothing.
          <td key={at} data-odd={row.odd[at] || undefined}>
            {value}
            {row.best[at] && <em className={styles.best}>{row.best[at]}</em>}
          </td>
        ))
      ) : (
        <td colSpan={row.values.length} className={styles.same}>
          {first}
          <small>{row.values.length} 款相同</small>
        </td>
      )}
    </tr>
  );
}

function Head({ item, onRemove }: { item: SkuModel; onRemove: () => void }) {
  const there = item.itemState === 1 && isInStock(item, item.stockQty);
  return (
    <div className={styles.head}>
      <button type="button" className={styles.remove} aria-label={`移出对比 ${goodsName(item)}`} onClick={onRemove}>
        ×
      </button>
      <GoodsPicture productId={item.productId} src={item.imgUrl} size={120} className={styles.picture} />
      <Link to={productPath(item.productId, item.itemId)} className={styles.name} aria-label={goodsName(item)}>
        {item.itemName}
      </Link>
      <span className={styles.numbers}>
        <b>{item.itemSpec}</b> {item.itemNo}
      </span>
      <UnitPrice item={item} />
      {there ? (
        <CardBuy item={item} className={styles.buy} />
      ) : (
        <span className={styles.gone}>
          {item.itemState === 1 ? '暂时缺货' : '已下架'}
          <Replacements itemId={item.itemId} spec={item.itemSpec} />
          <Restock itemId={item.itemId} name={goodsName(item)} />
        </span>
      )}
    </div>
  );
}
