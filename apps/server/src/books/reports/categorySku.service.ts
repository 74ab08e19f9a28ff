import type { ReportCategoryRow, ReportSkuRow } from '@yigou/contract/books/reports';
import { sharePercent } from '@yigou/contract/books/reports.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { specText } from '../../goods/catalog/catalog.rules';
import { selectCategories, selectSkus } from './naming.queries';
import { goodsSumsOf } from './reportReach.service';
import {
  countSkus,
  type GoodsGroup,
  type Page,
  sumByCategory,
  sumBySku,
  sumOfSkus,
  sumPeriods,
} from './reports.queries';
import { nothing, pathTo, plus, rollUp, toFigures } from './reports.rules';
import { byKey, type Compared, netOf, periodsOf, type ReportContext, type ReportInput } from './reports.service';

const together = (one: GoodsGroup | undefined, other: GoodsGroup | undefined): GoodsGroup | undefined =>
  one && other ? { ...one, ...plus(one, other) } : (one ?? other);

const joinGroups = (one: Compared<GoodsGroup>, other: Compared<GoodsGroup>): Compared<GoodsGroup> => {
  const [now, before] = [together(one.now, other.now), together(one.before, other.before)];
  const yearAgo = together(one.yearAgo, other.yearAgo);
  return { ...(now && { now }), ...(before && { before }), ...(yearAgo && { yearAgo }) };
};

/** The categories below the one that is asked for; goods that hang on it directly stand under its own name. */
export async function readCategories(ctx: ReportContext, asked: ReportInput) {
  const { tx, caller } = ctx;
  const nodes = await selectCategories(tx, caller.companyId);
  const of = goodsSumsOf(caller, asked);
  const periods = periodsOf(ctx, asked);
  const [found, ownCounts] = await Promise.all([sumByCategory(tx, of, periods), countSkus(tx, of, periods.now)]);
  const groups = byKey(found, (row) => row.id);
  const counts = rollUp(nodes, ownCounts, (one, other) => one + other).sums;
  const { sums, tops, childrenOf } = rollUp(nodes, groups, joinGroups);
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  const wanted = asked.categoryId === undefined ? tops : childrenOf(asked.categoryId);
  const own = asked.categoryId !== undefined && groups.get(asked.categoryId);
  const listed: [number, Compared<GoodsGroup>][] = wanted.flatMap((id) => {
    const sum = sums.get(id);
    return sum ? [[id, sum]] : [];
  });
  if (own && asked.categoryId !== undefined) listed.push([asked.categoryId, own]);
  const whole = listed.reduce((sum, [, { now }]) => sum + netOf(now), 0);
  const rows = listed
    .map(([categoryId, { now, before, yearAgo }]): ReportCategoryRow & { order: number } => ({
      categoryId,
      name: names.get(categoryId) ?? '',
      skuCount: (categoryId === asked.categoryId ? ownCounts : counts).get(categoryId) ?? 0,
      figures: toFigures(plain(now)),
      beforeNet: fenToYuan(netOf(before)),
      yearAgoNet: fenToYuan(netOf(yearAgo)),
      share: sharePercent(netOf(now), whole),
      order: netOf(now),
    }))
    .sort((one, other) => other.order - one.order || one.categoryId - other.categoryId);
  const path = pathTo(nodes, asked.categoryId).map(({ id, name }) => ({ id, name }));
  return { path, rows };
}

const plain = (group: GoodsGroup | undefined) => (group ? plus(nothing, group) : nothing);

/** The goods themselves, those that cost most first. */
export async function readSkus(ctx: ReportContext, asked: ReportInput, page: Page) {
  const { tx, caller } = ctx;
  const of = goodsSumsOf(caller, asked);
  const { now, before, yearAgo } = periodsOf(ctx, asked);
  const found = await sumBySku(tx, of, now, page);
  const skuIds = found.map((row) => row.skuId);
  const [{ now: whole }, others, goods] = await Promise.all([
    sumPeriods(tx, of, { now }),
    sumOfSkus(tx, of, { before, yearAgo }, skuIds),
    selectSkus(tx, skuIds),
  ]);
  const compared = byKey(others, (row) => row.skuId);
  const resultData = found.map((row): ReportSkuRow => {
    const sku = goods.get(row.skuId);
    const other = compared.get(row.skuId);
    return {
      skuId: row.skuId,
      skuNo: sku?.skuNo ?? '',
      name: sku?.name ?? '',
      spec: specText(sku?.specs ?? []),
      unit: sku?.unit ?? '',
      imgUrl: sku?.imgUrls[0] ?? '',
      supplierName: sku?.supplierName ?? '',
      figures: toFigures(plus(nothing, row)),
      beforeNet: fenToYuan(netOf(other?.before)),
      yearAgoNet: fenToYuan(netOf(other?.yearAgo)),
      share: sharePercent(netOf(row), netOf(whole)),
    };
  });
  return { resultData, totalCount: found[0]?.total ?? 0 };
}
