import { describe, expect, it } from 'vitest';
import { newsSince, normalHost } from './sites.rules';

describe('normalHost', () => {
  it.each([
    ['Shop.Example.com', 'shop.example.com'],
    ['https://shop.example.com:8443/path?x=1', 'shop.example.com'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
    ['', ''],
    ['<script>', ''],
    ["' or 1=1 --", ''],
    ['a'.repeat(300), ''],
    ['..', ''],
    ['host name', ''],
    ['主机', ''],
  ])('%s → %s', (given, expected) => {
    expect(normalHost(given)).toBe(expected);
  });
});

describe('a site that is asked for again', () => {
  const category = {
    navTitle: '办公',
    categoryId: 1,
    categoryImgUrl: '',
    isIcon: 0,
    categoryChildren: [],
    children: [],
  };
  const site = { companyTempList: [], cateList: [category], version: 'second' };

  it('is not sent to who has it', () => {
    expect(newsSince('second', site)).toEqual({ companyTempList: [], cateList: [], version: 'second' });
  });

  it('is sent whole to who has none, or another', () => {
    expect([newsSince('', site), newsSince('first', site)]).toEqual([site, site]);
  });
});
