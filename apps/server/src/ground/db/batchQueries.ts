import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './client';

type Waiting<K, R> = { keys: Set<K>; answer: Promise<Map<K, R[]>> };

/**
 * One question for all who ask for the rows of a key in the same turn of the event loop. Nothing is kept: who asks after
 * the question has gone out gets a question of their own. Two who name the same key get the same rows.
 */
export function batchQueries<K, R>(ask: (tx: Db, keys: K[]) => Promise<R[]>, keyOf: (row: R) => K) {
  const waiting = new WeakMap<Db, Waiting<K, R>>();

  function open(tx: Db): Waiting<K, R> {
    const keys = new Set<K>();
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      waiting.delete(tx);
      const found = new Map([...keys].map((key): [K, R[]] => [key, []]));
      for (const row of await ask(tx, [...keys])) found.get(keyOf(row))?.push(row);
      return found;
    });
    const asking = { keys, answer };
    waiting.set(tx, asking);
    return asking;
  }

  return async (tx: Db, key: K): Promise<R[]> => {
    // A transaction has nobody to wait for, and its statements keep their order.
    if (is(tx, PgTransaction)) return ask(tx, [key]);
    const asking = waiting.get(tx) ?? open(tx);
    asking.keys.add(key);
    return (await asking.answer).get(key) ?? [];
  };
}
