import { expect, it } from 'vitest';
import { adviceFor, differenceOf, percentOf } from './advice.rules';

it.each([
  ['耐油手套', '丁腈手套', '耐油', '丁腈'],
  ['插排', '插线板', '插排', '插线板'],
  ['硒鼓 w1110', '110a 硒鼓', 'w1110', '110a'],
  ['会议椅 带写字板', '培训椅', '会议椅 带写字板', '培训椅'],
  ['反光衣', '反光背心', '反光衣', '反光背心'],
  ['手套', '丁腈 手套', '手套', '丁腈 手套'],
  ['abc手套', 'xbc手套', 'abc手套', 'xbc手套'],
])('%s and %s differ in %s and %s', (one, other, from, to) => {
  expect(differenceOf(one, other)).toEqual([from, to]);
});

const next = { word: '插线板', times: 8, percent: 80, results: 12 };
const given = { word: '插排', fate: 'noResult' as const, next, successor: undefined };
const successor = { from: 'HP-802', to: 'HP-805', productId: 7 };

it('takes the next word for the same, where enough went on to it and it finds something', () => {
  expect(adviceFor(given)).toMatchObject({ kind: 'same', from: '插排', to: '插线板' });
  expect(adviceFor({ ...given, next: { ...next, results: 0 } })).toMatchObject({ kind: 'notSold' });
  expect(adviceFor({ ...given, next: { ...next, percent: 19 } })).toMatchObject({ kind: 'notSold' });
});

it('else names a successor, else says that it is not sold or stands in the wrong place', () => {
  expect(adviceFor({ ...given, next: null, successor })).toEqual({ kind: 'successor', ...successor });
  expect(adviceFor({ ...given, next: null })).toMatchObject({ kind: 'notSold' });
  expect(adviceFor({ ...given, next: null, fate: 'noClick' })).toMatchObject({ kind: 'arrange' });
  expect(adviceFor({ ...given, fate: 'fine' })).toMatchObject({ kind: 'none' });
});

it('no part is larger than the whole', () => {
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(5, 3)).toBe(100);
  expect(percentOf(-1, 3)).toBe(0);
  expect(percentOf(1, 0)).toBe(0);
});
