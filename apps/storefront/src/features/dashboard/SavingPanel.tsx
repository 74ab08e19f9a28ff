import { type Dashboard, formatYuan, savingBasis, sharePercent } from '@yigou/contract';
import { Course } from '../reports/shared/Course';
import boardStyles from './Dashboard.module.css';
import styles from './SavingPanel.module.css';

export function SavingPanel({ board: { now, savingRates } }: { board: Dashboard }) {
  return (
    <section className={boardStyles.panel} aria-label="较市场价节省">
      <h2>
        较市场价节省 <small>按下单时的市场价</small>
      </h2>
      <p className={styles.saving}>
        <b>{formatYuan(now.saving)}</b>
        {now.market > 0 && <em>省 {sharePercent(now.saving, now.market).toFixed(1)}%</em>}
        <span>
          今年各月节省率 <Course values={savingRates} label={`今年各月节省率：${savingRates.join('%，')}%`} />
        </span>
      </p>
      <p className={boardStyles.basis}>{savingBasis}</p>
    </section>
  );
}
