import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, searchPath } from '../paths';
import { addToHistory, clearHistory } from './searchHistory';
import type { SearchOption } from './searchOptions';
import { useSearchOptions } from './useSearchOptions';

/** No option is lit: Enter searches for what was typed. */
const none = -1;

/** What the box holds, what it offers, and what its keys do. */
export function useSearchBox() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const searched = pathname === paths.search ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const [keyword, setKeyword] = useState(searched);
  const [wantsList, setWantsList] = useState(false);
  const [active, setActive] = useState(none);
  const options = useSearchOptions(keyword, wantsList);
  const open = wantsList && options.length > 0;

  function show(wanted: boolean) {
    setWantsList(wanted);
    setActive(none);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the list and shows what was searched.
  useEffect(() => {
    setKeyword(searched);
    show(false);
  }, [searched, key, pathname, search]);

  function type(text: string) {
    setKeyword(text);
    show(true);
  }

  function pick({ to, word, text }: SearchOption) {
    if (to === undefined) {
      clearHistory();
      setActive(none);
      return;
    }
    if (word) addToHistory(word);
    show(false);
    if (!to.startsWith('/')) return void window.open(to, '_blank', 'noopener');
    if (word) setKeyword(text);
    navigate(to);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = keyword.trim();
    addToHistory(wanted);
    show(false);
    navigate(searchPath(wanted ? { keyword: wanted } : {}), { state: { straight: true } });
  }

  function move(step: 1 | -1) {
    if (!open) return show(true);
    // One place more than there are options: between the last and the first nothing is lit.
    const places = options.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  function hearKey(event: KeyboardEvent) {
    // These keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const lit = open ? options[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && lit) {
      event.preventDefault();
      pick(lit);
    } else if (event.key === 'Escape' && open) {
      // Otherwise the box would be emptied as well.
      event.preventDefault();
      show(false);
    } else if (event.key === 'Tab') {
      show(false);
    }
  }

  return { keyword, open, options, active, setActive, show, type, pick, submit, hearKey };
}
