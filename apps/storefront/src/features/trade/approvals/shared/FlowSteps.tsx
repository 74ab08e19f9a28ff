import type { FlowStep } from '@yigou/contract/trade/approvals.flow';
import { approvalModeLabels, taskOriginLabels, taskStateLabels } from '@yigou/contract/trade/approvals.terms';
import { briefTime } from '@yigou/web-kit';
import styles from './FlowSteps.module.css';

const goodStates: readonly (string | null)[] = ['approved'];
const badStates: readonly (string | null)[] = ['rejected', 'sentBack'];

const toneOf = (state: string | null) =>
  goodStates.includes(state) ? 'good' : badStates.includes(state) ? 'bad' : state === 'waiting' ? 'act' : 'none';

const modeText = ({ mode, need, people }: FlowStep) =>
  people.length < 2 ? '' : mode === 'some' ? `${need} 人通过` : approvalModeLabels[mode];

/** The levels of a flow from left to right, each with its people and what they said. */
export const FlowSteps = ({ steps }: { steps: readonly FlowStep[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step.no} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
        <i className={styles.dot} aria-hidden="true">
          {step.state === 'done' ? '✓' : step.no}
        </i>
        <p className={styles.title}>
          <b>第 {step.no} 级</b> {modeText(step)}
        </p>
        <p className={styles.why}>{step.title}</p>
        <ul>
          {step.people.map((person) => (
            <li key={`${person.userId} ${person.time} ${person.state}`}>
              <b>{person.userName}</b>{' '}
              <span data-tone={toneOf(person.state)}>{person.state ? taskStateLabels[person.state] : '待流转'}</span>
              {person.origin !== 'rule' && <small>{person.originNote || taskOriginLabels[person.origin]}</small>}
              {person.decidedBy && (
                <small>
                  {person.decidedBy} 代{person.userName}审批
                </small>
              )}
              {person.deputyName && <small>{person.deputyName} 代理中，也可处理</small>}
              {person.time && <small>{briefTime(person.time)}</small>}
              {person.comment && <small>“{person.comment}”</small>}
            </li>
          ))}
        </ul>
        {step.dueTime && <p className={styles.why}>{briefTime(step.dueTime)} 前处理</p>}
      </li>
    ))}
  </ol>
);
