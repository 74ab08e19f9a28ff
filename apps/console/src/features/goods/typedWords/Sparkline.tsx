import { sparkPoints, sparkSize } from './sparkline.rules';
import styles from './TypedWords.module.css';

const { width, height } = sparkSize;

/** Eight weeks, the last is this one. */
export const Sparkline = ({ weeks }: { weeks: readonly number[] }) => (
  <svg
    className={styles.spark}
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={`近 ${weeks.length} 周每周次数：${weeks.join('、')}`}
  >
    <polyline points={sparkPoints(weeks)} />
  </svg>
);
