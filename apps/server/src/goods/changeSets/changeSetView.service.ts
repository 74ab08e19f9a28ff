import type { ChangeRow, ChangeSetAction, ChangeSetHead } from '@yigou/contract/goods/changeSets.console';
import { type Field, fieldOf, namedBy, type Owner, type Thing, thingLabels } from '@yigou/contract/goods/fields.terms';
import { showValue } from '@yigou/contract/goods/fieldValues';
import type { OperatorFunction } from '@yigou/contract/ground/functions';
import { formatTime } from '@yigou/contract/ground/time';
import type { Db } from '../../ground/db/client';
import { moveOf, needsSecondPerson } from './changeSets.rules';
import type { ChangeSet, ChangeRow as Row } from './drafting.service';
import { keepers, readLabels } from './things.service';

const timeOf = (time: Date | null): string => (time ? formatTime(time) : '');

export const toHead = (set: ChangeSet): ChangeSetHead => ({
  ...set,
  createTime: formatTime(set.createdAt),
  dueTime: timeOf(set.dueAt),
  endTime: timeOf(set.endedAt),
});

type Caller = { operatorId: number; functions: ReadonlySet<OperatorFunction> };

export const isMaker = (set: ChangeSet, caller: Pick<Caller, 'operatorId'>): boolean =>
  set.actorKind === 'operator' && set.actorId === caller.operatorId;

/** Whoever made it releases it where no rule asks; otherwise another one who may. */
export const mayRelease = (set: ChangeSet, caller: Caller): boolean =>
  needsSecondPerson(set.hits)
    ? caller.functions.has('goods/release') && !isMaker(set, caller)
    : caller.functions.has('goods/edit');

export function actionsOf(set: ChangeSet, caller: Caller, undone: boolean): ChangeSetAction[] {
  const edits = caller.functions.has('goods/edit');
  const releases = mayRelease(set, caller);
  const allowed: Record<ChangeSetAction, boolean> = {
    submit: edits && needsSecondPerson(set.hits) && moveOf('submit').from.includes(set.state),
    release: releases && moveOf('release').from.includes(set.state),
    schedule: releases && moveOf('schedule').from.includes(set.state),
    return: caller.functions.has('goods/release') && moveOf('return').from.includes(set.state),
    discard: edits && moveOf('discard').from.includes(set.state),
    dropRows: edits && ['draft', 'pending'].includes(set.state) && set.undoes === null,
    undo: edits && set.state === 'released' && !undone,
  };
  return (Object.keys(allowed) as ChangeSetAction[]).filter((action) => allowed[action]);
}

type NameOf = (to: Thing | Owner, id: number) => string;

/** What ids in these rows are called; one that is gone is a number. */
async function namesIn(tx: Db, companyId: number, rows: readonly Row[]): Promise<NameOf> {
  const wanted = new Map<Thing | Owner, Set<number>>();
  for (const { thing, field, before, after } of rows) {
    const to = namedBy(fieldOf(thing, field));
    if (!to) continue;
    const ids = [before, after].flat().filter((id): id is number => typeof id === 'number');
    wanted.set(to, new Set([...(wanted.get(to) ?? []), ...ids]));
  }
  const names = new Map<string, string>();
  for (const [to, ids] of wanted)
    for (const [id, label] of await readLabels(tx, companyId, to, [...ids])) names.set(`${to} ${id}`, label);
  return (to, id) => names.get(`${to} ${id}`) ?? `#${id}`;
}

function textOf(field: Field | undefined, thing: Thing, value: unknown, nameOf: NameOf): string {
  if (!field) return value === null ? '' : `整个${thingLabels[thing]}`;
  const to = namedBy(field) ?? thing;
  return showValue(field, value, (id) => nameOf(to, id));
}

/** What goods are listed at, and what a customer agreed. */
const isPriceField = (field: string): boolean => field === 'listPrice' || field === 'price';

const percentOf = ({ field, before, after }: Row): number | null =>
  isPriceField(field) && typeof before === 'number' && typeof after === 'number' && before > 0
    ? Math.round(((after - before) * 1000) / before) / 10
    : null;

/** Rows as people read them, in the order given. */
export async function toRows(tx: Db, companyId: number, rows: readonly Row[]): Promise<Omit<ChangeRow, 'hit'>[]> {
  const nameOf = await namesIn(tx, companyId, rows);
  const productIds = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  const productNames = await keepers.product.read(tx, companyId, productIds);
  return rows.map((row) => {
    const { rowNo, thing, thingId, productId, label, field: name, before, after, state, why } = row;
    const field = fieldOf(thing, name);
    return {
      ...{ rowNo, thing, thingId, productId, label, field: name, before, after, state, why },
      productName: productNames.get(productId ?? 0)?.label ?? '',
      fieldLabel: field?.label ?? (before === null ? '新增' : '删除'),
      beforeText: textOf(field, thing, before, nameOf),
      afterText: textOf(field, thing, after, nameOf),
      percent: percentOf(row),
    };
  });
}
