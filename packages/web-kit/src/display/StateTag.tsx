import styles from './StateTag.module.css';

/** What a state asks of the reader; the colour follows from it, the same one everywhere. */
export type Tone = 'act' | 'run' | 'good' | 'bad' | 'done';

export const StateTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
);
