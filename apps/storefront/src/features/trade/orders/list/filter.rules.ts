import type { CallInput } from '@yigou/contract/calls';
import { type OrderTab, orderTabs } from '@yigou/contract/trade/orders.terms';
import { firstPaging, type Paging, readDay, readPaging } from '@yigou/web-kit';
import { paths, withQuery } from '../../../../app/paths';

/** The three lists are one: whose orders, and which tabs. */
export const orderLists = {
  mine: { title: '我的订单', path: paths.myOrder, scope: 'mine', fixedTab: undefined },
  all: { title: '全部订单', path: paths.allOrder, scope: 'all', fixedTab: undefined },
  cancelled: { title: '取消订单', path: paths.cancelOrder, scope: 'mine', fixedTab: 'cancelled' },
} as const satisfies Record<
  string,
  { title: string; path: string; scope: 'mine' | 'all'; fixedTab: OrderTab | undefined }
>;
export type OrderListKind = keyof typeof orderLists;

export type OrderWords = {
  keyword: string;
  itemKey: string;
  receiver: string;
  buyer: string;
  from: string;
  to: string;
};
export type OrderFilter = Paging & OrderWords & { tab: OrderTab; withHidden: boolean };

export const noWords: OrderWords = { keyword: '', itemKey: '', receiver: '', buyer: '', from: '', to: '' };
export const firstFilter: OrderFilter = { tab: 'all', withHidden: false, ...noWords, ...firstPaging };

/** How long the wire allows each to be. */
export const wordLengths = { keyword: 100, itemKey: 50, receiver: 20, buyer: 20 } as const;

const isTab = (text: string | null): text is OrderTab => text !== null && Object.hasOwn(orderTabs, text);

export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const tab = query.get('tab');
  const word = (name: keyof typeof wordLengths) => (query.get(name) ?? '').trim().slice(0, wordLengths[name]);
  const day = (name: 'from' | 'to') => readDay(query.get(name) ?? '') ?? '';
  return {
    tab: isTab(tab) ? tab : 'all',
    withHidden: query.get('withHidden') === 'true',
    keyword: word('keyword'),
    itemKey: word('itemKey'),
    receiver: word('receiver'),
    buyer: word('buyer'),
    from: day('from'),
    to: day('to'),
    ...readPaging(query),
  };
}

/** What stands at its default is left out. */
export function orderListPath(kind: OrderListKind, filter: OrderFilter): string {
  const { path } = orderLists[kind];
  const given = Object.entries(filter).filter(([name, value]) => value !== firstFilter[name as keyof OrderFilter]);
  return given.length > 0
    ? withQuery(path, Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
    : path;
}

export const isNarrowed = (filter: OrderFilter): boolean =>
  (Object.keys(noWords) as (keyof OrderWords)[]).some((name) => filter[name] !== '');

export function toPageInput(kind: OrderListKind, filter: OrderFilter): CallInput<'Order/GetPage'> {
  const { keyword, pageIndex, pageSize, tab, ...words } = filter;
  const { scope, fixedTab } = orderLists[kind];
  return { pageIndex, pageSize, searchKey: keyword, reqData: { ...words, tab: fixedTab ?? tab, scope } };
}
