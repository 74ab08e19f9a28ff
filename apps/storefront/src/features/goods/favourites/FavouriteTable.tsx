import type { FavouriteItem } from '@yigou/contract/goods/favourites';
import { FavouriteRow } from './FavouriteRow';
import styles from './FavouriteTable.module.css';

type FavouriteTableProps = {
  items: readonly FavouriteItem[];
  waiting: boolean;
  picked: readonly number[];
  onPick: (itemIds: number[]) => void;
  onCancel: (item: FavouriteItem) => void;
};

/** A plain table: antd's writes a style of its own while it measures, which the page's policy forbids. */
export function FavouriteTable({ items, waiting, picked, onPick, onCancel }: FavouriteTableProps) {
  const all = items.length > 0 && items.every((item) => picked.includes(item.itemId));
  const some = picked.length > 0 && !all;
  return (
    <table className={styles.table} aria-busy={waiting} data-waiting={waiting || undefined}>
      <thead>
        <tr>
          <th className={styles.check} data-check="全选本页">
            <input
              type="checkbox"
              aria-label="全选本页"
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = some;
              }}
              onChange={() => onPick(all ? [] : items.map((item) => item.itemId))}
            />
          </th>
          <th scope="col">商品</th>
          <th scope="col" className={styles.money}>
            当前价格
          </th>
          <th scope="col" className={styles.change}>
            关注后变动
          </th>
          <th scope="col" className={styles.stock}>
            库存
          </th>
          <th scope="col" className={styles.time}>
            关注时间
          </th>
          <th scope="col" className={styles.act}>
            操作
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <FavouriteRow
            key={item.itemId}
            item={item}
            picked={picked.includes(item.itemId)}
            onPick={(wanted) =>
              onPick(wanted ? [...picked, item.itemId] : picked.filter((itemId) => itemId !== item.itemId))
            }
            onCancel={() => onCancel(item)}
          />
        ))}
      </tbody>
    </table>
  );
}
