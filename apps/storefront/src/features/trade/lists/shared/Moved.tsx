import styles from './Moved.module.css';
import { movedBy } from './moved.rules';

/** How far a price has moved since; nothing while it has not. */
export function Moved({ now, then }: { now: number; then: number }) {
  const percent = movedBy(now, then);
  if (percent === 0) return null;
  return (
    <small className={percent > 0 ? styles.up : styles.down}>
      <span aria-hidden="true">{percent > 0 ? '▲' : '▼'}</span>
      <span className="spoken">{percent > 0 ? '涨' : '降'}</span> {Math.abs(percent)}%
    </small>
  );
}
