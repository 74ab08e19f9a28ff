import { describe, expect, it } from 'vitest';
import { lookalikeKeys, nearKeys, numberKey, numberKeys } from './numbers.rules';

describe('a number', () => {
  it.each(['DL-A4-70', 'dl a4 70', 'ＤＬ－Ａ４－７０', 'dl_a4/70', ' dla470 '])('%s has one key', (text) => {
    expect(numberKey(text)).toBe('dla470');
  });

  it.each([
    ['编码 HD-100002', 'hd100002'],
    ['hd100001 复印纸', 'hd100001'],
    ['物料号hd-100043', 'hd100043'],
    ['dl a4 70', 'dla470'],
    ['M6×20', 'm6x20'],
  ])('in “%s” is tried as %s', (typed, key) => {
    expect(numberKeys(typed)).toContain(key);
  });

  it.each(['复印纸', 'a4', 'printer', '', '💥'])('is not seen in “%s”', (typed) => {
    expect(numberKeys(typed)).toEqual([]);
  });

  it('looks like another with O for 0', () => {
    expect(lookalikeKeys('dla47o')).toContain('dla470');
    expect(lookalikeKeys('dla470')).toContain('dla47o');
    expect(lookalikeKeys('o'.repeat(40)).length).toBeLessThanOrEqual(65);
  });

  it.each(['dla4770', 'dla40', 'dla407', 'dla471'])('%s is near dla470', (typed) => {
    expect(nearKeys(typed)).toContain('dla470');
  });

  it('too short to be near anything is not', () => {
    expect(nearKeys('a4')).toEqual([]);
    expect(nearKeys('x'.repeat(40))).toEqual([]);
  });
});

it.each([
  ['HP-CF280A/HP-CF280X', ['hpcf280a', 'hpcf280x']],
  ['HH-MF4*2 HH-MF8*3', ['hhmf4', 'hhmf8']],
])('%s holds several numbers', (typed, keys) => {
  expect(numberKeys(typed)).toEqual(expect.arrayContaining(keys));
});
