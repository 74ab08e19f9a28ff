import type { consoleCalls } from '@yigou/contract/console';
import { type CountVerdict, countVerdictLabels, stockLimits } from '@yigou/contract/goods/stock.terms';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { oneAtATime } from '../../ground/db/oneAtATime';
import type { OperatorContext } from '../../ground/http/context';
import { addDays } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { type Count, countOfRequest, openCount } from './adjusting.service';
import { selectKnown, selectPosted } from './counting.queries';
import { isCounted, type Judged, judgeSheet, mostUrgent, numberOf, type SheetRow, sumsOf } from './counting.rules';
import { postAll } from './posting.service';
import { stockCountRows } from './stockDesk.tables';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

async function judge({ tx, now, caller: { companyId } }: OperatorContext, rows: SheetRow[]): Promise<Judged[]> {
  const named = await selectKnown(tx, companyId, [...new Set(rows.map(numberOf))]);
  const known = new Map(named.map((row) => [row.skuNo, { ...row, specs: row.specs.join(' ') }]));
  const skuIds = named.map(({ skuId }) => skuId);
  const since = addDays(now, -stockLimits.repeatDays);
  const posted = new Map(
    (await selectPosted(tx, companyId, skuIds, since)).map((row) => [
      `${row.skuId} ${row.booked} ${row.found}`,
      row.countNo,
    ]),
  );
  return judgeSheet(rows, {
    known,
    postedBy: (skuId, booked, found) => posted.get(`${skuId} ${booked} ${found}`),
  });
}

const countsOf = (rows: readonly Judged[]) => {
  const counts = Object.fromEntries(Object.keys(countVerdictLabels).map((verdict) => [verdict, 0]));
  for (const { verdict } of rows) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts as Record<CountVerdict, number>;
};

/** What would become of a sheet; nothing is written. */
export async function checkCount(ctx: OperatorContext, { rows }: Input<'Stock/CheckCount'>) {
  const judged = await judge(ctx, rows);
  return {
    counts: countsOf(judged),
    ...sumsOf(judged),
    rows: mostUrgent(judged).slice(0, stockLimits.shownRows),
  };
}

const rowsAtOnce = 1000;

async function storeRows({ tx }: OperatorContext, { countId }: Count, rows: readonly Judged[]) {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce).map(({ rowNo, skuId, bookedQty, foundQty }) => ({
      ...{ countId, rowNo, skuId: skuId ?? 0 },
      ...{ booked: bookedQty, found: foundQty },
    }));
    await tx.insert(stockCountRows).values(some);
  }
}

/** So many are posted while whoever counted waits; more go on in the background. */
const atOnceMost = 500;

/** The same request again is the same count. What is judged is judged once more: much may have happened since. */
export async function postCount(ctx: OperatorContext, input: Input<'Stock/PostCount'>): Promise<Count> {
  const { tx, caller } = ctx;
  const { requestId, fileName, reason, onlyGood, rows } = input;
  // A sheet that is brought twice at the same moment is known to be the same by the second.
  await oneAtATime(tx, `stock counts of ${caller.companyId}`);
  const known = await countOfRequest(ctx, requestId);
  if (known) {
    await trace(ctx, known);
    return known;
  }
  const judged = await judge(ctx, rows);
  const wrong = judged.filter(({ verdict }) => verdict === 'wrong');
  if (wrong.length > 0 && !onlyGood) throw new DomainError('stockCountFaults', { count: wrong.length });
  const counted = judged.filter(isCounted);
  if (counted.length === 0) throw new DomainError('stockCountEmpty');
  const count = await openCount(ctx, { source: 'sheet', reason, requestId, fileName, rowCount: counted.length });
  await storeRows(ctx, count, counted);
  await trace(ctx, count);
  if (counted.length > atOnceMost) await ctx.jobs.send(tx, 'stockCount', { countId: count.countId });
  else {
    const skipped = await postAll(ctx, count.countId);
    if (skipped > 0 && !onlyGood) throw new DomainError('stockCountFaults', { count: skipped });
  }
  return count;
}

const trace = (ctx: OperatorContext, { countNo, rowCount, reason }: Count) =>
  writeAudit(ctx, {
    what: '盘点过账',
    object: { kind: 'stockCount', id: countNo },
    after: { rowCount, reason },
  });
