import type { FavouriteItem } from '@yigou/contract/goods/favourites';
import { formatYuan } from '@yigou/contract/ground/money';
import { Button } from '../../../ui/Button';
import { goodsName } from '../catalog/shared/goodsName.rules';
import { priceChange } from '../catalog/shared/priceChange.rules';
import { StockText } from '../catalog/shared/StockText';
import styles from './FavouriteTable.module.css';
import { GoodsSummary } from './GoodsSummary';

type FavouriteRowProps = {
  item: FavouriteItem;
  picked: boolean;
  onPick: (wanted: boolean) => void;
  onCancel: () => void;
};

export function FavouriteRow({ item, picked, onPick, onCancel }: FavouriteRowProps) {
  const gone = item.itemState === 0;
  return (
    <tr data-picked={picked || undefined}>
      <td className={styles.check} data-check>
        <input
          type="checkbox"
          aria-label={`选择 ${goodsName(item)}`}
          checked={picked}
          onChange={(event) => onPick(event.target.checked)}
        />
      </td>
      <td>
        <GoodsSummary item={item} />
      </td>
      <td className={styles.money} data-label="当前价格">
        <b>{formatYuan(item.price)}</b>
        {item.marketPrice > item.price && <s>{formatYuan(item.marketPrice)}</s>}
      </td>
      <td data-label="关注后变动">{gone ? '—' : <Change item={item} />}</td>
      <td data-label="库存">{gone ? '—' : <StockText item={item} />}</td>
      <td data-label="关注时间">{item.keptTime.slice(0, 10)}</td>
      <td>
        <Button kind="text" className={styles.cancel} aria-label={`取消关注 ${goodsName(item)}`} onClick={onCancel}>
          取消关注
        </Button>
      </td>
    </tr>
  );
}

function Change({ item }: { item: FavouriteItem }) {
  const change = priceChange(item.price, item.priceWhenKept);
  if (!change) return <span className={styles.same}>无变动</span>;
  return <span className={styles[change.kind]}>{change.text}</span>;
}
