import { keywordMaxLength } from '@yigou/contract/goods/catalog.terms';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, searchPath } from '../paths';
import { findBlock, useSite } from '../site';
import styles from './SearchBox.module.css';
import { addToHistory } from './searchHistory';
import type { PanelKeys, PanelState } from './suggest/SuggestPanel';
import { useSlashKey } from './useSlashKey';

// Not everybody searches: the panel comes when the box is entered. Without it the box searches all the same.
const load = () => import('./suggest/SuggestPanel').catch(() => ({ default: () => null }));
const SuggestPanel = lazy(load);

const closed: PanelState = { open: false, lit: undefined };

export function SearchBox() {
  const { tempData } = useSite();
  const { keyword, requestsPanel, show, type, submit } = useSearchBox();
  const [panel, setPanel] = useState(closed);
  const keys = useRef<PanelKeys>(null);
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const close = useCallback(() => show(false), [show]);
  useSlashKey(box);

  function hearKey(event: KeyboardEvent) {
    // These keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    // Otherwise Escape would empty the box, and Tab leave it.
    if (keys.current?.hearKey(event)) event.preventDefault();
    else if (event.key === 'Tab') show(false);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show(true);
    }
  }

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
          aria-expanded={panel.open}
          aria-controls={panel.open ? listId : undefined}
          aria-activedescendant={panel.lit}
          autoComplete="off"
          maxLength={keywordMaxLength}
          placeholder={findBlock(tempData.topContent, 'searchBox')?.placeholder || '请输入商品关键字'}
          value={keyword}
          onChange={(event) => type(event.target.value)}
          onFocus={load}
          onPointerDown={() => show(true)}
          onBlur={close}
          onKeyDown={hearKey}
        />
        <button type="submit">搜索</button>
      </form>
      {requestsPanel && (
        <Suspense>
          <SuggestPanel id={listId} typed={keyword} keys={keys} onState={setPanel} onClose={close} />
        </Suspense>
      )}
    </search>
  );
}

/** What the box holds, whether it wants its panel, and what Enter does with nothing lit. */
function useSearchBox() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const searched = pathname === paths.search ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const [keyword, setKeyword] = useState(searched);
  const [requestsPanel, show] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel and shows what was searched.
  useEffect(() => {
    setKeyword(searched);
    show(false);
  }, [searched, key, pathname, search]);

  function type(text: string) {
    setKeyword(text);
    show(true);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = keyword.trim();
    addToHistory(wanted);
    show(false);
    navigate(searchPath(wanted ? { keyword: wanted } : {}), { state: { straight: true } });
  }

  return { keyword, requestsPanel, show, type, submit };
}
