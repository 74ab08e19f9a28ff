import type { SkuCard } from '@yigou/contract/goods/catalog';
import { isInStock } from '@yigou/contract/trade/cart.terms';
import styles from './StockLine.module.css';

type StockLineProps = { item: SkuCard; arrival: (shipsFrom: string) => string };

/** Whether it is there, how many, and when it comes, in one line. */
export function StockLine({ item, arrival }: StockLineProps) {
  if (!isInStock(item, item.stockQty)) return <span className={styles.none}>暂时缺货</span>;
  const day = arrival(item.shipsFrom);
  return (
    <span className={styles.there}>
      <span>
        现货 {item.stockQty.toLocaleString('zh-CN')} {item.unit}
      </span>
      {day && <span className={styles.day}>{day}</span>}
    </span>
  );
}
