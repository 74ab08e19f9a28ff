import { useSearchParams } from 'react-router';
import { useSite } from '../../../../app/site';
import { ForgottenForm } from '../../recovery/shared/ForgottenForm';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';
import { LoginPictures } from './LoginPictures';

export function LoginPage() {
  const { title, loginTemp } = useSite();
  const [query] = useSearchParams();
  return (
    <div className={styles.page}>
      <div className={`frame ${styles.columns}`}>
        <section className={styles.promise}>
          <h2>{loginTemp.title || `欢迎来到${title}`}</h2>
          <p>{loginTemp.text || '企业采购，一站配齐'}</p>
          <ul>
            {loginTemp.points.map((point) => (
              <li key={point}>
                <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden="true">
                  <path d="m4 9.5 3.5 3.5L14 6" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
                </svg>
                {point}
              </li>
            ))}
          </ul>
          <LoginPictures imgs={loginTemp.imgs} />
        </section>
        {query.get('forgotten') === '1' ? <ForgottenForm /> : <LoginForm />}
      </div>
    </div>
  );
}
