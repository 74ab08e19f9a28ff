import { splitByWords } from '../../../features/people/help/highlight.rules';
import styles from './SuggestPanel.module.css';

/** A text with what was typed standing out. */
export const Marked = ({ text, typed }: { text: string; typed: string }) =>
  splitByWords(text, typed).map(({ text: piece, hit, at }) =>
    hit ? (
      <mark key={at} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <span key={at}>{piece}</span>
    ),
  );
