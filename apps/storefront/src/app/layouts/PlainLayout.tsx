import { Link, Outlet } from 'react-router';
import { FooterLines } from '../footer/FooterLines';
import { Logo } from '../header/Logo';
import { paths } from '../paths';
import styles from './PlainLayout.module.css';

export const PlainLayout = () => (
  <div className={styles.page}>
    <header className={styles.header}>
      <div className={`frame ${styles.inner}`}>
        <Logo />
        <nav aria-label="返回" className={styles.links}>
          <Link to={paths.home}>返回首页</Link>
          <Link to={paths.help}>帮助中心</Link>
        </nav>
      </div>
    </header>
    <main className={styles.main}>
      <Outlet />
    </main>
    <footer className={styles.footer}>
      <FooterLines />
    </footer>
  </div>
);
