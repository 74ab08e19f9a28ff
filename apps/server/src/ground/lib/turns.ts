import { setImmediate } from 'node:timers/promises';

/** Whoever else waits is served first. */
export const yieldToOthers = (): Promise<void> => setImmediate();

/**
 * Long work over what a caller sent, as a generator that stops wherever others may be served: nobody waits for the whole
 * of it, and the rules that do it stay pure.
 */
export async function inTurns<Made>(work: Generator<void, Made>): Promise<Made> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await yieldToOthers();
  }
}

/** The same for what needs only one row at a time: so many in one go. */
export async function mapInTurns<Row, Made>(
  rows: readonly Row[],
  atOnce: number,
  make: (row: Row, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % atOnce === 0) await yieldToOthers();
    made.push(make(row, at));
  }
  return made;
}
