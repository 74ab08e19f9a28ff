import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './States.module.css';

/** A drawn open box: says “nothing here” before a word is read. */
const BoxDrawing = () => (
  <svg width="132" height="104" viewBox="0 0 132 104" fill="none" aria-hidden="true">
    <ellipse cx="66" cy="92" rx="52" ry="8" className={styles.shadow} />
    <path d="M26 44 66 30l40 14v34L66 92 26 78z" className={styles.side} />
    <path d="M66 58v34L26 78V44z" className={styles.front} />
    <path d="m26 44 40 14 40-14-40-14z" className={styles.inside} />
    <path d="m26 44-12 12 40 14 12-12zM106 44l12 12-40 14-12-12z" className={styles.flap} />
    <path d="M52 22c0-6 4-10 9-10M80 20l5-7M66 14V6" className={styles.spark} />
  </svg>
);

const CloudDrawing = () => (
  <svg width="120" height="88" viewBox="0 0 120 88" fill="none" aria-hidden="true">
    <ellipse cx="60" cy="80" rx="44" ry="6" className={styles.shadow} />
    <path d="M34 64a18 18 0 0 1-2-36 26 26 0 0 1 50-4 20 20 0 0 1 4 40z" className={styles.side} />
    <path d="m62 26-14 22h12l-4 18 16-24H60z" className={styles.flap} />
  </svg>
);

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <BoxDrawing />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.next}>{children}</div>}
    </div>
  );
}

export function ErrorState({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={styles.state} role="alert">
      <CloudDrawing />
      <p className={styles.title}>{text}</p>
      <div className={styles.next}>
        <Button onClick={onRetry}>重试</Button>
      </div>
    </div>
  );
}

type Length = number | string;

export const Skeleton = ({ height, width = '100%' }: { height: Length; width?: Length }) => (
  <span className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
);
