import { splitYuan } from '@yigou/contract/ground/money';
import styles from './Price.module.css';

/** Small ¥, large integer, small decimals. */
export function Price({ yuan, large }: { yuan: number; large?: boolean }) {
  const { sign, whole, decimals } = splitYuan(yuan);
  return (
    <span className={large ? styles.large : styles.price}>
      <small>{sign}¥</small>
      <b>{whole}</b>
      <small>.{decimals}</small>
    </span>
  );
}
