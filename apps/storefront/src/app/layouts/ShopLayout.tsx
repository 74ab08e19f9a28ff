import { useRef } from 'react';
import { Outlet } from 'react-router';
import { useNarrow } from '../../ui/useNarrow';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { LazyBottomBar } from '../narrow/lazyParts';
import styles from './ShopLayout.module.css';

export function ShopLayout() {
  const main = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  return (
    <div className={styles.page}>
      {/* A link with a hash would be a navigation here. */}
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        跳到主要内容
      </button>
      <Header />
      <main ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      {narrow && <LazyBottomBar />}
    </div>
  );
}
