/** Where one stands in a list is no part of a view: its page, and what is open beside it. */
const passing = ['pageIndex', 'orderId', 'returnId', 'applicationId', 'lines', 'linesPage'];

/** The filter of an address, in one order, so that the same filter is the same text. */
export function viewQuery(query: URLSearchParams): string {
  const kept = [...query].filter(([name]) => !passing.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(kept).toString();
}
