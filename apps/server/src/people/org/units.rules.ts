import { orgLevelsMost } from '@yigou/contract/people/org.terms';

export type Branch = { orgId: number; parentId: number | null; position: number };

/** Rows as a tree is read: each unit before what stands below it, sisters by their place. */
export function inTreeOrder<Unit extends Branch>(units: readonly Unit[]): (Unit & { level: number })[] {
  const known = new Set(units.map((unit) => unit.orgId));
  const below = new Map<number | null, Unit[]>();
  for (const unit of units) {
    const parentId = unit.parentId !== null && known.has(unit.parentId) ? unit.parentId : null;
    below.set(parentId, [...(below.get(parentId) ?? []), unit]);
  }
  const walk = (parentId: number | null, level: number): (Unit & { level: number })[] =>
    (below.get(parentId) ?? [])
      .toSorted((a, b) => a.position - b.position || a.orgId - b.orgId)
      .flatMap((unit) => [{ ...unit, level }, ...walk(unit.orgId, level + 1)]);
  return walk(null, 1);
}

/** How deep a unit stands; the top is 1. */
export function levelOf(units: readonly Branch[], orgId: number): number {
  const parentId = units.find((unit) => unit.orgId === orgId)?.parentId ?? null;
  return parentId === null ? 1 : 1 + levelOf(units, parentId);
}

/** Levels of the branch that begins with a unit, itself included. */
function heightOf(units: readonly Branch[], orgId: number): number {
  const below = units.filter((unit) => unit.parentId === orgId);
  return 1 + Math.max(0, ...below.map((unit) => heightOf(units, unit.orgId)));
}

const standsBelow = (units: readonly Branch[], orgId: number, above: number): boolean => {
  if (orgId === above) return true;
  const parentId = units.find((unit) => unit.orgId === orgId)?.parentId ?? null;
  return parentId !== null && standsBelow(units, parentId, above);
};

/** Why a unit cannot go below another; the whole branch has to fit. */
export function moveFault(units: readonly Branch[], orgId: number, parentId: number): 'orgCycle' | 'orgTooDeep' | null {
  if (standsBelow(units, parentId, orgId)) return 'orgCycle';
  return levelOf(units, parentId) + heightOf(units, orgId) > orgLevelsMost ? 'orgTooDeep' : null;
}

/** The children of a unit in their new order, with `orgId` put in at `position`. */
export function siblingsAfterMove(
  units: readonly Branch[],
  orgId: number,
  parentId: number,
  position: number,
): number[] {
  const sisters = inTreeOrder(units.filter((unit) => unit.parentId === parentId && unit.orgId !== orgId));
  const ids = sisters.map((unit) => unit.orgId);
  return ids.toSpliced(Math.min(position, ids.length), 0, orgId);
}
