import type { consoleCalls } from '@yigou/contract/console';
import type { Pin, PinDraft, WordProduct } from '@yigou/contract/goods/searchWords.console';
import { searchWordLimits } from '@yigou/contract/goods/searchWords.terms';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import {
  countWords,
  dropPin,
  holdWords,
  type Pin as Kept,
  pagePins,
  putPin,
  readPin,
} from '../search/wordKeeping.service';
import { selectProducts, selectProductsLike } from './targets.queries';
import { isSame, tidyWord } from './words.rules';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

async function productsOf({ tx, caller }: OperatorContext, pins: readonly Pick<Kept, 'pinned' | 'hidden'>[]) {
  const ids = pins.flatMap(({ pinned, hidden }) => [...pinned, ...hidden]);
  const rows = ids.length > 0 ? await selectProducts(tx, caller.companyId, ids) : [];
  return new Map(rows.map((row) => [row.productId, row]));
}

const inOrder = (known: ReadonlyMap<number, WordProduct>, ids: readonly number[]): WordProduct[] =>
  ids.map(
    (productId) => known.get(productId) ?? { productId, name: '已删除的商品', skuNo: '', imgUrl: '', onShelf: false },
  );

export async function pageWordPins(
  ctx: OperatorContext,
  { pageIndex, pageSize, searchKey }: Input<'SearchWord/GetPins'>,
) {
  const at = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
  const { pins, total } = await pagePins(ctx.tx, ctx.caller.companyId, searchKey.trim(), at);
  const known = await productsOf(ctx, pins);
  const resultData = pins.map(
    (pin): Pin => ({ ...pin, pinned: inOrder(known, pin.pinned), hidden: inOrder(known, pin.hidden) }),
  );
  return { resultData, totalCount: total };
}

export const findProducts = ({ tx, caller }: OperatorContext, { searchKey }: Input<'SearchWord/FindProducts'>) =>
  searchKey === '' ? [] : selectProductsLike(tx, caller.companyId, searchKey, found);

const found = 20;

const plain = ({ word, pinned, hidden, fromDay, toDay }: Kept): Kept => ({ word, pinned, hidden, fromDay, toDay });
export const tidyPin = (draft: PinDraft): Kept => plain({ ...draft, word: tidyWord(draft.word) });

/** Only what is new must be there: what was pinned before may be gone since. */
export async function checkProducts(ctx: OperatorContext, pin: Kept, before: Kept | null): Promise<void> {
  const known = await productsOf(ctx, [pin]);
  const old = new Set(before ? [...before.pinned, ...before.hidden] : []);
  const isThere = (productId: number) => known.has(productId) || old.has(productId);
  if (![...pin.pinned, ...pin.hidden].every(isThere)) throw new DomainError('pinProductGone');
}

async function traceOf(ctx: OperatorContext, pin: Kept) {
  const known = await productsOf(ctx, [pin]);
  const names = (ids: readonly number[]) => inOrder(known, ids).map(({ name }) => name);
  return {
    ...(pin.pinned.length > 0 && { pinned: names(pin.pinned) }),
    ...(pin.hidden.length > 0 && { hiddenGoods: names(pin.hidden) }),
    ...(pin.fromDay && { fromDay: pin.fromDay }),
    ...(pin.toDay && { toDay: pin.toDay }),
  };
}

const objectOf = ({ word }: Kept) => ({ kind: 'searchWord' as const, id: word });

export async function savePin(ctx: OperatorContext, { seen, draft }: Input<'SearchWord/SavePin'>): Promise<void> {
  const { tx, caller } = ctx;
  const after = tidyPin(draft);
  await holdWords(tx, caller.companyId);
  const stands = await readPin(tx, caller.companyId, after.word);
  const before = seen ? await readPin(tx, caller.companyId, seen.word) : null;
  if (!isSame(stands, after)) {
    if (seen && !isSame(before, plain(seen))) throw new DomainError('conflict');
    // Another one of the same word, which is not the one that is being changed.
    if (stands && !(before && isSame(stands, before)))
      throw new DomainError('searchWordTaken', { word: after.word, what: '置顶与隐藏' });
    await checkProducts(ctx, after, before);
    const { pins } = await countWords(tx, caller.companyId);
    if (!before && pins >= searchWordLimits.pins)
      throw new DomainError('searchWordsFull', { what: '置顶与隐藏', most: searchWordLimits.pins });
    if (before) await dropPin(tx, caller.companyId, before.word);
    await putPin(tx, caller.companyId, after);
  }
  const was = before && { before: await traceOf(ctx, before) };
  const what = seen ? '修改置顶与隐藏' : '新建置顶与隐藏';
  await writeAudit(ctx, { what, object: objectOf(after), ...was, after: await traceOf(ctx, after) });
}

export async function removePin(ctx: OperatorContext, { seen }: Input<'SearchWord/RemovePin'>): Promise<void> {
  const { tx, caller } = ctx;
  await holdWords(tx, caller.companyId);
  const pin = await readPin(tx, caller.companyId, seen.word);
  if (!pin || !isSame(pin, plain(seen))) throw new DomainError('conflict');
  const before = await traceOf(ctx, pin);
  await dropPin(tx, caller.companyId, pin.word);
  await writeAudit(ctx, { what: '删除置顶与隐藏', object: objectOf(pin), before });
}
