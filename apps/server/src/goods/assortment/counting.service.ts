import type { Db } from '../../ground/db/client';
import { cacheBudget } from '../../ground/lib/cacheBudget';
import {
  type Counted,
  countFlags,
  countLabels,
  countPlaces,
  countShelves,
  readStamp,
  type ShelfCount,
} from './counting.queries';
import { type Asked, type Part, whereOf } from './filter.queries';

type Flags = Awaited<ReturnType<typeof countFlags>>;
type Places = Awaited<ReturnType<typeof countPlaces>>;

const keepMs = 60_000;

/** What is asked again and again while nobody changes goods: the counts of all of them take the longest. */
export function createCounts() {
  const kept = cacheBudget.open<string, object>('goodsCounts', {
    bytesOf: (value) => JSON.stringify(value).length,
    keepMs,
  });

  async function once<T extends object>(
    tx: Db,
    name: string,
    asked: Asked,
    without: Part | undefined,
    count: () => Promise<T>,
  ) {
    const { companyId, filter, words, weekStart } = asked;
    const { stocks, changes, ...steady } = without ? { ...filter, [without]: null } : filter;
    // Stock and change sets are others' tables: what they write leaves no mark here.
    const mayKeep = !words && !stocks?.length && !changes?.length;
    const stamp = mayKeep ? await readStamp(tx, companyId) : null;
    if (stamp === null) return count();
    const key = JSON.stringify([name, companyId, stamp, weekStart, steady]);
    const found = kept.get(key) as T | undefined;
    if (found) return found;
    const made = await count();
    kept.set(key, made);
    return made;
  }

  return {
    shelves: (tx: Db, asked: Asked): Promise<ShelfCount[]> =>
      once(tx, 'shelves', asked, 'tab', () => countShelves(tx, whereOf(asked, 'tab'))),
    places: (tx: Db, asked: Asked, without?: Part): Promise<Places> =>
      once(tx, 'places', asked, without, () => countPlaces(tx, whereOf(asked, without))),
    labels: (tx: Db, asked: Asked): Promise<Counted[]> =>
      once(tx, 'labels', asked, 'labelIds', () => countLabels(tx, whereOf(asked, 'labelIds'))),
    flags: (tx: Db, asked: Asked, without?: Part): Promise<Flags> =>
      once(tx, 'flags', asked, without, () => countFlags(tx, whereOf(asked, without), asked.weekStart)),
  };
}
export type Counts = ReturnType<typeof createCounts>;
