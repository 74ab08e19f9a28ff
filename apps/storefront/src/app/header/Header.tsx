import { CartPreview } from '../../features/trade/cart/preview/CartPreview';
import { useNarrow } from '../../ui/useNarrow';
import { LazyNarrowHeader } from '../narrow/lazyParts';
import { CategoryMenu } from './CategoryMenu';
import { CustomNav } from './CustomNav';
import styles from './Header.module.css';
import { HotWords } from './HotWords';
import { Logo } from './Logo';
import { SearchBox } from './SearchBox';
import { TopBar } from './TopBar';

export const Header = () => (useNarrow() ? <LazyNarrowHeader /> : <WideHeader />);

const WideHeader = () => (
  <header className={styles.header}>
    <TopBar />
    <div className={styles.logoRow}>
      <div className={`frame ${styles.logoRowInner}`}>
        <Logo />
        <div className={styles.search}>
          <SearchBox />
          <HotWords />
        </div>
        <CartPreview />
      </div>
    </div>
    <div className={styles.bar}>
      <div className={`frame ${styles.barInner}`}>
        <CategoryMenu />
        <CustomNav />
      </div>
    </div>
  </header>
);
