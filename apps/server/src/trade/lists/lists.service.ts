import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { largestQty, snapQty } from '@yigou/contract/trade/cart.terms';
import type { PurchaseList, PurchaseListLine } from '@yigou/contract/trade/lists';
import { type ListShare, listLimits } from '@yigou/contract/trade/lists.terms';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../goods/cards/cards.service';
import { readSuccessors } from '../../goods/cards/successors.service';
import { quotePrice } from '../../goods/pricing/pricing.rules';
import { oneAtATime } from '../../ground/db/oneAtATime';
import type { AccountContext, Caller } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { accounts } from '../../people/accounts/accounts.tables';
import { unitsAbove } from '../../people/org/scope.service';
import { addBuyable, type LineAdded } from '../cart/addBuyable.service';
import { type Goods, readGoods } from '../cart/goods.service';
import { goodsView } from '../cart/goodsView.service';
import { addLines, type ListRow, lockList, removeLines, selectLines, selectLists } from './lists.queries';
import { purchaseListLines, purchaseLists } from './lists.tables';

/** One's own, those of the whole customer, and those of people whose unit one's own belongs to. */
export function visibleLists({ customerId, accountId, orgId }: Caller): SQL | undefined {
  const shared = sql`(${purchaseLists.share} = 'company' or (${purchaseLists.share} = 'unit' and ${accounts.orgId} in ${unitsAbove(orgId)}))`;
  return and(eq(purchaseLists.customerId, customerId), sql`(${purchaseLists.accountId} = ${accountId} or ${shared})`);
}

const isOwn = ({ caller }: AccountContext, list: ListRow): boolean => list.accountId === caller.accountId;
const isEditable = (ctx: AccountContext, list: ListRow): boolean => isOwn(ctx, list) || list.shareEdit;

const view = (ctx: AccountContext, list: ListRow): PurchaseList => ({
  listId: list.listId,
  name: list.name,
  lineCount: list.lineCount,
  own: isOwn(ctx, list),
  ownerName: list.ownerName,
  share: list.share,
  shareEdit: list.shareEdit,
  editable: isEditable(ctx, list),
  editTime: formatTime(list.editedAt),
  editedBy: list.editedBy,
});

export const readLists = async (ctx: AccountContext): Promise<PurchaseList[]> =>
  (await selectLists(ctx.tx, visibleLists(ctx.caller))).map((list) => view(ctx, list));

/** One that is not shared with the caller answers like one that does not exist. */
async function reachList(ctx: AccountContext, listId: number): Promise<ListRow> {
  const [list] = await selectLists(ctx.tx, and(visibleLists(ctx.caller), eq(purchaseLists.listId, listId)));
  if (!list) throw new DomainError('notFound');
  return list;
}

const viewerOf = ({ site, caller, now }: AccountContext): Viewer => ({
  ...{ companyId: site.companyId, customerId: caller.customerId, now },
});

const keptLine = (row: { qty: number; note: string; priceWhenKept: number }, goods: Goods, now: Date) => ({
  ...goodsView(goods, row.qty, now),
  qty: row.qty,
  note: row.note,
  priceWhenKept: fenToYuan(row.priceWhenKept),
});

export async function readList(ctx: AccountContext, listId: number) {
  const list = await reachList(ctx, listId);
  const rows = await selectLines(ctx.tx, listId);
  const goods = await readGoods(
    ctx,
    rows.map((row) => row.skuId),
  );
  const gone = rows.flatMap(({ skuId }) => (goods.get(skuId)?.onShelf === false ? [skuId] : []));
  const successors = await readSuccessors(ctx.tx, viewerOf(ctx), gone);
  const lines = rows.flatMap((row): PurchaseListLine[] => {
    const found = goods.get(row.skuId);
    return found ? [{ ...keptLine(row, found, ctx.now), successor: successors.get(row.skuId) ?? null }] : [];
  });
  return { ...view(ctx, list), lines };
}

type Draft = { listId?: number | undefined; name: string; share: ListShare; shareEdit: boolean };

export async function saveList(ctx: AccountContext, { listId, name, share, shareEdit }: Draft): Promise<number> {
  const { tx, caller, now } = ctx;
  const { accountId, customerId } = caller;
  const own = eq(purchaseLists.accountId, accountId);
  await oneAtATime(tx, `lists of ${accountId}`);
  const [same] = await tx
    .select({ listId: purchaseLists.listId })
    .from(purchaseLists)
    .where(and(own, eq(purchaseLists.name, name)));
  if (same && same.listId !== listId) throw new DomainError('listNameTaken', { name });
  const values = { name, share, shareEdit: share !== 'none' && shareEdit, editedAt: now, editedBy: accountId };
  const [saved] =
    listId === undefined
      ? await tx
          .insert(purchaseLists)
          .values({ ...values, accountId, customerId })
          .returning({ listId: purchaseLists.listId })
      : await tx
          .update(purchaseLists)
          .set(values)
          .where(and(own, eq(purchaseLists.listId, listId)))
          .returning({ listId: purchaseLists.listId });
  if (!saved) throw new DomainError('notFound');
  if ((await tx.$count(purchaseLists, own)) > listLimits.lists)
    throw new DomainError('listsFull', { most: listLimits.lists });
  return saved.listId;
}

export async function deleteList({ tx, caller }: AccountContext, listId: number): Promise<void> {
  const gone = await tx
    .delete(purchaseLists)
    .where(and(eq(purchaseLists.listId, listId), eq(purchaseLists.accountId, caller.accountId)))
    .returning({ listId: purchaseLists.listId });
  if (gone.length === 0) throw new DomainError('notFound');
}

/** For a change of its lines: others wait, and it says who changed it last. */
async function openList(ctx: AccountContext, listId: number): Promise<void> {
  const list = await reachList(ctx, listId);
  if (!isEditable(ctx, list)) throw new DomainError('listNotEditable', { name: list.ownerName });
  await lockList(ctx.tx, listId);
  await ctx.tx
    .update(purchaseLists)
    .set({ editedAt: ctx.now, editedBy: ctx.caller.accountId })
    .where(eq(purchaseLists.listId, listId));
}

type NewLine = { itemId: number; qty: number; note?: string | undefined };

/** What the customer may not see is not put in. */
export async function putIntoList(ctx: AccountContext, listId: number, wanted: readonly NewLine[]) {
  await openList(ctx, listId);
  const merged = new Map<number, NewLine>();
  for (const line of wanted) merged.set(line.itemId, { ...line, qty: line.qty + (merged.get(line.itemId)?.qty ?? 0) });
  const goods = await readGoods(ctx, [...merged.keys()]);
  const held = new Set((await selectLines(ctx.tx, listId)).map((row) => row.skuId));
  const rows = [...merged.values()].flatMap(({ itemId, qty, note = '' }) => {
    const found = goods.get(itemId);
    // An old order may hold what is not sold to this customer any more: that costs no other line.
    if (!found?.inPool) return [];
    const fits = Math.min(qty, largestQty(found));
    const { price } = quotePrice(found, snapQty(found, fits), ctx.now);
    return [{ listId, skuId: itemId, qty: fits, note, priceWhenKept: price, createdAt: ctx.now }];
  });
  if (rows.length === 0) throw new DomainError('notFound');
  const raised = rows.filter((row) => held.has(row.skuId)).length;
  if (held.size + rows.length - raised > listLimits.lines)
    throw new DomainError('listLinesFull', { most: listLimits.lines });
  await addLines(ctx.tx, rows);
  return { added: rows.length - raised, raised, missing: merged.size - rows.length };
}

type Edit = {
  itemId: number;
  qty?: number | undefined;
  note?: string | undefined;
  toSuccessor?: boolean | undefined;
};

/** The line becomes another article; where that stood in the list already, there is more of it. */
async function takeSuccessor(ctx: AccountContext, listId: number, itemId: number): Promise<void> {
  const line = (await selectLines(ctx.tx, listId)).find(({ skuId }) => skuId === itemId);
  const successor = (await readSuccessors(ctx.tx, viewerOf(ctx), [itemId])).get(itemId);
  if (!line || !successor) throw new DomainError('notFound');
  await removeLines(ctx.tx, listId, [itemId]);
  await putIntoList(ctx, listId, [{ itemId: successor.itemId, qty: line.qty, note: line.note }]);
}

export async function editLine(ctx: AccountContext, listId: number, edit: Edit): Promise<void> {
  const { itemId, qty, note, toSuccessor = false } = edit;
  await openList(ctx, listId);
  if (toSuccessor) return takeSuccessor(ctx, listId, itemId);
  if (qty === undefined && note === undefined) return;
  const changed = await ctx.tx
    .update(purchaseListLines)
    .set({ ...(qty !== undefined && { qty }), ...(note !== undefined && { note }) })
    .where(and(eq(purchaseListLines.listId, listId), eq(purchaseListLines.skuId, itemId)))
    .returning({ skuId: purchaseListLines.skuId });
  if (changed.length === 0) throw new DomainError('notFound');
}

export async function dropLines(ctx: AccountContext, listId: number, itemIds: number[]): Promise<void> {
  await openList(ctx, listId);
  await removeLines(ctx.tx, listId, itemIds);
}

/** Only what stands in the list; whoever sees it may buy from it. */
export async function listToCart(
  ctx: AccountContext,
  listId: number,
  wanted: readonly { itemId: number; qty: number }[],
): Promise<LineAdded[]> {
  await reachList(ctx, listId);
  const held = new Set((await selectLines(ctx.tx, listId)).map((row) => row.skuId));
  if (wanted.some(({ itemId }) => !held.has(itemId))) throw new DomainError('notFound');
  return addBuyable(ctx, wanted);
}
