import type { Dashboard } from '@yigou/contract/books/reports.dashboard';
import { savingBasis, sharePercent } from '@yigou/contract/books/reports.terms';
import { formatYuan, plainYuan } from '@yigou/contract/ground/money';
import { Course } from '../reports/shared/Course';
import boardStyles from './Dashboard.module.css';
import styles from './SavingPanel.module.css';
import shares from './Shares.module.css';

/** Where it came from; all of them are the whole. */
const sourcesOf = ({ saving, contractSaving, tierSaving }: Dashboard['now']) => [
  { name: '协议价', saved: contractSaving },
  { name: '阶梯价', saved: tierSaving },
  { name: '商城价', saved: saving - contractSaving - tierSaving },
];

export function SavingPanel({ board: { now, savingRates } }: { board: Dashboard }) {
  const sources = sourcesOf(now);
  const most = Math.max(...sources.map(({ saved }) => saved), 1);
  return (
    <section className={boardStyles.panel} aria-label="较市场价节省">
      <h2>
        较市场价节省 <small>按下单时的市场价</small>
      </h2>
      <p className={styles.saving}>
        <b>{formatYuan(now.saving)}</b>
        {now.saving > 0 && <em>省 {sharePercent(now.saving, now.market).toFixed(1)}%</em>}
        <span>
          今年各月节省率 <Course values={savingRates} label={`今年各月节省率：${savingRates.join('%，')}%`} />
        </span>
      </p>
      <table className={shares.shares}>
        <thead>
          <tr>
            <th scope="col">来源</th>
            <td />
            <th scope="col">金额（元）</th>
            <th scope="col">占比</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, saved }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <i style={{ width: `${(Math.max(0, saved) / most) * 100}%` }} />
              </td>
              <td>{plainYuan(saved)}</td>
              <td>{sharePercent(saved, now.saving).toFixed(1)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={boardStyles.basis}>{savingBasis}</p>
    </section>
  );
}
