import { useSearchParams } from 'react-router';
import styles from './CentrePage.module.css';
import { ChangePasswordForm } from './ChangePasswordForm';

export function ChangePasswordPage() {
  const [query] = useSearchParams();
  return (
    <>
      <header className={styles.head}>
        <h1>修改密码</h1>
      </header>
      {query.get('initial') === '1' && (
        <p className={styles.notice} role="status">
          您使用的是初始密码，请先修改密码并重新登录；修改前不能使用其他功能。
        </p>
      )}
      <ChangePasswordForm />
    </>
  );
}
