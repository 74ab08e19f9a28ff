import { groupPath } from '@yigou/contract/ground/functions';
import type { FunctionEntry } from '@yigou/contract/people/org';
import { paths } from './paths';

type CentrePage = { path: string; title: string };
export type MenuGroup = { key: string; title: string; items: CentrePage[] };

/** Pages that stand below a page of the menu: who is logged in may open them, and their data decides the rest. */
const pagesBelow: Record<string, string> = {
  [paths.orderDetail]: paths.myOrder,
  [paths.resubmit]: paths.myOrder,
  [paths.receive]: paths.myOrder,
  [paths.applyReturn]: paths.myOrder,
  [paths.returnDetail]: paths.myOrder,
  [paths.invoiceDetail]: paths.invoice,
  [paths.approvalDetail]: paths.myApprove,
  [paths.changePassword]: paths.userInfo,
  [paths.loginDevices]: paths.userInfo,
  [paths.notices]: paths.userInfo,
  [paths.noticeSetting]: paths.userInfo,
  [paths.checkDetail]: paths.checkList,
  [paths.goodsRequestDetail]: paths.wantList,
};

/** Which item of the menu is lit while a page is open; whose role lacks that item sees the first of its group lit. */
export function activeItem(menu: readonly MenuGroup[], path: string): string {
  const item = pagesBelow[path] ?? path;
  if (menu.some((group) => group.items.some((each) => each.path === item))) return item;
  const group = menu.find(({ key }) => item.startsWith(`${groupPath(key)}/`));
  return group?.items[0]?.path ?? item;
}

/** A group without children is a page of its own. */
function pagesOf(entry: FunctionEntry, wanted: (isDisable: boolean) => boolean): CentrePage[] {
  const path = groupPath(entry.formUrl);
  if (entry.children.length === 0) return wanted(entry.isDisable) ? [{ path, title: entry.functionName }] : [];
  return entry.children
    .filter((child) => wanted(child.isDisable))
    .map((child) => ({ path: `${path}/${child.formUrl}`, title: child.functionName }));
}

const every = () => true;
const shown = (isDisable: boolean) => !isDisable;

/** Hidden pages included: they have an address, only no place in the menu. */
export const findPage = (functions: readonly FunctionEntry[], path: string): CentrePage | undefined =>
  functions.flatMap((entry) => pagesOf(entry, every)).find((page) => page.path === path);

const shownPages = (entry: FunctionEntry): CentrePage[] => (entry.isDisable ? [] : pagesOf(entry, shown));

export const buildMenu = (functions: readonly FunctionEntry[]): MenuGroup[] =>
  functions
    .map((entry) => ({
      key: entry.formUrl,
      title: entry.children.length > 0 ? entry.functionName : '',
      items: shownPages(entry),
    }))
    .filter((group) => group.items.length > 0);

/** Where an address of the centre leads: to itself, on to its first page, or nowhere. */
export function centreTarget(functions: readonly FunctionEntry[], wanted: string): string | undefined {
  const path = wanted.replace(/\/$/, '');
  if (path in pagesBelow || findPage(functions, path)) return path;
  if (path === paths.center) {
    const landing = findPage(functions, paths.myOrder) ?? functions.flatMap(shownPages)[0];
    return landing?.path;
  }
  const group = functions.find((entry) => groupPath(entry.formUrl) === path);
  return group && shownPages(group)[0]?.path;
}
