import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plan, planApproval } from './approvals.rules';
import type { Facts, LineFacts, Rule } from './judging.rules';
import type { Crowd, Level, Person } from './seating.rules';
import { whoIsAbove } from './seating.rules';

const person = (accountId: number, more: Partial<Person> = {}): Person => ({
  accountId,
  name: `人${accountId}`,
  orgName: '',
  roleIds: [],
  isAdministrator: false,
  able: true,
  ...more,
});

/** 1 the submitter, 2 head of his unit, 3 head above, 4 and 5 财务 (role 7), 9 the administrator. */
const crowdOf = (people: Person[], heads: [number | null, number | null, number | null] = [2, 3, null]): Crowd => ({
  people: new Map(people.map((each) => [each.accountId, each])),
  units: new Map(
    [
      { orgId: 30, parentId: 20, name: '行政部', headId: heads[0] },
      { orgId: 20, parentId: 10, name: '行政中心', headId: heads[1] },
      { orgId: 10, parentId: null, name: '公司', headId: heads[2] },
    ].map((unit) => [unit.orgId, unit]),
  ),
  roleNames: new Map([[7, '财务']]),
  financeRoleId: 7,
});
const everybody = [
  person(1),
  person(2),
  person(3),
  person(4, { roleIds: [7] }),
  person(5, { roleIds: [7] }),
  person(9, { isAdministrator: true }),
];
const crowd = crowdOf(everybody);

const level = (more: Partial<Level>): Level => ({
  by: 'users',
  userIds: [],
  roleId: null,
  levelsUp: 1,
  mode: 'any',
  need: 1,
  hours: 24,
  onTimeOut: 'remind',
  ...more,
});
const noConditions = {
  amountFrom: null,
  amountTo: null,
  categoryIds: [],
  supplierIds: [],
  overBudget: false,
  offContractLines: null,
  priceRisePercent: null,
};
type RuleParts = Partial<Omit<Rule, 'conditions'>> & { conditions?: Partial<Rule['conditions']> };
const rule = ({ conditions, ...more }: RuleParts): Rule => ({
  ruleId: 1,
  name: '规则',
  enabled: true,
  position: 1,
  appliesTo: { unitIds: [], roleIds: [], userIds: [] },
  levels: [level({ userIds: [2] })],
  ...more,
  conditions: { ...noConditions, ...conditions },
});
const line = (more: Partial<LineFacts> = {}): LineFacts => ({
  name: '打印机',
  categoryPath: [101, 100],
  categoryName: '打印机',
  supplierId: 50,
  supplierName: '联强',
  isContract: true,
  price: 10_000,
  lastPrice: null,
  ...more,
});
const facts = (more: Partial<Facts> = {}): Facts => ({
  accountId: 1,
  orgId: 30,
  amount: 600_000,
  lines: [line()],
  overBudget: [],
  ...more,
});

const asked = ({ steps }: Plan) => steps.map((step) => step.approverIds);

describe('a rule fires only if all of its conditions hold, and says why', () => {
  const cases: [what: string, rule: RuleParts, facts: Partial<Facts>, fires: boolean, why: string][] = [
    ['switched off', { enabled: false }, {}, false, '规则已停用'],
    ['no condition', {}, {}, true, '适用范围内的每张订单'],
    ['amount reached', { conditions: { amountFrom: 600_000 } }, {}, true, '订单金额 ¥6,000.00'],
    ['amount short', { conditions: { amountFrom: 600_001 } }, {}, false, '订单金额 ¥6,000.00，还差 ¥0.01'],
    ['amount at its top', { conditions: { amountTo: 600_000 } }, {}, true, '订单金额 ¥6,000.00'],
    ['amount above', { conditions: { amountTo: 599_999 } }, {}, false, '订单金额 ¥6,000.00，超过上限 ¥5,999.99'],
    ['category above', { conditions: { categoryIds: [100] } }, {}, true, '类目：打印机'],
    ['other category', { conditions: { categoryIds: [102] } }, {}, false, '没有这些类目的商品'],
    ['supplier', { conditions: { supplierIds: [50] } }, {}, true, '供应商：联强'],
    ['other supplier', { conditions: { supplierIds: [51] } }, {}, false, '没有这些供应商的商品'],
    ['within budget', { conditions: { overBudget: true } }, {}, false, '没有超出预算'],
    [
      'over budget',
      { conditions: { overBudget: true } },
      { overBudget: [{ unitName: '行政部 11 月', by: 273_440 }] },
      true,
      '行政部 11 月超出预算 ¥2,734.40',
    ],
    ['on contract', { conditions: { offContractLines: 1 } }, {}, false, '非协议商品 0 行，不足 1 行'],
    [
      'off contract',
      { conditions: { offContractLines: 1 } },
      { lines: [line({ isContract: false })] },
      true,
      '非协议商品 1 行',
    ],
    ['first purchase', { conditions: { priceRisePercent: 10 } }, {}, false, '没有商品比上次采购贵 10% 以上'],
    [
      'ten percent exactly',
      { conditions: { priceRisePercent: 10 } },
      { lines: [line({ price: 11_000, lastPrice: 10_000 })] },
      false,
      '没有商品比上次采购贵 10% 以上',
    ],
    [
      'dearer',
      { conditions: { priceRisePercent: 10 } },
      { lines: [line({ price: 12_240, lastPrice: 10_000 })] },
      true,
      '打印机 ¥100.00 → ¥122.40，高 22.4%',
    ],
    ['unit above', { appliesTo: { unitIds: [10], roleIds: [], userIds: [] } }, {}, true, '适用范围内的每张订单'],
    [
      'unit beside',
      { appliesTo: { unitIds: [40], roleIds: [], userIds: [] } },
      {},
      false,
      '适用已删除的组织，本单属行政部',
    ],
    ['other role', { appliesTo: { unitIds: [], roleIds: [7], userIds: [] } }, {}, false, '不适用于下单人的角色'],
    ['other person', { appliesTo: { unitIds: [], roleIds: [], userIds: [2] } }, {}, false, '不适用于下单人'],
    [
      'all but one',
      { conditions: { amountFrom: 1, supplierIds: [50], categoryIds: [999] } },
      {},
      false,
      '没有这些类目的商品',
    ],
  ];
  it.each(cases)('%s', (_, parts, more, fires, why) => {
    const plan = planApproval(facts(more), [rule(parts)], crowd);
    expect(plan.fired.map(({ evidence }) => evidence)).toEqual(fires ? [[why]] : []);
    expect(plan.notFired.map((each) => each.why)).toEqual(fires ? [] : [why]);
    expect(asked(plan)).toEqual(fires ? [[2]] : []);
  });
});

describe('who is asked', () => {
  const only = (spec: Partial<Level>, people = crowd) =>
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
        crowdOf(everybody.map((each) => (each.accountId === 2 ? { ...each, able: false } : each))),
      ),
    ).toEqual([[9]]);
    expect(only({ by: 'role', roleId: 8 })).toEqual([[9]]);
  });
  it('never the submitter, unless he is the only administrator', () => {
    expect(only({ userIds: [1] })).toEqual([[9]]);
    expect(only({ userIds: [1, 2] })).toEqual([[2]]);
    const alone = crowdOf([person(1, { isAdministrator: true }), person(2, { able: false })]);
    expect(only({ userIds: [1] }, alone)).toEqual([[1]]);
    const two = crowdOf([person(1, { isAdministrator: true }), person(9, { isAdministrator: true })]);
    expect(only({ by: 'unitHead' }, two)).toEqual([[9]]);
  });
  it('the next head above who is not asked yet, when time ran out; else an administrator', () => {
    expect(whoIsAbove(level({ by: 'unitHead' }), facts(), [2], crowd)).toEqual([3]);
    expect(whoIsAbove(level({ by: 'unitHead' }), facts(), [2, 3], crowd)).toEqual([9]);
    expect(whoIsAbove(level({ by: 'headAbove', levelsUp: 1 }), facts(), [3], crowd)).toEqual([9]);
    expect(whoIsAbove(level({ by: 'unitHead' }), facts(), [2, 3, 9], crowd)).toEqual([]);
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
      crowd,
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
    expect(asked(planApproval(over, [], crowd))).toEqual([[4, 5]]);
    expect(asked(planApproval(over, [rule({})], crowd))).toEqual([[2], [4, 5]]);
    expect(asked(planApproval(over, [rule({ conditions: { overBudget: true } })], crowd))).toEqual([[2]]);
    const without = crowdOf(everybody.filter((each) => each.roleIds.length === 0));
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
  const property = (check: (plan: Plan, people: Crowd, rules: Rule[]) => void) =>
    fc.assert(
      fc.property(
        anyRules,
        anyPeople,
        fc.tuple(anyHead, anyHead, anyHead),
        fc.boolean(),
        (drafts, some, heads, over) => {
          const people = crowdOf(
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
  it('the submitter is asked only if he is the only administrator who can', () =>
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
