import { useSyncExternalStore } from 'react';

/** The same line as in the style sheets: below it the shop is that of a phone, a tablet held upright or a zoomed laptop. */
const narrow = matchMedia('(max-width: 900px)');

function watch(onChange: () => void) {
  narrow.addEventListener('change', onChange);
  return () => narrow.removeEventListener('change', onChange);
}

export const isNarrow = (): boolean => narrow.matches;
export const useNarrow = (): boolean => useSyncExternalStore(watch, isNarrow);
