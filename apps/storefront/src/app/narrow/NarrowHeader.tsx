import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NoticeBell } from '../../features/people/notices/NoticeBell';
import { Logo } from '../header/Logo';
import { SearchBox } from '../header/SearchBox';
import { loginPath } from '../paths';
import { useSession } from '../session';
import { MenuDrawer } from './MenuDrawer';
import styles from './NarrowHeader.module.css';

/** One row: whose shop it is, what is looked for, what is new, and the rest behind one button. */
export function NarrowHeader() {
  const { token } = useSession();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.header}>
      <Logo />
      <div className={styles.search}>
        <SearchBox />
      </div>
      {token ? (
        <NoticeBell />
      ) : (
        <Link className={styles.login} to={loginPath(pathname + search)}>
          登录
        </Link>
      )}
      <button
        type="button"
        className={styles.menu}
        aria-label="打开菜单"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
          <path d="M3 6h16M3 11h16M3 16h16" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
      {open && <MenuDrawer onClose={() => setOpen(false)} />}
    </header>
  );
}
