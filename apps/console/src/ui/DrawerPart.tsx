import type { ReactNode } from 'react';
import styles from './DrawerPart.module.css';

type DrawerPartProps = {
  label?: string;
  /** Where the heading says more than the label, or stands elsewhere (null). */
  title?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** One part of what a drawer or a page tells of a thing, below a line and its heading. */
export const DrawerPart = ({ label, title = label, className = '', children }: DrawerPartProps) => (
  <section className={`${styles.part} ${className}`} aria-label={label}>
    {title && <h3>{title}</h3>}
    {children}
  </section>
);
