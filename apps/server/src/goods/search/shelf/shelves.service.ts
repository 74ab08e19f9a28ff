import type { Db } from '../../../ground/db/client';
import { readSnapshot } from '../../../ground/db/snapshots';
import { CacheBudget, cacheBudget } from '../../../ground/lib/cacheBudget';
import { language } from '../words/jieba';
import { openCaches } from './caches';
import { readDirectory } from './directory';
import type { BoughtBy, SearchMemory } from './memory';
import { selectChangedSearchDocs, selectSearchDocs } from './searchDocs.queries';
import { Shelf } from './shelf';

/**
 * `lookAgainMs` is how long another server's change of an article may stay unseen; `momentMs` how long names, terms of
 * contracts and stock may.
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
  lookedAt: number;
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
    lookedAt: 0,
    directoryAt: 0,
  };
}

/** Terms stay: they are patched with what changed when they are next asked for. */
function forgetAnswers({ matches, results, pages, suggests, profiles }: SearchMemory) {
  for (const kept of [matches, results, pages, suggests, profiles]) kept.clear();
}

async function refreshMemory(
  tx: Db,
  companyId: number,
  memory: WatchedMemory,
  now: number,
  momentMs: number,
): Promise<void> {
  const { snapshot, changed } = await selectChangedSearchDocs(tx, companyId, memory.snapshot);
  memory.snapshot = snapshot;
  if (changed.length > 0) {
    memory.shelf.applyRows(changed);
    for (const { productId } of changed) {
      // A hit shows its neighbours too.
      for (const doc of memory.shelf.docsOf(productId)) memory.cards.delete(memory.shelf.skuId[doc] ?? 0);
    }
    forgetAnswers(memory);
  }
  if (changed.length > 0 || now - memory.directoryAt >= momentMs) {
    const directory = await readDirectory(tx, companyId, memory.directory);
    memory.directoryAt = now;
    if (directory !== memory.directory) {
      memory.directory = directory;
      // Cards and answers under way hold the old names.
      memory.shelf.version += 1;
      memory.cards.clear();
      forgetAnswers(memory);
    }
  }
  memory.lookedAt = now;
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
      if (now - memory.lookedAt >= lookAgainMs) {
        memory.looking ??= refreshMemory(tx, companyId, memory, now, momentMs).finally(() => {
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
            memory.lookedAt = 0;
          },
          () => {},
        );
      }
    },
  };
}
