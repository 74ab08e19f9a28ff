import type { OrgNode } from '@yigou/contract/people/org';

/** Where a unit is to go. */
export type Place = { parentId: number; position: number };

const sistersOf = (nodes: readonly OrgNode[], parentId: number | null) =>
  nodes.filter((node) => node.parentId === parentId);

const find = (nodes: readonly OrgNode[], orgId: number) => nodes.find((node) => node.orgId === orgId);

/** The unit and all below it. */
export function branchOf(nodes: readonly OrgNode[], orgId: number): OrgNode[] {
  const own = find(nodes, orgId);
  return own ? [own, ...sistersOf(nodes, orgId).flatMap((child) => branchOf(nodes, child.orgId))] : [];
}

export const peopleIn = (nodes: readonly OrgNode[], orgId: number): number =>
  branchOf(nodes, orgId).reduce((sum, node) => sum + node.memberCount, 0);

/** From the top down to the unit. */
export function pathTo(nodes: readonly OrgNode[], orgId: number): OrgNode[] {
  const own = find(nodes, orgId);
  if (!own) return [];
  return own.parentId === null ? [own] : [...pathTo(nodes, own.parentId), own];
}

export const moveKeys = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;
type MoveKey = (typeof moveKeys)[keyof typeof moveKeys];

/** By keyboard: before or after a sister, out beside the parent, or in below the sister before. */
export function keyPlace(nodes: readonly OrgNode[], orgId: number, move: MoveKey): Place | null {
  const own = find(nodes, orgId);
  if (!own || own.parentId === null) return null;
  const sisters = sistersOf(nodes, own.parentId);
  const at = sisters.findIndex((node) => node.orgId === orgId);
  if (move === 'up') return at > 0 ? { parentId: own.parentId, position: at - 1 } : null;
  if (move === 'down') return at < sisters.length - 1 ? { parentId: own.parentId, position: at + 1 } : null;
  if (move === 'in') {
    const before = sisters[at - 1];
    return before ? { parentId: before.orgId, position: sistersOf(nodes, before.orgId).length } : null;
  }
  const parent = find(nodes, own.parentId);
  if (!parent || parent.parentId === null) return null;
  const aunts = sistersOf(nodes, parent.parentId);
  return { parentId: parent.parentId, position: aunts.indexOf(parent) + 1 };
}

/** By dragging: on the upper edge of a unit before it, else below it as the last. */
export function dropPlace(nodes: readonly OrgNode[], orgId: number, onto: number, before: boolean): Place | null {
  const target = find(nodes, onto);
  if (!target || branchOf(nodes, orgId).includes(target)) return null;
  if (!before || target.parentId === null) {
    const others = sistersOf(nodes, onto).filter((node) => node.orgId !== orgId);
    return { parentId: onto, position: others.length };
  }
  const sisters = sistersOf(nodes, target.parentId).filter((node) => node.orgId !== orgId);
  return { parentId: target.parentId, position: sisters.indexOf(target) };
}

export type Missing = { key: string; orgId: number; text: string; note: string; kind: 'head' | 'role' };

/** What keeps the organisation from working as it should. */
export const missingIn = (nodes: readonly OrgNode[]): Missing[] =>
  nodes.flatMap((node): Missing[] => {
    const { orgId, name, enabled, headName, memberCount, withoutRole } = node;
    if (!enabled) return [];
    const head = { key: `head ${orgId}`, orgId, kind: 'head' as const };
    const role = { key: `role ${orgId}`, orgId, kind: 'role' as const };
    return [
      ...(headName === '' && memberCount > 0
        ? [{ ...head, text: `${name}未设负责人`, note: '需负责人审批的订单将由企业管理员审批' }]
        : []),
      ...(withoutRole > 0
        ? [{ ...role, text: `${name}有 ${withoutRole} 人未分配角色`, note: '未分配角色的用户登录后无可用功能' }]
        : []),
    ];
  });

/** Units whose name, code, cost centre or head holds the word, with those above them. */
export function matching(nodes: readonly OrgNode[], word: string): OrgNode[] {
  const wanted = word.trim().toLowerCase();
  if (!wanted) return [...nodes];
  const hits = nodes.filter(({ name, code, costCentre, headName }) =>
    [name, code, costCentre, headName].some((text) => text.toLowerCase().includes(wanted)),
  );
  const kept = new Set(hits.flatMap((hit) => pathTo(nodes, hit.orgId)));
  return nodes.filter((node) => kept.has(node));
}
