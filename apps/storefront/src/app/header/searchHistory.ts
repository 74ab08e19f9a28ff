import { useSyncExternalStore } from 'react';
import { readWords, withWord } from './searchHistory.rules';

/** Hosts may share one origin behind a proxy; their buyers search for different things. */
const key = `search-history ${location.host}`;

function read(): string[] {
  try {
    return readWords(localStorage.getItem(key));
  } catch {
    // A browser that forbids storage has no history.
    return [];
  }
}

let words = read();
const watchers = new Set<() => void>();

function keep(next: string[]) {
  words = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Remembered until the page is closed.
  }
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useSearchHistory = (): string[] => useSyncExternalStore(watch, () => words);
// Another tab may have added some.
export const addToHistory = (word: string) => keep(withWord(read(), word));
export const clearHistory = () => keep([]);
