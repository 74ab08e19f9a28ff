import { type CarrierCode, carriers } from '@yigou/contract/trade/shipments.terms';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { type Locked, moveReturn } from './returnMoves.service';
import { lockConsoleReturn } from './returnReach.service';
import { refundReturn } from './returnRefunding.service';
import { passReturn } from './returnReviewing.service';
import { findReturn, type ReturnRow, selectReturnedGoods } from './returns.queries';
import { returnLines } from './returns.tables';

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

type Found = { lineNo: number; sound: number; damaged: number; refused: number };

type Inspection = { returnId: number; lines: Found[]; reason: string };

/** What the operator says of each line must add up to what was sent back. */
async function writeFound({ tx }: OperatorContext, { returnId }: ReturnRow, said: readonly Found[]) {
  const goods = await selectReturnedGoods(tx, [returnId]);
  if (said.some(({ lineNo }) => goods.every(({ part }) => part.lineNo !== lineNo))) throw new DomainError('notFound');
  for (const { part, line } of goods) {
    const counts = said.find((each) => each.lineNo === part.lineNo);
    const { sound, damaged, refused } = counts ?? { sound: 0, damaged: 0, refused: 0 };
    if (sound + damaged + refused !== part.qty)
      throw new DomainError('returnCountWrong', { name: line.name, qty: part.qty });
    await tx
      .update(returnLines)
      .set({ accepted: sound + damaged, damaged, refused })
      .where(and(eq(returnLines.returnId, returnId), eq(returnLines.lineNo, part.lineNo)));
  }
  return said.reduce((sum, { sound, damaged }) => sum + sound + damaged, 0);
}

/** Nothing accepted: it failed. A part: that part goes on, the rest is the buyer's again. */
async function inspectReturn(ctx: OperatorContext, locked: Locked, { lines, reason }: Omit<Inspection, 'returnId'>) {
  const by = operatorOf(ctx);
  const { row } = locked;
  const accepted = await writeFound(ctx, row, lines);
  const passed = row.type === 'exchange' ? 'acceptExchange' : 'accept';
  const name = accepted > 0 ? passed : 'fail';
  return moveReturn(ctx, locked, name, { by, note: reason, set: { answer: reason } });
}

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
