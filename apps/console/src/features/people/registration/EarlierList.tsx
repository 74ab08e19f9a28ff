import type { Registration } from '@yigou/contract/people/registration.console';
import styles from './RegistrationView.module.css';

/** What the same company handed in before, and why it was refused then. */
export const EarlierList = ({ earlier }: Pick<Registration, 'earlier'>) =>
  earlier.length > 0 && (
    <section className={styles.part} aria-label="此前的申请">
      <h3>
        此前的申请<small>{earlier.length} 次</small>
      </h3>
      <ul className={styles.earlier}>
        {earlier.map(({ registrationId, companyName, createTime, decideTime, decidedBy, reason }) => (
          <li key={registrationId}>
            {companyName}，{createTime} 提交
            <small className={styles.why}>
              {decideTime} {decidedBy} 拒绝：{reason}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
