import { useState } from 'react';
import { Button } from '../../../ui/Button';
import styles from './InvoicePage.module.css';

type SearchLineProps = { label: string; keyword: string; onSearch: (keyword: string) => void };

export function SearchLine({ label, keyword, onSearch }: SearchLineProps) {
  const [word, setWord] = useState(keyword);
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(word.trim());
      }}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={50}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit">查询</Button>
    </form>
  );
}
