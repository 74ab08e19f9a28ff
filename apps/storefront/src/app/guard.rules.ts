import type { FunctionEntry } from '@yigou/contract/people/org';
import { centreTarget, findPage } from './menu.rules';
import { loginPath, paths, publicPaths } from './paths';
import { routeTitles } from './titles';

type Arrival = {
  path: string;
  /** With the query. */
  fullPath: string;
  loggedIn: boolean;
  /** What this user may use; undefined where the path needs no list, or where none could be had. */
  functions: readonly FunctionEntry[] | undefined;
};

/** The personal and the finance centre are made of the user's functions. */
export const isCentre = (path: string): boolean => path === paths.center || /^\/(center|finance)\//.test(path);

/** Where the navigation leads instead, or undefined when it may go on. */
export function decide({ path, fullPath, loggedIn, functions }: Arrival): string | undefined {
  if (path === '/') return paths.home;
  if (!loggedIn) return publicPaths.includes(path) ? undefined : loginPath(fullPath);
  if (path === paths.login) return undefined;
  if (!isCentre(path) || !functions) return undefined;
  const target = centreTarget(functions, path) ?? paths.notFound;
  return target === path ? undefined : target;
}

/** `路由标题 - 站点标题`; undefined on a product, which gives the page its own name. */
export function pageTitle(
  path: string,
  siteTitle: string,
  functions: readonly FunctionEntry[] = [],
): string | undefined {
  if (path === paths.product) return undefined;
  const title = routeTitles[path] ?? findPage(functions, path)?.title;
  return title ? `${title} - ${siteTitle}` : siteTitle;
}
