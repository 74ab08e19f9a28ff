import { expect, it } from 'vitest';
import { contractText } from './contract.rules';

const book = { contractBook: '2026 年框架价目表', contractUntil: '2026-12-31', contractSaved: 12 };

it.each([
  ['whence, how long, how much less', book, '2026 年框架价目表 · 至 2026-12-31 · 已比商城价省 ¥12.00'],
  ['no end', { ...book, contractUntil: '' }, '2026 年框架价目表 · 长期有效 · 已比商城价省 ¥12.00'],
  ['nothing saved', { ...book, contractSaved: 0 }, '2026 年框架价目表 · 至 2026-12-31'],
  ['no book', { contractBook: '', contractUntil: '', contractSaved: 0 }, ''],
])('%s', (_, item, said) => {
  expect(contractText(item)).toBe(said);
});
