import type { ReactNode, Ref } from 'react';
import styles from './ScrollRegion.module.css';

type ScrollRegionProps = {
  /** Its name, where nothing inside takes the focus and it must be reached by keyboard itself. */
  label?: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** What is too wide scrolls in itself, never the page. */
export const ScrollRegion = ({ label, className = '', ref, children }: ScrollRegionProps) =>
  label ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={ref} className={`${styles.region} ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  ) : (
    <div className={`${styles.region} ${className}`}>{children}</div>
  );
