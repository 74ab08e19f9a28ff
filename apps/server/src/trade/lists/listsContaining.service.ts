import type { Suggest } from '@yigou/contract/goods/suggest';
import { isMet } from '@yigou/contract/ground/functions';
import type { AccountContext } from '../../ground/http/context';
import { selectListsContaining } from './lists.queries';
import { visibleLists } from './lists.service';

/** The lists the caller sees that hold some of these; nothing for who has no lists at all. */
export async function findListsContaining(
  ctx: AccountContext,
  skuIds: number[],
  most: number,
): Promise<Suggest['lists']> {
  if (skuIds.length === 0 || !isMet('concern/purchaseList', ctx.caller.functions)) return [];
  return selectListsContaining(ctx.tx, visibleLists(ctx.caller), skuIds, most);
}
