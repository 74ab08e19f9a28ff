import type { SkuCard } from '@yigou/contract/goods/catalog';
import { fenToYuan, yuanToFen } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { listCards, type Viewer } from '../cards/cards.service';
import { skus } from '../catalog/catalog.tables';
import { browsings, favourites } from './favourites.tables';

const viewerOf = (ctx: AccountContext): Viewer => ({
  companyId: ctx.site.companyId,
  customerId: ctx.caller.customerId,
  now: ctx.now,
});

async function cardOf(ctx: AccountContext, skuId: number): Promise<SkuCard> {
  const [card] = await listCards(ctx.tx, viewerOf(ctx), [skuId]);
  if (!card) throw new DomainError('notFound');
  return card;
}

export async function isFollowed(tx: Db, accountId: number, skuId: number): Promise<boolean> {
  const same = and(eq(favourites.accountId, accountId), eq(favourites.skuId, skuId));
  return (await tx.select({ id: favourites.concernId }).from(favourites).where(same)).length > 0;
}

/** The first price counts: following twice must not hide a change. */
export async function followMany(ctx: AccountContext, skuIds: number[]): Promise<number[]> {
  const { accountId } = ctx.caller;
  const cards = await listCards(ctx.tx, viewerOf(ctx), [...new Set(skuIds)]);
  if (cards.length === 0) throw new DomainError('notFound');
  const rows = await ctx.tx
    .insert(favourites)
    .values(
      cards.map(({ itemId, price }) => ({
        accountId,
        skuId: itemId,
        priceWhenKept: yuanToFen(price),
        createdAt: ctx.now,
      })),
    )
    .onConflictDoUpdate({ target: [favourites.accountId, favourites.skuId], set: { accountId } })
    .returning({ concernId: favourites.concernId });
  return rows.map((row) => row.concernId);
}

export const follow = async (ctx: AccountContext, skuId: number): Promise<number> =>
  (await followMany(ctx, [skuId]))[0] ?? 0;

export async function unfollow(ctx: AccountContext, skuIds: number[]): Promise<void> {
  await ctx.tx
    .delete(favourites)
    .where(and(eq(favourites.accountId, ctx.caller.accountId), inArray(favourites.skuId, skuIds)));
}

async function onShelf(tx: Db, skuIds: number[]): Promise<Set<number>> {
  if (skuIds.length === 0) return new Set();
  const rows = await tx
    .select({ skuId: skus.skuId })
    .from(skus)
    .where(and(inArray(skus.skuId, skuIds), eq(skus.onShelf, true)));
  return new Set(rows.map((row) => row.skuId));
}

type Kept = { skuId: number; keptAt: Date };

async function withCards<K extends Kept>(ctx: AccountContext, kept: K[]) {
  const skuIds = kept.map(({ skuId }) => skuId);
  const cards = new Map((await listCards(ctx.tx, viewerOf(ctx), skuIds)).map((card) => [card.itemId, card]));
  const selling = await onShelf(ctx.tx, skuIds);
  return kept.flatMap((row) => {
    const card = cards.get(row.skuId);
    const itemState = selling.has(row.skuId) ? (1 as const) : (0 as const);
    return card ? [{ row, item: { ...card, itemState, keptTime: formatTime(row.keptAt) } }] : [];
  });
}

type FavouriteFilter = {
  word: string;
  onlyReduced?: boolean | undefined;
  onlyInvalid?: boolean | undefined;
  groupName?: string | undefined;
};

export async function setGroup(ctx: AccountContext, skuIds: number[], groupName: string): Promise<void> {
  const changed = await ctx.tx
    .update(favourites)
    .set({ groupName })
    .where(and(eq(favourites.accountId, ctx.caller.accountId), inArray(favourites.skuId, skuIds)))
    .returning({ concernId: favourites.concernId });
  if (changed.length === 0) throw new DomainError('notFound');
}

function countGroups(rows: readonly { groupName: string }[]) {
  const counts = new Map<string, number>();
  for (const { groupName } of rows) counts.set(groupName, (counts.get(groupName) ?? 0) + 1);
  return [...counts]
    .map(([groupName, count]) => ({ groupName, count }))
    .sort((a, b) => a.groupName.localeCompare(b.groupName, 'zh-CN'));
}

/** A person follows hundreds, not millions: all are priced, then filtered and cut into pages. */
export async function pageFavourites(
  ctx: AccountContext,
  filter: FavouriteFilter,
  pageIndex: number,
  pageSize: number,
) {
  const rows = await ctx.tx
    .select({
      concernId: favourites.concernId,
      skuId: favourites.skuId,
      priceWhenKept: favourites.priceWhenKept,
      keptAt: favourites.createdAt,
      groupName: favourites.groupName,
    })
    .from(favourites)
    .where(eq(favourites.accountId, ctx.caller.accountId))
    .orderBy(desc(favourites.createdAt), desc(favourites.concernId));
  const word = filter.word.trim().toLowerCase();
  const items = (await withCards(ctx, rows))
    .map(({ row, item }) => ({
      ...item,
      concernId: row.concernId,
      priceWhenKept: fenToYuan(row.priceWhenKept),
      groupName: row.groupName,
    }))
    .filter((item) => filter.groupName === undefined || item.groupName === filter.groupName)
    .filter((item) => [item.itemName, item.itemNo, item.partNo].some((text) => text.toLowerCase().includes(word)))
    .filter((item) => !filter.onlyInvalid || item.itemState === 0)
    .filter((item) => !filter.onlyReduced || (item.itemState === 1 && item.price < item.priceWhenKept));
  const from = (pageIndex - 1) * pageSize;
  return {
    resultData: items.slice(from, from + pageSize),
    totalCount: items.length,
    groups: countGroups(rows),
  };
}

const browsingsKept = 200;

export async function noteBrowsing(ctx: AccountContext, skuId: number): Promise<void> {
  await cardOf(ctx, skuId);
  const { accountId } = ctx.caller;
  await ctx.tx
    .insert(browsings)
    .values({ accountId, skuId, seenAt: ctx.now })
    .onConflictDoUpdate({ target: [browsings.accountId, browsings.skuId], set: { seenAt: ctx.now } });
  const old = ctx.tx
    .select({ id: browsings.browsingId })
    .from(browsings)
    .where(eq(browsings.accountId, accountId))
    .orderBy(desc(browsings.seenAt), desc(browsings.browsingId))
    .offset(browsingsKept);
  await ctx.tx.delete(browsings).where(inArray(browsings.browsingId, old));
}

export async function pageBrowsings(ctx: AccountContext, pageIndex: number, pageSize: number) {
  const mine = eq(browsings.accountId, ctx.caller.accountId);
  const rows = await ctx.tx
    .select({ browsingId: browsings.browsingId, skuId: browsings.skuId, keptAt: browsings.seenAt })
    .from(browsings)
    .where(mine)
    .orderBy(desc(browsings.seenAt), desc(browsings.browsingId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const [total] = await ctx.tx.select({ n: count() }).from(browsings).where(mine);
  const items = (await withCards(ctx, rows)).map(({ row, item }) => ({ ...item, browsingId: row.browsingId }));
  return { resultData: items, totalCount: total?.n ?? 0 };
}
