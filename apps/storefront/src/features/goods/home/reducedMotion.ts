import { useSyncExternalStore } from 'react';

const query = matchMedia('(prefers-reduced-motion: reduce)');

function watch(watcher: () => void) {
  query.addEventListener('change', watcher);
  return () => query.removeEventListener('change', watcher);
}

export const useReducedMotion = (): boolean => useSyncExternalStore(watch, () => query.matches);
