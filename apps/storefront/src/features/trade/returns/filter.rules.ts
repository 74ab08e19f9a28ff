import type { CallInput } from '@yigou/contract/calls';
import { type AfterSaleType, type ReturnTab, returnTabs, returnTypes } from '@yigou/contract/trade/returns.terms';
import { firstPaging, type Paging, readDay, readPaging } from '@yigou/web-kit';
import { paths, withQuery } from '../../../app/paths';

export type ReturnWords = { keyword: string; type: AfterSaleType | ''; from: string; to: string };
export type ReturnFilter = Paging & ReturnWords & { tab: ReturnTab };

export const noWords: ReturnWords = { keyword: '', type: '', from: '', to: '' };
export const firstFilter: ReturnFilter = { tab: 'all', ...noWords, ...firstPaging };

const isTab = (text: string): text is ReturnTab => Object.hasOwn(returnTabs, text);
const isType = (text: string): text is AfterSaleType => Object.hasOwn(returnTypes, text);

export function readReturnFilter(query: URLSearchParams): ReturnFilter {
  const [tab, type] = [query.get('tab') ?? '', query.get('type') ?? ''];
  const day = (name: 'from' | 'to') => readDay(query.get(name) ?? '') ?? '';
  return {
    tab: isTab(tab) ? tab : 'all',
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    type: isType(type) ? type : '',
    from: day('from'),
    to: day('to'),
    ...readPaging(query),
  };
}

/** What stands at its default is left out. */
export function returnListPath(filter: ReturnFilter): string {
  const given = Object.entries(filter).filter(([name, value]) => value !== firstFilter[name as keyof ReturnFilter]);
  return given.length > 0 ? withQuery(paths.returnOrder, Object.fromEntries(given)) : paths.returnOrder;
}

export const isNarrowed = (filter: ReturnFilter): boolean =>
  (Object.keys(noWords) as (keyof ReturnWords)[]).some((name) => filter[name] !== '');

export function toPageInput(filter: ReturnFilter): CallInput<'OrderReturn/GetPage'> {
  const { keyword, pageIndex, pageSize, tab, type, from, to } = filter;
  return { pageIndex, pageSize, searchKey: keyword, reqData: { tab, from, to, ...(type && { type }) } };
}
