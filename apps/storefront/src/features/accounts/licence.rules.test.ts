import { uploadMaxBytes } from '@yigou/contract';
import { describe, expect, it } from 'vitest';
import { licenceError } from './licence.rules';

describe('licenceError', () => {
  it('takes pictures up to the limit', () => {
    expect(licenceError({ type: 'image/png', size: 1 })).toBe('');
    expect(licenceError({ type: 'image/webp', size: uploadMaxBytes })).toBe('');
  });
  it('refuses other types, larger files and empty ones', () => {
    expect(licenceError({ type: 'application/pdf', size: 10 })).toBe('仅支持 JPG、PNG、WEBP 格式的文件');
    expect(licenceError({ type: 'image/jpeg', size: uploadMaxBytes + 1 })).toBe('文件不能超过 5 MB');
    expect(licenceError({ type: 'image/jpeg', size: 0 })).not.toBe('');
  });
});
