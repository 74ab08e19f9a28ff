import type { SavedPrices } from '@yigou/contract/goods/priceBooks.console';
import { yuanToFen } from '@yigou/contract/ground/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { madeBy, saveSet } from '../changeSets/changeSets.service';
import type { Edit } from '../changeSets/edits.rules';
import { priceLines } from '../pricing/pricing.tables';
import { lineLabel } from '../pricing/pricingNames.rules';
import { selectArticles } from './articles.queries';
import { findBook, type Input } from './books.service';

type Saved = Awaited<ReturnType<typeof saveSet>>;

export const toSaved = ({ changeSetId, setNo, state, rowCount, hits }: Saved): SavedPrices => ({
  ...{ changeSetId, setNo, state, rowCount, hits },
});

export async function saveBook(
  ctx: OperatorContext,
  { requestId, priceBookId, ...book }: Input<'PriceBook/Save'>,
): Promise<SavedPrices & { priceBookId: number }> {
  if (priceBookId !== null) {
    const before = await findBook(ctx, priceBookId);
    const edits: Edit[] = [{ thing: 'priceBook', id: priceBookId, set: book }];
    const title = `修改价目表：${before.name}`;
    return { ...toSaved(await saveSet(ctx, { title, source: 'editor', requestId, edits })), priceBookId };
  }
  const edits: Edit[] = [{ thing: 'priceBook', make: book, label: book.name }];
  const set = await saveSet(ctx, { title: `新建价目表：${book.name}`, source: 'editor', requestId, edits });
  return { ...toSaved(set), priceBookId: (await madeBy(ctx.tx, set))[0] ?? 0 };
}

type Lines = Input<'PriceBook/SaveLines'>;

/** Lines that are changed or removed are of this book; what does not belong to it is not found. */
async function checkLines({ tx }: OperatorContext, bookId: number, lineIds: readonly number[]): Promise<void> {
  const ids = [...new Set(lineIds)];
  if (ids.length === 0) return;
  const ofBook = and(eq(priceLines.priceBookId, bookId), inArray(priceLines.priceLineId, ids));
  if ((await tx.$count(priceLines, ofBook)) < ids.length) throw new DomainError('notFound');
}

export async function saveLines(ctx: OperatorContext, { requestId, priceBookId, lines, removed }: Lines) {
  const book = await findBook(ctx, priceBookId);
  await checkLines(ctx, priceBookId, [...removed, ...lines.flatMap(({ priceLineId }) => priceLineId ?? [])]);
  const articles = await selectArticles(
    ctx.tx,
    ctx.caller.companyId,
    lines.map(({ skuId }) => skuId),
  );
  const numbers = new Map(articles.map(({ skuId, skuNo }) => [skuId, skuNo]));
  const edits: Edit[] = lines.map(({ priceLineId, skuId, fromDay, toDay, ...given }) => {
    const price = yuanToFen(given.price);
    const tiers = given.tiers.map((tier) => ({ ...tier, price: yuanToFen(tier.price) }));
    const set = { price, tiers, fromDay, toDay };
    if (priceLineId !== null) return { thing: 'priceLine', id: priceLineId, set };
    const label = lineLabel(numbers.get(skuId) ?? `#${skuId}`, book.name);
    return { thing: 'priceLine', make: { ...set, priceBookId, skuId }, label };
  });
  for (const id of removed) edits.push({ thing: 'priceLine', id, remove: true });
  const set = await saveSet(ctx, { title: `协议价：${book.name}`, source: 'editor', requestId, edits });
  return toSaved(set);
}
