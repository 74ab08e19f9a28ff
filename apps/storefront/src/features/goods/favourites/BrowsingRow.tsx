import type { BrowsingItem } from '@yigou/contract/goods/favourites';
import { formatYuan } from '@yigou/contract/ground/money';
import { Button } from '../../../ui/Button';
import { StockText } from '../catalog/shared/StockText';
import styles from './BrowsingPage.module.css';
import { useAddFavourite } from './favourites.api';
import { GoodsSummary } from './GoodsSummary';

export function BrowsingRow({ item }: { item: BrowsingItem }) {
  const add = useAddFavourite();
  const gone = item.itemState === 0;
  return (
    <li className={styles.row}>
      <GoodsSummary item={item} />
      <span className={styles.price}>{formatYuan(item.price)}</span>
      {gone ? <span>—</span> : <StockText item={item} />}
      <time className={styles.time} dateTime={item.keptTime.replace(' ', 'T')}>
        {item.keptTime.slice(11, 16)}
      </time>
      <Button
        aria-label={`${add.isSuccess ? '已关注' : '关注'} ${item.itemName}`}
        disabled={gone || add.isPending || add.isSuccess}
        onClick={() => add.mutate({ itemId: item.itemId })}
      >
        {add.isSuccess ? '已关注' : '关注'}
      </Button>
    </li>
  );
}
