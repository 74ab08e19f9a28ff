/** Every address of the console. */
export const paths = {
  home: '/',
  login: '/login',
  overview: '/overview',
  password: '/password',
  orders: '/orders',
  order: '/orders/detail',
  shipMany: '/orders/ship',
  picking: '/orders/picking',
  notes: '/orders/notes',
  returns: '/returns',
  wants: '/wants',
  transfers: '/payments/transfers',
  refunds: '/payments/refunds',
  cashbook: '/payments/cashbook',
  invoices: '/invoices',
  invoiceTitles: '/invoiceTitles',
  statements: '/statements',
  bank: '/statements/bank',
  credit: '/statements/credit',
  goods: '/goods',
  product: '/goods/edit',
  goodsGrid: '/goods/grid',
  changeSets: '/goods/changes',
  changeSet: '/goods/changes/detail',
  shelves: '/goods/shelves',
  priceBooks: '/goods/prices',
  priceBook: '/goods/prices/detail',
  pools: '/goods/pools',
  partNumbers: '/goods/partNumbers',
  typedWords: '/goods/words',
  searchWords: '/goods/words/kept',
  imports: '/goods/imports',
  goodsImport: '/goods/imports/detail',
  stock: '/goods/stock',
  stockCount: '/goods/stock/count',
  stockCounts: '/goods/stock/counts',
  customers: '/customers',
  customerGroups: '/customers/groups',
  registrations: '/registrations',
  auditLog: '/system/audit',
  books: '/system/books',
  tasks: '/system/tasks',
  letters: '/system/letters',
  operators: '/system/operators',
} as const;

/** Only an address of the console itself is gone to after a login. */
export const insidePath = (wanted: string | null): string =>
  wanted?.startsWith('/') && !wanted.startsWith('//') && !wanted.startsWith(paths.login) ? wanted : paths.home;

export const loginPath = (from: string): string => {
  const inside = insidePath(from);
  return inside === paths.home ? paths.login : `${paths.login}?redirect=${encodeURIComponent(inside)}`;
};

export const currentPath = (): string => location.hash.slice(1) || paths.home;

export const withQuery = (path: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return text ? `${path}?${text}` : path;
};

export const pickingPath = (orderIds: readonly number[]): string => `${paths.picking}?orderIds=${orderIds.join()}`;
export const notesPath = (shipmentIds: readonly number[]): string => `${paths.notes}?shipmentIds=${shipmentIds.join()}`;
export const shipManyPath = (orderIds: readonly number[]): string => `${paths.shipMany}?orderIds=${orderIds.join()}`;

/** In the shop, which stands on the same host: where a buyer's phone confirms the receipt of a parcel. */
export const receiptLink = (shipmentNo: string): string =>
  `${location.origin}/#/center/order/receive?no=${encodeURIComponent(shipmentNo)}`;
export const auditLogPath = (query: Record<string, string>): string => withQuery(paths.auditLog, query);
export const ordersPath = (query: Record<string, string>): string => withQuery(paths.orders, query);
export const orderPath = (orderId: number): string => withQuery(paths.order, { orderId: String(orderId) });
export const returnPath = (returnId: number): string =>
  withQuery(paths.returns, { tab: 'all', returnId: String(returnId) });
export const invoicePath = (applicationId: number): string =>
  withQuery(paths.invoices, { tab: 'all', applicationId: String(applicationId) });
/** The editor of a product; without one, of a new one. */
export const productPath = (productId = 0): string =>
  withQuery(paths.product, productId > 0 ? { productId: String(productId) } : {});
export const goodsPath = (query: Record<string, string>): string => withQuery(paths.goods, query);
/** As the list is narrowed, or these only. */
export const goodsGridPath = (query: Record<string, string>): string => withQuery(paths.goodsGrid, query);
export const changeSetPath = (changeSetId: number): string =>
  withQuery(paths.changeSet, { changeSetId: String(changeSetId) });
export const importPath = (importId: number): string => withQuery(paths.goodsImport, { importId: String(importId) });
export const priceBookPath = (priceBookId: number): string =>
  withQuery(paths.priceBook, { priceBookId: String(priceBookId) });
export const stockPath = (query: Record<string, string>): string => withQuery(paths.stock, query);
export const stockCountPath = (query: Record<string, string>): string => withQuery(paths.stockCount, query);
export const stockCountsPath = (query: Record<string, string>): string => withQuery(paths.stockCounts, query);
/** Where something is done about a word, and tried before it is saved; with what is advised already written in. */
export const tryWordPath = (tab: string, word: string, advised: { also?: string; product?: string } = {}): string =>
  withQuery(paths.searchWords, { tab, try: word, ...advised });
export const wantsPath = (query: Record<string, string>): string => withQuery(paths.wants, query);
export const cashbookPath = (query: Record<string, string>): string => withQuery(paths.cashbook, query);
export const customersPath = (query: Record<string, string>): string => withQuery(paths.customers, query);
export const tasksPath = (query: Record<string, string>): string => withQuery(paths.tasks, query);
