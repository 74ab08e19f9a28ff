import type { Plan } from './approvals.rules';
import type { Facts, LineFacts, Rule } from './ruleFiring.rules';
import type { Level, OrgChart, Person } from './seating.rules';

export const person = (accountId: number, more: Partial<Person> = {}): Person => ({
  accountId,
  name: `人${accountId}`,
  orgName: '',
  roleIds: [],
  isAdministrator: false,
  able: true,
  ...more,
});

/** 1 the submitter, 2 head of their unit, 3 head above, 4 and 5 财务 (role 7), 9 the administrator. */
export const orgChartOf = (
  people: Person[],
  heads: [number | null, number | null, number | null] = [2, 3, null],
): OrgChart => ({
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
export const everybody = [
  person(1),
  person(2),
  person(3),
  person(4, { roleIds: [7] }),
  person(5, { roleIds: [7] }),
  person(9, { isAdministrator: true }),
];
export const orgChart = orgChartOf(everybody);

export const level = (more: Partial<Level>): Level => ({
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
export type RuleParts = Partial<Omit<Rule, 'conditions'>> & { conditions?: Partial<Rule['conditions']> };
export const rule = ({ conditions, ...more }: RuleParts): Rule => ({
  ruleId: 1,
  name: '规则',
  enabled: true,
  position: 1,
  appliesTo: { unitIds: [], roleIds: [], userIds: [] },
  levels: [level({ userIds: [2] })],
  ...more,
  conditions: { ...noConditions, ...conditions },
});
export const line = (more: Partial<LineFacts> = {}): LineFacts => ({
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
export const facts = (more: Partial<Facts> = {}): Facts => ({
  accountId: 1,
  orgId: 30,
  amount: 600_000,
  lines: [line()],
  overBudget: [],
  ...more,
});

export const asked = ({ steps }: Plan) => steps.map((step) => step.approverIds);
