import type { consoleCalls } from '@yigou/contract/console';
import { type ShelfThing, shelfThings } from '@yigou/contract/goods/catalogDesk.terms';
import type { z } from 'zod';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { changeNow } from '../changeSets/changingNow.service';
import type { Edit } from '../changeSets/edits.rules';
import type { CatalogUse } from './catalogUse.service';
import { selectBearers, selectCategories } from './shelf.queries';
import { mergeEdits, moveEdits } from './shelf.rules';
import { holdThing, readUses } from './shelf.service';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

export async function saveThing(ctx: OperatorContext, { requestId, thing, id, set }: Input<'Shelf/Save'>) {
  const what = shelfThings[thing];
  if (id === null) {
    const label = String(set.name ?? '').trim();
    const edit: Edit = { thing, make: set, label: label || `新${what}` };
    return changeNow(ctx, { requestId, title: `新建${what}：${label}`, edits: [edit] });
  }
  const { label } = await holdThing(ctx.tx, ctx.caller.companyId, thing, id);
  return changeNow(ctx, { requestId, title: `修改${what}：${label}`, edits: [{ thing, id, set }] });
}

export async function moveCategory(ctx: OperatorContext, { requestId, ...move }: Input<'Shelf/Move'>) {
  const { label } = await holdThing(ctx.tx, ctx.caller.companyId, 'category', move.id);
  const rows = await selectCategories(ctx.tx, ctx.caller.companyId);
  return changeNow(ctx, { requestId, title: `移动分类：${label}`, edits: moveEdits(rows, move) });
}

const inWords = (uses: readonly { text: string }[]): string => uses.map(({ text }) => text).join('、');

type Thing = { thing: ShelfThing; id: number };

export async function removeThing(
  ctx: OperatorContext,
  above: readonly CatalogUse[],
  { requestId, thing, id }: Thing & { requestId: string },
) {
  const { label } = await holdThing(ctx.tx, ctx.caller.companyId, thing, id);
  const uses = await readUses(ctx, above, { thing, id });
  if (uses.length > 0) throw new DomainError('shelfThingInUse', { name: label, inUse: inWords(uses) });
  const title = `删除${shelfThings[thing]}：${label}`;
  return changeNow(ctx, { requestId, title, edits: [{ thing, id, remove: true }] });
}

/** All goods of one go to the other; the one is removed as well, unless somebody else names it. */
export async function mergeThings(
  ctx: OperatorContext,
  above: readonly CatalogUse[],
  { requestId, thing, from, to }: Input<'Shelf/Merge'>,
) {
  const { companyId } = ctx.caller;
  if (from === to) throw new DomainError('shelfMergeSame');
  const gone = await holdThing(ctx.tx, companyId, thing, from);
  const kept = await holdThing(ctx.tx, companyId, thing, to);
  const uses = await readUses(ctx, above, { thing, id: from });
  const categories = thing === 'category' ? await selectCategories(ctx.tx, companyId) : [];
  const bearers = await selectBearers(ctx.tx, thing, from);
  const removes = uses.every(({ moves }) => moves);
  const edits = mergeEdits({ thing, from, to, bearers, categories, removes });
  const title = `合并${shelfThings[thing]}：${gone.label} 并入 ${kept.label}`;
  return changeNow(ctx, { requestId, title, edits });
}
