/** Every address of the shop. Hash routing puts `#` before them. */
export const paths = {
  home: '/home',
  login: '/login',
  register: '/register',
  search: '/SearchFor',
  product: '/productDetail',
  supplier: '/supplier',
  help: '/help',
  agreement: '/agreement',
  error: '/error',
  notFound: '/404',
  print: '/print',
  cart: '/cart',
  addToCart: '/addToCart',
  settlement: '/Settlementpage',
  cashier: '/Cashier',
  alipay: '/zhifu',
  wechat: '/WeChat',
  paySuccess: '/paySuccess',
  audit: '/Audit/OrderAudit',
  center: '/center',
  myOrder: '/center/order/myOrder',
  allOrder: '/center/order/allOrder',
  cancelOrder: '/center/order/cancelOrder',
  returnOrder: '/center/order/returnOrder',
  orderExport: '/center/order/orderExport',
  myApprove: '/center/order/myApprove',
  orderDetail: '/center/order/orderDetail',
  resubmit: '/center/order/resubmit',
  receive: '/center/order/receive',
  applyReturn: '/center/order/applyReturn',
  returnDetail: '/center/order/returnDetail',
  invoiceDetail: '/center/order/invoiceDetail',
  invalidInvoice: '/center/order/invalidInvoice',
  approvalDetail: '/center/order/orderDetails',
  userInfo: '/center/kamUser/userInfo',
  receiveAddress: '/center/kamUser/receiveAddress',
  invoice: '/center/kamUser/invoice',
  budget: '/center/kamUser/budget',
  organize: '/center/kamUser/organize',
  userList: '/center/kamUser/userList',
  kamRole: '/center/kamUser/kamRole',
  changePassword: '/center/kamUser/revisePwd',
  loginDevices: '/center/kamUser/loginDevices',
  notices: '/center/kamUser/notices',
  noticeSetting: '/center/kamUser/noticeSetting',
  favourites: '/center/concern/itemConcern',
  purchaseList: '/center/concern/purchaseList',
  wantList: '/center/concern/wantList',
  goodsRequestDetail: '/center/concern/wantDetail',
  browsing: '/center/concern/browsing',
  waitCheck: '/finance/checkOrder/waitCheck',
  dashboard: '/center/dashboard',
  categorySku: '/center/report/apcatesku',
  userSku: '/center/report/apusersku',
  orgOrderFee: '/center/report/orgbyorderfee',
  orgBudget: '/center/report/aporgbudger',
  checkList: '/finance/checkOrder/checkList',
  checkDetail: '/finance/checkOrder/checkDetail',
  printStatement: '/print/statement',
} as const;

/** What a visitor without a token may open. */
export const publicPaths: readonly string[] = [
  paths.login,
  paths.register,
  paths.home,
  paths.search,
  paths.product,
  paths.help,
  paths.error,
  paths.agreement,
  paths.audit,
];

type Query = Record<string, string | number> | readonly (readonly [name: string, value: string | number])[];

const pairsOf = (query: Query) => (Array.isArray(query) ? query : Object.entries(query));

export const withQuery = (path: string, query: Query): string =>
  `${path}?${new URLSearchParams(pairsOf(query).map(([name, value]) => [name, String(value)]))}`;

/** The timestamp makes the same search twice a new navigation. */
export const searchPath = (query: Query): string => withQuery(paths.search, [...pairsOf(query), ['t', Date.now()]]);

/** A link written by an editor: into the search it carries the timestamp as all others do. */
export function sitePath(link: string): string {
  const [path, text = ''] = link.split('?');
  if (path !== paths.search) return link;
  return searchPath([...new URLSearchParams(text)].filter(([name]) => name !== 't'));
}

/** The shop's addresses are fixed, and comparing belongs to finding: it stands on the search's own address. */
export const comparePath = (itemIds: readonly number[]): string => searchPath({ compare: itemIds.join(',') });

/** Without an itemId the product opens with its first SKU. */
export const productPath = (productId: number, itemId?: number): string =>
  withQuery(paths.product, itemId === undefined ? { productId } : { productId, itemId });
/** What was just added, how many, and how many were asked for where the shop made it another number. */
export const addedPath = (itemId: number, qty: number, asked: number): string =>
  withQuery(paths.addToCart, { itemId, qty, ...(asked !== qty && { asked }) });
/** Quick order stands on the cart's own address: it fills the cart. */
export const importPath = (view = 'all'): string =>
  withQuery(paths.cart, view === 'all' ? { import: 1 } : { import: 1, view });
/** The cart with only some of its lines. */
export const cartPath = (show: string): string => (show === 'all' ? paths.cart : withQuery(paths.cart, { show }));
export const purchaseListPath = (listId: number): string => withQuery(paths.purchaseList, { listId });
/** Where something is asked for that is not sold; who is not logged in does so on the way. */
export const askPath = (wanted: string): string => withQuery(paths.wantList, { ask: wanted });
export const goodsRequestPath = (wantId: number): string => withQuery(paths.goodsRequestDetail, { wantId });
export const itemPath = (itemId: number): string => withQuery(paths.product, { itemId });
export const supplierPath = (supplierId: number): string => withQuery(paths.supplier, { supplierId });
export const helpPath = (docId: number): string => withQuery(paths.help, { docId });
export const approvalPath = (flowId: number): string => withQuery(paths.approvalDetail, { flowId });
export const orderPath = (orderId: number): string => withQuery(paths.orderDetail, { orderId });
export const printPath = (orderIds: readonly number[]): string =>
  withQuery(paths.print, { orderIds: orderIds.join(',') });
export const applyReturnPath = (orderId: number): string => withQuery(paths.applyReturn, { orderId });
export const returnPath = (returnId: number): string => withQuery(paths.returnDetail, { returnId });
export const resubmitPath = (orderId: number): string => withQuery(paths.resubmit, { orderId });
/** One payment may cover several orders. */
export const cashierPath = (orderIds: readonly number[]): string =>
  withQuery(paths.cashier, { orderIds: orderIds.join(',') });
/** Where a payment through a gateway is waited for. */
export const payingPath = (method: 'alipay' | 'wechat', no: string): string => withQuery(paths[method], { no });
/** What became of a payment. */
export const paidPath = (no: string): string => withQuery(paths.paySuccess, { no });
/** What became of orders that no gateway was asked for. */
export const orderedPath = (orderIds: readonly number[]): string =>
  withQuery(paths.paySuccess, { orderIds: orderIds.join(',') });
/** Before the login, whose addresses are few and fixed. */
export const forgottenPath = withQuery(paths.login, { forgotten: 1 });
/** Who logged in with a password that somebody else made. */
export const initialPasswordPath = withQuery(paths.changePassword, { initial: 1 });
export const organizePath = (orgId: number): string => withQuery(paths.organize, { orgId });
export const rolePath = (roleId: number | 'new'): string => withQuery(paths.kamRole, { roleId });
export const usersPath = (query: Record<string, string | number>): string =>
  Object.keys(query).length > 0 ? withQuery(paths.userList, query) : paths.userList;
export const invoicePath = (query: Record<string, string | number>): string =>
  Object.keys(query).length > 0 ? withQuery(paths.invoice, query) : paths.invoice;
export const invoiceDetailPath = (applicationId: number): string => withQuery(paths.invoiceDetail, { applicationId });
export const invalidInvoicePath = (query: Record<string, string | number>): string =>
  Object.keys(query).length > 0 ? withQuery(paths.invalidInvoice, query) : paths.invalidInvoice;
export const statementPath = (statementId: number): string => withQuery(paths.checkDetail, { statementId });
export const printStatementPath = (statementId: number): string => withQuery(paths.printStatement, { statementId });
export const loginPath = (from: string): string => withQuery(paths.login, { redirect: from });

const withoutQuery = (path: string): string => path.split(/[?#]/, 1)[0] ?? '';

/** A redirect parameter may only lead to another page of this shop. */
export const insidePath = (wanted: string | null): string =>
  wanted && /^\/(?![/\\])[^\\\s]*$/.test(wanted) && withoutQuery(wanted) !== paths.login ? wanted : paths.home;

/** The address of the page on screen, with its query. */
export const currentPath = (): string => location.hash.slice(1) || paths.home;
