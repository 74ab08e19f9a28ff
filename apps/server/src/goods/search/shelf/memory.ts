import type { Db } from '../../../ground/db/client';
import type { CacheBudget } from '../../../ground/lib/cacheBudget';
import type { Language } from '../words/jieba';
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
  /** A trial: what it is a copy of, and which words have come. */
  triedBeside?: { live: SearchMemory; added: readonly string[] };
};
