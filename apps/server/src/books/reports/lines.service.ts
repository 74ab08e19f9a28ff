import type { ReportLine } from '@yigou/contract/books/reports';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { Db } from '../../ground/db/client';
import { type FactRow, type LastLine, selectFacts, selectReturnNos } from './lines.queries';
import { factsOf, sumsOf } from './reportReach.service';
import { type Page, sumPeriods } from './reports.queries';
import { nothing, toFigures } from './reports.rules';
import { periodsOf, type ReportContext, type ReportInput, rangeOf } from './reports.service';

type Kind = 'order' | 'refund' | undefined;

const returnIdOf = (cause: string | null): number | null => Number(cause?.match(/^return:(\d+)$/)?.[1]) || null;

async function toLines(tx: Db, rows: readonly FactRow[]): Promise<ReportLine[]> {
  const returnIds = rows.flatMap(({ cause }) => returnIdOf(cause) ?? []);
  const numbers = new Map((await selectReturnNos(tx, returnIds)).map((each) => [each.returnId, each.returnNo]));
  return rows.map((row) => {
    const returnId = returnIdOf(row.cause);
    const { orderId, orderNo, lineNo, skuId, skuNo, name, spec, imgUrl, unit, userName, orgName } = row;
    return {
      kind: row.refundId === 0 ? 'order' : 'refund',
      time: formatTime(row.at),
      ...{ orderId, orderNo, lineNo, skuId, skuNo, name, spec, imgUrl, unit, userName, orgName },
      returnId,
      returnNo: numbers.get(returnId ?? 0) ?? '',
      price: fenToYuan(row.price),
      qty: row.qty - row.refundQty,
      amount: fenToYuan(row.amount - row.refund),
    };
  });
}

const behindOf = ({ caller }: ReportContext, asked: ReportInput, kind: Kind) => ({
  where: factsOf(caller, asked),
  range: rangeOf(asked),
  kind,
});

/** Of the figures those that the lines of this kind make up. */
export async function sumLines(ctx: ReportContext, asked: ReportInput, kind: Kind) {
  const { now } = await sumPeriods(ctx.tx, sumsOf(ctx.caller, asked), { now: periodsOf(ctx, asked).now });
  const { refundLines, refundQty, refund } = now;
  if (kind === 'order') return { ...now, refundLines: 0, refundQty: 0, refund: 0 };
  return kind === 'refund' ? { ...nothing, refundLines, refundQty, refund } : now;
}

/** The sums are those of the report: they are not added up from the lines, so that a difference would be seen. */
export async function pageLines(ctx: ReportContext, asked: ReportInput, kind: Kind, { index, size }: Page) {
  const sums = await sumLines(ctx, asked, kind);
  const page = { limit: size, offset: (index - 1) * size };
  const rows = await selectFacts(ctx.tx, behindOf(ctx, asked, kind), page);
  return {
    resultData: await toLines(ctx.tx, rows),
    totalCount: sums.lines + sums.refundLines,
    sums: toFigures(sums),
  };
}

/** All of them, page by page, each a statement of its own. */
export async function* allLines(
  ctx: ReportContext,
  asked: ReportInput,
  kind: Kind,
  size: number,
): AsyncGenerator<ReportLine[]> {
  let last: LastLine | undefined;
  for (;;) {
    const rows = await selectFacts(ctx.tx, behindOf(ctx, asked, kind), { limit: size, last });
    if (rows.length > 0) yield await toLines(ctx.tx, rows);
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}
