import type { ReportOrgNode, ReportOrgRow } from '@yigou/contract/books/reports';
import { monthsTo, sharePercent } from '@yigou/contract/books/reports.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import { unitSumsOf } from './reportReach.service';
import { sumByMonth, sumByOrg } from './reports.queries';
import { type Measures, nothing, pathTo, plus, rollUp, toFigures } from './reports.rules';
import {
  byKey,
  type Compared,
  checkUnit,
  netOf,
  periodsOf,
  type ReportContext,
  type ReportInput,
  seenUnits,
} from './reports.service';

type Sum = Record<'now' | 'before' | 'yearAgo', Measures>;
const whole = ({ now = nothing, before = nothing, yearAgo = nothing }: Compared): Sum => ({
  now: plus(nothing, now),
  before: plus(nothing, before),
  yearAgo: plus(nothing, yearAgo),
});
const join = (one: Sum, other: Sum): Sum => ({
  now: plus(one.now, other.now),
  before: plus(one.before, other.before),
  yearAgo: plus(one.yearAgo, other.yearAgo),
});

/** A single unit at the top says nothing that the whole does not say: what is below it is shown at once. */
const onlyOne = (tops: readonly number[]): number | undefined => (tops.length === 1 ? tops[0] : undefined);

const monthsShown = 12;
const addMonths = (one: readonly number[], other: readonly number[]) => one.map((net, at) => net + (other[at] ?? 0));

/** The units below the one that is asked for, and what it bought itself. The tree stands beside, whatever is asked. */
export async function readOrgs(ctx: ReportContext, { orgId: wanted, ...asked }: ReportInput) {
  const { tx, caller, now } = ctx;
  const units = await seenUnits(ctx);
  checkUnit(units, wanted);
  const of = unitSumsOf(caller, asked);
  const months = monthsTo(formatDate(now), monthsShown);
  const [sums, monthly] = await Promise.all([sumByOrg(tx, of, periodsOf(ctx, asked)), sumByMonth(tx, of, months)]);
  const own = new Map([...byKey(sums, (row) => row.orgId)].map(([id, each]) => [id, whole(each)]));
  const courses = new Map<number, number[]>();
  for (const { orgId: id, month, net } of monthly) {
    const course = courses.get(id) ?? months.map(() => 0);
    course[months.indexOf(month)] = net;
    courses.set(id, course);
  }
  const tree = rollUp(units, own, join);
  const course = rollUp(units, courses, addMonths);
  const orgId = wanted ?? onlyOne(tree.tops);
  const listed = (orgId === undefined ? tree.tops : tree.childrenOf(orgId)).flatMap((id) => {
    const sum = tree.sums.get(id);
    return sum ? [{ id, self: false, sum, months: course.sums.get(id) }] : [];
  });
  const self = orgId === undefined ? undefined : own.get(orgId);
  if (orgId !== undefined && self) listed.push({ id: orgId, self: true, sum: self, months: courses.get(orgId) });
  const net = listed.reduce((total, { sum }) => total + netOf(sum.now), 0);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const rows = listed
    .sort((one, other) => netOf(other.sum.now) - netOf(one.sum.now) || one.id - other.id)
    .map(({ id, self: isSelf, sum, months: nets }): ReportOrgRow => {
      const name = byId.get(id)?.name ?? '';
      return {
        orgId: id,
        self: isSelf,
        name: isSelf ? `${name}（本级）` : name,
        code: byId.get(id)?.code ?? '',
        figures: toFigures(sum.now),
        beforeNet: fenToYuan(netOf(sum.before)),
        yearAgoNet: fenToYuan(netOf(sum.yearAgo)),
        share: sharePercent(netOf(sum.now), net),
        months: (nets ?? months.map(() => 0)).map(fenToYuan),
      };
    });
  const nodes = units.map(({ id, parentId, name, code }): ReportOrgNode => {
    const parent = parentId !== null && byId.has(parentId) ? parentId : null;
    return { orgId: id, parentId: parent, name, code, net: fenToYuan(netOf(tree.sums.get(id)?.now)) };
  });
  const path = pathTo(units, orgId).map(({ id, name }) => ({ id, name }));
  return { path, rows, tree: nodes };
}
