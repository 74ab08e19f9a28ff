import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import styles from './HelpSearch.module.css';

export function HelpSearch({ word }: { word: string }) {
  const [text, setText] = useState(word);
  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    const searched = text.trim();
    navigate(searched ? withQuery(paths.help, { q: searched }) : paths.help);
  }

  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <input
          type="search"
          aria-label="查找帮助"
          placeholder="查找帮助文章"
          maxLength={50}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" aria-label="查找">
          <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden="true">
            <circle cx="8" cy="8" r="5" strokeWidth="1.8" />
            <path d="m12 12 3.5 3.5" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      </form>
    </search>
  );
}
