import styles from './StateDot.module.css';

/** Whose turn it is: ours, the customer's, on the way, a reversal asked for, done, late or failed, ended. */
export type Turn = 'us' | 'them' | 'way' | 'ask' | 'ok' | 'bad' | 'off';

/** In lists a dot with the word, beside a title a tag. */
export const StateDot = ({ turn, tag, children }: { turn: Turn; tag?: boolean; children: string }) => (
  <span className={tag ? styles.tag : styles.dot} data-turn={turn}>
    {children}
  </span>
);
