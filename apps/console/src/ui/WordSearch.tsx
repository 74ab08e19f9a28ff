import { Input } from 'antd';
import styles from './WordSearch.module.css';

type WordSearchProps = { label: string; word: string; most?: number; onSearch: (word: string) => void };

/** The one search field of a list; it shows what the address says. */
export const WordSearch = ({ label, word, most = 50, onSearch }: WordSearchProps) => (
  <Input.Search
    key={word}
    aria-label={label}
    placeholder={label}
    allowClear
    maxLength={most}
    defaultValue={word}
    className={styles.word ?? ''}
    onSearch={(typed) => onSearch(typed.trim())}
  />
);
