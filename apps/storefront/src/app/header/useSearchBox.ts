import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, searchPath } from '../paths';
import { addToHistory } from './searchHistory';

/** What the box holds, whether it wants its panel, and what Enter does with nothing lit. */
export function useSearchBox() {
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
