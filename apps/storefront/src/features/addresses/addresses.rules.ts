import { paths, withQuery } from '../../app/paths';

export const pageSizes = [10, 20, 50, 100];

export type AddressFilter = { keyword: string; pageIndex: number; pageSize: number };

export const firstPage: AddressFilter = { keyword: '', pageIndex: 1, pageSize: 10 };

export function readAddressFilter(query: URLSearchParams): AddressFilter {
  const pageIndex = query.get('pageIndex') ?? '';
  const pageSize = Number(query.get('pageSize'));
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    pageIndex: /^[1-9]\d{0,8}$/.test(pageIndex) ? Number(pageIndex) : firstPage.pageIndex,
    pageSize: pageSizes.includes(pageSize) ? pageSize : firstPage.pageSize,
  };
}

/** What stands at its default is left out. */
export function addressPath(filter: AddressFilter): string {
  const given = Object.entries(filter).filter(([name, value]) => value !== firstPage[name as keyof AddressFilter]);
  return given.length > 0 ? withQuery(paths.receiveAddress, Object.fromEntries(given)) : paths.receiveAddress;
}
