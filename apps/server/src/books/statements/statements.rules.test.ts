import { plainName } from '@yigou/contract/books/statements.terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFits, codesIn, matchOf } from './matching.rules';
import { readRow, timeIn } from './statementImport.rules';
import {
  dueDateOf,
  goodsAmount,
  isOverdue,
  lastPeriod,
  payOldestFirst,
  periodBounds,
  periodOf,
  statementActions,
  statementMoves,
  statementSteps,
} from './statements.rules';

it('goes these ways and no other', () => {
  const agreed = ['confirmed', 'invoicing', 'invoiced', 'partPaid'];
  const seen = Object.entries(statementMoves).map(([name, { who, from, to, effects }]) => [
    name,
    who,
    from,
    to,
    effects,
  ]);
  expect(seen).toEqual([
    ['build', ['system', 'operator'], [], 'open', ['noteOrders']],
    ['dispute', ['account'], ['open', 'disputed'], 'disputed', ['judgeOverdue']],
    ['resolve', ['account', 'operator'], ['disputed'], 'open', ['judgeOverdue']],
    ['confirm', ['account'], ['open'], 'confirmed', ['bill', 'noteOrders']],
    ['void', ['operator'], ['open', 'disputed'], 'void', ['freeEntries', 'noteOrders', 'judgeOverdue']],
    ['applyInvoice', ['account'], ['confirmed'], 'invoicing', []],
    ['invoiced', ['system'], ['invoicing'], 'invoiced', []],
    ['payPart', ['account', 'operator', 'system'], agreed, 'partPaid', ['judgeOverdue']],
    ['settle', ['account', 'operator', 'system'], agreed, 'settled', ['noteOrders', 'judgeOverdue']],
  ]);
  expect(statementActions('open', true)).toEqual(['confirm', 'dispute']);
  expect(statementActions('disputed', true)).toEqual(['dispute']);
  expect(statementActions('partPaid', true)).toEqual(['applyInvoice', 'uploadPayment']);
  expect(statementActions('settled', false)).toEqual([]);
  expect(statementSteps('open', true)).toEqual(['adjust', 'void']);
  expect(statementSteps('disputed', false)).toEqual(['adjust']);
  expect(statementSteps('confirmed', true)).toEqual([]);
});

describe('a month', () => {
  it('is one of Shanghai, to the last millisecond', () => {
    const { startsAt, endsAt } = periodBounds('2026-12');
    expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([
      '2026-11-30T16:00:00.000Z',
      '2026-12-31T16:00:00.000Z',
    ]);
    expect(periodOf(new Date('2026-10-31T15:59:59.999Z'))).toBe('2026-10');
    expect(periodOf(new Date('2026-10-31T16:00:00.000Z'))).toBe('2026-11');
    expect(lastPeriod(new Date('2026-10-31T16:00:00.000Z'))).toBe('2026-10');
    expect(lastPeriod(new Date('2026-01-15T00:00:00Z'))).toBe('2025-12');
  });

  it('is due so many days after its last day', () => {
    const { endsAt } = periodBounds('2026-10');
    expect([30, 60, 90].map((days) => dueDateOf(endsAt, days))).toEqual(['2026-11-30', '2026-12-30', '2027-01-29']);
    const debt = { state: 'confirmed' as const, due: 100, paid: 99, dueDate: '2026-11-30' };
    expect(isOverdue(debt, '2026-11-30')).toBe(false);
    expect(isOverdue(debt, '2026-12-01')).toBe(true);
    expect(isOverdue({ ...debt, paid: 100 }, '2026-12-01')).toBe(false);
    expect(isOverdue({ ...debt, state: 'disputed' }, '2026-12-01')).toBe(false);
  });
});

it('all pieces together are exactly the line, however they arrive', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(parts, fc.nat(1_000_000), fc.nat(1000), (counts, total, discountShare) => {
      const line = { qty: counts.reduce((sum, each) => sum + each, 0), total: total + discountShare, discountShare };
      let entered = { pieces: 0, amount: 0 };
      for (const count of counts)
        entered = {
          pieces: entered.pieces + count,
          amount: entered.amount + goodsAmount(line, entered, count),
        };
      expect(entered.amount).toBe(total);
    }),
  );
});

it('money pays the oldest first, never more than is owed, and nothing of it is lost', () => {
  const debts = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 5 });
  fc.assert(
    fc.property(debts, fc.nat(30_000), (owed, money) => {
      const rows = owed.map((unpaid, id) => ({ id, unpaid }));
      const { pays, left } = payOldestFirst(money, rows);
      expect(pays.reduce((sum, { amount }) => sum + amount, left)).toBe(money);
      pays.forEach(({ id, amount }, at) => {
        expect(id).toBe(at);
        if (at < pays.length - 1 || left > 0) expect(amount).toBe(owed[id]);
        else expect(amount).toBeLessThanOrEqual(owed[id] ?? 0);
      });
      if (left > 0) expect(pays).toHaveLength(owed.length);
    }),
  );
});

describe('a line of the bank', () => {
  const row = {
    bankNo: ' 77a ',
    paidTime: '2026/11/16 09:30',
    amount: '¥12,860.00',
    paidOut: '',
    payer: '甲',
    payerAccount: '',
    memo: '',
  };

  it('is read as banks write it', () => {
    expect(readRow(row)).toMatchObject({
      line: { bankNo: '77A', amount: 1_286_000, paidAt: new Date('2026-11-16T01:30:00Z') },
    });
    expect(timeIn('20261116')?.toISOString()).toBe('2026-11-15T16:00:00.000Z');
    for (const odd of ['2026-02-30', '昨天', '', '2026-13-01', '2026-11-16x', '2026-11-16 25:00'])
      expect(timeIn(odd), odd).toBeNull();
    for (const amount of ['-5', '（5）', '0', 'abc', '1.234', ''])
      expect(readRow({ ...row, amount }), amount).toHaveProperty('fault');
    for (const odd of [{ payer: ' ' }, { bankNo: '' }, { bankNo: '1.2E+15' }, { paidOut: '5' }])
      expect(readRow({ ...row, ...odd }), JSON.stringify(odd)).toHaveProperty('fault');
    for (const amount of ['', '0.00', '-'])
      expect(readRow({ ...row, amount, paidOut: '-5.00' }), amount).toHaveProperty(
        amount === '-' ? 'fault' : 'paidOut',
      );
    expect(readRow({ ...row, paidOut: '0.00' })).toHaveProperty('line');
  });

  it('names what it pays by a code, in whatever spelling', () => {
    expect(codesIn('货款 dz 10000007 与HK12345678')).toEqual({ statements: ['10000007'], orders: ['12345678'] });
    expect(codesIn('D2026110110000007 月结')).toEqual({ statements: ['10000007'], orders: [] });
    expect(codesIn('DZ100000071')).toEqual({ statements: [], orders: [] });
    expect(plainName('上海（张江） 有限公司')).toBe(plainName('上海(张江)有限公司'));
  });

  it('is as sure as its evidence', () => {
    const seen = [true, false].flatMap((codeFits) =>
      [true, false].flatMap((amount) =>
        [true, false].map((payerFits) => matchOf({ codeFits, amountFits: amount, payerFits })),
      ),
    );
    expect(seen).toEqual(['sure', 'payer', 'amount', 'amount', 'guess', 'none', 'amount', 'none']);
    expect([30, 20, 50, 51, 50].map((money) => amountFits(money, [30, 20]))).toEqual([true, false, true, false, true]);
    expect(amountFits(20, [30, 20], 20)).toBe(true);
  });
});
