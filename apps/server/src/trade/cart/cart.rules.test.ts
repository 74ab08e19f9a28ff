import { errorText } from '@yigou/contract/ground/errors';
import { describe, expect, it } from 'vitest';
import {
  fittingQty,
  groupBySupplier,
  isLeftOut,
  isTaken,
  isUnbuyable,
  judgeLine,
  refuseQty,
  shiftAdded,
  sumChecked,
} from './cart.rules';

const pens = { name: '中性笔', onShelf: true, inPool: true, moq: 20, multiple: 10, available: 100, unit: '盒' };

describe('a line', () => {
  it.each([
    [{}, 20, null],
    [{}, 100, null],
    [{}, 110, '库存不足，仅剩 100 盒'],
    [{}, 10, '低于起订量 20 盒'],
    [{}, 25, '须按 10 盒的倍数采购'],
    // Fewer than the smallest order are none at all.
    [{ available: 19 }, 20, '暂时缺货'],
    [{ available: 0 }, 5, '暂时缺货'],
    [{ inPool: false, available: 0 }, 20, '不在贵企业的采购范围内'],
    [{ onShelf: false, inPool: false }, 5, '商品已下架'],
  ])('with %j and %i pieces: %s', (facts, qty, text) => {
    expect(judgeLine({ ...pens, ...facts }, qty)?.text ?? null).toBe(text);
  });

  it('is gone when no quantity helps', () => {
    expect(isUnbuyable(judgeLine({ ...pens, onShelf: false }, 20))).toBe(true);
    expect(isUnbuyable(judgeLine({ ...pens, inPool: false }, 20))).toBe(true);
    expect(isUnbuyable(judgeLine({ ...pens, available: 0 }, 20))).toBe(false);
    expect(isUnbuyable(null)).toBe(false);
  });
});

it('a quantity that fits is there only for what is sold', () => {
  expect(fittingQty({ ...pens, available: 35 }, 50)).toBe(30);
  expect(fittingQty({ ...pens, available: 5 }, 50)).toBeNull();
  expect(fittingQty({ ...pens, onShelf: false }, 50)).toBeNull();
  expect(fittingQty({ ...pens, inPool: false }, 50)).toBeNull();
});

it('settlement takes what is chosen and can be bought; of the rest it names what may come back', () => {
  const line = (facts: object, isChecked = true) => ({ isChecked, problem: judgeLine({ ...pens, ...facts }, 20) });
  const lines = [
    line({}),
    line({}, false),
    line({ available: 0 }),
    line({ available: 0 }, false),
    line({ onShelf: false }),
  ];
  expect(lines.map(isTaken)).toEqual([true, false, false, false, false]);
  expect(lines.map(isLeftOut)).toEqual([false, false, true, false, false]);
});

describe('a cart', () => {
  const text = (facts: object, qty: number) => {
    const refusal = refuseQty({ ...pens, ...facts }, qty);
    return refusal && errorText(refusal.code, refusal.details);
  };

  it('takes what stock does not cover yet', () => {
    expect(text({ available: 0 }, 500)).toBeNull();
  });

  it('tells the next number that can be ordered', () => {
    expect(text({}, 5)).toBe('“中性笔”起订量为 20 盒，请至少采购 20 盒');
    expect(text({}, 31)).toBe('“中性笔”须按 10 盒的倍数采购，可改为 40 盒');
    expect(text({ multiple: 1 }, 100_000)).toBe('“中性笔”一次最多采购 99999 盒');
    expect(text({ onShelf: false }, 20)).toBe('“中性笔”已下架，不能购买');
  });

  it('adds up what is checked and can be bought', () => {
    const problem = judgeLine({ ...pens, available: 0 }, 20);
    const line = { qty: 20, price: 1280, isChecked: true, problem: null };
    expect(
      sumChecked([line, { ...line, qty: 3, price: 99 }, { ...line, isChecked: false }, { ...line, problem }]),
    ).toEqual({
      lineCount: 2,
      totalQty: 23,
      totalFee: 25_897,
    });
  });

  it('groups by supplier as they come', () => {
    const line = (supplierId: number, no: number) => ({ supplierId, supplierName: `S${supplierId}`, no });
    const groups = groupBySupplier([line(2, 1), line(1, 2), line(2, 3)]);
    expect(groups.map((group) => [group.supplierId, group.lines.map((each) => each.no)])).toEqual([
      [2, [1, 3]],
      [1, [2]],
    ]);
  });
});

describe('the price remembered', () => {
  it('moves with the step of the quantity, so that only a change in time is a change', () => {
    expect(shiftAdded({ added: 1690, before: 1690, after: 1640 })).toBe(1640);
    // It was 17.90 when added and is 16.90 now: at any quantity it has become one yuan cheaper.
    expect(shiftAdded({ added: 1790, before: 1690, after: 1640 })).toBe(1740);
    expect(shiftAdded({ added: 10, before: 100, after: 20 })).toBe(0);
  });
});
