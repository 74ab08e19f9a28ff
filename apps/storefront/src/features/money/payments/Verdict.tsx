import type { ReactNode } from 'react';
import styles from './Paying.module.css';

type VerdictProps = { kind: 'good' | 'wait' | 'warn'; title: string; text?: string; children?: ReactNode };

const signs = { good: 'm13 21 5.500 5.500L28 16', wait: 'M20 12v9l6 4', warn: 'M20 12v10m0 5v.5' };

/** How it stands, in one sign and one line, and what to do next. */
export const Verdict = ({ kind, title, text, children }: VerdictProps) => (
  <div className={styles.verdict} role="status">
    <svg className={styles[kind]} width="64" height="64" viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <circle cx="20" cy="20" r="18" fill="currentColor" />
      <path d={signs[kind]} stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children && <div className={styles.next}>{children}</div>}
  </div>
);
