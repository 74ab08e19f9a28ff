import { describe, expect, test } from 'vitest';
import { cartLine, cartView } from './cart.fixture';
import {
  applyEdits,
  canFit,
  countOf,
  isOutOfStock,
  linesOf,
  placeLines,
  readCartFilter,
  shownLines,
  sumTaken,
  tickOf,
  toChange,
} from './cartView.rules';

const noStock = { code: 'noStock', text: '暂时缺货' } as const;
const view = cartView(
  cartLine(1),
  cartLine(2, { isChecked: false }),
  cartLine(3, { problem: noStock }),
  cartLine(4, { supplierId: 2 }),
);

describe('ticks', () => {
  test('count only what can be bought', () => {
    expect(tickOf([cartLine(1), cartLine(2, { problem: noStock, isChecked: false })])).toBe('all');
    expect(tickOf([cartLine(1), cartLine(2, { isChecked: false })])).toBe('some');
    expect(tickOf([cartLine(1, { problem: noStock })])).toBe('none');
    expect(tickOf([])).toBe('none');
  });

  test('on all change what is not so yet', () => {
    expect(toChange(linesOf(view), true)).toEqual([2]);
    expect(toChange(linesOf(view), false)).toEqual([1, 4]);
  });
});

describe('an edit', () => {
  const edited = applyEdits(view, new Map([[1, { chartQty: 3 }]]));

  test('counts at once, exactly', () => {
    expect(linesOf(edited)[0]).toMatchObject({ chartQty: 3, chartTotalFee: 30.3 });
    expect(edited.checked).toEqual({ lineCount: 2, totalQty: 5, totalFee: 50.5 });
    expect(sumTaken(view)).toEqual({ lineCount: 2, totalQty: 4, totalFee: 40.4 });
  });

  test('of the quantity makes it the buyer’s own again', () => {
    const fitted = cartView(cartLine(1, { adjusted: '已按起订量由 1 调整为 2' }));
    expect(linesOf(applyEdits(fitted, new Map([[1, { isChecked: false }]])))[0]?.adjusted).not.toBe('');
    expect(linesOf(applyEdits(fitted, new Map([[1, { chartQty: 3 }]])))[0]?.adjusted).toBe('');
  });

  test('leaves all other lines and groups the same objects', () => {
    expect(edited.groups[1]).toBe(view.groups[1]);
    expect(linesOf(edited)[1]).toBe(linesOf(view)[1]);
    expect(linesOf(edited)[0]).not.toBe(linesOf(view)[0]);
  });

  test('gives way to what the server says', () => {
    const said = placeLines(edited, [cartLine(1, { chartQty: 3, realPrice: 9, chartTotalFee: 27 })]);
    expect(said.checked.totalFee).toBe(47.2);
  });
});

describe('a filter', () => {
  const shortStock = { code: 'shortStock', text: '库存不足，仅剩 1 盒' } as const;
  const lines = [
    cartLine(1),
    cartLine(2, { problem: noStock, sellableQty: null }),
    cartLine(3, { problem: shortStock, sellableQty: 1 }),
    cartLine(4, { adjusted: '已按起订量由 1 调整为 2' }),
    cartLine(5, { realPrice: 12 }),
  ];
  const gone = cartLine(6, { itemState: 0, realPrice: 9, problem: { code: 'offShelf', text: '商品已下架' } });
  const mixed = { ...cartView(...lines), invalid: [gone] };

  test('shows what it counts, with what is not sold any more among the problems', () => {
    const ids = (filter: 'all' | 'problem' | 'adjusted' | 'price') =>
      shownLines([...lines, gone], filter).map((line) => line.cartId);
    expect(ids('all')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(ids('problem')).toEqual([2, 3, 6]);
    expect(ids('adjusted')).toEqual([4]);
    expect(ids('price')).toEqual([5]);
    for (const filter of ['all', 'problem', 'adjusted', 'price'] as const)
      expect(countOf(mixed, filter)).toBe(ids(filter).length);
  });

  test('comes from the address; what that cannot mean shows everything', () => {
    expect(readCartFilter(new URLSearchParams('show=problem'))).toBe('problem');
    expect(readCartFilter(new URLSearchParams('show=x'))).toBe('all');
  });

  test('has what can be put right, and what is out of stock', () => {
    expect(lines.filter(canFit).map((line) => line.cartId)).toEqual([3]);
    expect(lines.filter(isOutOfStock).map((line) => line.cartId)).toEqual([2]);
  });
});
