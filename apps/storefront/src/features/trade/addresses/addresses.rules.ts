import { firstPaging, type Paging, readPaging } from '@yigou/web-kit';
import { paths, withQuery } from '../../../app/paths';

export type AddressFilter = Paging & { keyword: string };

export const firstPage: AddressFilter = { keyword: '', ...firstPaging };

export const readAddressFilter = (query: URLSearchParams): AddressFilter => ({
  keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
  ...readPaging(query),
});

/** What stands at its default is left out. */
export function addressPath(filter: AddressFilter): string {
  const given = Object.entries(filter).filter(([name, value]) => value !== firstPage[name as keyof AddressFilter]);
  return given.length > 0 ? withQuery(paths.receiveAddress, Object.fromEntries(given)) : paths.receiveAddress;
}
