import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asked, everybody, facts, level, orgChart, orgChartOf, person, rule } from './approvals.fixture';
import { type Plan, planApproval } from './approvals.rules';
import type { Rule } from './ruleFiring.rules';
import type { Level, OrgChart } from './seating.rules';
import { nextApproverAbove } from './seating.rules';

describe('who is asked', () => {
  const only = (spec: Partial<Level>, people = orgChart) =>
    asked(planApproval(facts(), [rule({ levels: [level(spec)] })], people));
  it('named people, a role, the head, the head above', () => {
    expect(only({ userIds: [3, 2] })).toEqual([[3, 2]]);
    expect(only({ by: 'role', roleId: 7 })).toEqual([[4, 5]]);
    expect(only({ by: 'unitHead' })).toEqual([[2]]);
    expect(only({ by: 'headAbove', levelsUp: 1 })).toEqual([[3]]);
  });
  it('the administrators, where nobody else can: no head, nobody that high, disabled, without the function', () => {
    expect(only({ by: 'headAbove', levelsUp: 2 })).toEqual([[9]]);
    expect(only({ by: 'headAbove', levelsUp: 5 })).toEqual([[9]]);
    expect(
      only(
        { userIds: [2] },
        orgChartOf(everybody.map((each) => (each.accountId === 2 ? { ...each, able: false } : each))),
      ),
    ).toEqual([[9]]);
    expect(only({ by: 'role', roleId: 8 })).toEqual([[9]]);
  });
  it('never the submitter, unless they are the only administrator', () => {
    expect(only({ userIds: [1] })).toEqual([[9]]);
    expect(only({ userIds: [1, 2] })).toEqual([[2]]);
    const alone = orgChartOf([person(1, { isAdministrator: true }), person(2, { able: false })]);
    expect(only({ userIds: [1] }, alone)).toEqual([[1]]);
    const two = orgChartOf([person(1, { isAdministrator: true }), person(9, { isAdministrator: true })]);
    expect(only({ by: 'unitHead' }, two)).toEqual([[9]]);
  });
  it('the next head above who is not asked yet, when time ran out; else an administrator', () => {
    expect(nextApproverAbove(level({ by: 'unitHead' }), facts(), [2], orgChart)).toEqual([3]);
    expect(nextApproverAbove(level({ by: 'unitHead' }), facts(), [2, 3], orgChart)).toEqual([9]);
    expect(nextApproverAbove(level({ by: 'headAbove', levelsUp: 1 }), facts(), [3], orgChart)).toEqual([9]);
    expect(nextApproverAbove(level({ by: 'unitHead' }), facts(), [2, 3, 9], orgChart)).toEqual([]);
  });
});

describe('levels of several rules', () => {
  it('are joined in the order of the rules; who comes twice is named once, with the reason', () => {
    const plan = planApproval(
      facts(),
      [
        rule({
          ruleId: 2,
          name: '乙',
          position: 2,
          levels: [level({ userIds: [2, 3], mode: 'all' }), level({ userIds: [2] })],
        }),
        rule({ ruleId: 1, name: '甲', position: 1, levels: [level({ userIds: [2] })] }),
      ],
      orgChart,
    );
    expect(asked(plan)).toEqual([[2], [3]]);
    expect(plan.steps.map((step) => [step.no, step.why, step.need])).toEqual([
      [1, '甲', 1],
      [2, '乙第 1 级', 1],
    ]);
    expect(plan.steps[1]?.dropped).toEqual([{ userName: '人2', why: '已在第 1 级，不再重复' }]);
  });

  it('a weak budget that is overspent adds 财务, once, and not where a rule about budgets fired', () => {
    const over = facts({ overBudget: [{ unitName: '行政部', by: 1 }] });
    expect(asked(planApproval(over, [], orgChart))).toEqual([[4, 5]]);
    expect(asked(planApproval(over, [rule({})], orgChart))).toEqual([[2], [4, 5]]);
    expect(asked(planApproval(over, [rule({ conditions: { overBudget: true } })], orgChart))).toEqual([[2]]);
    const without = orgChartOf(everybody.filter((each) => each.roleIds.length === 0));
    expect(asked(planApproval(over, [], without))).toEqual([[9]]);
  });
});

const anyLevel = fc.record({
  by: fc.constantFrom('users', 'role', 'unitHead', 'headAbove'),
  userIds: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 4 }),
  roleId: fc.constantFrom(7, 8, null),
  levelsUp: fc.integer({ min: 1, max: 4 }),
  mode: fc.constantFrom('any', 'all', 'some'),
  need: fc.integer({ min: 1, max: 4 }),
});
const anyRules = fc.array(
  fc.record({ enabled: fc.boolean(), levels: fc.array(anyLevel, { minLength: 1, maxLength: 5 }) }),
  { maxLength: 6 },
);
const anyPeople = fc.uniqueArray(
  fc.record({
    accountId: fc.integer({ min: 1, max: 12 }),
    able: fc.boolean(),
    isAdministrator: fc.boolean(),
    roleIds: fc.subarray([7, 8]),
  }),
  { selector: (each) => each.accountId },
);
const anyHead = fc.option(fc.integer({ min: 1, max: 12 }));

describe('whatever the rules and the people', () => {
  const property = (check: (plan: Plan, people: OrgChart, rules: Rule[]) => void) =>
    fc.assert(
      fc.property(
        anyRules,
        anyPeople,
        fc.tuple(anyHead, anyHead, anyHead),
        fc.boolean(),
        (drafts, some, heads, over) => {
          const people = orgChartOf(
            some.map((each) => person(each.accountId, each)),
            heads,
          );
          const rules = drafts.map(({ enabled, levels }, at) =>
            rule({ ruleId: at + 1, name: `规则${at}`, position: at + 1, enabled, levels: levels.map(level) }),
          );
          const plan = planApproval(facts({ overBudget: over ? [{ unitName: '部', by: 1 }] : [] }), rules, people);
          check(plan, people, rules);
        },
      ),
    );

  it('nobody is asked twice', () =>
    property((plan) => {
      const all = asked(plan).flat();
      expect(new Set(all).size).toBe(all.length);
    }));
  it('the submitter is asked only if they are the only administrator who can', () =>
    property((plan, { people }) => {
      if (!asked(plan).flat().includes(1)) return;
      const administrators = [...people.values()].filter((each) => each.isAdministrator && each.able);
      expect(administrators.map((each) => each.accountId)).toEqual([1]);
    }));
  it('only who can approve is asked, and a level without anybody means that no administrator is left', () =>
    property((plan, { people }) => {
      for (const id of asked(plan).flat()) expect(people.get(id)?.able).toBe(true);
      const administrators = [...people.values()].filter((each) => each.isAdministrator && each.able);
      if (asked(plan).some((ids) => ids.length === 0)) expect(administrators).toEqual([]);
    }));
  it('levels keep the order of their rules and of each rule, and need no more people than they have', () =>
    property((plan) => {
      const places = plan.steps.map(({ why }) => {
        const [, ruleNo, levelNo] = why.match(/^规则(\d)(?:第 (\d) 级)?$/) ?? [];
        return ruleNo === undefined ? Number.MAX_SAFE_INTEGER : Number(ruleNo) * 10 + Number(levelNo ?? 1);
      });
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(plan.steps.map((step) => step.no)).toEqual(plan.steps.map((_, at) => at + 1));
      for (const step of plan.steps) expect(step.need).toBeLessThanOrEqual(Math.max(1, step.approverIds.length));
    }));
  it('each rule is told of once: it fired, or why it did not', () =>
    property((plan, _, rules) => {
      const told = [...plan.fired, ...plan.notFired].map((each) => each.ruleId).filter((id) => id > 0);
      expect(told.sort()).toEqual(rules.map((each) => each.ruleId).sort());
    }));
});
