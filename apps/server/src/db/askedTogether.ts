import type { Db } from './client';

type Waiting<K, R> = { keys: Set<K>; answer: Promise<Map<K, R>> };

/**
 * One question for all who ask for a row by its key in the same turn of the event loop. Nothing is kept: who asks after
 * the question has gone out gets a question of his own.
 */
export function askedTogether<K, R>(ask: (tx: Db, keys: K[]) => Promise<R[]>, keyOf: (row: R) => K) {
  const waiting = new WeakMap<Db, Waiting<K, R>>();

  function open(tx: Db): Waiting<K, R> {
    const keys = new Set<K>();
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      waiting.delete(tx);
      return new Map((await ask(tx, [...keys])).map((row) => [keyOf(row), row]));
    });
    const asking = { keys, answer };
    waiting.set(tx, asking);
    return asking;
  }

  return async (tx: Db, key: K): Promise<R | undefined> => {
    const asking = waiting.get(tx) ?? open(tx);
    asking.keys.add(key);
    return (await asking.answer).get(key);
  };
}
