import { type ReactNode, useId } from 'react';
import styles from './SettlementPage.module.css';

type SectionProps = { title: string; note?: string; side?: ReactNode; children: ReactNode };

/** One step of the settlement on its own white card. */
export function Section({ title, note, side, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <small>{note}</small>}
        {side}
      </header>
      {children}
    </section>
  );
}
