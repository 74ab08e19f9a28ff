import type { TaskState } from '@yigou/contract/trade/approvals.terms';

/** Who sits at a level: what its words name, and who takes the place of those who cannot. */

export type Level = {
  by: 'users' | 'role' | 'unitHead' | 'headAbove';
  userIds: number[];
  roleId: number | null;
  levelsUp: number;
  mode: 'any' | 'all' | 'some';
  need: number;
  hours: number;
  onTimeOut: 'remind' | 'approve' | 'reject' | 'escalate';
};

export type Person = {
  accountId: number;
  name: string;
  orgName: string;
  roleIds: number[];
  isAdministrator: boolean;
  /** Enabled, and holds 我的审批. */
  able: boolean;
};
export type Unit = { orgId: number; parentId: number | null; name: string; headId: number | null };
/** The people of a customer, as far as they matter, in the order in which they are named. */
export type OrgChart = {
  people: Map<number, Person>;
  units: Map<number, Unit>;
  roleNames: Map<number, string>;
  financeRoleId: number | null;
};

/** The unit and those above it, nearest first. A circle in the data ends the walk. */
export function unitPath(units: OrgChart['units'], orgId: number): Unit[] {
  const path: Unit[] = [];
  for (let unit = units.get(orgId); unit && !path.includes(unit); unit = units.get(unit.parentId ?? 0)) path.push(unit);
  return path;
}

type Seats = { title: string; ids: number[] };

/** Whom the words of a level name, able or not. */
function namedBy(level: Level, orgId: number, { people, units, roleNames }: OrgChart): Seats {
  const headOf = (unit: Unit | undefined): Seats => ({
    title: unit ? `${unit.name}负责人` : '上级组织负责人',
    ids: unit?.headId ? [unit.headId] : [],
  });
  if (level.by === 'users') return { title: '指定人员', ids: level.userIds };
  if (level.by === 'unitHead') return headOf(units.get(orgId));
  if (level.by === 'headAbove') return headOf(unitPath(units, orgId)[level.levelsUp]);
  const inRole = [...people.values()].filter((person) => person.roleIds.includes(level.roleId ?? 0));
  return { title: roleNames.get(level.roleId ?? 0) ?? '已删除的角色', ids: inRole.map((each) => each.accountId) };
}

const ableAmong = (ids: readonly number[], { people }: OrgChart) => [
  ...new Set(ids.filter((id) => people.get(id)?.able)),
];

/** Who stands in where nobody else can: the administrators, the submitter only if they are the only one. */
export function administrators(submitterId: number, orgChart: OrgChart): number[] {
  const all = ableAmong(
    [...orgChart.people.values()].filter((person) => person.isAdministrator).map((person) => person.accountId),
    orgChart,
  );
  const others = all.filter((id) => id !== submitterId);
  return others.length > 0 ? others : all;
}

/** Who sits at a level now: those it names who can, never the submitter, else the administrators. */
export function seatsOf(level: Level, order: { orgId: number; accountId: number }, orgChart: OrgChart): Seats {
  const { title, ids } = namedBy(level, order.orgId, orgChart);
  const seated = ableAmong(ids, orgChart).filter((id) => id !== order.accountId);
  if (seated.length > 0) return { title, ids: seated };
  return { title: `${title}（暂无可用的审批人，由企业管理员代审）`, ids: administrators(order.accountId, orgChart) };
}

/** The nearest head above who is not yet asked; else an administrator who is not. */
export function nextApproverAbove(
  level: Level,
  order: { orgId: number; accountId: number },
  asked: readonly number[],
  orgChart: OrgChart,
): number[] {
  const free = (ids: number[]) =>
    ableAmong(ids, orgChart).filter((id) => id !== order.accountId && !asked.includes(id));
  const above = unitPath(orgChart.units, order.orgId).slice(level.by === 'headAbove' ? level.levelsUp + 1 : 1);
  const heads = free(above.flatMap(({ headId }) => (headId ? [headId] : [])));
  return heads.length > 0 ? heads.slice(0, 1) : free(administrators(order.accountId, orgChart));
}

type Asked = { accountId: number; state: TaskState };

/**
 * Who is asked in the place of those who cannot be any more: whom the level names, else the administrators. Who has not
 * been asked comes first; where nobody else is left, who had handed it on is asked again, so that somebody always is.
 */
export function replacementsFor(
  level: Level,
  order: { orgId: number; accountId: number },
  asked: readonly Asked[],
  orgChart: OrgChart,
): number[] {
  const live = asked.filter(({ state }) => state === 'waiting' || state === 'approved');
  const choices = [seatsOf(level, order, orgChart).ids, administrators(order.accountId, orgChart)];
  for (const taken of [asked, live])
    for (const ids of choices) {
      const free = ids.filter((id) => !taken.some(({ accountId }) => accountId === id));
      if (free.length > 0) return free;
    }
  return [];
}
