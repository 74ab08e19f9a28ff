import type { ConsoleReturn } from '@yigou/contract/trade/returns.console';
import { describe, expect, it } from 'vitest';
import { consequencesOf, firstFound, refundIf, withFound } from './return.rules';

const model = (more: Partial<ConsoleReturn> = {}) =>
  ({
    type: 'returnRefund',
    reason: '破损',
    estimate: 100,
    decided: null,
    qty: 3,
    paymentMethod: 'alipay',
    lines: [{ lineNo: 1, qty: 3, returnQty: 3 }],
    facts: [{ lineNo: 1, paid: 100, freight: 1, keptQty: 3, available: 9 }],
    credit: null,
    owed: 0,
    budgets: [],
    awaitsRed: false,
    ...more,
  }) as ConsoleReturn;
const titles = (...args: Parameters<typeof consequencesOf>) => consequencesOf(...args).map((each) => each.title);
const found = firstFound(model());

describe('what was found', () => {
  it('adds up to what was sent back, whatever is typed', () => {
    const [first] = found as [(typeof found)[number]];
    expect(first).toMatchObject({ sound: 3 });
    expect(withFound(3, first, { damaged: 2, refused: 2 })).toMatchObject({ sound: 0, damaged: 2, refused: 1 });
  });

  it('says what would be paid back', () => {
    expect(refundIf(model(), found)).toBe(101);
    expect(refundIf(model({ reason: '七天无理由' }), [{ lineNo: 1, sound: 1, damaged: 0, refused: 2 }])).toBe(33.33);
    expect(refundIf(model({ type: 'exchange' }), found)).toBe(0);
  });
});

describe('consequences', () => {
  it('are told for each step', () => {
    expect(titles(model(), 'pass', found)).toEqual(['通知买方寄回']);
    expect(titles(model({ type: 'exchange' }), 'pass', found)[0]).toBe('为换货留货');
    expect(titles(model({ type: 'refundOnly' }), 'pass', found)[0]).toBe('转待退款');
    expect(titles(model(), 'inspect', found)).toEqual(['入库', '转待退款']);
    const refused = [{ lineNo: 1, sound: 0, damaged: 0, refused: 3 }];
    expect(titles(model(), 'inspect', refused)).toEqual(['不合格退还买方', '验收不通过']);
    expect(titles(model({ awaitsRed: true }), 'refund', found)).toEqual(['红字发票', '退款', '待买方确认']);
    const credit = { limit: 0, used: 500, available: 0, termDays: 30, overdue: false };
    const [freed] = consequencesOf(model({ credit, owed: 100 }), 'refund', found);
    expect(freed).toMatchObject({ title: '释放账期额度', value: '+100.00', text: expect.stringContaining('¥400.00') });
    const mixed = consequencesOf(model({ credit, owed: 60 }), 'refund', found);
    expect(mixed.slice(0, 2)).toMatchObject([
      { title: '释放账期额度', value: '+60.00' },
      { title: '退款', value: '+40.00', text: expect.stringContaining('记账前已付的货款') },
    ]);
  });
});
