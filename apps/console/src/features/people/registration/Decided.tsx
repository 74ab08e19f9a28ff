import { customerStateLabels } from '@yigou/contract/people/accounts.terms';
import type { Registration } from '@yigou/contract/people/registration.console';
import { Link } from 'react-router';
import { customersPath } from '../../../app/paths';
import { StateDot } from '../../../ui/StateDot';
import styles from './RegistrationView.module.css';
import { turnOf } from './registration.rules';

/** What became of it, and by whom. */
export const Decided = ({ registration }: { registration: Registration }) => {
  const { state, decidedBy, decideTime, reason, note, customerId } = registration;
  return (
    <section className={styles.part} aria-label="审核结果">
      <h3>审核结果</h3>
      <p>
        <StateDot turn={turnOf[state]} tag>
          {customerStateLabels[state]}
        </StateDot>{' '}
        {decidedBy}，{decideTime}
      </p>
      {(reason || note) && (
        <p className={styles.decided}>
          {reason ? '原因' : '留言'}：{reason || note}
        </p>
      )}
      {state === 'passed' && (
        <p>
          <Link to={customersPath({ tab: 'all', customerId: String(customerId) })}>打开客户</Link>
        </p>
      )}
    </section>
  );
};
