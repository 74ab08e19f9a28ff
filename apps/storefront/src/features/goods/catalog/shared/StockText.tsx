import type { OrderSteps } from '@yigou/contract/trade/cart.terms';
import styles from './StockText.module.css';
import { stockState, stockText } from './stock.rules';

type StockTextProps = { item: OrderSteps & { stockQty: number; unit: string } };

export const StockText = ({ item }: StockTextProps) => (
  <span className={styles[stockState(item.stockQty, item)]}>{stockText(item.stockQty, item, item.unit)}</span>
);
