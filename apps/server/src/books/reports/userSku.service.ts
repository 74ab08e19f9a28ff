import type { ReportUserRow } from '@yigou/contract/books/reports';
import { sharePercent } from '@yigou/contract/books/reports.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { and } from 'drizzle-orm';
import { specText } from '../../goods/catalog/catalog.rules';
import { personOrGoods, selectPeople, selectSkus } from './naming.queries';
import { sumByPerson } from './reportPeople.queries';
import { peopleSumsOf, sumsOf } from './reportReach.service';
import { type Page, sumPeriods } from './reports.queries';
import { nothing, plus, toFigures } from './reports.rules';
import { netOf, periodsOf, type ReportContext, type ReportInput, seenUnits } from './reports.service';

/** Who bought what; a word finds the person or the goods. */
export async function readUsers(ctx: ReportContext, asked: ReportInput, word: string, page: Page) {
  const { tx, caller } = ctx;
  const { table, where } = peopleSumsOf(caller, asked);
  const of = { table, where: and(where, personOrGoods(tx, word.trim())) };
  const { now } = periodsOf(ctx, asked);
  const { total, rows: found } = await sumByPerson(tx, of, now, page);
  const [{ now: whole }, people, goods, units] = await Promise.all([
    sumPeriods(tx, word.trim() ? of : sumsOf(caller, asked), { now }),
    selectPeople(tx, [...new Set(found.map((row) => row.accountId))]),
    selectSkus(tx, [...new Set(found.map((row) => row.skuId))]),
    seenUnits(ctx),
  ]);
  const unitNames = new Map(units.map(({ id, name }) => [id, name]));
  const resultData = found.map((row): ReportUserRow => {
    const sku = goods.get(row.skuId);
    const kept = row.qty - row.refundQty;
    return {
      accountId: row.accountId,
      userName: people.get(row.accountId) ?? '',
      orgId: row.orgId,
      orgName: unitNames.get(row.orgId) ?? '',
      skuId: row.skuId,
      skuNo: sku?.skuNo ?? '',
      name: sku?.name ?? '',
      spec: specText(sku?.specs ?? []),
      unit: sku?.unit ?? '',
      averagePrice: kept > 0 ? fenToYuan(Math.round(netOf(row) / kept)) : 0,
      figures: toFigures(plus(nothing, row)),
      share: sharePercent(netOf(row), netOf(whole)),
    };
  });
  return { resultData, totalCount: total };
}
