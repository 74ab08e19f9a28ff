import type { consoleCalls } from '@yigou/contract/console';
import type { ChosenSku, GoodsRow, GoodsSku } from '@yigou/contract/goods/assortment.console';
import { type GoodsShelf, type GoodsTab, goodsLimits, goodsTabs } from '@yigou/contract/goods/assortment.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { idList } from '../../ground/db/among';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { gapsIn } from '../products/gaps.rules';
import { ask, pathOf, type Tree } from './asking.service';
import {
  selectChosen,
  selectFolded,
  selectLabelsOf,
  selectLastChanges,
  selectPage,
  selectPageOfManyByStock,
  selectRows,
  selectStockSums,
} from './assortment.queries';
import { type Columns, isColumnSort } from './columns.service';
import { whereOf } from './filter.queries';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

export const noFilter = {
  tab: 'all' as const,
  ...{ categoryIds: [], brandIds: [], supplierIds: [], labelIds: [], stocks: [], gaps: [], margins: [], changes: [] },
};

const yuanRange = (least: number, most: number) => ({ least: fenToYuan(least), most: fenToYuan(most) });
/** Hundredths of a percent are kept, percent are shown. */
const percent = (kept: number): number => kept / 100;

/** In the order given. */
async function readRows({ tx }: Pick<OperatorContext, 'tx'>, tree: Tree, productIds: number[]): Promise<GoodsRow[]> {
  if (productIds.length === 0) return [];
  const found = new Map((await selectRows(tx, productIds)).map((each) => [each.row.productId, each]));
  const stocks = new Map((await selectStockSums(tx, productIds)).map((each) => [each.productId, each]));
  const changes = new Map((await selectLastChanges(tx, productIds)).map((each) => [each.productId, each]));
  return productIds.flatMap((productId) => {
    const given = found.get(productId);
    if (!given) return [];
    const { row, brandName, supplierName } = given;
    const gaps = gapsIn(row.gaps);
    const path = pathOf(tree, row.categoryId).map(({ name }) => name);
    return {
      ...row,
      brandName,
      supplierName,
      categoryPath: path.toReversed().join(' / '),
      price: yuanRange(row.minPrice, row.maxPrice),
      marketPrice: yuanRange(row.minMarket, row.maxMarket),
      margin:
        row.minMargin === null
          ? null
          : { least: percent(row.minMargin), most: percent(row.maxMargin ?? row.minMargin) },
      available: stocks.get(productId)?.available ?? 0,
      reserved: stocks.get(productId)?.reserved ?? 0,
      gap: gaps[0] ?? null,
      gapCount: gaps.length,
      changeTime: formatTime(row.changedAt),
      changedBy: changes.get(productId)?.who ?? '',
      changeTitle: changes.get(productId)?.title ?? '',
    };
  });
}

/** Of more products than these the stock is added up for all at once. */
const addedUpFrom = 20_000;

export async function pageGoods(columns: Columns, ctx: OperatorContext, input: Input<'Goods/GetPage'>) {
  const { searchKey, reqData, pageIndex, pageSize } = input;
  const { sort, ...filter } = reqData ?? { ...noFilter, sort: 'changed' as const };
  const asked = await ask(ctx, searchKey, filter);
  const from = (pageIndex - 1) * pageSize;
  const { shelves, ids } = isColumnSort(sort)
    ? await columns.page(ctx.tx, asked, sort, from + pageSize)
    : { shelves: await columns.shelves(ctx.tx, asked), ids: null };
  const inTab = (tab: GoodsTab) => (tab === 'all' ? Object.values(shelves) : [shelves[tab]]);
  const sum = (tab: GoodsTab, of: 'n' | 'skus') => inTab(tab).reduce((total, each) => total + each[of], 0);
  const totalCount = sum(filter.tab, 'n');
  const select = () =>
    sort === 'stock' && totalCount > addedUpFrom
      ? selectPageOfManyByStock(ctx.tx, whereOf(asked), pageSize, from)
      : selectPage(ctx.tx, whereOf(asked), sort, pageSize, from);
  const shown = ids?.slice(from) ?? (await select());
  const tabs = Object.keys(goodsTabs) as GoodsTab[];
  return {
    resultData: await readRows(ctx, asked.tree, shown),
    totalCount,
    skuCount: sum(filter.tab, 'skus'),
    tabCounts: Object.fromEntries(tabs.map((tab) => [tab, sum(tab, 'n')])) as Record<GoodsTab, number>,
  };
}

const shelfOf = ({ onShelf, ended }: { onShelf: boolean; ended: boolean }): GoodsShelf =>
  onShelf ? 'on' : ended ? 'ended' : 'off';

/** In percent, with one digit behind the point. */
const marginOf = (price: number, cost: number | null): number | null =>
  cost === null ? null : Math.round(((price - cost) * 1000) / price) / 10;

/** Another company's product is like one that does not exist. */
export async function readSkus({ tx, caller }: OperatorContext, productId: number): Promise<GoodsSku[]> {
  const rows = await selectFolded(tx, caller.companyId, productId);
  if (rows.length === 0) throw new DomainError('notFound');
  return rows.map((row) => ({
    ...row,
    specs: row.specs.join(' '),
    imgUrl: row.imgUrl ?? '',
    price: fenToYuan(row.listPrice),
    cost: row.cost === null ? null : fenToYuan(row.cost),
    margin: marginOf(row.listPrice, row.cost),
    shelf: shelfOf(row),
  }));
}

/** What a bulk action is to change: these products, or all that is found. */
export async function readChosen(ctx: OperatorContext, { searchKey, reqData, productIds }: Input<'Goods/GetChosen'>) {
  const asked = await ask(ctx, searchKey, reqData);
  const these = sql`product_row.company_id = ${asked.companyId} and product_row.product_id = any(${idList(productIds)})`;
  const where = productIds.length > 0 ? these : whereOf(asked);
  const { chosenSkus: most } = goodsLimits;
  const found = await selectChosen(ctx.tx, where, most + 1);
  const skus: ChosenSku[] = found.slice(0, most);
  const held = [...new Set(skus.map(({ productId }) => productId))];
  const products = held.length > 0 ? await selectLabelsOf(ctx.tx, held) : [];
  return { skus, products, more: found.length > most };
}
