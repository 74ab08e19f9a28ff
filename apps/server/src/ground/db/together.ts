type Answers<T> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * Statements of one transaction that do not need each other's answers: sent with one write, done in this order. Unlike
 * `Promise.all` it waits for every one of them even when one fails, or a straggler would run after the rollback.
 */
export async function together<T extends readonly unknown[] | []>(asked: T): Promise<Answers<T>> {
  await Promise.allSettled(asked);
  return Promise.all(asked) as Promise<Answers<T>>;
}
