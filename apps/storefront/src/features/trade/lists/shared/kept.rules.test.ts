import { expect, it } from 'vitest';
import { keptText } from './kept.rules';

it.each([
  [{ added: 2, raised: 0, missing: 0 }, '已存入清单，共 2 种'],
  [{ added: 1, raised: 3, missing: 0 }, '已存入 1 种，3 种数量相加'],
  [{ added: 2, raised: 0, missing: 1 }, '已存入清单，共 2 种，1 种已失效，未存入'],
])('%o', (kept, text) => {
  expect(keptText(kept)).toBe(text);
});
