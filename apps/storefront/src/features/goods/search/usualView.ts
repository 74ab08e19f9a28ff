import type { SearchView } from './searchFilter.rules';

const key = 'search-view';

/** How this browser last looked at a list; the address may say otherwise. */
export function usualView(): SearchView {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

export function keepView(view: SearchView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // A browser that forbids storage remembers nothing.
  }
}
