import type { Sales, StockWarning } from '@yigou/contract/books/reports.console';
import { presetRange, rangeBefore, stockWarnDays } from '@yigou/contract/books/reports.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate, formatTime } from '@yigou/contract/ground/time';
import { specText } from '../../goods/catalog/catalog.rules';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { OperatorContext } from '../../ground/http/context';
import { addDays } from '../../ground/lib/clock';
import { countLatest, startRecount } from './counting.service';
import { selectSkus } from './naming.queries';
import { countCustomers, selectEnding, sumSold } from './reportConsole.queries';
import { nothing, plus, toFigures } from './reports.rules';
import { daysOf } from './spans.rules';

const daysShown = 30;

const daysTo = (last: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) => formatDate(addDays(last, at + 1 - count)));

export async function readSales({ tx, now, log, caller: { companyId } }: OperatorContext): Promise<Sales> {
  const asOf = formatTime(await countLatest({ db: tx, log }, now));
  const today = formatDate(now);
  const month = presetRange('month', today);
  const spans = { month: daysOf(month), before: daysOf(rangeBefore(month)) };
  const [days, daysBefore] = [daysTo(now, daysShown), daysTo(addDays(now, -daysShown), daysShown)];
  const [rows, customers, customersBefore] = await Promise.all([
    sumSold(tx, companyId, [...new Set([...days, ...daysBefore, ...spans.month, ...spans.before])]),
    countCustomers(tx, companyId, spans.month),
    countCustomers(tx, companyId, spans.before),
  ]);
  const sold = new Map(rows.map((row) => [row.span, row]));
  const at = (span: string | undefined) => sold.get(span ?? '') ?? nothing;
  const sum = (of: string[]) => toFigures(of.map(at).reduce(plus, nothing));
  return {
    asOf,
    today: sum([today]),
    month: sum(spans.month),
    monthBefore: sum(spans.before),
    customers,
    customersBefore,
    days: days.map((day, no) => ({
      day,
      amount: fenToYuan(at(day).amount),
      orders: at(day).orders,
      before: fenToYuan(at(daysBefore[no]).amount),
    })),
  };
}

const warningsShown = 5;

export async function readStockWarnings({ tx, now, caller: { companyId } }: OperatorContext) {
  const spans = daysTo(now, daysShown);
  const wanted = { spans, days: daysShown, within: stockWarnDays, most: warningsShown };
  const ending = await selectEnding(tx, companyId, wanted);
  const goods = await selectSkus(
    tx,
    ending.map(({ skuId }) => skuId),
  );
  const rows = ending.flatMap(({ skuId, available, daysLeft }): StockWarning[] => {
    const sku = goods.get(skuId);
    if (!sku) return [];
    const { skuNo, name, unit, specs, imgUrls } = sku;
    return [{ skuId, skuNo, name, unit, spec: specText(specs), imgUrl: imgUrls[0] ?? '', available, daysLeft }];
  });
  return { count: ending[0]?.total ?? 0, rows };
}

export async function rebuildReports(ctx: OperatorContext): Promise<void> {
  await startRecount(ctx.tx, ctx.now);
  await ctx.jobs.send(ctx.tx, 'count', {});
  await writeAudit(ctx, { what: '重新计算报表', object: { kind: 'report', id: '全部订单' } });
}
