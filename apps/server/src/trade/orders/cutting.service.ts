import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { qtyProblem } from '@yigou/contract/trade/cart.terms';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { skus } from '../../goods/catalog/catalog.tables';
import type { Actor } from '../../ground/db/actor';
import { stepOf } from '../../ground/db/references';
import { DomainError } from '../../ground/lib/domainError';
import type { Cut } from '../approvals/approvables.service';
import { sumOrder } from './amounts.rules';
import { effects, type LifeContext } from './orderEffects.service';
import { moveOrder, type Order } from './orderMoves.service';
import { selectLines } from './orders.queries';
import { holderOf } from './orders.rules';
import { orderLines } from './orders.tables';

type Line = Awaited<ReturnType<typeof selectLines>>[number];

const refuse = (why: string) => new DomainError('approvalCutRefused', { why });

/** Never more than before, and only what can be ordered in such quantities. */
async function judge({ tx }: LifeContext, lines: readonly Line[], cuts: readonly Cut[]): Promise<Map<number, number>> {
  const steps = await tx
    .select({ skuId: skus.skuId, moq: skus.moq, multiple: skus.multiple })
    .from(skus)
    .where(
      inArray(
        skus.skuId,
        lines.map((line) => line.skuId),
      ),
    );
  const wanted = new Map<number, number>();
  for (const { lineNo, qty } of cuts) {
    const line = lines.find((each) => each.lineNo === lineNo);
    if (!line) throw refuse(`没有第 ${lineNo} 行`);
    if (qty > line.qty) throw refuse(`“${line.name}”只能减少，原 ${line.qty} ${line.unit}`);
    const step = steps.find((each) => each.skuId === line.skuId);
    if (qty > 0 && step && qtyProblem(step, qty))
      throw refuse(`“${line.name}”起订 ${step.moq} ${line.unit}，按 ${step.multiple} 的倍数`);
    wanted.set(lineNo, qty);
  }
  if (lines.every(({ lineNo, qty }) => (wanted.get(lineNo) ?? qty) === 0)) throw refuse('不能全部剔除，请直接驳回');
  return wanted;
}

const changeText = ({ name, unit, qty }: Line, to: number): string =>
  to === 0 ? `${name} 剔除（原 ${qty} ${unit}）` : `${name} ${qty} → ${to} ${unit}`;

/** Freight and unit prices stay as they were agreed: nothing rises by taking something away. */
async function rewriteLines({ tx }: LifeContext, order: Order, left: readonly Line[]) {
  const { lines: parts, ...sums } = sumOrder(left, order.freight, order.discount);
  const kept = left.map((line) => line.orderLineId);
  await tx
    .delete(orderLines)
    .where(and(eq(orderLines.orderId, order.orderId), notInArray(orderLines.orderLineId, kept)));
  for (const [at, { orderLineId, qty, pricedQty }] of left.entries())
    await tx
      .update(orderLines)
      .set({ qty, pricedQty, ...parts[at] })
      .where(eq(orderLines.orderLineId, orderLineId));
  return sums;
}

/**
 * An approver takes something away. What the order holds it gives back as one version and takes as the next, in one
 * transaction, so that no entry is ever changed and nobody can slip in between.
 */
export async function cutLines(ctx: LifeContext, order: Order, cuts: readonly Cut[], by: Actor): Promise<string> {
  const lines = await selectLines(ctx.tx, [order.orderId]);
  const wanted = await judge(ctx, lines, cuts);
  const changed = lines.filter(({ lineNo, qty }) => (wanted.get(lineNo) ?? qty) !== qty);
  if (changed.length === 0) throw refuse('数量没有变化');
  const cause = stepOf(holderOf(order), 'cut');
  await effects.releaseStock(ctx, order, cause);
  await effects.releaseFunds(ctx, order, cause);
  const left = lines
    .map((line) => ({ ...line, pricedQty: line.pricedQty ?? line.qty, qty: wanted.get(line.lineNo) ?? line.qty }))
    .filter((line) => line.qty > 0);
  const sums = await rewriteLines(ctx, order, left);
  const texts = changed.map((line) => changeText(line, wanted.get(line.lineNo) ?? line.qty));
  const less = formatYuan(fenToYuan(order.payable - sums.payable));
  const note = `${texts.join('；')}；减 ${less}`;
  await moveOrder(ctx, order, 'cut', { by, note, set: { ...sums, version: order.version + 1 } });
  return note;
}
