import type { ApplicableLine } from '@yigou/contract/trade/returns';
import { returnWindows } from '@yigou/contract/trade/returns.terms';
import { readTime, serverNow } from '@yigou/web-kit';
import styles from './WindowBar.module.css';

const dayMs = 86_400_000;
const dayOf = (time: string): string => time.slice(5, 10);

/** From the last receipt to the last day, and where today stands on it. */
export function WindowBar({ lines }: { lines: readonly ApplicableLine[] }) {
  const [last] = lines
    .filter((line) => line.receiveTime !== '')
    .toSorted((a, b) => (a.receiveTime < b.receiveTime ? 1 : -1));
  if (!last)
    return <p className={styles.unreceived}>尚未收货：未收到、少件、配送超时可以现在申请，收货后再开始计算期限。</p>;
  const passed = (serverNow() - readTime(last.receiveTime)) / dayMs;
  const percent = (days: number) => `${Math.min(100, Math.max(0, (days / returnWindows.quality) * 100))}%`;
  const left = (days: number) => Math.max(0, Math.ceil(days - passed));
  return (
    <div className={styles.window} role="img" aria-label={words(last, left)}>
      <span className={styles.bar}>
        <i style={{ width: percent(returnWindows.noReason) }} />
        <b style={{ left: percent(passed) }} />
      </span>
      <span className={styles.marks} aria-hidden="true">
        <span>收货 {dayOf(last.receiveTime)}</span>
        <span>
          无理由止 {dayOf(last.noReasonUntil)}
          {left(returnWindows.noReason) > 0 ? `，剩 ${left(returnWindows.noReason)} 天` : '，已过'}
        </span>
        <span>
          质量问题止 {dayOf(last.qualityUntil)}
          {left(returnWindows.quality) > 0 ? `，剩 ${left(returnWindows.quality)} 天` : '，已过'}
        </span>
      </span>
    </div>
  );
}

const words = ({ receiveTime, noReasonUntil, qualityUntil }: ApplicableLine, left: (days: number) => number): string =>
  `${receiveTime} 收货；无理由至 ${noReasonUntil}，剩 ${left(returnWindows.noReason)} 天；质量问题至 ${qualityUntil}，剩 ${left(returnWindows.quality)} 天`;
