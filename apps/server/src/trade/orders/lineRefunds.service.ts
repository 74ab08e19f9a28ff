import type { Context } from '../../ground/http/context';
import { partOfLines } from '../../money/budgets/budgets.service';
import { releasePart } from '../../money/ledger/ledger.service';
import { refundOrder } from '../../money/payments/refunds.service';
import { holderOf } from './orders.rules';

type LineRefund = {
  /** What it is given back for: once per cause. */
  cause: string;
  kind: 'cancel' | 'return';
  reason: string;
  lines: readonly { lineNo: number; skuId: number; amount: number }[];
};

/**
 * The ways it was paid, in one order: what is owed on account is owed no longer, and only what is more than that goes
 * back as money. Budgets get back all of it. Answers what was taken off the account. The order must be locked.
 */
export async function refundLines(
  ctx: Pick<Context, 'tx' | 'now' | 'jobs' | 'log'>,
  order: { orderId: number; version: number },
  { cause, kind, reason, lines }: LineRefund,
): Promise<number> {
  const holder = holderOf(order);
  const part = await partOfLines(ctx.tx, holder, lines);
  const credited = await releasePart(ctx.tx, { holder, cause, now: ctx.now, part });
  const money = lines.reduce((sum, line) => sum + line.amount, 0) - credited;
  if (money > 0) await refundOrder(ctx, { orderId: order.orderId, kind, cause, reason, amount: money });
  return credited;
}
