import type { Why } from '@yigou/contract/goods/priceBooks.console';
import { fenToYuan } from '@yigou/contract/ground/money';
import { dayStart, formatTime } from '@yigou/contract/ground/time';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customers } from '../../people/customers/customers.tables';
import { readCategoryPath } from '../cards/detail.service';
import { changeRows, changeSets } from '../changeSets/changeSets.tables';
import { toRows } from '../changeSets/changeSetView.service';
import { inPool } from '../pricing/pools.rules';
import { type BookLine, choosePrice, linePriceAt } from '../pricing/pricing.rules';
import { linesFor, poolOf } from '../pricing/pricing.service';
import { type Article, articleView, selectArticles } from './articles.queries';
import type { Input } from './books.service';
import { tiersInYuan } from './lines.service';
import { nextDay } from './priceBooks.rules';

type Basis = { listPrice: number; tiers: Article['tiers']; lines: readonly BookLine[] };

const mostTurns = 6;

/** The days on which the price becomes another one by itself, or comes from another line. */
function laterOf(basis: Basis, qty: number, day: string): Why['later'] {
  const days = basis.lines.flatMap(({ fromDay, toDay }) => [fromDay, ...(toDay === null ? [] : [nextDay(toDay)])]);
  let now = choosePrice(basis, qty, day);
  return [...new Set(days)]
    .filter((each) => each > day)
    .sort()
    .flatMap((each) => {
      const then = choosePrice(basis, qty, each);
      if (then.price === now.price && then.line?.lineId === now.line?.lineId) return [];
      now = then;
      const from = then.line?.bookName ?? (then.kind === 'tier' ? '阶梯价' : '商城价');
      return [{ day: each, price: fenToYuan(then.price), from }];
    })
    .slice(0, mostTurns);
}

/** Every change that was written to a line, latest first. */
async function historyOf(tx: Db, companyId: number, lineId: number): Promise<Why['history']> {
  const rows = await tx
    .select({ row: changeRows, set: changeSets })
    .from(changeRows)
    .innerJoin(changeSets, eq(changeSets.changeSetId, changeRows.changeSetId))
    .where(
      and(
        eq(changeSets.companyId, companyId),
        eq(changeRows.thing, 'priceLine'),
        eq(changeRows.thingId, lineId),
        inArray(changeRows.state, ['applied', 'undone']),
      ),
    )
    .orderBy(desc(changeRows.appliedAt), desc(changeRows.changeRowId))
    .limit(20);
  const shown = await toRows(
    tx,
    companyId,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, set }, at) => {
    const { fieldLabel = '', beforeText = '', afterText = '' } = shown[at] ?? {};
    return {
      time: row.appliedAt ? formatTime(row.appliedAt) : '',
      who: set.who,
      releasedBy: set.releasedBy,
      what: row.field === '' ? fieldLabel : `${fieldLabel} ${beforeText || '无'} → ${afterText || '无'}`,
      changeSetId: set.changeSetId,
      setNo: set.setNo,
    };
  });
}

const lineView = (line: BookLine, qty: number, lostBy: Why['lines'][number]['lostBy']): Why['lines'][number] => ({
  priceLineId: line.lineId,
  priceBookId: line.bookId,
  bookName: line.bookName,
  audience: line.audience,
  priority: line.priority,
  price: fenToYuan(linePriceAt(line, qty)),
  tiers: tiersInYuan(line.tiers),
  fromDay: line.fromDay,
  toDay: line.toDay ?? '',
  lostBy,
});

const marginOf = (price: number, cost: number | null): number | null =>
  cost === null ? null : Math.round(((price - cost) * 1000) / price) / 10;

/** Whether an article of a category is in what a customer may see; without one, in what a visitor may. */
export async function seenIn({ tx, caller, now }: OperatorContext, customerId: number | null, categoryId: number) {
  const pool = customerId === null ? null : await poolOf(tx, customerId);
  if (!pool) return () => true;
  const path = await readCategoryPath(tx, { companyId: caller.companyId, customerId, now }, categoryId);
  const categoryIds = path.map((each) => each.categoryId);
  return (article: Pick<Article, 'skuId' | 'brandId' | 'supplierId'>) => inPool(pool, { ...article, categoryIds });
}

/** By the function that every other room asks: what wins, what loses and why, and when it will be otherwise. */
export async function explain(
  ctx: OperatorContext,
  { skuId, customerId, qty, day }: Input<'PriceBook/Why'>,
): Promise<Why> {
  const { tx, caller } = ctx;
  const [article] = await selectArticles(tx, caller.companyId, [skuId]);
  const [customer] = await tx
    .select({ name: customers.name })
    .from(customers)
    .where(and(eq(customers.customerId, customerId), eq(customers.companyId, caller.companyId)));
  if (!article || !customer || Number.isNaN(dayStart(day).getTime())) throw new DomainError('notFound');
  const { listPrice, tiers, cost } = article;
  const basis = { listPrice, tiers, lines: (await linesFor(tx, customerId, [skuId])).get(skuId) ?? [] };
  const chosen = choosePrice(basis, qty, day);
  const { onShelf, ended, moq } = article;
  return {
    article: { ...articleView(article), onShelf, ended, moq },
    customerName: customer.name,
    ...{ qty, day, kind: chosen.kind },
    price: fenToYuan(chosen.price),
    total: fenToYuan(chosen.price * qty),
    listPrice: fenToYuan(listPrice),
    listAtQty: fenToYuan(choosePrice({ ...basis, lines: [] }, qty, day).price),
    marketPrice: fenToYuan(article.marketPrice),
    margin: marginOf(chosen.price, cost),
    inPool: (await seenIn(ctx, customerId, article.categoryId))(article),
    lines: [
      ...(chosen.line ? [lineView(chosen.line, qty, null)] : []),
      ...chosen.lost.map(({ line, why }) => lineView(line, qty, why)),
    ],
    later: laterOf(basis, qty, day),
    history: chosen.line ? await historyOf(tx, caller.companyId, chosen.line.lineId) : [],
  };
}
