import { useSyncExternalStore } from 'react';

/** Whether the window is at least so wide, for what cannot be left to the style sheet: one place or another, not both. */
export function useWide(pixels: number): boolean {
  const query = matchMedia(`(min-width: ${pixels}px)`);
  return useSyncExternalStore(
    (tell) => {
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(`(min-width: ${pixels}px)`).matches,
  );
}
