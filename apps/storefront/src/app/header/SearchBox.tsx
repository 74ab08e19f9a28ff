import { keywordMaxLength } from '@yigou/contract';
import { useId, useRef } from 'react';
import { findBlock, useSite } from '../site';
import styles from './SearchBox.module.css';
import { optionId, SearchPanel } from './SearchPanel';
import { useSearchBox } from './useSearchBox';
import { useSlashKey } from './useSlashKey';

export function SearchBox() {
  const { tempData } = useSite();
  const { keyword, open, options, active, setActive, show, type, pick, submit, hearKey } = useSearchBox();
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  useSlashKey(box);

  return (
    <search className={styles.area}>
      <form className={styles.box} onSubmit={submit}>
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
          <circle cx="8" cy="8" r="5.5" stroke="currentColor" strokeWidth="1.6" />
          <path d="m12.2 12.2 3.8 3.8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
        <input
          ref={box}
          type="search"
          name="keyword"
          role="combobox"
          aria-label="商品关键字"
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          maxLength={keywordMaxLength}
          placeholder={findBlock(tempData.topContent, 'searchBox')?.placeholder || '请输入商品关键字'}
          value={keyword}
          onChange={(event) => type(event.target.value)}
          onPointerDown={() => show(true)}
          onBlur={() => show(false)}
          onKeyDown={hearKey}
        />
        <button type="submit">搜索</button>
      </form>
      {open && <SearchPanel id={listId} options={options} active={active} onActive={setActive} onPick={pick} />}
    </search>
  );
}
