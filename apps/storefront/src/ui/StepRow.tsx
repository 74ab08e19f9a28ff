import type { ReactNode } from 'react';
import styles from './StepRow.module.css';

type StepRowProps = {
  label: string;
  steps: readonly { title: string; note: ReactNode; reached: boolean; now: boolean }[];
  className?: string | undefined;
};

/** The way of a thing: what it has reached, where it stands, what is still to come. */
export const StepRow = ({ label, steps, className = '' }: StepRowProps) => (
  <ol className={`${styles.steps} ${className}`} aria-label={label}>
    {steps.map(({ title, note, reached, now }, at) => (
      <li key={title} data-reached={reached || undefined} aria-current={now ? 'step' : undefined}>
        <i aria-hidden="true">{reached ? '✓' : at + 1}</i>
        <b>{title}</b>
        {note}
      </li>
    ))}
  </ol>
);
