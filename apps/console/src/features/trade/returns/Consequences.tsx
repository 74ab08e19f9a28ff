import { formatYuan } from '@yigou/contract/ground/money';
import type { ConsoleReturn } from '@yigou/contract/trade/returns.console';
import { returnStepLabels } from '@yigou/contract/trade/returns.terms';
import styles from './ReturnStory.module.css';
import { consequencesOf, type Found, refundIf } from './return.rules';

/** What the next step brings about, in its order, before anybody clicks. */
export function Consequences({ model, found }: { model: ConsoleReturn; found: readonly Found[] }) {
  const [step] = model.steps;
  const amount = step === 'inspect' ? refundIf(model, found) : (model.decided ?? model.estimate);
  return (
    <aside className={styles.consequences} aria-label="后果">
      <p>{model.type === 'exchange' ? '换货' : model.decided === null ? '预计退款' : '核定退款'}</p>
      <strong>{model.type === 'exchange' ? `${model.qty} 件` : formatYuan(amount)}</strong>
      {step ? (
        <>
          <h3>{returnStepLabels[step]}后，依次发生</h3>
          <ol>
            {consequencesOf(model, step, found).map(({ title, value, text }) => (
              <li key={title}>
                <b>{title}</b>
                {value && <b>{value}</b>}
                <small>{text}</small>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className={styles.quiet}>当前无需您处理。</p>
      )}
      {model.refunds.length > 0 && (
        <>
          <h3>退款</h3>
          <ul>
            {model.refunds.map(({ refundNo, amount: sent, state, time }) => (
              <li key={refundNo}>
                <b>{formatYuan(sent)}</b>
                <b>{state}</b>
                <small>
                  {refundNo}，{time}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
