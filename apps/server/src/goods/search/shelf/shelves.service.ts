import type { Db } from '../../../ground/db/client';
import { readSnapshot } from '../../../ground/db/snapshots';
import { CacheBudget, cacheBudget } from '../../../ground/lib/cacheBudget';
import { Underway } from '../../../ground/lib/underway';
import { language } from '../words/jieba';
import { openCaches } from './caches';
import { readDirectory } from './directory';
import type { BoughtBy, SearchMemory } from './memory';
import { type ShelfRow, selectChangedSearchDocs, selectSearchDocs } from './searchDocs.queries';
import { Shelf } from './shelf';

/**
 * `lookAgainMs` is how long another server's change of an article may stay unseen, unless hundreds change at once;
 * `momentMs` how long names, terms of contracts and stock may.
 */
type ShelvesOptions = { lookAgainMs?: number; momentMs?: number; cached?: boolean; boughtBy?: BoughtBy };

export type Shelves = {
  of: (tx: Db, companyId: number) => Promise<SearchMemory>;
  /** This process changed something: look again at the next question. */
  expire: () => void;
};

const pageOfRows = 20_000;

type WatchedMemory = SearchMemory & {
  snapshot: string;
  lookAgainAt: number;
  /** How often this process has said that it wrote something. */
  expired: number;
  directoryAt: number;
  looking?: Promise<void> | undefined;
};

async function loadMemory(
  tx: Db,
  companyId: number,
  { budget, momentMs, boughtBy }: { budget: CacheBudget; momentMs: number; boughtBy: BoughtBy },
): Promise<WatchedMemory> {
  const shelf = new Shelf();
  // The snapshot is taken first: what commits while the rows are being read is seen again by the next look.
  const snapshot = await readSnapshot(tx);
  for (let last = 0; ; ) {
    const rows = await selectSearchDocs(tx, companyId, last, pageOfRows);
    shelf.applyRows(rows);
    if (rows.length < pageOfRows) break;
    last = rows.at(-1)?.skuId ?? last;
  }
  return {
    shelf,
    snapshot,
    directory: await readDirectory(tx, companyId),
    language,
    ...openCaches(budget, momentMs),
    budget,
    boughtBy,
    making: new Underway(),
    lookAgainAt: 0,
    expired: 0,
    directoryAt: 0,
  };
}

/** So many rows at once are a piece of a change set that is being released, and more will follow. */
const pieceFrom = 50;
/** Each look that finds something drops results, so between two pieces it rests for so many looks. */
const looksRested = 3;

/** Prices, sales and stock stand in these; what words matched stays, for it is the same at any price. */
function forgetResults({ results, profiles }: SearchMemory) {
  for (const kept of [results, profiles]) kept.clear();
}

function forgetAnswers(memory: SearchMemory) {
  forgetResults(memory);
  for (const kept of [memory.pages, memory.suggests]) kept.clear();
}

/** Terms stay: they are patched with what changed when they are next asked for. */
function forgetMatches(memory: SearchMemory) {
  memory.matches.clear();
  forgetAnswers(memory);
}

/** True when words may find something else now. */
function applyChanges(memory: SearchMemory, changed: readonly ShelfRow[]): boolean {
  if (changed.length === 0) return false;
  const { shelf, cards } = memory;
  const { wordsVersion } = shelf;
  shelf.applyRows(changed);
  for (const { productId } of changed) {
    // A hit shows its neighbours too.
    for (const doc of shelf.docsOf(productId)) cards.delete(shelf.skuId[doc] ?? 0);
  }
  const isReworded = shelf.wordsVersion !== wordsVersion;
  if (isReworded) forgetMatches(memory);
  else if (changed.length < pieceFrom) forgetAnswers(memory);
  // Pages end one by one, within the second that a released price may take: else all would be made anew at once.
  else forgetResults(memory);
  return isReworded;
}

async function refreshMemory(
  tx: Db,
  companyId: number,
  memory: WatchedMemory,
  now: number,
  { lookAgainMs, momentMs }: { lookAgainMs: number; momentMs: number },
): Promise<void> {
  const { expired } = memory;
  const { snapshot, changed } = await selectChangedSearchDocs(tx, companyId, memory.snapshot);
  memory.snapshot = snapshot;
  const isReworded = applyChanges(memory, changed);
  if (isReworded || now - memory.directoryAt >= momentMs) {
    const directory = await readDirectory(tx, companyId, memory.directory);
    memory.directoryAt = now;
    if (directory !== memory.directory) {
      memory.directory = directory;
      // Cards and answers under way hold the old names.
      memory.shelf.outdateAll();
      memory.cards.clear();
      forgetMatches(memory);
    }
  }
  // What was written meanwhile may not be in it.
  if (memory.expired === expired)
    memory.lookAgainAt = now + lookAgainMs * (changed.length < pieceFrom ? 1 : looksRested);
}

export function createShelves({
  lookAgainMs = 100,
  momentMs = 1000,
  cached = true,
  boughtBy = async () => [],
}: ShelvesOptions = {}): Shelves {
  const memories = new Map<number, Promise<WatchedMemory>>();
  // A budget without room keeps nothing.
  const budget = cached ? cacheBudget : new CacheBudget(0);
  return {
    of: async (tx, companyId) => {
      const filling = memories.get(companyId) ?? loadMemory(tx, companyId, { budget, momentMs, boughtBy });
      memories.set(companyId, filling);
      filling.catch(() => memories.delete(companyId));
      const memory = await filling;
      const now = Date.now();
      if (now >= memory.lookAgainAt) {
        memory.looking ??= refreshMemory(tx, companyId, memory, now, { lookAgainMs, momentMs }).finally(() => {
          memory.looking = undefined;
        });
        await memory.looking;
      }
      return memory;
    },
    expire: () => {
      for (const filling of memories.values()) {
        filling.then(
          (memory) => {
            memory.lookAgainAt = 0;
            memory.expired += 1;
          },
          () => {},
        );
      }
    },
  };
}
