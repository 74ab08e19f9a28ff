import { useSyncExternalStore } from 'react';
import { dropCookie, readCookie, writeCookie } from './cookies';

/** Who is logged in. `cookies` says which cookie holds which fact; a logout removes exactly these. */
export function createSession<F extends string>(cookies: Readonly<Record<F | 'token', string>>) {
  type Fact = F | 'token';
  type Session = Record<Fact, string>;
  const facts = Object.keys(cookies) as Fact[];

  const read = () => Object.fromEntries(facts.map((fact) => [fact, readCookie(cookies[fact])])) as Session;

  let current = read();
  const watchers = new Set<() => void>();

  function refresh() {
    current = read();
    for (const watcher of watchers) watcher();
  }

  function watch(watcher: () => void) {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }

  const readToken = (): string => readCookie(cookies.token);

  return {
    useSession: (): Session => useSyncExternalStore(watch, () => current),
    readSession: read,
    readToken,
    hasToken: (): boolean => readToken() !== '',

    /** An empty fact has no cookie. Without `days` they end with the browser. */
    keepSession(kept: Partial<Session>, days?: number) {
      for (const fact of facts) {
        const value = kept[fact];
        if (value) writeCookie(cookies[fact], value, days);
        else if (value === '') dropCookie(cookies[fact]);
      }
      refresh();
    },

    dropSession() {
      for (const fact of facts) dropCookie(cookies[fact]);
      refresh();
    },
  };
}
