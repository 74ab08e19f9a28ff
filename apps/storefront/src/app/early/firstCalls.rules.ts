import type { CallPath } from '@yigou/contract/calls';
import { readSkuRef, selTagInput } from '../../features/goods/catalog/ref.rules';
import { readFilter, type SearchView, toSkuPageInput } from '../../features/goods/search/searchFilter.rules';
import { paths } from '../paths';

export type FirstCall = { path: CallPath; input: object };

/** What a page asks for first, in the very words in which it will ask. */
export function firstCalls(address: string, loggedIn: boolean, view: SearchView): FirstCall[] {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  const goods = loggedIn ? 'Product' : 'ProductToC';
  if (pathname === paths.product) {
    const ref = readSkuRef(searchParams);
    if (!ref) return [];
    return [
      { path: `${goods}/GetSkuModel`, input: ref },
      { path: `${goods}/GetSkuSelTag`, input: selTagInput(ref) },
    ];
  }
  if (pathname === paths.search && !searchParams.has('compare'))
    return [{ path: `${goods}/GetWebSkuPage`, input: toSkuPageInput(readFilter(searchParams, view)) }];
  if (pathname === paths.cart && loggedIn && !searchParams.has('import'))
    return [{ path: 'ShopCart/GetWebList', input: {} }];
  return [];
}
