import { LazyImage } from '@yigou/web-kit';
import type { ReactNode } from 'react';
import styles from './GoodsPicture.module.css';

const tints = [styles.blue, styles.sand, styles.violet, styles.rose, styles.green, styles.teal];

type GoodsPictureProps = {
  productId: number;
  src: string;
  /** What the picture asks for; the square itself is sized by its place. */
  size: number;
  alt?: string;
  /** The largest of what is seen first. */
  first?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** A product on its soft square. Every picture of one product has the same tint, wherever it is shown. */
export const GoodsPicture = ({ productId, src, size, alt = '', first, className, children }: GoodsPictureProps) => (
  <span className={[styles.picture, tints[productId % tints.length], className].filter(Boolean).join(' ')}>
    <LazyImage key={src} src={src} alt={alt} width={size} height={size} first={first} />
    {children}
  </span>
);
