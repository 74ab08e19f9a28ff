import type { PlannedLevel } from '@yigou/contract/trade/approvals.flow';
import { approvalModeLabels } from '@yigou/contract/trade/approvals.terms';
import styles from './PlanLevels.module.css';

const modeText = ({ mode, need, people }: PlannedLevel) =>
  people.length < 2 ? '' : mode === 'some' ? `${need} 人通过` : approvalModeLabels[mode];

/** Who would approve, in which order, and why. */
export const PlanLevels = ({ levels }: { levels: readonly PlannedLevel[] }) => (
  <ol className={styles.levels}>
    {levels.map((level) => (
      <li key={level.no}>
        <i aria-hidden="true">{level.no}</i>
        <p>
          <b>第 {level.no} 级</b> {modeText(level)}
        </p>
        <p>{level.people.map((person) => person.userName).join(level.mode === 'any' ? ' 或 ' : '、')}</p>
        <small>
          {level.title}，{level.hours} 小时内
        </small>
        <small>{level.why}</small>
        {level.dropped.map(({ userName, why }) => (
          <small key={userName}>
            <s>{userName}</s> {why}
          </small>
        ))}
      </li>
    ))}
  </ol>
);
