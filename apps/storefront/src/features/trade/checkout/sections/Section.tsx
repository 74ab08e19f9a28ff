import { type ReactNode, useId } from 'react';
import styles from '../CheckoutPage.module.css';

type SectionProps = { id?: string; title: string; note?: string; side?: ReactNode; children: ReactNode };

/** Where the bar leads who has no address yet, or one that cannot be delivered to. */
export const addressSectionId = 'settlement-address';

/** One step of the settlement on its own white card. */
export function Section({ id, title, note, side, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.card} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {note && <small>{note}</small>}
        {side}
      </header>
      {children}
    </section>
  );
}
