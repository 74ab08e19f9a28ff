import type { ImportVerdict } from '@yigou/contract/ground/imports';
import { importRowsAtOnce } from '@yigou/contract/ground/imports.terms';
import type { UnitImportRow } from '@yigou/contract/people/org';
import { orgLevelsMost, orgFieldRules as rules } from '@yigou/contract/people/org.terms';

export type KnownUnit = {
  code: string;
  name: string;
  /** Null for the top. */
  parentKey: string | null;
  costCentre: string;
  headId: number | null;
  enabled: boolean;
  /** Others block a code and stand in the tree, but cannot be changed or built upon. */
  inReach: boolean;
};

export type UnitImportContext = {
  /** Every unit of the customer, by code in small letters. */
  units: ReadonlyMap<string, KnownUnit>;
  /** Enabled people: id by account in small letters, name by id. */
  heads: ReadonlyMap<string, { accountId: number; name: string }>;
};

export type WantedUnit = {
  code: string;
  name: string;
  parentKey: string | null;
  costCentre: string;
  headId: number | null;
};
export type JudgedUnit = ImportVerdict & { key: string; wanted: WantedUnit; before: KnownUnit | undefined };

export const keyOf = (text: string): string => text.trim().toLowerCase();

function fieldFaults(row: UnitImportRow): string[] {
  const texts = { code: row.code, name: row.name, costCentre: row.costCentre };
  return (['code', 'name', 'costCentre'] as const)
    .filter((name) => !rules[name].pattern.test(texts[name].trim()))
    .map((name) => rules[name].message);
}

type Drafted = { key: string; wanted: WantedUnit; before: KnownUnit | undefined; faults: string[] };

/** What a row says, and what is wrong with it whatever the other rows say. */
function draft(
  row: UnitImportRow,
  at: number,
  firstOf: ReadonlyMap<string, number>,
  world: UnitImportContext,
): Drafted {
  const key = keyOf(row.code);
  const known = world.units.get(key);
  const before = known?.inReach ? known : undefined;
  const faults = fieldFaults(row);
  const first = firstOf.get(key) ?? at;
  if (first < at) faults.push(`组织编码与第 ${first + 1} 行重复`);
  if (known && !before) faults.push('组织编码已被您数据范围以外的组织使用');
  const head = world.heads.get(keyOf(row.head));
  if (row.head.trim() && !head) faults.push(`没有启用中的用户“${row.head.trim()}”`);

  // Who does not see what stands above a unit leaves it where it is.
  const above = before?.parentKey ?? null;
  const hidden = above !== null && !world.units.get(above)?.inReach;
  const parentKey = keyOf(row.parent) || (hidden ? above : null);
  const parent = parentKey === null ? undefined : world.units.get(parentKey);
  if (before?.parentKey === null && parentKey !== null) faults.push('企业本身没有上级，请留空');
  else if (parentKey === null && before?.parentKey !== null) faults.push('请填写上级编码');
  else if (parentKey !== null && parentKey !== before?.parentKey) {
    if (parent ? !parent.inReach : !firstOf.has(parentKey))
      faults.push(`没有组织“${row.parent.trim()}”，或不在您的数据范围内`);
    if (parent?.inReach && !parent.enabled) faults.push(`上级“${parent.name}”已停用`);
  }
  const wanted: WantedUnit = {
    code: before?.code ?? row.code.trim(),
    name: row.name.trim(),
    parentKey,
    costCentre: row.costCentre.trim(),
    headId: head?.accountId ?? null,
  };
  return { key, wanted, before, faults };
}

/** How deep each unit stands below these; who is not reached is not in it. */
function levelsBelow(
  parents: ReadonlyMap<string, string | null>,
  tops: readonly (string | null)[],
): Map<string, number> {
  const children = new Map<string | null, string[]>();
  for (const [key, parent] of parents) {
    const sisters = children.get(parent);
    if (sisters) sisters.push(key);
    else children.set(parent, [key]);
  }
  const levels = new Map<string, number>();
  let row = tops.flatMap((top) => children.get(top) ?? []);
  for (let level = 1; row.length > 0; level += 1) {
    for (const key of row) levels.set(key, level);
    row = row.flatMap((key) => children.get(key) ?? []);
  }
  return levels;
}

/** The tree as it would be with the rows that are right so far; what does not fit into it is wrong, until all fits. */
function* judgeTree(drafts: readonly Drafted[], world: UnitImportContext): Generator<void> {
  const isRight = (row: Drafted | undefined): row is Drafted => row?.faults.length === 0;
  const rowOf = new Map(drafts.toReversed().map((row) => [row.key, row]));
  for (let found = true; found; ) {
    yield;
    found = false;
    const blame = (row: Drafted | undefined, fault: string) => {
      if (!isRight(row)) return;
      row.faults.push(fault);
      found = true;
    };
    const right = drafts.filter(isRight);
    const parents = new Map([...world.units].map(([key, unit]) => [key, unit.parentKey]));
    for (const { key, wanted } of right) parents.set(key, wanted.parentKey);

    const lost = levelsBelow(
      parents,
      [...parents.values()].filter((parent) => parent !== null && !parents.has(parent)),
    );
    const levels = levelsBelow(parents, [null]);
    for (const row of right) {
      if (lost.has(row.key)) blame(row, '上级所在的行有误');
      else if (!levels.has(row.key)) blame(row, '上下级关系循环');
    }
    for (const [key, level] of levels) {
      if (level <= orgLevelsMost) continue;
      // Whoever stands too deep, or the row above that takes it there.
      let at: string | null = key;
      while (at !== null && !isRight(rowOf.get(at))) at = parents.get(at) ?? null;
      blame(rowOf.get(at ?? ''), `组织最多 ${orgLevelsMost} 级`);
    }
  }
}

type HeadNames = ReadonlyMap<number, string>;

function changesOf(before: KnownUnit, wanted: WantedUnit, world: UnitImportContext, heads: HeadNames): string[] {
  const headName = (headId: number | null) => (headId === null ? undefined : heads.get(headId)) ?? '无';
  const codeOf = (key: string | null) => (key === null ? '无' : (world.units.get(key)?.code ?? key.toUpperCase()));
  const pairs: [string, string, string][] = [
    ['名称', before.name, wanted.name],
    ['上级', codeOf(before.parentKey), codeOf(wanted.parentKey)],
    ['成本中心', before.costCentre || '无', wanted.costCentre || '无'],
    ['负责人', headName(before.headId), headName(wanted.headId)],
  ];
  return pairs.filter(([, old, next]) => old !== next).map(([name, old, next]) => `${name}：${old} → ${next}`);
}

/** Every row with what would become of it. Pure, so that the preview and the import cannot disagree. */
export function* judgeUnits(rows: readonly UnitImportRow[], world: UnitImportContext): Generator<void, JudgedUnit[]> {
  const firstOf = new Map<string, number>();
  for (const [at, row] of rows.entries()) if (!firstOf.has(keyOf(row.code))) firstOf.set(keyOf(row.code), at);
  const drafts: Drafted[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % importRowsAtOnce === 0) yield;
    drafts.push(draft(row, at, firstOf, world));
  }
  yield* judgeTree(drafts, world);
  const heads = new Map([...world.heads.values()].map((head) => [head.accountId, head.name]));
  return drafts.map(({ key, wanted, before, faults }, at): JudgedUnit => {
    const judged = { rowNo: at + 1, key, wanted, before };
    if (faults.length > 0) return { ...judged, state: 'wrong', notes: faults };
    if (!before) return { ...judged, state: 'new', notes: [] };
    const changes = changesOf(before, wanted, world, heads);
    return { ...judged, state: changes.length > 0 ? 'changed' : 'unchanged', notes: changes };
  });
}
