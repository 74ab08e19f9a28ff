import { expect, it } from 'vitest';
import { changedOf, checksOf, firstValues } from './thing.rules';

it('begins with what is there, or with nothing', () => {
  expect(firstValues('brand', undefined)).toEqual({ name: '', nameEn: '' });
  expect(firstValues('label', { name: '热销', viewOrder: 3, more: 1 })).toEqual({ name: '热销', viewOrder: 3 });
});

it('says what must be filled in, and nothing of what may be empty', () => {
  const checks = checksOf('supplier');
  const empty = firstValues('supplier', undefined);
  const faults = Object.entries(checks).map(([name, check]) => [name, check(empty)]);
  expect(faults.filter(([, fault]) => fault)).toEqual([
    ['name', '请填写供应商名称'],
    ['shortName', '请填写简称'],
  ]);
  expect(checks.name?.({ ...empty, name: ' 甲 ' })).toContain('2–100');
});

it('sends only what is another value now', () => {
  expect(changedOf('brand', { name: ' 得力 ', nameEn: 'Deli' }, { name: '得力', nameEn: '' })).toEqual({
    nameEn: 'Deli',
  });
  expect(changedOf('brand', { name: '得力', nameEn: '' }, undefined)).toEqual({ name: '得力', nameEn: '' });
});
