import { type CarrierCode, carriers } from '@yigou/contract/trade/shipments.terms';
import { type AccountContext, actorOf } from '../../ground/http/context';
import { moveReturn } from './returnMoves.service';
import { lockReachedReturn } from './returnReach.service';

/** What the buyer does with a return of theirs. */
export async function withdrawReturn(ctx: AccountContext, returnId: number): Promise<void> {
  await moveReturn(ctx, await lockReachedReturn(ctx, returnId), 'withdraw', { by: actorOf(ctx) });
}

type Sent = { returnId: number; carrier: CarrierCode; trackingNo: string };

export async function sendBack(ctx: AccountContext, { returnId, carrier, trackingNo }: Sent): Promise<void> {
  const locked = await lockReachedReturn(ctx, returnId);
  const note = `${carriers[carrier].name} ${trackingNo}`.trim();
  await moveReturn(ctx, locked, 'send', { by: actorOf(ctx), note, set: { carrier, trackingNo } });
}

export async function confirmReturn(ctx: AccountContext, returnId: number): Promise<void> {
  await moveReturn(ctx, await lockReachedReturn(ctx, returnId), 'confirm', { by: actorOf(ctx) });
}
