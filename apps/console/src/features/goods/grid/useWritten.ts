import { useEffect, useState } from 'react';
import type { Written } from './grid.rules';

type State = { past: readonly Written[]; now: Written; next: readonly Written[] };

const mostSteps = 200;

function kept(key: string): Written {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter((each): each is [string, string] => typeof each[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** What was written into the grid: it survives a reload, and every step of it can be taken back. */
export function useWritten(key: string) {
  const [state, setState] = useState<State>(() => ({ past: [], now: kept(key), next: [] }));
  useEffect(() => {
    if (Object.keys(state.now).length > 0) sessionStorage.setItem(key, JSON.stringify(state.now));
    else sessionStorage.removeItem(key);
  }, [key, state.now]);
  return {
    written: state.now,
    put: (now: Written) => setState((old) => ({ past: [...old.past.slice(-mostSteps), old.now], now, next: [] })),
    /** Saved or thrown away: nothing before it comes back. */
    restart: (now: Written) => setState({ past: [], now, next: [] }),
    undo: () =>
      setState((old) => {
        const last = old.past.at(-1);
        return last ? { past: old.past.slice(0, -1), now: last, next: [old.now, ...old.next] } : old;
      }),
    redo: () =>
      setState((old) => {
        const [first, ...rest] = old.next;
        return first ? { past: [...old.past, old.now], now: first, next: rest } : old;
      }),
    canUndo: state.past.length > 0,
    canRedo: state.next.length > 0,
  };
}
