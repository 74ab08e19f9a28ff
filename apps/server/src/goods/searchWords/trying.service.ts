import type { consoleCalls } from '@yigou/contract/console';
import type { SynonymGroup, TriedHit, TriedList, WordDraft } from '@yigou/contract/goods/searchWords.console';
import { leadKinds, searchWordLimits } from '@yigou/contract/goods/searchWords.terms';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customers } from '../../people/customers/customers.tables';
import { listCards, type Viewer } from '../cards/cards.service';
import { leadFor } from '../search/lead.service';
import { cachedCards } from '../search/listing.service';
import { findCached, plainFilter } from '../search/search.service';
import type { Shelves } from '../search/shelf/shelves.service';
import { openTrial, type SearchMemory, type TrialChange } from '../search/trial.service';
import { groupsWithAny } from '../search/wordKeeping.service';
import { wordKey } from '../search/words/words.rules';
import { checkTarget, tidyLead } from './leads.service';
import { checkProducts, tidyPin } from './pins.service';
import { tidyGroup } from './synonyms.service';

export type TryInput = z.output<(typeof consoleCalls)['SearchWord/Try']['input']>;

/** A visitor, or a customer of the company; another's is like one that does not exist. */
async function viewerOf({ tx, caller, now }: OperatorContext, customerId: number | null): Promise<Viewer> {
  const { companyId } = caller;
  if (customerId !== null) {
    const ours = and(eq(customers.customerId, customerId), eq(customers.companyId, companyId));
    if ((await tx.$count(customers, ours)) === 0) throw new DomainError('notFound');
  }
  return { companyId, customerId, now };
}

const newGroup = -1;

/** Refused where saving would be. */
async function changeOf(ctx: OperatorContext, change: WordDraft): Promise<TrialChange> {
  if (change.kind === 'leads') {
    const row = tidyLead(change.draft);
    await checkTarget(ctx, row);
    return { kind: 'leads', row };
  }
  if (change.kind === 'pins') {
    const row = tidyPin(change.draft);
    await checkProducts(ctx, row, null);
    return { kind: 'pins', row };
  }
  const { words, oneWay } = tidyGroup(change.draft);
  const rows = [...words.map((word) => ({ word, oneWay: false })), ...oneWay.map((word) => ({ word, oneWay: true }))];
  return { kind: 'synonyms', groupNo: change.groupNo ?? newGroup, rows };
}

export type Trying = { live: SearchMemory; trial: SearchMemory; viewer: Viewer; change: TrialChange };

/** What stands and what would stand, side by side; nothing is written. */
export async function withTrial<T>(
  shelves: Shelves,
  ctx: OperatorContext,
  input: TryInput,
  work: (trying: Trying) => Promise<T>,
): Promise<T> {
  const viewer = await viewerOf(ctx, input.customerId);
  const change = await changeOf(ctx, input.change);
  const live = await shelves.of(ctx.tx, viewer.companyId);
  const { memory: trial, close } = openTrial(live, change);
  try {
    return await work({ live, trial, viewer, change });
  } finally {
    close();
  }
}

/** The products of what was found, in order, each once. */
export function productsFound({ shelf }: SearchMemory, docs: Int32Array, most = docs.length): number[] {
  const products = new Set<number>();
  for (const doc of docs) {
    if (products.size === most) break;
    products.add(shelf.productId[doc] ?? 0);
  }
  return [...products];
}

const find = (tx: Db, memory: SearchMemory, viewer: Viewer, word: string) =>
  findCached(tx, memory, viewer, word, plainFilter);
type Found = Awaited<ReturnType<typeof find>>;

async function listOf(
  tx: Db,
  memory: SearchMemory,
  viewer: Viewer,
  word: string,
  { found, matched, notes }: Found,
  other: Found,
): Promise<TriedList> {
  const { shelf } = memory;
  const firstDocs = new Map<number, number>();
  for (const doc of found.docs) {
    if (firstDocs.size === searchWordLimits.tried) break;
    const productId = shelf.productId[doc] ?? 0;
    if (!firstDocs.has(productId)) firstDocs.set(productId, doc);
  }
  const skuIds = Array.from(firstDocs.values(), (doc) => shelf.skuId[doc] ?? 0);
  const placeOf = new Map(productsFound(memory, other.found.docs).map((productId, at) => [productId, at + 1]));
  const cards = await listCards(tx, viewer, skuIds, cachedCards(memory));
  const lead = await leadFor(tx, memory, viewer, word);
  return {
    total: found.docs.length,
    hits: cards.map(
      (card): TriedHit => ({
        productId: card.productId,
        name: card.itemName,
        imgUrl: card.imgUrl,
        skuCount: shelf.docsOf(card.productId).filter(shelf.isOnShelf).length,
        price: card.price,
        agreed: card.priceKind === 'contract',
        otherPlace: placeOf.get(card.productId) ?? 0,
      }),
    ),
    matched: found.docs.length === 0 ? 'none' : matched,
    missing: [...notes.missing],
    leadsTo: lead ? `${leadKinds[lead.kind]} ${lead.name}` : '',
  };
}

/** Of what the draft adds: whoever wrote the rest before knew of it. */
async function groupsElsewhere({ tx, caller }: OperatorContext, { change }: TryInput) {
  if (change.kind !== 'synonyms') return [];
  const { words, oneWay } = tidyGroup(change.draft);
  const all = [...words, ...oneWay];
  const has = (group: SynonymGroup, word: string) =>
    [...group.words, ...group.oneWay].some((each) => wordKey(each) === wordKey(word));
  const groups = await groupsWithAny(tx, caller.companyId, all);
  const own = groups.find(({ groupNo }) => groupNo === change.groupNo);
  return all
    .filter((word) => !own || !has(own, word))
    .flatMap((word) => groups.filter((group) => has(group, word)).map((group) => ({ word, ...group })));
}

export const tryWord = (shelves: Shelves, ctx: OperatorContext, input: TryInput) =>
  withTrial(shelves, ctx, input, async ({ live, trial, viewer }) => {
    const { tx } = ctx;
    const now = await find(tx, live, viewer, input.word);
    const then = await find(tx, trial, viewer, input.word);
    return {
      before: await listOf(tx, live, viewer, input.word, now, then),
      after: await listOf(tx, trial, viewer, input.word, then, now),
      elsewhere: await groupsElsewhere(ctx, input),
    };
  });
