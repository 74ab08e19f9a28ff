import { formatDate } from '@yigou/contract/ground/time';
import type { FoundDocs, Groups, Matches } from '../shelf/answers';
import { noNotes } from '../shelf/answers';
import type { PinRow } from '../shelf/directory.queries';
import type { SearchMemory } from '../shelf/memory';
import type { Shelf } from '../shelf/shelf';
import { wordKey } from '../words/words.rules';
import { tier } from './rank.rules';

/** What is kept on top of exactly this question, or hidden from it, today. */
export function pinFor({ directory: { pins } }: SearchMemory, searchKey: string, now: Date): PinRow | null {
  if (pins.size === 0) return null;
  const pin = pins.get(wordKey(searchKey));
  if (!pin) return null;
  const day = formatDate(now);
  return (pin.fromDay ?? day) <= day && day <= (pin.toDay ?? day) ? pin : null;
}

/** What is pinned is met, whatever the words found; beside it a partial match would only be noise. */
export function applyPin(
  { shelf }: SearchMemory,
  { pinned, hidden }: PinRow,
  matches: Matches | null,
  mayBuy: (doc: number) => boolean,
): Matches {
  const docs = pinned
    .flatMap((productId) => [...shelf.docsOf(productId)])
    .filter((doc) => shelf.isOnShelf(doc) && mayBuy(doc));
  const isWhole = matches?.matched === 'all';
  const keeps = matches !== null && (isWhole || docs.length === 0);
  const out = new Set([...pinned, ...hidden]);
  const at = keeps ? Array.from(matches.docs.keys()) : [];
  const rest = at.filter((each) => !out.has(shelf.productId[matches?.docs[each] ?? 0] ?? 0));
  return {
    docs: Int32Array.from([...docs, ...rest.map((each) => matches?.docs[each] ?? 0)]),
    tiers: Uint8Array.from([
      ...docs.map(() => tier.itself),
      ...rest.map((each) => matches?.tiers[each] ?? tier.anywhere),
    ]),
    ...(keeps && matches.specs && { specs: matches.specs }),
    matched: docs.length > 0 ? 'all' : (matches?.matched ?? 'none'),
    version: matches?.version ?? 0,
    notes: keeps ? matches.notes : noNotes,
  };
}

/** In the order in which they are pinned, before all others. */
export function putPinsFirst<Found extends FoundDocs>(shelf: Shelf, { pinned }: PinRow, found: Found): Found {
  const placeOf = new Map(pinned.map((productId, place) => [productId, place]));
  const placeAt = (at: number) => placeOf.get(shelf.productId[found.docs[at] ?? 0] ?? 0);
  const places = Array.from(found.docs.keys());
  const first = places
    .filter((at) => placeAt(at) !== undefined)
    .sort((a, b) => (placeAt(a) ?? 0) - (placeAt(b) ?? 0) || a - b);
  if (first.length === 0) return found;
  const order = [...first, ...places.filter((at) => placeAt(at) === undefined)];
  const pick = (list: Int32Array) => Int32Array.from(order, (at) => list[at] ?? 0);
  const groups: Groups | null = found.groups && {
    ...found.groups,
    starts: pick(found.groups.starts),
    sizes: pick(found.groups.sizes),
  };
  return { ...found, docs: pick(found.docs), groups };
}
