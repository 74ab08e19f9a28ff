import { type ReactNode, useId, useState } from 'react';
import styles from './FacetPanel.module.css';

export type FacetOption = { key: string; name: string; count: number; chosen: boolean; onToggle: () => void };

const firstOnes = { tiles: 12, words: 8 };

type FacetRowProps = {
  title: string;
  /** What all numbers of the row are in. */
  unit?: string;
  tiles?: boolean;
  options: readonly FacetOption[];
  children?: ReactNode;
};

/** One block of the panel: its first values, and the rest behind 更多. A single value that is not chosen tells nothing. */
export function FacetRow({ title, unit = '', tiles = false, options, children }: FacetRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const telling = options.length > 1 || options.some((option) => option.chosen);
  if (!telling && !children) return null;
  const first = tiles ? firstOnes.tiles : firstOnes.words;
  const shown = open ? options : options.filter((option, index) => index < first || option.chosen);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out freely in every browser.
    <div className={styles.row} role="group" aria-labelledby={id}>
      <p className={styles.title}>
        <span id={id}>{title}</span>
        {unit && <small>{unit}</small>}
      </p>
      <div className={tiles ? styles.tiles : styles.values}>
        {shown.map((option) => (
          <button
            key={option.key}
            type="button"
            className={tiles ? styles.tile : styles.value}
            aria-pressed={option.chosen}
            onClick={option.onToggle}
          >
            <span title={option.name}>{option.name}</span>
            <small>{option.count}</small>
          </button>
        ))}
      </div>
      {options.length > first && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : `更多 ${options.length - first} 个`}
          <span className="spoken">{title}</span>
        </button>
      )}
      {children}
    </div>
  );
}
