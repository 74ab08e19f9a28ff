export const pageSizes = [10, 20, 50, 100];

export type Paging = { pageIndex: number; pageSize: number };

export const firstPaging: Paging = { pageIndex: 1, pageSize: 10 };

/** Which page of a list an address names; what makes no sense is the first one. */
export function readPaging(query: URLSearchParams): Paging {
  const pageIndex = query.get('pageIndex') ?? '';
  const pageSize = Number(query.get('pageSize'));
  return {
    pageIndex: /^[1-9]\d{0,8}$/.test(pageIndex) ? Number(pageIndex) : firstPaging.pageIndex,
    pageSize: pageSizes.includes(pageSize) ? pageSize : firstPaging.pageSize,
  };
}

export const pageCount = (totalCount: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalCount / pageSize));
