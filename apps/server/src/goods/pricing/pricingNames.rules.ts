/** What people know a line of a price book by. */
export const lineLabel = (skuNo: string, bookName: string): string => `${skuNo} · ${bookName}`;
