import { describe, expect, it } from 'vitest';
import { dayText, quoteDelivery } from './delivery.rules';

describe('quoteDelivery', () => {
  const now = new Date('2026-11-16T10:00:00+08:00');
  const facts = { onShelf: true, stockQty: 100, moq: 5, multiple: 1, sameProvince: true };

  it('is the next working day from the same province, two later from another', () => {
    expect(quoteDelivery(facts, now)).toEqual({
      available: true,
      expectedDay: '2026-11-17',
      text: '现在下单，预计 11 月 17 日（周二）送达',
    });
    expect(quoteDelivery({ ...facts, sameProvince: false }, now).expectedDay).toBe('2026-11-19');
  });

  it.each([
    [{ stockQty: 0 }, '暂时缺货，可订阅到货通知'],
    // Less than the smallest order is nothing for a buyer.
    [{ stockQty: 4 }, '暂时缺货，可订阅到货通知'],
    [{ stockQty: 11, multiple: 12 }, '暂时缺货，可订阅到货通知'],
    [{ onShelf: false }, '商品已下架，暂不配送'],
  ])('promises nothing with %j', (change, text) => {
    expect(quoteDelivery({ ...facts, ...change }, now)).toEqual({ available: false, expectedDay: '', text });
  });
});

it('says the day as people do', () => {
  expect(dayText('2026-11-22')).toBe('11 月 22 日（周日）');
});
