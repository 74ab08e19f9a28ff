import type { Db } from '../../../ground/db/client';
import type { CacheBudget } from '../../../ground/lib/cacheBudget';
import type { Underway } from '../../../ground/lib/underway';
import type { Language } from '../words/jieba';
import type { SkuPage } from './answers';
import type { SearchCaches } from './caches';
import type { Directory } from './directory';
import type { Shelf } from './shelf';

/** The SKUs a customer bought before: orders know that, and lie above. */
export type BoughtBy = (tx: Db, customerId: number, now: Date) => Promise<readonly number[]>;

/** One company's goods in memory, with what was found at this version. */
export type SearchMemory = SearchCaches & {
  shelf: Shelf;
  directory: Directory;
  language: Language;
  budget: CacheBudget;
  boughtBy: BoughtBy;
  /** Pages for visitors that are being made: after a change many ask for the same at once. */
  making: Underway<SkuPage>;
  /** A trial: what it is a copy of, and which words have come. */
  triedBeside?: { live: SearchMemory; added: readonly string[] };
};
