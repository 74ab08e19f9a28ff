import { concernGroupMaxLength } from '@yigou/contract/goods/favourites.terms';
import { firstPaging, type Paging, readPaging } from '@yigou/web-kit';
import { paths, withQuery } from '../../../app/paths';

export const concernViews = { all: '全部商品', reduced: '已降价', invalid: '已失效' } as const;
export type ConcernView = keyof typeof concernViews;

/** `group` is null for all groups and empty for what is in none. */
export type ConcernFilter = Paging & {
  view: ConcernView;
  group: string | null;
  keyword: string;
};

export const firstPage: ConcernFilter = { view: 'all', group: null, keyword: '', ...firstPaging };

const isView = (text: string | null): text is ConcernView => text !== null && Object.hasOwn(concernViews, text);

export function readConcernFilter(query: URLSearchParams): ConcernFilter {
  const view = query.get('view');
  return {
    view: isView(view) ? view : 'all',
    group: query.get('group')?.slice(0, concernGroupMaxLength) ?? null,
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    ...readPaging(query),
  };
}

/** What stands at its default is left out. */
export function concernPath(filter: ConcernFilter): string {
  const given = Object.entries(filter).flatMap(([name, value]): [string, string | number][] =>
    value === null || value === firstPage[name as keyof ConcernFilter] ? [] : [[name, value]],
  );
  return given.length > 0 ? withQuery(paths.itemConcern, Object.fromEntries(given)) : paths.itemConcern;
}
