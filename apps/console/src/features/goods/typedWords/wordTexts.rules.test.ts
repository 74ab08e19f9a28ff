import { expect, it } from 'vitest';
import { sparkPoints } from './sparkline.rules';
import { adviceText, afterText, fateText } from './wordTexts.rules';

const after = { next: null, leftPercent: 0, requests: 0, carts: 0 };

it('says what came after a search', () => {
  const next = { word: '丁腈手套', times: 50, percent: 58, results: 38 };
  expect(afterText({ ...after, next, carts: 3 })).toBe('改搜“丁腈手套” 58%，加购 3 次');
  expect(afterText({ ...after, leftPercent: 71, requests: 9 })).toBe('离开 71%，求购 9 次');
  expect(afterText({ ...after, next: { ...next, percent: 2 }, leftPercent: 8 })).toBe('–');
});

it('says why a word is in the list, and what may help', () => {
  expect(fateText({ fate: 'noClick', clickPercent: 0, results: 2 })).toBe('有结果，没人点');
  expect(fateText({ fate: 'noClick', clickPercent: 9, results: 2 })).toBe('有结果，很少点');
  expect(adviceText({ advice: { kind: 'same', from: '耐油', to: '丁腈', productId: 0 } })).toBe('耐油 = 丁腈');
  expect(adviceText({ advice: { kind: 'none', from: '', to: '', productId: 0 } })).toBe('');
});

it('draws weeks as high as the highest of them', () => {
  expect(sparkPoints([0, 5, 10])).toBe('2.0,16.0 28.0,9.0 54.0,2.0');
  expect(sparkPoints([0, 0])).toBe('2.0,16.0 54.0,16.0');
});
