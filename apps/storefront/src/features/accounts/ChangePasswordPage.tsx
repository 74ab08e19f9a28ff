import styles from './CentrePage.module.css';
import { ChangePasswordForm } from './ChangePasswordForm';

export const ChangePasswordPage = () => (
  <>
    <header className={styles.head}>
      <h1>修改密码</h1>
    </header>
    <ChangePasswordForm />
  </>
);
