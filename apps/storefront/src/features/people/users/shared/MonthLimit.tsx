import { formatYuan } from '@yigou/contract/ground/money';
import styles from './users.module.css';

/** 不限 where there is none, 不可下单 where it is nothing. */
export function limitText(limit: number | null): string {
  if (limit === null) return '不限';
  return limit === 0 ? '不可下单' : formatYuan(limit);
}

const nearlyUp = 0.8;

/** How much of the month is used; past four fifths it warns, above it is over. */
export function MonthLimit({ used, limit }: { used: number; limit: number | null }) {
  if (limit === null || limit === 0)
    return (
      <span className={styles.words}>
        已用 {formatYuan(used)}，{limitText(limit)}
      </span>
    );
  const part = used / limit;
  const tone = part > 1 ? 'over' : part >= nearlyUp ? 'near' : 'fine';
  return (
    <span className={styles.month} data-tone={tone}>
      <progress max={limit} value={Math.min(used, limit)} aria-label="本月已用" />
      <span className={styles.words}>
        已用 {formatYuan(used)}
        <span>{formatYuan(limit)}</span>
      </span>
    </span>
  );
}
