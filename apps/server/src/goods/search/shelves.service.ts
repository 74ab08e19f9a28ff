import type { calls } from '@yigou/contract/calls';
import type { Facets, SkuCard, SkuHit } from '@yigou/contract/goods/catalog';
import type { MatchKind } from '@yigou/contract/goods/catalog.terms';
import type { Suggest } from '@yigou/contract/goods/suggest';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import type { Kept } from '../../ground/lib/written';
import type { CardRow } from '../cards/cards.service';
import type { Pool } from '../pricing/pricing.service';
import { type Directory, readDirectory } from './directory';
import type { AskedSpecs, Found } from './find.rules';
import { Shelf } from './shelf';
import { readSnapshot, selectChanges, selectShelfPage } from './shelf.queries';

/** What a question found, for who sees this offer; visitors see none. */
export type Answer = { offer: Offer | null; found: Found; facets: Facets; matched: MatchKind; notes: Notes };

export type SkuPage = z.input<(typeof calls)['ProductToC/GetWebSkuPage']['answer']>;

/** What is offered to who types, and all SKUs that were found for it. */
export type Suggested = { offered: Suggest; skuIds: number[] };

/** Contract prices by document, what was bought before, and the pool. */
export type Offer = { prices: ReadonlyMap<number, number>; bought: ReadonlySet<number>; pool: Pool | null };

/** The SKUs a customer bought before: orders know that, and lie above. */
export type BoughtBy = (tx: Db, customerId: number, now: Date) => Promise<readonly number[]>;

/** `version` is the shelf's when it was found. */
export type Matches = {
  docs: Int32Array;
  tiers: Uint8Array;
  specs?: AskedSpecs;
  matched: MatchKind;
  version: number;
  notes: Notes;
};

/** What is to be said about what was found. */
export type Notes = {
  /** What was searched for instead of what was typed; empty when it was what was typed. */
  searched: string;
  /** What may have been meant. */
  didYouMean: string;
  /** Words that the goods below do not meet. */
  missing: readonly string[];
  /** The one article whose number was typed, or 0. */
  exactSkuId: number;
};

export const noNotes: Notes = { searched: '', didYouMean: '', missing: [], exactSkuId: 0 };

/** A row, and the hits made of its last card, by what they show beside it. */
export type KeptCard = { row: CardRow; card: SkuCard | null; hits: Map<string, Kept<SkuHit>> };

/** One company's goods in memory, with what was found at this version. */
export type SearchMemory = {
  shelf: Shelf;
  directory: Directory;
  /** The documents that hold a term, as they were at a version. */
  terms: LRUCache<string, { docs: Int32Array; version: number }>;
  matches: LRUCache<string, Matches>;
  results: LRUCache<string, Answer>;
  /** What cards are made of, until the article changes or something is called otherwise. */
  cards: LRUCache<number, KeptCard>;
  /** Whole answers to visitors and what each customer sees, for a moment: stock and terms of contracts move on. */
  pages: LRUCache<string, SkuPage>;
  suggests: LRUCache<string, Suggested>;
  offers: LRUCache<number, Promise<Offer>>;
  boughtBy: BoughtBy;
};

/**
 * `lookAgainMs` is how long another server's change of an article may stay unseen; `momentMs` how long names, terms of
 * contracts and stock may.
 */
type Keeping = { lookAgainMs?: number; momentMs?: number; cached?: boolean; boughtBy?: BoughtBy };

export type Shelves = {
  of: (tx: Db, companyId: number) => Promise<SearchMemory>;
  /** This process changed something: look again at the next question. */
  expire: () => void;
};

const pageOfRows = 20_000;
/** Documents kept in found lists: 32 MB each. */
const cacheSize = 8_000_000;
/** Half for the common words, half for what is asked for besides. */
const termsSize = 2 * cacheSize;
const cardsKept = 50_000;
const pagesKept = 500;
const offersKept = 200;

type WatchedMemory = SearchMemory & {
  snapshot: string;
  lookedAt: number;
  directoryAt: number;
  looking?: Promise<void> | undefined;
};

async function fill(
  tx: Db,
  companyId: number,
  { cached, momentMs, boughtBy }: Required<Keeping>,
): Promise<WatchedMemory> {
  // Without room for a single entry nothing is kept; a time to live of 0 would mean for ever.
  const brief = (max: number) =>
    cached && momentMs > 0 ? { max, ttl: momentMs } : { maxSize: 1, sizeCalculation: () => 2 };
  const shelf = new Shelf();
  // The snapshot is taken first: what commits while the rows are being read is seen again by the next look.
  const snapshot = await readSnapshot(tx);
  for (let last = 0; ; ) {
    const rows = await selectShelfPage(tx, companyId, last, pageOfRows);
    shelf.take(rows);
    if (rows.length < pageOfRows) break;
    last = rows.at(-1)?.skuId ?? last;
  }
  return {
    shelf,
    snapshot,
    directory: await readDirectory(tx, companyId),
    terms: new LRUCache({ maxSize: cached ? termsSize : 1, sizeCalculation: ({ docs }) => docs.length + 100 }),
    matches: new LRUCache({ maxSize: cached ? cacheSize : 1, sizeCalculation: ({ docs }) => docs.length + 100 }),
    results: new LRUCache({
      maxSize: cached ? cacheSize : 1,
      sizeCalculation: ({ found }) => found.docs.length * 3 + found.skuCount + 1000,
    }),
    cards: new LRUCache({ max: cached ? cardsKept : 1 }),
    pages: new LRUCache<string, SkuPage>(brief(pagesKept)),
    suggests: new LRUCache<string, Suggested>(brief(pagesKept)),
    offers: new LRUCache<number, Promise<Offer>>(brief(offersKept)),
    boughtBy,
    lookedAt: 0,
    directoryAt: 0,
  };
}

/** Terms stay: they are patched with what changed when they are next asked for. */
function forgetAnswers({ matches, results, pages, suggests, offers }: SearchMemory) {
  for (const kept of [matches, results, pages, suggests, offers]) kept.clear();
}

async function lookAgain(
  tx: Db,
  companyId: number,
  memory: WatchedMemory,
  now: number,
  momentMs: number,
): Promise<void> {
  const { snapshot, changed } = await selectChanges(tx, companyId, memory.snapshot);
  memory.snapshot = snapshot;
  if (changed.length > 0) {
    memory.shelf.take(changed);
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
}: Keeping = {}): Shelves {
  const memories = new Map<number, Promise<WatchedMemory>>();
  return {
    of: async (tx, companyId) => {
      const filling = memories.get(companyId) ?? fill(tx, companyId, { lookAgainMs, momentMs, cached, boughtBy });
      memories.set(companyId, filling);
      filling.catch(() => memories.delete(companyId));
      const memory = await filling;
      const now = Date.now();
      if (now - memory.lookedAt >= lookAgainMs) {
        memory.looking ??= lookAgain(tx, companyId, memory, now, momentMs).finally(() => {
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
