import { describe, expect, it } from 'vitest';
import { normalHost } from './sites.rules';

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
