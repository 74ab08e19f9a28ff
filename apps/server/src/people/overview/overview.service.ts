import { isMet, type OperatorFunction } from '@yigou/contract/ground/functions';
import type { Waiting } from '@yigou/contract/people/overview';
import type { WaitingKind } from '@yigou/contract/people/overview.terms';
import type { OperatorContext } from '../../ground/http/context';

/** What a feature gives: who sees to it, how much waits, and the most urgent of it, first what is due first. */
export type Desk = {
  kind: WaitingKind;
  needs: OperatorFunction;
  look: (ctx: OperatorContext, most: number) => Promise<Omit<Waiting, 'kind'>>;
};

export async function readWaiting(ctx: OperatorContext, desks: readonly Desk[], most: number): Promise<Waiting[]> {
  const own = desks.filter(({ needs }) => isMet(needs, ctx.caller.functions));
  return Promise.all(own.map(async ({ kind, look }) => ({ kind, ...(await look(ctx, most)) })));
}
