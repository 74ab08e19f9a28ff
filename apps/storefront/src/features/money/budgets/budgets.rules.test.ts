import type { BudgetCell, BudgetUnit, BudgetYear } from '@yigou/contract/money/budgets';
import { describe, expect, it } from 'vitest';
import {
  attentionOf,
  budgetPath,
  depthsOf,
  inWan,
  orderOf,
  readBudgetFilter,
  thisYear,
  toneOf,
  unfolded,
} from './budgets.rules';
import { spreadEvenly, sumOf } from './forms/plan.rules';
import { fromSheet, toSheet } from './forms/sheet.rules';

const cell = (given: Partial<BudgetCell> = {}): BudgetCell => ({
  budgetId: 1,
  startsOn: '2026-11-01',
  limit: 1000,
  used: 0,
  reserved: 0,
  control: 'hard',
  warnPercent: 80,
  carryOver: false,
  ...given,
});
const unit = (orgId: number, parentId: number | null, cells: (BudgetCell | null)[] = []): BudgetUnit => ({
  orgId,
  parentId,
  unitCode: `U${orgId}`,
  unitName: `组织 ${orgId}`,
  cells,
  total: { limit: 0, used: 0, reserved: 0 },
});

describe('the address of the page', () => {
  it('holds what is looked at, and nothing that stands at its default', () => {
    const plain = { year: thisYear(), periodKind: 'month' as const, categoryId: null, budgetId: null };
    expect(budgetPath(plain)).toBe('/center/kamUser/budget');
    const other = { year: 2031, periodKind: 'quarter' as const, categoryId: 7, budgetId: 12 };
    const path = budgetPath(other);
    expect(readBudgetFilter(new URLSearchParams(path.split('?')[1]))).toEqual(other);
    expect(readBudgetFilter(new URLSearchParams('year=12&kind=week&budgetId=x'))).toEqual(plain);
  });
});

describe('a cell', () => {
  it('of the past is grey unless it overspent', () => {
    const tone = (used: number, now: string) => toneOf(cell({ used }), 'month', now);
    expect([
      tone(900, '2026-12-01'),
      tone(1001, '2026-12-01'),
      tone(900, '2026-11-30'),
      tone(10, '2026-11-01'),
    ]).toEqual(['past', 'over', 'warned', 'normal']);
  });

  it('is shown in 万元', () => expect([0, 1500, 620_000, 99_999].map(inWan)).toEqual(['0', '0.15', '62.0', '10.0']));
});

describe('what needs attention', () => {
  it('is what reached its line in the running period, the fullest first', () => {
    const units = [
      unit(1, null, [cell({ used: 850 }), cell({ startsOn: '2026-12-01', used: 5000 })]),
      unit(2, 1, [cell({ used: 1200 }), null]),
      unit(3, 1, [cell({ used: 10 }), null]),
    ];
    const year = { units, today: '2026-11-15' } as BudgetYear;
    expect(attentionOf(year, 'month').map(({ unit: { orgId }, percent }) => [orgId, percent])).toEqual([
      [2, 120],
      [1, 85],
    ]);
  });
});

describe('the tree', () => {
  const units = [unit(1, null), unit(2, 1), unit(3, 2), unit(4, 1)];
  it('knows how deep each unit stands', () => expect([...depthsOf(units).values()]).toEqual([0, 1, 2, 1]));
  it('hides all below a folded unit', () => {
    expect(unfolded(units, new Set([2])).map((each) => each.orgId)).toEqual([1, 2, 4]);
    expect(unfolded(units, new Set([1])).map((each) => each.orgId)).toEqual([1]);
  });
});

it('an entry names its order, or none', () => {
  expect([orderOf('order:17:v2'), orderOf('budget:3'), orderOf('')]).toEqual([17, null, null]);
});

it('a year is spread to the 分', () => {
  expect(sumOf(spreadEvenly(100, 12))).toBe(100);
  expect(spreadEvenly(100, 3)).toEqual([33.33, 33.33, 33.34]);
});

describe('a sheet', () => {
  const row = { unitCode: 'ADM', unitName: '行政中心', categoryName: '', control: 'hard' as const, used: [] };
  const written = toSheet([{ ...row, limits: [1, null, 3, 4.25] }], 'quarter', 2026);
  const text = written.map((cells) => cells.map((value) => (value === null ? '' : String(value))));

  it('is read as it was written', () => {
    expect(fromSheet(text, 'quarter', 2026)).toEqual({
      rows: [{ unitCode: 'ADM', categoryName: '', limits: [1, null, 3, 4.25] }],
      faults: [],
    });
  });

  it('tells which cell is no amount, and which column is missing', () => {
    const wrong = text.map((cells, at) => (at === 1 ? [...cells.slice(0, 4), '一千', '-5', '1,200.5', ''] : cells));
    const { rows, faults } = fromSheet(wrong, 'quarter', 2026);
    expect(faults).toEqual(['第 2 行“第 1 季度”不是金额', '第 2 行“第 2 季度”不是金额']);
    expect(rows[0]?.limits[2]).toBe(1200.5);
    expect(fromSheet(text, 'month', 2026).faults[0]).toContain('缺少列：1 月');
    expect(fromSheet([['x']], 'month', 2026).faults[0]).toContain('组织编码');
    expect(fromSheet([text[0] ?? []], 'quarter', 2026).faults).toEqual(['文件中没有预算']);
  });
});
