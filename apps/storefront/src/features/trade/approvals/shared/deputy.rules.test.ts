import type { ApprovalDeputy } from '@yigou/contract/trade/approvals';
import { expect, test } from 'vitest';
import { actingText, deputyText } from './deputy.rules';

const deputy: ApprovalDeputy = {
  deputyId: 7,
  deputyName: '赵敏',
  fromDay: '2026-11-16',
  toDay: '2026-11-30',
  active: true,
  actingFor: [],
};

test('says who decides for one, and until when', () => {
  expect(deputyText(deputy, '2026-11-18')).toBe('赵敏 正在代您审批，至 11-30；您自己仍可处理');
  expect(deputyText(deputy, '2026-11-30')).toContain('正在代您审批');
  expect(deputyText(deputy, '2026-11-10')).toBe('11-16 起由 赵敏 代您审批，至 11-30');
  expect(deputyText(deputy, '2026-12-01')).toBe('');
  expect(deputyText({ ...deputy, deputyId: null }, '2026-11-18')).toBe('');
});

test('says for whom one decides, each until their day', () => {
  expect(actingText(deputy)).toBe('');
  const actingFor = [
    { userName: '李建国', toDay: '2026-11-20' },
    { userName: '何静', toDay: '2026-12-01' },
  ];
  expect(actingText({ ...deputy, actingFor })).toBe('您正在代 李建国（至 11-20）、何静（至 12-01） 审批');
});
