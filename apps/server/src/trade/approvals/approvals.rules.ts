import type { FiredRule, PlannedPerson, UnfiredRule } from '@yigou/contract/trade/approvals.flow';
import { type Facts, judgeRule, type Rule } from './ruleFiring.rules';
import { type Level, type OrgChart, seatsOf } from './seating.rules';

/** The pure half: facts of an order + rules + people → who has to approve. Preview, submit and 试算 ask the same. */

export type PlannedStep = {
  ruleId: number;
  no: number;
  title: string;
  why: string;
  spec: Level;
  need: number;
  approverIds: number[];
  dropped: { userName: string; why: string }[];
};
export type Plan = {
  fired: FiredRule[];
  notFired: UnfiredRule[];
  steps: PlannedStep[];
  overBudget: boolean;
  overBudgetText: string;
};

export const needOf = ({ mode, need }: Level, people: number): number =>
  mode === 'any' ? 1 : mode === 'all' ? people : Math.min(need, people);

/** A weak budget that is overspent asks 财务, unless a rule about budgets already says whom to ask. */
const overBudgetRule = (orgChart: OrgChart): Rule => ({
  ruleId: 0,
  name: '超出弱控预算',
  enabled: true,
  position: Number.MAX_SAFE_INTEGER,
  appliesTo: { unitIds: [], roleIds: [], userIds: [] },
  conditions: {
    amountFrom: null,
    amountTo: null,
    categoryIds: [],
    supplierIds: [],
    overBudget: true,
    offContractLines: null,
    priceRisePercent: null,
  },
  levels: [
    {
      by: 'role',
      userIds: [],
      roleId: orgChart.financeRoleId,
      levelsUp: 1,
      mode: 'any',
      need: 1,
      hours: 48,
      onTimeOut: 'remind',
    },
  ],
});

/** Levels of all that fired, in their order; everybody once, where they come first; a level left empty vanishes. */
function mergeLevels(fired: readonly Rule[], facts: Facts, orgChart: OrgChart): PlannedStep[] {
  const steps: PlannedStep[] = [];
  const levelOf = new Map<number, number>();
  for (const rule of fired) {
    for (const [at, spec] of rule.levels.entries()) {
      const { title, ids } = seatsOf(spec, facts, orgChart);
      const approverIds = ids.filter((id) => !levelOf.has(id));
      const again = ids.filter((id) => levelOf.has(id));
      if (ids.length > 0 && approverIds.length === 0) continue;
      const level = steps.length + 1;
      for (const id of approverIds) levelOf.set(id, level);
      steps.push({
        ruleId: rule.ruleId,
        no: level,
        title,
        why: rule.levels.length > 1 ? `${rule.name}第 ${at + 1} 级` : rule.name,
        spec,
        need: needOf(spec, approverIds.length),
        approverIds,
        dropped: again.map((id) => ({
          userName: orgChart.people.get(id)?.name ?? '',
          why: `已在第 ${levelOf.get(id)} 级，不再重复`,
        })),
      });
    }
  }
  return steps;
}

/** What the overspent budget changes: levels of its own, or none where those it asks are asked already. */
function overBudgetText(
  asking: readonly Rule[],
  steps: readonly PlannedStep[],
  facts: Facts,
  orgChart: OrgChart,
): string {
  if (asking.length === 0) return '';
  const added = steps.filter((step) => asking.some((rule) => rule.ruleId === step.ruleId));
  const levelText = ({ no, title }: PlannedStep) => `第 ${no} 级 ${title}`;
  if (added.length > 0) return `将增加 ${added.length} 级审批（${added.map(levelText).join('、')}）`;
  const ids = asking.flatMap((rule) => rule.levels.flatMap((spec) => seatsOf(spec, facts, orgChart).ids));
  const there = steps.filter((step) => step.approverIds.some((id) => ids.includes(id)));
  return `由已在流程中的审批人一并审批（${there.map(levelText).join('、')}），不增加审批级`;
}

/** A level without anybody means that the customer has nobody left to approve: it stays, and submit refuses. */
export const nobodyLeft = ({ steps }: Plan): boolean => steps.some((step) => step.approverIds.length === 0);

export function planApproval(facts: Facts, rules: readonly Rule[], orgChart: OrgChart): Plan {
  const sorted = [...rules].sort((a, b) => a.position - b.position);
  const judged = sorted.map((rule) => ({ rule, ...judgeRule(rule, facts, orgChart) }));
  const about = judged.filter(({ fires }) => fires);
  if (facts.overBudget.length > 0 && !about.some(({ rule }) => rule.conditions.overBudget)) {
    const rule = overBudgetRule(orgChart);
    about.push({ rule, ...judgeRule(rule, facts, orgChart) });
  }
  const head = ({ ruleId, name: ruleName, position }: Rule) => ({
    ruleId,
    ruleName,
    position: ruleId === 0 ? sorted.length + 1 : position,
  });
  const fired = about.map(({ rule }) => rule);
  const steps = mergeLevels(fired, facts, orgChart);
  const asking = fired.filter((rule) => rule.conditions.overBudget);
  return {
    overBudget: facts.overBudget.length > 0,
    overBudgetText: overBudgetText(asking, steps, facts, orgChart),
    fired: about.map(({ rule, whys }) => ({ ...head(rule), evidence: whys })),
    notFired: judged.filter(({ fires }) => !fires).map(({ rule, whys }) => ({ ...head(rule), why: whys[0] ?? '' })),
    steps,
  };
}

export const toPlannedPerson = (accountId: number, { people }: Pick<OrgChart, 'people'>): PlannedPerson => {
  const { name = '', orgName = '' } = people.get(accountId) ?? {};
  return { userId: accountId, userName: name, orgName };
};
