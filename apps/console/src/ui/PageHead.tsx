import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

type PageHeadProps = { title: string; note?: ReactNode; children?: ReactNode };

/** What the page is, in a few words why it is as it is, and what can be done with all of it. */
export const PageHead = ({ title, note, children }: PageHeadProps) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    {note && <p>{note}</p>}
    <div>{children}</div>
  </header>
);
