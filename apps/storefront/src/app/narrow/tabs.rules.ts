import { paths } from '../paths';

export type Tab = 'home' | 'categories' | 'cart' | 'todos' | 'mine';

const tabOf: Readonly<Record<string, Tab>> = {
  [paths.home]: 'home',
  [paths.search]: 'categories',
  [paths.supplier]: 'categories',
  [paths.cart]: 'cart',
  [paths.addToCart]: 'cart',
  [paths.dashboard]: 'todos',
  [paths.myApprove]: 'todos',
};

/** Which of the five places a page belongs to. */
export function litTab(path: string): Tab | undefined {
  if (tabOf[path]) return tabOf[path];
  return path.startsWith(`${paths.center}/`) || path.startsWith('/finance/') ? 'mine' : undefined;
}

/** Pages that are left by deciding, with the decision at the thumb where the bar would be. */
const deciding: readonly string[] = [
  paths.product,
  paths.settlement,
  paths.cashier,
  paths.alipay,
  paths.wechat,
  paths.resubmit,
  paths.orderDetail,
  paths.approvalDetail,
  paths.receive,
  paths.applyReturn,
];

export const hasOwnAction = (path: string): boolean => deciding.includes(path);
