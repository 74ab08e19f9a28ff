import type { consoleCalls } from '@yigou/contract/console';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { actorRow } from '../../ground/db/actor';
import { nextNumber } from '../../ground/db/numbers';
import { reference } from '../../ground/db/references';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { correct, lockedStock } from '../stock/stock.service';
import { stockCountRows, stockCounts } from './stockDesk.tables';
import { selectLine } from './stockList.queries';

type Input = z.output<(typeof consoleCalls)['Stock/Adjust']['input']>;
export type Count = typeof stockCounts.$inferSelect;
type CountDraft = Pick<Count, 'source' | 'reason' | 'requestId' | 'rowCount'> & Partial<Count>;

/** The same request again is the same document. */
export async function countOfRequest({ tx, caller }: OperatorContext, requestId: string): Promise<Count | undefined> {
  const same = and(eq(stockCounts.companyId, caller.companyId), eq(stockCounts.requestId, requestId));
  return (await tx.select().from(stockCounts).where(same))[0];
}

export async function openCount(ctx: OperatorContext, draft: CountDraft): Promise<Count> {
  const { tx, now, caller } = ctx;
  const [count] = await tx
    .insert(stockCounts)
    .values({
      ...draft,
      companyId: caller.companyId,
      countNo: await nextNumber(tx, 'PD', 'stock_count_number', now),
      state: draft.state ?? 'posting',
      ...actorRow(operatorOf(ctx)),
      createdAt: now,
    })
    .returning();
  if (!count) throw new Error('a count was not stored');
  return count;
}

/** One SKU is put right by hand, unless its stock moved since the screen was drawn. */
export async function adjustStock(ctx: OperatorContext, input: Input): Promise<Count> {
  const { tx, now, caller } = ctx;
  const { requestId, skuId, seen, onHand, reason } = input;
  const line = await selectLine(tx, caller.companyId, skuId);
  if (!line) throw new DomainError('notFound');
  const held = await lockedStock(tx, skuId);
  const audit = { what: '调整库存', object: { kind: 'stock' as const, id: line.skuNo } };
  const known = await countOfRequest(ctx, requestId);
  if (known) {
    await writeAudit(ctx, { ...audit, after: { countNo: known.countNo } });
    return known;
  }
  if (held.onHand !== seen) throw new DomainError('stockMoved', held);
  if (onHand < held.reserved) throw new DomainError('stockBelowReserved', { reserved: held.reserved });
  if (onHand === held.onHand) throw new DomainError('stockUnchanged');
  const posted = { state: 'posted' as const, postedAt: now, rowCount: 1 };
  const count = await openCount(ctx, { source: 'hand', reason, requestId, ...posted });
  const { countId, countNo } = count;
  await correct(tx, { cause: reference('stockCount', countId), now }, [{ skuId, by: onHand - held.onHand }]);
  await tx.insert(stockCountRows).values({
    ...{ countId, rowNo: 1, skuId, booked: seen, found: onHand },
    ...{ before: held.onHand, after: onHand, state: 'posted' },
  });
  await writeAudit(ctx, {
    ...audit,
    before: { onHand: held.onHand },
    after: { onHand, reason, countNo },
  });
  return count;
}
