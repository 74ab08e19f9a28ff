import { LazyImage } from '@yigou/web-kit';
import styles from './LoginPictures.module.css';

export const LoginPictures = ({ imgs }: { imgs: readonly string[] }) => (
  <div className={styles.stage}>
    {imgs.map((src) => (
      <LazyImage key={src} src={src} alt="" width={196} height={196} />
    ))}
  </div>
);
