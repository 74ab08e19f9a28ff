import { Skeleton } from '../../../ui/States';
import styles from './ProductPage.module.css';

/** The same places as the product will take. */
export const ProductSkeleton = () => (
  <div className={`frame ${styles.page} ${styles.waiting}`} aria-busy="true">
    <div className={styles.crumbs}>
      <Skeleton height={22} width={320} />
    </div>
    <div className={styles.main}>
      <div className={styles.words}>
        <div className={styles.square} />
        <Skeleton height={66} />
      </div>
      <div className={styles.words}>
        <Skeleton height={30} width="80%" />
        <Skeleton height={22} width={280} />
        <Skeleton height={120} />
        <Skeleton height={34} width={360} />
        <Skeleton height={200} width={420} />
        <Skeleton height={61} />
      </div>
    </div>
    <div className={styles.more}>
      <Skeleton height={230} />
    </div>
  </div>
);
