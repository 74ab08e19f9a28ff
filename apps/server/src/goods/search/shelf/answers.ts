import type { calls } from '@yigou/contract/calls';
import type { Facets, SkuCard, SkuHit } from '@yigou/contract/goods/catalog';
import type { MatchKind } from '@yigou/contract/goods/catalog.terms';
import type { Suggest } from '@yigou/contract/goods/suggest';
import type { z } from 'zod';
import type { WithCachedJson } from '../../../ground/lib/cachedJson';
import type { CardRow } from '../../cards/cards.service';
import type { Pool } from '../../pricing/pools.rules';

/** Beside each document of the result where what matches of its product stands in `members`. */
export type Groups = { starts: Int32Array; sizes: Int32Array; members: Int32Array };

/** `docs` in order, the best of each product, or every SKU, and then without groups. */
export type FoundDocs = { docs: Int32Array; groups: Groups | null; skuCount: number };

/** For each word that was typed the values of specs that say it. */
export type AskedSpecs = readonly ReadonlySet<number>[];

/** What a question found, for whoever has the profile with this mark; visitors have none, and an empty mark. */
export type Answer = { profileMark: string; found: FoundDocs; facets: Facets; matched: MatchKind; notes: Notes };

/** The filter as the request has it. */
export type GivenFilter = NonNullable<z.output<(typeof calls)['ProductToC/GetWebSkuPage']['input']>['reqData']>;

export type SkuPage = z.input<(typeof calls)['ProductToC/GetWebSkuPage']['answer']>;

/** What is suggested while somebody types, and all SKUs found for it. */
export type Suggested = { suggest: Suggest; skuIds: number[] };

/** What search knows of a customer: contract prices by document, what was bought before, and the pool. */
export type CustomerProfile = {
  prices: ReadonlyMap<number, number>;
  bought: ReadonlySet<number>;
  pool: Pool | null;
  /** The same for the same content. An answer remembers only this: a profile may hold thousands of prices. */
  mark: string;
};

/** `size` is how many prices, goods and categories it holds, 0 while it is being read. */
export type CachedProfile = { reading: Promise<CustomerProfile>; size: number };

/** `version` is that of the shelf's words when it was found. */
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
export type CachedCard = { row: CardRow; card: SkuCard | null; hits: Map<string, WithCachedJson<SkuHit>> };
