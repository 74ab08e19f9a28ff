import { firstPaging, type Paging, readPaging } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';

/** The filter of a list lives in its address, so that a reload, a bookmark and the way back keep it. */
export function useListQuery<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>;
  const paging = readPaging(query);

  /** Another filter begins at its first page. */
  function go(change: Partial<Record<Name, string>> & Partial<Paging>) {
    const next = { ...filter, pageSize: paging.pageSize, ...change };
    const kept = Object.entries(next)
      .map(([name, value]) => [name, String(value ?? '')])
      .filter(([name, value]) => value !== '' && value !== String(firstPaging[name as keyof Paging]));
    setQuery(new URLSearchParams(kept));
  }
  return { filter, paging, go };
}
