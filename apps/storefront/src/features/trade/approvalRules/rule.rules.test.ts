import type { RuleChoices } from '@yigou/contract/trade/approvals.rules';
import { expect, test } from 'vitest';
import {
  conditionKinds,
  emptyFault,
  newDraft,
  newLevel,
  readRule,
  saidBy,
  withCondition,
  withoutCondition,
} from './rule.rules';

const choices: RuleChoices = {
  units: [{ id: 1, parentId: null, name: '制造中心', headName: '张卫东' }],
  roles: [{ id: 2, name: '财务' }],
  users: [{ id: 3, name: '何静', orgName: '采购中心', mayApprove: true }],
  categories: [{ id: 4, parentId: null, name: '劳保防护' }],
  suppliers: [],
};

test('a condition that is added says something at once where it can, and nothing once it is removed', () => {
  for (const kind of conditionKinds) {
    const added = withCondition(newDraft.conditions, kind);
    expect(saidBy(added)).toEqual(kind === 'category' || kind === 'supplier' ? [] : [kind]);
    expect(withoutCondition(added, kind)).toEqual(newDraft.conditions);
  }
});

test('a condition that was added and left empty, or emptied later, is not lost in silence', () => {
  for (const kind of conditionKinds) {
    const emptied = withoutCondition(withCondition(newDraft.conditions, kind), kind);
    expect(emptyFault([kind], emptied)).toContain('尚未填写');
    expect(emptyFault([], emptied)).toBe('');
  }
  expect(emptyFault(['amount'], { ...newDraft.conditions, amountTo: 5 })).toBe('');
  expect(emptyFault(['category', 'supplier'], newDraft.conditions)).toBe(
    '条件“商品类目”、“供应商”尚未填写，请填写完整或删除该条件',
  );
});

test('a rule is read back as a sentence', () => {
  expect(readRule(newDraft, choices)).toBe('全企业下单，每张订单：先由下单组织负责人审批。');
  const draft = {
    ...newDraft,
    appliesTo: { unitIds: [1], roleIds: [], userIds: [] },
    conditions: { ...newDraft.conditions, amountFrom: 20_000, categoryIds: [4], offContractLines: 1 },
    levels: [
      { ...newLevel, by: 'headAbove' as const, levelsUp: 2 },
      { ...newLevel, by: 'users' as const, userIds: [3] },
      { ...newLevel, by: 'role' as const, roleId: 2, mode: 'some' as const, need: 2 },
    ],
  };
  expect(readRule(draft, choices)).toBe(
    '制造中心及下级下单，金额满 ¥20,000.00，并且类目属于 劳保防护，并且至少 1 行非协议商品：' +
      '先由上 2 级组织负责人审批，再由何静审批，再由财务（2 人通过）审批。',
  );
});
