import type { consoleCalls } from '@yigou/contract/console';
import type { StockFilter, StockModel, StockRow } from '@yigou/contract/goods/stock.console';
import { type StockTab, stockLimits, stockTabs } from '@yigou/contract/goods/stock.terms';
import { formatTime } from '@yigou/contract/ground/time';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { ask } from '../assortment/asking.service';
import { noFilter } from '../assortment/assortment.service';
import { readHolders } from '../stock/stockBooks.service';
import { countSkus, type StockLine, selectLine, selectLines, tabIs, whereOf } from './stockList.queries';
import type { StockHolders, StockWaiters } from './stockPorts.service';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

export type Knowing = { stockHolders: StockHolders; stockWaiters: StockWaiters };

const rowOf = ({ specs, imgUrl, ...line }: StockLine, waiting: number): StockRow => ({
  ...line,
  specs: specs.join(' '),
  imgUrl: imgUrl ?? '',
  available: line.onHand - line.reserved,
  waiting,
});

const tabs = Object.keys(stockTabs) as StockTab[];

/** All that is asked but the tab, and what somebody waits for. */
export async function askStock(
  ctx: OperatorContext,
  { stockWaiters }: Knowing,
  searchKey: string,
  { categoryIds, supplierIds }: Omit<StockFilter, 'tab'>,
): Promise<{ where: SQL; waited: number[] }> {
  const asked = await ask(ctx, searchKey, { ...noFilter, categoryIds, supplierIds });
  const { companyId, filter, words } = asked;
  return {
    where: whereOf({ companyId, categoryIds: filter.categoryIds, supplierIds, words }),
    waited: await stockWaiters.skuIds(ctx.tx, companyId),
  };
}

export const inTab = (where: SQL, tab: StockTab, waited: readonly number[]): SQL =>
  sql`${where} and ${tabIs(tab, waited)}`;

const noStockFilter = { tab: 'all' as const, categoryIds: [], supplierIds: [], sort: 'skuNo' as const };

export async function pageStock(ctx: OperatorContext, knowing: Knowing, input: Input<'Stock/GetPage'>) {
  const { searchKey, pageIndex, pageSize, reqData = noStockFilter } = input;
  const { tab, sort } = reqData;
  const { where, waited } = await askStock(ctx, knowing, searchKey, reqData);
  const tabCounts: Partial<Record<StockTab, number>> = {};
  for (const each of tabs) tabCounts[each] = await countSkus(ctx.tx, inTab(where, each, waited));
  const lines = await selectLines(ctx.tx, inTab(where, tab, waited), sort, pageSize, (pageIndex - 1) * pageSize);
  const waiting = await knowing.stockWaiters.count(
    ctx.tx,
    lines.map(({ skuId }) => skuId),
  );
  return {
    resultData: lines.map((line) => rowOf(line, waiting.get(line.skuId) ?? 0)),
    totalCount: tabCounts[tab] ?? 0,
    tabCounts: tabCounts as Record<StockTab, number>,
  };
}

/** Of one SKU no more orders than anybody reads are named. */
const holdersMost = 200;

/** Another company's is like one that does not exist. */
export async function readStock(ctx: OperatorContext, knowing: Knowing, skuId: number): Promise<StockModel> {
  const { tx, caller } = ctx;
  const line = await selectLine(tx, caller.companyId, skuId);
  if (!line) throw new DomainError('notFound');
  const held = await readHolders(tx, skuId, holdersMost);
  const known = await knowing.stockHolders(
    tx,
    caller.companyId,
    held.map(({ holder }) => holder),
  );
  const waiting = await knowing.stockWaiters.count(tx, [skuId]);
  const waiters = await knowing.stockWaiters.of(tx, caller.companyId, skuId, stockLimits.waiters);
  return {
    ...rowOf(line, waiting.get(skuId) ?? 0),
    holdings: held.map(({ holder, qty }) => ({
      ...(known.get(holder) ?? { number: holder, orderId: null, returnId: null, customerName: '' }),
      qty,
    })),
    waiters: waiters.map(({ since, ...who }) => ({ ...who, time: formatTime(since) })),
  };
}
