import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { stay } from '../../../ui/stay';
import { changedQuery, type LinesQuery, linesText } from './filter.rules';
import styles from './Report.module.css';

/** A figure is a door: it opens the lines behind it. */
export function Figure({ of, label, children }: { of: LinesQuery; label: string; children: ReactNode }) {
  const [query, setQuery] = useSearchParams();
  return (
    <button
      type="button"
      className={styles.figure}
      aria-label={`${label}，查看明细`}
      onClick={() => setQuery(changedQuery(query, { lines: linesText(of) }), { state: stay })}
    >
      {children}
    </button>
  );
}
