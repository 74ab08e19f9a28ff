import type { ReactNode } from 'react';
import styles from './Tag.module.css';

type TagProps = { kind?: 'theme' | 'warm' | 'plain'; title?: string; children: ReactNode };

/** A few words beside a name: what kind of price, from how many, which label. */
export const Tag = ({ kind = 'plain', title, children }: TagProps) => (
  <span className={`${styles.tag} ${styles[kind]}`} title={title}>
    {children}
  </span>
);
