import { type BudgetFigures, type CacheBudget, megabyte } from './cacheBudget';

type Log = { info: (figures: object, text: string) => void };

const everyMs = 60_000;

const inMegabytes = (bytes: number): number => Math.round((bytes / megabyte) * 10) / 10;

/** For people who read the log: the sum, and of each cache what it takes and has lost. */
const told = ({ limit, bytes, items, evicted, caches }: BudgetFigures) => ({
  limitMb: inMegabytes(limit),
  heldMb: inMegabytes(bytes),
  entries: items,
  evicted,
  caches: Object.fromEntries(
    Object.entries(caches)
      .filter(([, each]) => each.items > 0 || each.evicted > 0)
      .map(([name, each]) => [name, { heldMb: inMegabytes(each.bytes), entries: each.items, evicted: each.evicted }]),
  ),
});

/** One line a minute, while something changes. The timer keeps no process alive. */
export function logCaches(budget: CacheBudget, log: Log, everyFew = everyMs): () => void {
  let last = '';
  const timer = setInterval(() => {
    const line = told(budget.figures());
    const text = JSON.stringify(line);
    if (text !== last) log.info(line, 'caches');
    last = text;
  }, everyFew);
  timer.unref();
  return () => clearInterval(timer);
}
