import type { ComponentProps } from 'react';
import styles from './PrintSheet.module.css';

/** One sheet of paper. */
export const PrintSheet = ({ className = '', ...rest }: ComponentProps<'article'>) => (
  <article className={`${styles.sheet} ${className}`} {...rest} />
);

/** What stands at the head of a sheet; what is not known is left out. */
export const SheetFacts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
