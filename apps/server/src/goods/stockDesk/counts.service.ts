import type { consoleCalls } from '@yigou/contract/console';
import type { CountHead } from '@yigou/contract/goods/stock.console';
import { formatTime } from '@yigou/contract/ground/time';
import { and, asc, desc, eq, ilike, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { products, skus } from '../catalog/catalog.tables';
import type { Count } from './adjusting.service';
import { selectSums } from './counting.queries';
import { stockCountRows, stockCounts } from './stockDesk.tables';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

async function headsOf(tx: Db, counts: readonly Count[]): Promise<CountHead[]> {
  const ids = counts.map(({ countId }) => countId);
  const sums = new Map((await selectSums(tx, ids)).map((row) => [row.countId, row]));
  return counts.map((count) => {
    const { done = 0, skipped = 0, more = 0, fewer = 0 } = sums.get(count.countId) ?? {};
    return { ...count, time: formatTime(count.createdAt), doneCount: done, skippedCount: skipped, more, fewer };
  });
}

/** The newest first. */
export async function pageCounts({ tx, caller }: OperatorContext, input: Input<'Stock/GetCounts'>) {
  const { pageIndex, pageSize, searchKey, reqData } = input;
  const word = searchKey.trim();
  const { countNo, reason, who, fileName } = stockCounts;
  const found = and(
    eq(stockCounts.companyId, caller.companyId),
    reqData?.source && eq(stockCounts.source, reqData.source),
    word ? or(...[countNo, reason, who, fileName].map((column) => ilike(column, containing(word)))) : undefined,
  );
  const rows = await tx
    .select()
    .from(stockCounts)
    .where(found)
    .orderBy(desc(stockCounts.countId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { resultData: await headsOf(tx, rows), totalCount: await tx.$count(stockCounts, found) };
}

/** Another company's is like one that does not exist. */
export async function readCount({ tx, caller }: OperatorContext, countId: number): Promise<CountHead> {
  const own = and(eq(stockCounts.companyId, caller.companyId), eq(stockCounts.countId, countId));
  const [head] = await headsOf(tx, await tx.select().from(stockCounts).where(own));
  if (!head) throw new DomainError('notFound');
  return head;
}

export async function pageCountRows(ctx: OperatorContext, input: Input<'Stock/GetCountRows'>) {
  const { pageIndex, pageSize, reqData } = input;
  if (!reqData) throw new DomainError('notFound');
  const { countId } = await readCount(ctx, reqData.countId);
  const found = and(
    eq(stockCountRows.countId, countId),
    reqData.onlyDifferences ? ne(stockCountRows.booked, stockCountRows.found) : undefined,
  );
  const rows = await ctx.tx
    .select({ row: stockCountRows, skuNo: skus.skuNo, specs: skus.specs, name: products.name })
    .from(stockCountRows)
    .innerJoin(skus, eq(skus.skuId, stockCountRows.skuId))
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(found)
    .orderBy(asc(stockCountRows.rowNo))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return {
    resultData: rows.map(({ row, specs, ...sku }) => ({ ...row, ...sku, specs: specs.join(' ') })),
    totalCount: await ctx.tx.$count(stockCountRows, found),
  };
}
