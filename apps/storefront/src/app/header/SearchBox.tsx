import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, searchPath } from '../paths';
import { findBlock, useSite } from '../site';
import styles from './SearchBox.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function SearchBox() {
  const { tempData } = useSite();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const searched = pathname === paths.search ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const [keyword, setKeyword] = useState(searched);
  useEffect(() => setKeyword(searched), [searched]);

  useEffect(() => {
    function focusBox(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      box.current?.select();
    }
    document.addEventListener('keydown', focusBox);
    return () => document.removeEventListener('keydown', focusBox);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = keyword.trim();
    navigate(searchPath(wanted ? { keyword: wanted } : {}));
  }

  return (
    <search>
      <form className={styles.box} onSubmit={submit}>
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
          <circle cx="8" cy="8" r="5.5" stroke="currentColor" strokeWidth="1.6" />
          <path d="m12.2 12.2 3.8 3.8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
        <input
          ref={box}
          type="search"
          name="keyword"
          aria-label="商品关键字"
          aria-keyshortcuts="/"
          autoComplete="off"
          maxLength={100}
          placeholder={findBlock(tempData.topContent, 'searchBox')?.placeholder || '请输入商品关键字'}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <button type="submit">搜索</button>
      </form>
    </search>
  );
}
