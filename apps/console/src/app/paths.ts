/** Every address of the console. */
export const paths = {
  home: '/',
  login: '/login',
  overview: '/overview',
  password: '/password',
  orders: '/orders',
  transfers: '/payments/transfers',
  refunds: '/payments/refunds',
  auditLog: '/system/audit',
  books: '/system/books',
  tasks: '/system/tasks',
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

const withQuery = (path: string, query: Record<string, string>): string => {
  const text = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return text ? `${path}?${text}` : path;
};

export const auditLogPath = (query: Record<string, string>): string => withQuery(paths.auditLog, query);
export const ordersPath = (query: Record<string, string>): string => withQuery(paths.orders, query);
export const tasksPath = (query: Record<string, string>): string => withQuery(paths.tasks, query);
