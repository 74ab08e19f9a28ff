import { Skeleton } from '../../ui/States';
import styles from './ProductPage.module.css';

export const ProductSkeleton = () => (
  <div className={`frame ${styles.page}`} aria-busy="true">
    <div style={{ padding: '16px 0' }}>
      <Skeleton height={18} width={320} />
    </div>
    <div className={styles.main}>
      <Skeleton height={420} />
      <div className={styles.words}>
        <Skeleton height={28} width="80%" />
        <Skeleton height={18} width={280} />
        <Skeleton height={120} />
        <Skeleton height={34} width={360} />
        <Skeleton height={34} width={300} />
        <Skeleton height={34} width={420} />
      </div>
    </div>
  </div>
);
