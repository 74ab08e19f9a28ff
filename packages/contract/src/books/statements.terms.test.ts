import { expect, it } from 'vitest';
import { plainYuan } from '../ground/money';
import { entryHolds, pastPeriods, withBalance } from './statements.terms';

it('names the months that are over', () => {
  expect(pastPeriods('2026-02-16', 3)).toEqual(['2026-01', '2025-12', '2025-11']);
});

it('counts the balance in 分 and shows a minus as one', () => {
  const lines = withBalance([{ amount: 0.2 }, { amount: -0.1 }], 0.1);
  expect(lines.map((line) => line.balance)).toEqual([0.3, 0.2]);
  expect(plainYuan(-1234.5)).toBe('−1,234.50');
});

it('is found by number, article and amount, however they are written', () => {
  const paper = { number: '2026100800000001', summary: '得力 A4 复印纸 80g', amount: -1806, price: 0.1 };
  const finds = (word: string) => entryHolds(paper, word);
  expect(['', '1,806.00', '¥1806', '−1806', '0.1', '复印纸 80G', '0800000001'].filter((word) => !finds(word))).toEqual(
    [],
  );
  expect(['180.6', '1806.01', '订书机', '1806x'].filter(finds)).toEqual([]);
});
