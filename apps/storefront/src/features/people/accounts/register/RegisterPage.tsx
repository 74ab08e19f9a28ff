import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../app/paths';
import { RegisterDone } from './RegisterDone';
import { RegisterForm } from './RegisterForm';
import styles from './RegisterPage.module.css';

export function RegisterPage() {
  const [done, setDone] = useState<{ inReview: boolean }>();
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        {done ? (
          <RegisterDone inReview={done.inReview} />
        ) : (
          <>
            <header className={styles.head}>
              <h1>企业注册</h1>
              <p>
                已有账号？<Link to={paths.login}>直接登录</Link>
              </p>
            </header>
            <RegisterForm onDone={(inReview) => setDone({ inReview })} />
          </>
        )}
      </div>
    </div>
  );
}
