import { budgetLevel, periodEnd, periodLabel, periodStart, periodStarts } from '@yigou/contract/money/budgets.terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTo, limitFault } from './budgetPlanning.rules';
import { crossedLine, nameOf, type OpenBudget, overBy, refusing, sharesOf, usesOf, useView } from './budgets.rules';
import { inTreeOrder, type StoredCell, topSums, unitRows } from './year.rules';

const budget = (given: Partial<OpenBudget>): OpenBudget => ({
  budgetId: 1,
  orgId: 1,
  unitName: '行政部',
  depth: 0,
  periodKind: 'month',
  startsOn: '2026-11-01',
  categoryId: null,
  categoryName: '',
  control: 'hard',
  warnPercent: 80,
  limit: 1000,
  used: 0,
  ...given,
});

describe('a period', () => {
  it('is named and bounded by the calendar', () => {
    expect(periodStarts('quarter', 2026)).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']);
    expect([periodStart('quarter', '2026-11-15'), periodEnd('quarter', '2026-10-01')]).toEqual([
      '2026-10-01',
      '2027-01-01',
    ]);
    expect([periodStart('month', '2026-12-31'), periodEnd('month', '2026-12-01')]).toEqual([
      '2026-12-01',
      '2027-01-01',
    ]);
    expect(['month', 'quarter', 'year'].map((kind) => periodLabel(kind as 'month', '2026-10-01'))).toEqual([
      '2026 年 10 月',
      '2026 年 第 4 季度',
      '2026 年',
    ]);
  });

  it('holds every day of a year exactly once', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('month' as const, 'quarter' as const, 'year' as const), (date, kind) => {
        const text = date.toISOString().slice(0, 10);
        const start = periodStart(kind, text);
        expect(start <= text && text < periodEnd(kind, start)).toBe(true);
        expect(periodStarts(kind, date.getUTCFullYear()).filter((each) => each === start)).toHaveLength(1);
      }),
    );
  });
});

describe('which budgets an order uses', () => {
  const paper = { skuId: 1, amount: 300 };
  const lamp = { skuId: 2, amount: 50 };
  /** Paper is in 11 below 10, lamps are in 20. */
  const paths = new Map([
    [1, [11, 10]],
    [2, [20]],
  ]);

  it('counts a line in the narrowest category of each unit and period, else in the one for all', () => {
    const open = [
      budget({ budgetId: 1 }),
      budget({ budgetId: 2, categoryId: 10 }),
      budget({ budgetId: 3, categoryId: 11 }),
      budget({ budgetId: 4, periodKind: 'year' }),
      budget({ budgetId: 5, orgId: 2, depth: 1, categoryId: 10 }),
      budget({ budgetId: 6, orgId: 3, depth: 2 }),
    ];
    expect(
      usesOf(open, sharesOf(open, [paper, lamp], paths)).map(({ budgetId, amount }) => [budgetId, amount]),
    ).toEqual([
      [1, 50],
      [3, 300],
      [4, 350],
      [5, 300],
      [6, 350],
    ]);
  });

  it('never counts a line twice in a unit and a kind of period, nor loses one where a budget is for all', () => {
    const lines = fc.array(fc.record({ skuId: fc.constantFrom(1, 2), amount: fc.nat(1000) }), { minLength: 1 });
    const among = fc.uniqueArray(fc.constantFrom(10, 11, 20, 30));
    fc.assert(
      fc.property(lines, among, fc.boolean(), (bought, categories, hasAll) => {
        const open = categories.map((categoryId) => budget({ budgetId: categoryId, categoryId }));
        if (hasAll) open.push(budget({ budgetId: 1 }));
        const counted = usesOf(open, sharesOf(open, bought, paths)).reduce((sum, use) => sum + use.amount, 0);
        const whole = bought.reduce((sum, line) => sum + line.amount, 0);
        expect(counted).toBeLessThanOrEqual(whole);
        if (hasAll) expect(counted).toBe(whole);
      }),
    );
  });

  it('refuses by the one under 强控 that lacks most, and lets 弱控 pass', () => {
    const uses = [
      { ...budget({ budgetId: 1, used: 900 }), amount: 150 },
      { ...budget({ budgetId: 2, used: 980 }), amount: 150 },
      { ...budget({ budgetId: 3, used: 5000, control: 'soft' }), amount: 150 },
      { ...budget({ budgetId: 4, used: 850 }), amount: 150 },
    ];
    expect(refusing(uses).map((use) => [use.budgetId, overBy(use)])).toEqual([
      [2, 130],
      [1, 50],
    ]);
    expect(useView(uses[1] as (typeof uses)[1])).toMatchObject({ before: 9.8, after: 11.3, over: 1.3, warned: true });
    expect(nameOf(budget({ categoryName: '办公用品' }))).toBe('行政部 2026 年 11 月（办公用品）');
  });
});

describe('a warning', () => {
  it('is given by the order that crosses a line, and by no other', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(steps, (amounts) => {
        let used = 0;
        const told = amounts.flatMap((amount) => {
          used += amount;
          return crossedLine({ warnPercent: 80, amount }, { limit: 1000, used }) ?? [];
        });
        expect(new Set(told).size).toBe(told.length);
        expect(told.includes('over')).toBe(used > 1000);
        if (used >= 800 && used <= 1000) expect(told).toEqual(['warned']);
        if (used < 800) expect(told).toEqual([]);
      }),
    );
  });

  it('stands at the line itself, and a budget of nothing that is not used is no matter', () => {
    const at = (used: number, limit = 1000) => budgetLevel({ used, limit, warnPercent: 80 });
    expect([at(799), at(800), at(1000), at(1001), at(0, 0), at(1, 0)]).toEqual([
      'normal',
      'warned',
      'warned',
      'over',
      'normal',
      'over',
    ]);
  });
});

describe('a limit', () => {
  it('is granted first and changed after', () => {
    expect([changeTo(0, 5, true), changeTo(3, 5, false), changeTo(5, 3, false), changeTo(5, 5, false)]).toEqual([
      { kind: 'grant', amount: 5 },
      { kind: 'raise', amount: 2 },
      { kind: 'lower', amount: 2 },
      null,
    ]);
  });

  it('goes down to what is used, further only under 弱控, and never below nothing', () => {
    const balance = { limit: 100, used: 60 };
    expect(limitFault(balance, 60, 'hard')).toBeNull();
    expect(limitFault(balance, 59, 'hard')).toBe('budgetBelowUsed');
    expect(limitFault(balance, 59, 'soft')).toBeNull();
    expect(limitFault(balance, -1, 'soft')).toBe('budgetBelowZero');
    expect(limitFault({ limit: 50, used: 60 }, 55, 'hard')).toBeNull();
  });
});

describe('the table of a year', () => {
  const unit = (orgId: number, parentId: number | null, position = 0) => ({
    orgId,
    parentId,
    position,
    code: `U${orgId}`,
    name: `组织 ${orgId}`,
  });
  const cell = (orgId: number, startsOn: string, limit: number): StoredCell => {
    const settings = { control: 'hard' as const, warnPercent: 80, carryOver: false };
    return { budgetId: orgId, orgId, startsOn, limit, used: 60, committed: 20, ...settings };
  };

  it('stands as a tree; who sees a branch alone sees it from its own top', () => {
    const order = (units: ReturnType<typeof unit>[]) =>
      inTreeOrder(units).map(({ orgId, parentId }) => [orgId, parentId]);
    expect(order([unit(3, 1, 1), unit(4, 2), unit(1, null), unit(2, 1, 2)])).toEqual([
      [1, null],
      [3, 1],
      [2, 1],
      [4, 2],
    ]);
    expect(order([unit(4, 2), unit(2, 1)])).toEqual([
      [2, null],
      [4, 2],
    ]);
  });

  it('has a cell or none for each period, and sums what is topmost in each of them', () => {
    const units = [unit(1, null), unit(2, 1), unit(3, 2)];
    const cells = [cell(1, '2026-01-01', 1000), cell(2, '2026-01-01', 300), cell(3, '2026-02-01', 200)];
    const [, second] = unitRows(units, cells, ['2026-01-01', '2026-02-01']);
    expect(second?.cells).toMatchObject([{ limit: 3, used: 0.6, reserved: 0.4 }, null]);
    expect(second?.total).toEqual({ limit: 3, used: 0.6, reserved: 0.4 });
    expect(topSums(units, cells)).toEqual({ limit: 12, used: 1.2, reserved: 0.8 });
  });
});
