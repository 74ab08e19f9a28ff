import { isMet, type OperatorFunction } from '@yigou/contract/ground/functions';
import type { Waiting } from '@yigou/contract/people/overview';
import { type WaitingKind, waitingKindLabels } from '@yigou/contract/people/overview.terms';
import type { OperatorContext } from '../../ground/http/context';

/** What a feature gives: who sees to it, how much waits, and the most urgent of it, first what is due first. */
export type Desk = {
  kind: WaitingKind;
  needs: OperatorFunction;
  look: (ctx: OperatorContext, most: number) => Promise<Omit<Waiting, 'kind'>>;
};

const placeOf = (kind: WaitingKind): number => Object.keys(waitingKindLabels).indexOf(kind);

/** In the order of the labels. */
export async function readWaiting(ctx: OperatorContext, desks: readonly Desk[], most: number): Promise<Waiting[]> {
  const own = desks
    .filter(({ needs }) => isMet(needs, ctx.caller.functions))
    .sort((a, b) => placeOf(a.kind) - placeOf(b.kind));
  return Promise.all(own.map(async ({ kind, look }) => ({ kind, ...(await look(ctx, most)) })));
}
