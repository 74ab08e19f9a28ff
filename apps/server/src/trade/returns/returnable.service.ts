import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { Applicable } from '@yigou/contract/trade/returns';
import { returnWindows } from '@yigou/contract/trade/returns.terms';
import { lineView } from '../../goods/catalog/lineView.rules';
import type { Db } from '../../ground/db/client';
import type { AccountContext } from '../../ground/http/context';
import { addDays } from '../../ground/lib/clock';
import { nameOf } from '../../money/budgets/budgets.rules';
import { budgetsHeldBy } from '../../money/budgets/budgets.service';
import { creditHeldBy, creditOf, creditView } from '../../money/ledger/ledger.service';
import { keptOf } from '../orders/amounts.rules';
import type { Order } from '../orders/orderMoves.service';
import { linesOf, type OrderedLine } from '../orders/orderShipping.service';
import { holderOf } from '../orders/orders.rules';
import { reachOrder } from '../orders/orders.service';
import { selectBack, selectNoReason, selectParts } from './returns.queries';
import { type LineCounts, lastReceipt, mostOf, type ParcelPart } from './windows.rules';

export type Returnable = { line: OrderedLine; counts: LineCounts; parts: ParcelPart[]; noReasonReturn: boolean };

/** The lines of an order with all that decides how many of them can be returned. */
export async function returnablesOf(tx: Db, orderId: number): Promise<Returnable[]> {
  const lines = await linesOf(tx, orderId);
  const back = new Map((await selectBack(tx, orderId)).map(({ lineNo, qty }) => [lineNo, qty]));
  const parts = await selectParts(tx, orderId);
  const noReason = await selectNoReason(
    tx,
    lines.map((line) => line.productId),
  );
  return lines.map((line) => ({
    line,
    counts: { ...line, backQty: back.get(line.lineNo) ?? 0 },
    parts: parts.filter((part) => part.lineNo === line.lineNo),
    noReasonReturn: noReason.get(line.productId) ?? true,
  }));
}

export const mostReturnable = (window: keyof typeof returnWindows, each: Returnable, now: Date): number =>
  window === 'noReason' && !each.noReasonReturn ? 0 : mostOf(window, each.counts, each.parts, now);

const sum = (parts: readonly ParcelPart[], of: 'damaged' | 'missing') =>
  parts.reduce((total, part) => total + part[of], 0);

function toLine(each: Returnable, now: Date): Applicable['lines'][number] {
  const { line, parts } = each;
  const kept = keptOf(line);
  const last = lastReceipt(parts);
  const until = (days: number) => (last ? formatTime(addDays(last, days)) : '');
  const asked = line.returnedQty + line.returningQty;
  return {
    ...lineView(line),
    lineNo: line.lineNo,
    shippedQty: line.shippedQty,
    receivedQty: line.receivedQty,
    returnedQty: line.returnedQty,
    returningQty: line.returningQty,
    keptQty: kept.pieces,
    most: {
      noReason: mostReturnable('noReason', each, now),
      quality: mostReturnable('quality', each, now),
      delivery: mostReturnable('delivery', each, now),
    },
    noReasonReturn: each.noReasonReturn,
    receiveTime: until(0),
    noReasonUntil: until(returnWindows.noReason),
    qualityUntil: until(returnWindows.quality),
    damaged: Math.max(0, sum(parts, 'damaged') - asked),
    missing: Math.max(0, sum(parts, 'missing') - asked),
    paid: fenToYuan(kept.goods),
    freight: fenToYuan(kept.freight),
    invoiced: line.invoicedAmount > 0,
  };
}

/** What comes free by itself when it is paid back. */
export async function fundsOf(tx: Db, order: Order): Promise<Pick<Applicable, 'credit' | 'owed' | 'budgets'>> {
  const holder = holderOf(order);
  const held = (await budgetsHeldBy(tx, [holder])).get(holder) ?? [];
  return {
    credit: order.payMethod === 'account' ? creditView(await creditOf(tx, order.customerId)) : null,
    owed: fenToYuan(await creditHeldBy(tx, holder)),
    budgets: held.map((use) => ({ name: nameOf(use), left: fenToYuan(use.limit - use.used) })),
  };
}

export async function readReturnable(ctx: AccountContext, orderId: number): Promise<Applicable> {
  const { order } = await reachOrder(ctx, orderId);
  return {
    orderId,
    orderNo: order.orderNo,
    state: order.state,
    paymentMethod: order.payMethod,
    contact: order.address?.receiver ?? '',
    phone: order.address?.phone ?? '',
    lines: (await returnablesOf(ctx.tx, orderId)).map((each) => toLine(each, ctx.now)),
    ...(await fundsOf(ctx.tx, order)),
  };
}
