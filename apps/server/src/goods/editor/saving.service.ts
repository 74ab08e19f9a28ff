import type { consoleCalls } from '@yigou/contract/console';
import type { z } from 'zod';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { findSet } from '../changeSets/changeSetPages.service';
import { needsSecondPerson } from '../changeSets/changeSets.rules';
import { discardSet, draftSet, releaseSet, submitSet } from '../changeSets/changeSets.service';
import { isMaker, mayRelease } from '../changeSets/changeSetView.service';
import type { Edit } from '../changeSets/edits.rules';
import { findMadeProduct } from './editor.queries';

type Input = z.output<(typeof consoleCalls)['Goods/Save']['input']>;

/** An own draft makes way for what is saved instead of it; what is with others already stays. */
async function discardReplaced(ctx: OperatorContext, changeSetId: number): Promise<void> {
  const set = await findSet(ctx, changeSetId);
  if (!isMaker(set, ctx.caller)) throw new DomainError('notFound');
  if (set.state === 'draft') await discardSet(ctx, changeSetId);
}

/**
 * What was changed on a page as one change set; released at once where no rule asks for somebody else, otherwise
 * handed in.
 */
export async function saveGoods(ctx: OperatorContext, { release, replaces, edits, ...draft }: Input) {
  const { set } = await draftSet(ctx, { ...draft, edits: edits as Edit[], allOrNothing: true });
  if (replaces !== undefined && replaces !== set.changeSetId) await discardReplaced(ctx, replaces);
  const { changeSetId } = set;
  if (release && set.state === 'draft') {
    if (mayRelease(set, ctx.caller)) await releaseSet(ctx, { changeSetId, note: '' });
    else if (needsSecondPerson(set.hits)) await submitSet(ctx, { changeSetId, note: '' });
  }
  const { setNo, state, rowCount, skippedCount } = await findSet(ctx, changeSetId);
  const madeProductId = state === 'released' ? await findMadeProduct(ctx.tx, changeSetId) : null;
  return { changeSetId, setNo, state, rowCount, skippedCount, madeProductId };
}
