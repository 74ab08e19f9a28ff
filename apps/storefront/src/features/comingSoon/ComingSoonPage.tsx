import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './ComingSoonPage.module.css';

const ClockDrawing = () => (
  <svg width="120" height="112" viewBox="0 0 120 112" fill="none" aria-hidden="true">
    <ellipse cx="60" cy="104" rx="44" ry="6" className={styles.ground} />
    <circle cx="60" cy="52" r="40" className={styles.face} />
    <path d="M60 26v26l17 11" className={styles.hands} />
  </svg>
);

export function ComingSoonPage() {
  const navigate = useNavigate();
  // The first page of a visit has none before it.
  const isFirst = useLocation().key === 'default';
  return (
    <div className={`frame ${styles.page}`}>
      <ClockDrawing />
      <h1>即将开放</h1>
      <p>该功能正在建设中，开放后即可在此使用。</p>
      <div className={styles.ways}>
        <ButtonLink kind="primary" to={paths.home}>
          返回首页
        </ButtonLink>
        {!isFirst && <Button onClick={() => navigate(-1)}>返回上一页</Button>}
      </div>
    </div>
  );
}
