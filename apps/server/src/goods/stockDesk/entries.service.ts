import type { consoleCalls } from '@yigou/contract/console';
import { formatTime } from '@yigou/contract/ground/time';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { readEntries } from '../stock/stockBooks.service';
import { countIdIn, entryKindOf } from './entries.rules';
import { stockCounts } from './stockDesk.tables';
import { selectLine } from './stockList.queries';
import type { Knowing } from './stockList.service';

type Input = z.output<(typeof consoleCalls)['Stock/GetEntries']['input']>;

async function countsOf(tx: Db, companyId: number, ids: number[]) {
  if (ids.length === 0) return new Map<number, typeof stockCounts.$inferSelect>();
  const rows = await tx
    .select()
    .from(stockCounts)
    .where(and(eq(stockCounts.companyId, companyId), inArray(stockCounts.countId, ids)));
  return new Map(rows.map((row) => [row.countId, row]));
}

/** What happened to the stock of one SKU, and because of whom. */
export async function pageEntries(ctx: OperatorContext, { stockHolders }: Knowing, input: Input) {
  const { tx, caller } = ctx;
  const { pageIndex, pageSize, reqData } = input;
  if (!reqData || !(await selectLine(tx, caller.companyId, reqData.skuId))) throw new DomainError('notFound');
  const { entries, totalCount } = await readEntries(tx, reqData.skuId, pageSize, (pageIndex - 1) * pageSize);
  const holders = await stockHolders(
    tx,
    caller.companyId,
    entries.flatMap(({ holder }) => holder ?? []),
  );
  const counts = await countsOf(
    tx,
    caller.companyId,
    entries.flatMap(({ cause }) => countIdIn(cause) ?? []),
  );
  const resultData = entries.map(({ entryId, kind, holder, cause, at, onHand, reserved }) => {
    const count = counts.get(countIdIn(cause) ?? 0);
    const held = holder === null ? undefined : holders.get(holder);
    return {
      ...{ entryId, onHand, reserved },
      time: formatTime(at),
      kind: entryKindOf(kind, cause, count?.source === 'hand'),
      number: held?.number ?? count?.countNo ?? '',
      orderId: held?.orderId ?? null,
      returnId: held?.returnId ?? null,
      countId: count?.countId ?? null,
      who: held?.customerName ?? count?.who ?? '',
      note: count?.reason ?? '',
    };
  });
  return { resultData, totalCount };
}
