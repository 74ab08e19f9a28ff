import { Skeleton } from '../../../../ui/States';
import styles from './CardGrid.module.css';

export const CardGridSkeleton = ({ count }: { count: number }) => (
  <div className={styles.grid} aria-busy="true">
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <div key={index} className={styles.waiting}>
        <span className={styles.square} />
        <Skeleton height={16} />
        <Skeleton height={16} width="70%" />
        <Skeleton height={22} width={96} />
        <Skeleton height={14} width={130} />
      </div>
    ))}
  </div>
);
