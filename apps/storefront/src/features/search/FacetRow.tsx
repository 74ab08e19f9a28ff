import { type ReactNode, useId, useState } from 'react';
import styles from './FacetPanel.module.css';

export type FacetOption = { key: string; name: string; count: number; chosen: boolean; onToggle: () => void };

const firstOnes = 12;

type FacetRowProps = { title: string; options: readonly FacetOption[]; children?: ReactNode };

/** One line of the panel: its most frequent values, and the rest behind 更多. */
export function FacetRow({ title, options, children }: FacetRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (options.length === 0 && !children) return null;
  const shown = open ? options : options.filter((option, index) => index < firstOnes || option.chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser.
    <div className={styles.row} role="group" aria-labelledby={id}>
      <span id={id} className={styles.title} title={title}>
        {title}
      </span>
      <div className={styles.values}>
        {shown.map((option) => (
          <button
            key={option.key}
            type="button"
            className={styles.value}
            aria-pressed={option.chosen}
            onClick={option.onToggle}
          >
            <span title={option.name}>{option.name}</span>
            <small>{option.count}</small>
          </button>
        ))}
        {children}
      </div>
      {options.length > firstOnes && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : '更多'}
          <span className="spoken">{title}</span>
          <svg width="10" height="6" viewBox="0 0 10 6" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="m1 1 4 4 4-4" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </button>
      )}
    </div>
  );
}
