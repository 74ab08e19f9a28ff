import { costOf, reasonRule } from '@yigou/contract/trade/returns.terms';
import { and, eq } from 'drizzle-orm';
import { consume, release, reserve, restock } from '../../goods/stock/stock.service';
import { reference, stepOf } from '../../ground/db/references';
import { DomainError } from '../../ground/lib/domainError';
import { keptOf } from '../orders/amounts.rules';
import { refundLines } from '../orders/lineRefunds.service';
import type { LifeContext } from '../orders/orderEffects.service';
import type { Order } from '../orders/orderMoves.service';
import { closeRefunded, holdReturn, refundFor, releaseReturn, settleReturn } from '../orders/orderReturning.service';
import { linesOf } from '../orders/orderShipping.service';
import { holderOf } from '../orders/orders.rules';
import { endParcels } from '../shipments/receiving.service';
import type { EffectName } from './returnMoves.rules';
import { type ReturnLineRow, type ReturnRow, selectReturnLines } from './returns.queries';
import { returnLines, returns } from './returns.tables';

/** What a return holds stock as, and what books of money know it by. */
export const causeOf = ({ returnId }: Pick<ReturnRow, 'returnId'>): string => reference('return', returnId);

type Moved = { order: Order; row: ReturnRow };
type Effect = (ctx: LifeContext, moved: Moved) => Promise<void>;

const partsOf = (ctx: LifeContext, { row }: Moved): Promise<ReturnLineRow[]> =>
  selectReturnLines(ctx.tx, [row.returnId]);

const pieces = (lines: readonly ReturnLineRow[], qtyOf: (line: ReturnLineRow) => number) =>
  lines.map((line) => ({ lineNo: line.lineNo, skuId: line.skuId, qty: qtyOf(line) })).filter((piece) => piece.qty > 0);

const letGo =
  (qtyOf: (line: ReturnLineRow) => number): Effect =>
  async (ctx, moved) =>
    releaseReturn(ctx, moved.order, pieces(await partsOf(ctx, moved), qtyOf));

/** Decided here and never again: the pieces count as returned, their money as given back. */
const settle: Effect = async (ctx, moved) => {
  const { order, row } = moved;
  const lines = new Map((await linesOf(ctx.tx, order.orderId)).map((line) => [line.lineNo, line]));
  const settled = (await partsOf(ctx, moved)).map((part) => {
    const line = lines.get(part.lineNo);
    if (!line) throw new DomainError('notFound');
    return { ...part, ...costOf(keptOf(line), part.accepted), freightBack: reasonRule(row.reason).sellersFault };
  });
  await settleReturn(ctx, order, { cause: causeOf(row), settled });
  for (const part of settled) {
    const line = and(eq(returnLines.returnId, row.returnId), eq(returnLines.lineNo, part.lineNo));
    await ctx.tx
      .update(returnLines)
      .set({ amount: refundFor(part) })
      .where(line);
  }
  const amount = settled.reduce((sum, part) => sum + refundFor(part), 0);
  await ctx.tx.update(returns).set({ amount }).where(eq(returns.returnId, row.returnId));
};

/** Set aside as soon as it is promised: who sends their goods back must not find the shelf empty. */
const reserveReplacement: Effect = async (ctx, moved) => {
  if (moved.row.type !== 'exchange') return;
  const wanted = pieces(await partsOf(ctx, moved), (line) => line.qty);
  const { short } = await reserve(ctx.tx, { cause: causeOf(moved.row), now: ctx.now }, wanted);
  const [missing] = short;
  if (!missing) return;
  const [skuId, left] = missing;
  const line = (await linesOf(ctx.tx, moved.order.orderId)).find((each) => each.skuId === skuId);
  throw new DomainError('returnExchangeShort', { name: line?.name ?? '', left });
};

/** What was taken off the account stands in the next statement; it has to know how much that was. */
const payBack: Effect = async (ctx, moved) => {
  const { order, row } = moved;
  const lines = await partsOf(ctx, moved);
  const wanted = { cause: causeOf(row), kind: 'return', reason: `售后退款 ${row.returnNo}`, lines } as const;
  const credited = await refundLines(ctx, order, wanted);
  await ctx.tx.update(returns).set({ credited }).where(eq(returns.returnId, row.returnId));
};

/** With it all that is still on its way is given up: nobody waits for it any more. */
const closeOrder: Effect = async (ctx, { order }) => {
  if (await closeRefunded(ctx, order)) await endParcels(ctx, order.orderId);
};

/** Each of them does what it does once per cause, however often the same thing happens. */
export const effects: Record<EffectName, Effect> = {
  hold: async (ctx, moved) =>
    holdReturn(
      ctx,
      moved.order,
      pieces(await partsOf(ctx, moved), (line) => line.qty),
    ),
  settle,
  letGo: letGo((line) => line.qty),
  letGoRefused: letGo((line) => line.refused),
  letGoAccepted: letGo((line) => line.accepted),
  reserveReplacement,
  restock: async (ctx, moved) => {
    const sound = pieces(await partsOf(ctx, moved), (line) => line.accepted - line.damaged);
    await restock(ctx.tx, { holder: holderOf(moved.order), cause: causeOf(moved.row), now: ctx.now }, sound);
  },
  sendReplacement: async (ctx, moved) => {
    const cause = causeOf(moved.row);
    const sent = pieces(await partsOf(ctx, moved), (line) => line.accepted);
    await consume(ctx.tx, { holder: cause, cause: stepOf(cause, 'reship'), now: ctx.now }, sent);
  },
  releaseReplacement: ({ tx, now }, { row }) =>
    release(tx, { holder: causeOf(row), cause: stepOf(causeOf(row), 'release'), now }),
  payBack,
  closeOrder,
};
