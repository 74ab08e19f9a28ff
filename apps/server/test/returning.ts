import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import type { ReturnState } from '@yigou/contract/trade/returns.terms';
import { eq } from 'drizzle-orm';
import { lockReturn, moveReturn } from '../src/trade/returns/returnMoves.service';
import { refundReturn } from '../src/trade/returns/returnRefunding.service';
import { passReturn } from '../src/trade/returns/returnReviewing.service';
import { findReturn } from '../src/trade/returns/returns.queries';
import { returnLines } from '../src/trade/returns/returns.tables';
import { buy, must } from './buying';
import type { PayingApp } from './payingApp';
import type { Person } from './people';
import { shipOrder } from './shipping';

const redPen: [string, number] = ['MG-Q7-RD', 5];

/** On account, shipped and received. */
export async function buyReceived(test: PayingApp, maker: Person, goods = [redPen]): Promise<number> {
  const { orderId } = await buy(test, maker.token, goods, 'account');
  await shipOrder(test, orderId);
  must(await test.call('Order/ConfirmReceipt', { orderId }, maker));
  return orderId;
}

type Application = CallInput<'OrderReturn/Apply'>;

/** One piece of the first line, for no reason. */
export const applyInput = (orderId: number, more: Partial<Application> = {}): Application => ({
  requestId: randomUUID(),
  orderId,
  type: 'returnRefund',
  reason: '七天无理由',
  contact: '王晓燕',
  phone: '13800138000',
  lines: [{ lineNo: 1, qty: 1 }],
  ...more,
});

export const applied = async (test: PayingApp, who: Person, input: Application): Promise<number> =>
  must(await test.call('OrderReturn/Apply', input, who)).resultData.returnId;

const operator = { kind: 'operator', id: 1, name: '运营' } as const;

/** A return that has come so far, by the verbs of both sides. */
export async function returnAt(test: PayingApp, who: Person, state: ReturnState, given?: number): Promise<number> {
  const orderId = given ?? (await buyReceived(test, who));
  const returnId = await applied(test, who, applyInput(orderId));
  if (state === 'pendingReview') return returnId;
  const move = (work: (ctx: ReturnType<PayingApp['context']>) => Promise<unknown>) =>
    test.db.transaction((tx) => work({ ...test.context(), tx }));
  const locked = async (ctx: ReturnType<PayingApp['context']>) => lockReturn(ctx, await findReturn(ctx.tx, returnId));
  await move(async (ctx) => passReturn(ctx, await locked(ctx), operator));
  if (state === 'pendingReturn') return returnId;
  const sent = { returnId, carrier: 'sf', trackingNo: 'SF1000000000001' } as const;
  must(await test.call('OrderReturn/FillLogistics', sent, who));
  if (state === 'pendingInspection') return returnId;
  await move(async (ctx) => {
    await ctx.tx.update(returnLines).set({ accepted: 1 }).where(eq(returnLines.returnId, returnId));
    await moveReturn(ctx, await locked(ctx), 'accept', { by: operator });
  });
  if (state === 'pendingRefund') return returnId;
  await move(async (ctx) => refundReturn(ctx, await locked(ctx), operator));
  return returnId;
}
