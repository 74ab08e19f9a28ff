import type { calls, Facets, MatchKind } from '@yigou/contract';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { CardRow } from '../cards/cards.service';
import type { Db } from '../db/client';
import type { Pool } from '../pricing/pricing.service';
import { CategoryTree } from './categories.rules';
import {
  selectBrandRows,
  selectCategoryRows,
  selectHotSearches,
  selectLabelRows,
  selectSupplierRows,
  selectSynonymRows,
} from './directory.queries';
import type { Found } from './find.rules';
import { teach } from './jieba';
import { Shelf } from './shelf';
import { readHorizon, selectChanges, selectShelfPage } from './shelf.queries';
import { type Term, termOf } from './suggest.rules';
import { tradeWords } from './tradeWords';
import { fold } from './words.rules';

/** The small tables that give numbers their names. */
export type Directory = {
  tree: CategoryTree;
  brands: ReadonlyMap<number, string>;
  suppliers: ReadonlyMap<number, string>;
  labels: ReadonlyMap<number, string>;
  /** Word → every word that means the same. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** `fyz`, `fuyinzhi` → 复印纸. */
  sounds: ReadonlyMap<string, readonly string[]>;
  terms: readonly Term[];
};

/** What a visitor's question found. */
export type Answer = { found: Found; facets: Facets; matched: MatchKind };

export type SkuPage = z.input<(typeof calls)['ProductToC/GetWebSkuPage']['answer']>;

/** Contract prices by document, and the pool. */
export type Sight = { prices: ReadonlyMap<number, number>; pool: Pool | null };

/** `version` is the shelf's when it was asked; `asked` the question to ask again of what changed since. */
export type Matches = {
  docs: Int32Array;
  tiers: Uint8Array;
  matched: MatchKind;
  version: number;
  asked?: string | undefined;
};

/** One company's goods in memory, with what was found at this version. */
export type Aisle = {
  shelf: Shelf;
  directory: Directory;
  matches: LRUCache<string, Matches>;
  results: LRUCache<string, Answer>;
  /** What cards are made of, until the article changes. */
  cards: LRUCache<number, CardRow>;
  /** Whole answers to visitors and what each customer sees, for a moment: stock and terms of contracts move on. */
  pages: LRUCache<string, SkuPage>;
  sights: LRUCache<number, Promise<Sight>>;
};

/** `lookAgainMs` is how long another server's change may stay unseen. */
export type Shelves = {
  of: (tx: Db, companyId: number) => Promise<Aisle>;
  /** This process changed something: look again at the next question. */
  expire: () => void;
};

const pageOfRows = 20_000;
const directoryMs = 5_000;
/** Documents kept in found lists: 32 MB each. */
const cacheSize = 8_000_000;
const cardsKept = 20_000;
const pagesKept = 500;
const sightsKept = 200;

const names = (rows: { id: number; name: string }[]) => new Map(rows.map((row) => [row.id, row.name]));

function groupSynonyms(rows: { groupNo: number; word: string }[]): Map<string, string[]> {
  const groups = new Map<number, string[]>();
  for (const { groupNo, word } of rows) groups.set(groupNo, [...(groups.get(groupNo) ?? []), fold(word)]);
  return new Map([...groups.values()].flatMap((group) => group.map((word) => [word, group])));
}

function soundsOfTerms(terms: readonly Term[]): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const { key, sound, initials } of terms) {
    for (const said of new Set([sound, initials])) {
      if (said.length > 1 && said !== key) sounds.set(said, [...(sounds.get(said) ?? []), key]);
    }
  }
  return sounds;
}

async function readDirectory(tx: Db, companyId: number): Promise<Directory> {
  const categoryRows = await selectCategoryRows(tx, companyId);
  const brandRows = await selectBrandRows(tx, companyId);
  const hot = await selectHotSearches(tx, companyId);
  const synonymRows = await selectSynonymRows(tx, companyId);
  teach(synonymRows.map((row) => fold(row.word)));
  const terms = [
    ...hot.map((word) => termOf(word.searchKey, 'term', 0, 0)),
    ...categoryRows.map((row) => termOf(row.name, 'category', row.categoryId, 1)),
    ...brandRows.flatMap((row) => [
      termOf(row.name, 'brand', row.id, 2),
      ...(row.nameEn ? [{ ...termOf(row.nameEn, 'brand', row.id, 3), text: row.name }] : []),
    ]),
    ...synonymRows.map((row) => termOf(row.word, 'term', 0, 4)),
    ...tradeWords.map((word) => termOf(word, 'term', 0, 5)),
  ];
  const seen = new Set<string>();
  const unique = terms.filter((term) => !seen.has(term.key) && seen.add(term.key));
  return {
    tree: new CategoryTree(categoryRows),
    brands: names(brandRows),
    suppliers: names(await selectSupplierRows(tx, companyId)),
    labels: names(await selectLabelRows(tx, companyId)),
    synonyms: groupSynonyms(synonymRows),
    sounds: soundsOfTerms(unique),
    terms: unique,
  };
}

type Kept = Aisle & { horizon: string; lookedAt: number; directoryAt: number; looking?: Promise<void> | undefined };

async function fill(tx: Db, companyId: number, cached: boolean, momentMs: number): Promise<Kept> {
  // Without room for a single entry nothing is kept; a time to live of 0 would mean for ever.
  const brief = (max: number) =>
    cached && momentMs > 0 ? { max, ttl: momentMs } : { maxSize: 1, sizeCalculation: () => 2 };
  const shelf = new Shelf();
  // The horizon is read first: what commits while the rows are being read is seen again by the next look.
  const horizon = await readHorizon(tx);
  for (let last = 0; ; ) {
    const rows = await selectShelfPage(tx, companyId, last, pageOfRows);
    shelf.take(rows);
    if (rows.length < pageOfRows) break;
    last = rows.at(-1)?.skuId ?? last;
  }
  return {
    shelf,
    horizon,
    directory: await readDirectory(tx, companyId),
    matches: new LRUCache({ maxSize: cached ? cacheSize : 1, sizeCalculation: ({ docs }) => docs.length + 100 }),
    results: new LRUCache({
      maxSize: cached ? cacheSize : 1,
      sizeCalculation: ({ found }) => found.docs.length + 1000,
    }),
    cards: new LRUCache({ max: cached ? cardsKept : 1 }),
    pages: new LRUCache<string, SkuPage>(brief(pagesKept)),
    sights: new LRUCache<number, Promise<Sight>>(brief(sightsKept)),
    lookedAt: 0,
    directoryAt: 0,
  };
}

async function lookAgain(tx: Db, companyId: number, aisle: Kept, now: number): Promise<void> {
  const { horizon, changed } = await selectChanges(tx, companyId, aisle.horizon);
  aisle.horizon = horizon;
  aisle.shelf.take(changed);
  for (const { skuId } of changed) aisle.cards.delete(skuId);
  const stale = now - aisle.directoryAt > directoryMs;
  if (changed.length > 0 || stale) aisle.directory = await readDirectory(tx, companyId);
  if (changed.length > 0 || stale) aisle.directoryAt = now;
  // Matches stay: they are patched with what changed when they are next asked for.
  if (changed.length > 0) for (const kept of [aisle.results, aisle.pages, aisle.sights]) kept.clear();
  aisle.lookedAt = now;
}

export function createShelves({ lookAgainMs = 100, momentMs = 1000, cached = true } = {}): Shelves {
  const aisles = new Map<number, Promise<Kept>>();
  return {
    of: async (tx, companyId) => {
      const filling = aisles.get(companyId) ?? fill(tx, companyId, cached, momentMs);
      aisles.set(companyId, filling);
      filling.catch(() => aisles.delete(companyId));
      const aisle = await filling;
      const now = Date.now();
      if (now - aisle.lookedAt >= lookAgainMs) {
        aisle.looking ??= lookAgain(tx, companyId, aisle, now).finally(() => {
          aisle.looking = undefined;
        });
        await aisle.looking;
      }
      return aisle;
    },
    expire: () => {
      for (const filling of aisles.values()) {
        filling.then(
          (aisle) => {
            aisle.lookedAt = 0;
          },
          () => {},
        );
      }
    },
  };
}
