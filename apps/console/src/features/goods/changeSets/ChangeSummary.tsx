import type { ChangeSetModel } from '@yigou/contract/goods/changeSets.console';
import styles from './ChangeSets.module.css';
import { rangeText } from './changeSet.rules';

/** What is changed how often, and how far the prices move. */
export function ChangeSummary({ set: { kinds, steps, priceUp, priceDown } }: { set: ChangeSetModel }) {
  const most = Math.max(...kinds.map(({ count }) => count), 1);
  const highest = Math.max(...steps.map(({ count }) => count), 1);
  return (
    <div className={styles.summary}>
      <section className={styles.card} aria-label="改什么">
        <h2>改什么</h2>
        <ul className={styles.bars}>
          {kinds.slice(0, 8).map(({ thing, field, label, count }) => (
            <li key={`${thing} ${field}`}>
              <span>{label}</span>
              <meter min={0} max={most} value={count} aria-label={label} />
              <b>{count.toLocaleString('zh-CN')}</b>
            </li>
          ))}
        </ul>
      </section>
      {priceUp + priceDown > 0 && (
        <section className={styles.card} aria-label="售价变动">
          <h2>
            售价变动（%）{' '}
            <small>
              降 {priceDown} 个，涨 {priceUp} 个
            </small>
          </h2>
          <ul className={styles.histogram}>
            {steps.map((step) => (
              <li key={rangeText(step)}>
                <b>{step.count || ''}</b>
                <i style={{ height: `${Math.round((step.count / highest) * 56) + 2}px` }} />
                <small>{rangeText(step)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
