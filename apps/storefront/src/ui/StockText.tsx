import styles from './StockText.module.css';
import { stockState, stockText } from './stock.rules';

type StockTextProps = { stockQty: number; moq: number; unit: string };

export const StockText = ({ stockQty, moq, unit }: StockTextProps) => (
  <span className={styles[stockState(stockQty, moq)]}>{stockText(stockQty, moq, unit)}</span>
);
