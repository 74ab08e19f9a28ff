import { describe, expect, test } from 'vitest';
import { firstFilter, isNarrowed, type OrderFilter, orderListPath, readOrderFilter, toPageInput } from './filter.rules';

const read = (path: string) => readOrderFilter(new URLSearchParams(path.split('?')[1]));

describe('the filter of an order list', () => {
  const full: OrderFilter = {
    tab: 'pendingPayment',
    keyword: '2026111500000128',
    itemKey: '复印纸 & 笔',
    receiver: '张收货',
    buyer: '王采购',
    from: '2026-11-01',
    to: '2026-11-15',
    withHidden: true,
    pageIndex: 3,
    pageSize: 50,
  };

  test('comes back from its address as it went', () => {
    expect(read(orderListPath('all', full))).toEqual(full);
    expect(read(orderListPath('mine', firstFilter))).toEqual(firstFilter);
  });

  test('leaves out what stands at its default', () => {
    expect(orderListPath('mine', firstFilter)).toBe('/center/order/myOrder');
    expect(orderListPath('all', { ...firstFilter, tab: 'completed' })).toBe('/center/order/allOrder?tab=completed');
  });

  test.each([
    ['tab=toString', firstFilter],
    ['tab=x&pageSize=7&pageIndex=0', firstFilter],
    ['pageIndex=-1&from=2026-02-30&to=yesterday', firstFilter],
    ['from=2026-02-28', { ...firstFilter, from: '2026-02-28' }],
    [`receiver=${'长'.repeat(30)}`, { ...firstFilter, receiver: '长'.repeat(20) }],
    ['keyword=%20A4%20', { ...firstFilter, keyword: 'A4' }],
  ])('“%s” is read as far as it makes sense', (query, filter) => {
    expect(readOrderFilter(new URLSearchParams(query))).toEqual(filter);
  });

  test('asks for the own orders, for all, or for the cancelled ones', () => {
    expect(toPageInput('mine', full)).toEqual({
      pageIndex: 3,
      pageSize: 50,
      searchKey: '2026111500000128',
      reqData: {
        tab: 'pendingPayment',
        scope: 'mine',
        withHidden: true,
        itemKey: '复印纸 & 笔',
        receiver: '张收货',
        buyer: '王采购',
        from: '2026-11-01',
        to: '2026-11-15',
      },
    });
    expect(toPageInput('all', firstFilter).reqData).toMatchObject({ scope: 'all', tab: 'all' });
    expect(toPageInput('cancelled', full).reqData).toMatchObject({ scope: 'mine', tab: 'cancelled' });
  });

  test('narrows by words and days, not by tab or page', () => {
    expect(isNarrowed({ ...firstFilter, tab: 'completed', pageIndex: 2 })).toBe(false);
    expect(isNarrowed({ ...firstFilter, to: '2026-11-15' })).toBe(true);
  });
});
