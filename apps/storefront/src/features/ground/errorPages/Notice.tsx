import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type NoticeProps = { mark?: string; title: string; text: string; children: ReactNode };

/** A magnifier over an empty shelf: what was looked for is not there. */
const ShelfDrawing = ({ mark }: { mark?: string | undefined }) => (
  <svg width="220" height="148" viewBox="0 0 220 148" fill="none" aria-hidden="true">
    <ellipse cx="110" cy="138" rx="92" ry="8" className={styles.ground} />
    <path d="M30 20h136v112H30z" className={styles.back} />
    <path d="M30 20h136M30 57h136M30 94h136M30 131h136M30 14v118M166 14v118" className={styles.shelf} />
    <path d="M44 76h22v17H44zM72 68h14v25H72z" className={styles.goods} />
    <circle cx="142" cy="80" r="33" className={styles.glass} />
    <path d="m166 104 24 24" className={styles.handle} />
    <text x="142" y="88" textAnchor="middle" className={styles.mark}>
      {mark ?? '?'}
    </text>
  </svg>
);

export const Notice = ({ mark, title, text, children }: NoticeProps) => (
  <div className={`frame ${styles.frame}`}>
    <div className={styles.notice}>
      <ShelfDrawing mark={mark} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  </div>
);
