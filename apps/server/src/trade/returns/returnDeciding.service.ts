import { type CarrierCode, carriers } from '@yigou/contract/trade/shipments.terms';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { type Found, inspectReturn } from './inspecting.service';
import { type Locked, moveReturn } from './returnMoves.service';
import { lockConsoleReturn } from './returnReach.service';
import { refundReturn } from './returnRefunding.service';
import { passReturn } from './returnReviewing.service';
import { findReturn } from './returns.queries';

/** What an operator does to a return: under the lock of its order, and with a trace of before and after. */
async function decide(
  ctx: OperatorContext,
  returnId: number,
  what: string,
  work: (locked: Locked) => Promise<unknown>,
  more: object = {},
): Promise<void> {
  const locked = await lockConsoleReturn(ctx, returnId);
  await work(locked);
  const after = await findReturn(ctx.tx, returnId);
  await writeAudit(ctx, {
    what,
    object: { kind: 'return', id: locked.row.returnNo },
    before: { state: locked.row.state },
    after: { state: after?.state, ...more },
  });
}

export const pass = (ctx: OperatorContext, returnId: number, returnTo: string): Promise<void> =>
  decide(ctx, returnId, '售后审核通过', (locked) => passReturn(ctx, locked, operatorOf(ctx), returnTo));

export const reject = (ctx: OperatorContext, returnId: number, reason: string): Promise<void> =>
  decide(
    ctx,
    returnId,
    '驳回售后',
    (locked) => moveReturn(ctx, locked, 'reject', { by: operatorOf(ctx), note: reason, set: { answer: reason } }),
    { reason },
  );

type Inspection = { returnId: number; lines: Found[]; reason: string };

export const inspect = (ctx: OperatorContext, { returnId, ...found }: Inspection): Promise<void> =>
  decide(ctx, returnId, '验收退货', (locked) => inspectReturn(ctx, locked, found), found);

export const refund = (ctx: OperatorContext, returnId: number): Promise<void> =>
  decide(ctx, returnId, '售后退款', (locked) => refundReturn(ctx, locked, operatorOf(ctx)));

type Reshipment = { returnId: number; carrier: CarrierCode; trackingNo: string };

export const reship = (ctx: OperatorContext, { returnId, carrier, trackingNo }: Reshipment): Promise<void> => {
  const note = `${carriers[carrier].name} ${trackingNo}`.trim();
  const set = { reshipCarrier: carrier, reshipNo: trackingNo };
  return decide(
    ctx,
    returnId,
    '换货发出',
    (locked) => moveReturn(ctx, locked, 'reship', { by: operatorOf(ctx), note, set }),
    { parcel: note },
  );
};
