import styles from './Change.module.css';
import { changeText } from './figures.rules';

export const Change = ({ now, before }: { now: number; before: number }) => (
  <span className={styles.change}>{changeText(now, before)}</span>
);
