import type { BookLineRow, Overlap, PastedSku } from '@yigou/contract/goods/priceBooks.console';
import { type LineTab, lineTabs } from '@yigou/contract/goods/priceBooks.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import { and, asc, eq, ilike, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { OperatorContext } from '../../ground/http/context';
import { products, skus } from '../catalog/catalog.tables';
import { type BookLine, choosePrice } from '../pricing/pricing.rules';
import { priceBooks, priceLines } from '../pricing/pricing.tables';
import { type Article, articleView, findArticles, selectArticles, selectArticlesByNo } from './articles.queries';
import { findBook, type Input } from './books.service';
import { type Meeting, selectMeetings, selectWaitingLines } from './priceBooks.queries';

type Tiers = readonly { fromQty: number; price: number }[];
export const tiersInYuan = (tiers: Tiers) => tiers.map(({ fromQty, price }) => ({ fromQty, price: fenToYuan(price) }));
export const yuanOrNull = (fen: number | null): number | null => (fen === null ? null : fenToYuan(fen));

const tabWheres: Record<LineTab, SQL | undefined> = {
  all: undefined,
  dated: or(isNotNull(priceLines.fromDay), isNotNull(priceLines.toDay)),
  dearer: sql`${priceLines.price} > ${skus.listPrice}`,
  belowCost: lt(priceLines.price, skus.cost),
  ended: eq(skus.ended, true),
};

const linesWhere = (bookId: number, word: string, tab: LineTab) =>
  and(
    eq(priceLines.priceBookId, bookId),
    word ? or(ilike(skus.skuNo, containing(word)), ilike(products.name, containing(word))) : undefined,
    tabWheres[tab],
  );

async function countLines(tx: Db, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(priceLines)
    .innerJoin(skus, eq(skus.skuId, priceLines.skuId))
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(where);
  return row?.n ?? 0;
}

type Line = typeof priceLines.$inferSelect;

function toRow(line: Line, article: Article, waiting: ReadonlySet<number>): BookLineRow {
  const { listPrice, cost, onShelf, ended } = article;
  return {
    ...articleView(article),
    priceLineId: line.priceLineId,
    price: fenToYuan(line.price),
    tiers: tiersInYuan(line.tiers),
    fromDay: line.fromDay ?? '',
    toDay: line.toDay ?? '',
    listPrice: fenToYuan(listPrice),
    cost: yuanOrNull(cost),
    percent: Math.round(((line.price - listPrice) * 1000) / listPrice) / 10,
    ...{ onShelf, ended },
    waiting: waiting.has(line.priceLineId),
  };
}

const bySkuId = (articles: readonly Article[]) => new Map(articles.map((article) => [article.skuId, article]));

export async function pageLines(
  ctx: OperatorContext,
  { searchKey, reqData: { priceBookId, tab }, pageIndex, pageSize }: Input<'PriceBook/GetLines'>,
) {
  const { tx, caller } = ctx;
  await findBook(ctx, priceBookId);
  const word = searchKey.trim();
  const tabCounts = {} as Record<LineTab, number>;
  for (const name of Object.keys(lineTabs) as LineTab[])
    tabCounts[name] = await countLines(tx, linesWhere(priceBookId, word, name));
  const rows = await tx
    .select({ line: priceLines })
    .from(priceLines)
    .innerJoin(skus, eq(skus.skuId, priceLines.skuId))
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(linesWhere(priceBookId, word, tab))
    .orderBy(asc(skus.skuNo), asc(priceLines.priceLineId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const articles = bySkuId(
    await selectArticles(
      tx,
      caller.companyId,
      rows.map(({ line }) => line.skuId),
    ),
  );
  const waiting = await selectWaitingLines(tx, caller.companyId, priceBookId);
  return {
    resultData: rows.flatMap(({ line }) => {
      const article = articles.get(line.skuId);
      return article ? [toRow(line, article, waiting)] : [];
    }),
    totalCount: tabCounts[tab],
    tabCounts,
  };
}

/** Lines of any books, as the rule reads them. */
async function readLines(tx: Db, companyId: number, lineIds: readonly number[]): Promise<Map<number, BookLine>> {
  const rows = await tx
    .select({ line: priceLines, book: priceBooks })
    .from(priceLines)
    .innerJoin(priceBooks, eq(priceBooks.priceBookId, priceLines.priceBookId))
    .where(and(eq(priceBooks.companyId, companyId), inArray(priceLines.priceLineId, [...lineIds])));
  return new Map(
    rows.map(({ line, book }) => [
      line.priceLineId,
      {
        ...{ lineId: line.priceLineId, price: line.price, tiers: line.tiers, ownFrom: line.fromDay },
        ...{ bookId: book.priceBookId, bookName: book.name, audience: book.audience },
        ...{ priority: book.priority, ceiling: false, fromDay: '', toDay: book.toDay },
      },
    ]),
  );
}

/** What the two come to for one piece, on the days on which both hold. */
function toOverlap(met: Meeting, article: Article, here: BookLine, there: BookLine): Overlap {
  const chosen = choosePrice({ listPrice: article.listPrice, tiers: [], lines: [here, there] }, 1, met.fromDay);
  const why = chosen.lost[0]?.why ?? 'same';
  return {
    ...articleView(article),
    otherBookId: there.bookId,
    otherName: there.bookName,
    herePrice: fenToYuan(here.price),
    therePrice: fenToYuan(there.price),
    fromDay: met.fromDay,
    toDay: met.toDay ?? '',
    wins: why === 'same' ? 'same' : chosen.line?.lineId === here.lineId ? 'here' : 'there',
    why,
  };
}

export async function pageOverlaps(
  ctx: OperatorContext,
  { reqData: { priceBookId }, pageIndex, pageSize }: Input<'PriceBook/GetOverlaps'>,
) {
  const { tx, caller, now } = ctx;
  await findBook(ctx, priceBookId);
  const { rows, totalCount } = await selectMeetings(tx, caller.companyId, {
    ...{ today: formatDate(now), bookId: priceBookId },
    ...{ limit: pageSize, offset: (pageIndex - 1) * pageSize },
  });
  const lines = await readLines(
    tx,
    caller.companyId,
    rows.flatMap(({ hereLine, thereLine }) => [hereLine, thereLine]),
  );
  const articles = bySkuId(
    await selectArticles(
      tx,
      caller.companyId,
      rows.map(({ skuId }) => skuId),
    ),
  );
  const resultData = rows.flatMap((met) => {
    const [here, there] = [lines.get(met.hereLine), lines.get(met.thereLine)];
    const article = articles.get(met.skuId);
    return here && there && article ? [toOverlap(met, article, here, there)] : [];
  });
  return { resultData, totalCount };
}

const suggested = 20;

export async function findSkus({ tx, caller }: OperatorContext, searchKey: string) {
  const word = searchKey.trim();
  return word ? (await findArticles(tx, caller.companyId, word, suggested)).map(articleView) : [];
}

const unknown = { skuId: null, skuNo: '', name: '', spec: '', unit: '', imgUrl: '', listPrice: 0, cost: null };

/** What pasted numbers mean, in their order. */
export async function matchPasted(
  ctx: OperatorContext,
  { priceBookId, words }: Input<'PriceBook/Match'>,
): Promise<PastedSku[]> {
  const { tx, caller } = ctx;
  await findBook(ctx, priceBookId);
  const written = [...new Set(words.flatMap((word) => [word, word.toUpperCase()]))];
  const articles = await selectArticlesByNo(tx, caller.companyId, written);
  const byNo = new Map(articles.map((article) => [article.skuNo.toUpperCase(), article]));
  const ofBook = and(
    eq(priceLines.priceBookId, priceBookId),
    inArray(
      priceLines.skuId,
      articles.map(({ skuId }) => skuId),
    ),
  );
  const held = new Map(
    (await tx.select().from(priceLines).where(ofBook).orderBy(sql`${priceLines.fromDay} nulls last`)).map((line) => [
      line.skuId,
      line,
    ]),
  );
  return words.map((word) => {
    const article = byNo.get(word.toUpperCase());
    if (!article) return { ...unknown, word, priceLineId: null, price: null, fault: '没有这个商品编号' };
    const { skuId, listPrice, cost } = article;
    const line = held.get(skuId);
    return {
      ...articleView(article),
      ...{ word, fault: '' },
      listPrice: fenToYuan(listPrice),
      cost: yuanOrNull(cost),
      priceLineId: line?.priceLineId ?? null,
      price: line ? fenToYuan(line.price) : null,
    };
  });
}
