import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../lib/domainError';
import type { Db } from './client';

/** What was read is no longer true, and who read it cannot go on from there: from the beginning it can. */
export class TryAgain extends DomainError {
  constructor() {
    super('busy');
  }
}

/** A lock was not to be had in time, a circle was broken, or somebody was faster: the same again may well pass. */
const passing = new Set(['55P03', '40P01', '40001']);

export function databaseCode(error: unknown): string | undefined {
  const { cause, code } = error as { cause?: { code?: string }; code?: string };
  return cause?.code ?? code;
}

export const isTransient = (error: unknown): boolean =>
  error instanceof TryAgain || passing.has(databaseCode(error) ?? '');

const mostTries = 5;
/** Whoever waited so long for a lock is told so, rather than kept waiting again. */
const patienceMs = 5000;
/** Longer every time and never the same for two, or they would meet again. */
const restMs = (tried: number): number => Math.random() * 20 * 2 ** tried;

/** Nothing of a transaction that failed has happened, so all of it can be done again. */
export async function retrying<T>(db: Pick<Db, 'transaction'>, work: (tx: Db) => Promise<T>): Promise<T> {
  const since = performance.now();
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      // Who found that something else holds now did not wait in vain: from the beginning they know it.
      const isPatient = error instanceof TryAgain || performance.now() - since <= patienceMs;
      if (!isTransient(error) || tried === mostTries || !isPatient) throw error;
    }
    await pause(restMs(tried));
  }
}
