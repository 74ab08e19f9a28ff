import { favouriteGroupMaxLength } from '@yigou/contract/goods/favourites.terms';
import { firstPaging, type Paging, readPaging } from '@yigou/web-kit';
import { paths, withQuery } from '../../../app/paths';

export const favouriteViews = { all: '全部商品', reduced: '已降价', invalid: '已失效' } as const;
export type FavouriteView = keyof typeof favouriteViews;

/** `group` is null for all groups and empty for what is in none. */
export type FavouriteFilter = Paging & {
  view: FavouriteView;
  group: string | null;
  keyword: string;
};

export const firstPage: FavouriteFilter = { view: 'all', group: null, keyword: '', ...firstPaging };

const isView = (text: string | null): text is FavouriteView => text !== null && Object.hasOwn(favouriteViews, text);

export function readFavouriteFilter(query: URLSearchParams): FavouriteFilter {
  const view = query.get('view');
  return {
    view: isView(view) ? view : 'all',
    group: query.get('group')?.slice(0, favouriteGroupMaxLength) ?? null,
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    ...readPaging(query),
  };
}

/** What stands at its default is left out. */
export function favouritePath(filter: FavouriteFilter): string {
  const given = Object.entries(filter).flatMap(([name, value]): [string, string | number][] =>
    value === null || value === firstPage[name as keyof FavouriteFilter] ? [] : [[name, value]],
  );
  return given.length > 0 ? withQuery(paths.favourites, Object.fromEntries(given)) : paths.favourites;
}
