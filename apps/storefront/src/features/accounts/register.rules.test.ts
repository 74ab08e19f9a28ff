import { domainErrors } from '@yigou/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  checkAll,
  checkRegister,
  emptyRegister,
  fieldOfRefusal,
  firstWrong,
  fromWire,
  type RegisterValues,
  registerNames,
  toRegisterInput,
} from './register.rules';
import { dropDraft, keepDraft, readDraft } from './registerDraft';

const good: RegisterValues = {
  companyName: '华东制造有限公司',
  taxNo: '91310000775785552l'.toUpperCase(),
  licence: { fileId: '7b0f6c1e-6c7e-4a52-9a63-0f4f4a3f6f10', fileName: '执照.png' },
  contactName: '王采购',
  mobile: '13800138000',
  email: 'wang@example.cn',
  accountNo: 'wang_01',
  password: 'Yigou@2026',
  repeated: 'Yigou@2026',
  agreed: true,
};

describe('register checks', () => {
  it('find nothing wrong in a good form', () => {
    expect(checkAll(good)).toEqual({});
  });
  it('name every field of an empty form, and the first of them', () => {
    const errors = checkAll(emptyRegister);
    expect(Object.keys(errors)).toEqual(registerNames);
    expect(firstWrong(errors)).toBe('companyName');
    expect(firstWrong({ agreed: 'x', mobile: 'y' })).toBe('mobile');
    expect(firstWrong({})).toBeUndefined();
  });
  it.each([
    ['companyName', { companyName: ' 华 ' }],
    ['companyName', { companyName: '<b>华东</b>' }],
    ['taxNo', { taxNo: '913100007757855520' }],
    ['mobile', { mobile: '12800138000' }],
    ['email', { email: 'wang@example' }],
    ['email', { email: `wang@${'a'.repeat(100)}.cn` }],
    ['accountNo', { accountNo: '1wang' }],
    ['password', { password: 'yigou2026' }],
    ['repeated', { repeated: 'Yigou@2027' }],
  ] as const)('refuse a wrong %s', (name, change) => {
    expect(checkRegister({ ...good, ...change }, name)).not.toBe('');
  });
  it('take spaces around and small letters in the tax number', () => {
    const typed = { ...good, taxNo: ` ${good.taxNo.toLowerCase()} `, mobile: ' 13800138000 ' };
    expect(checkAll(typed)).toEqual({});
    expect(toRegisterInput(typed, 'HASH', 'v1')).toMatchObject({
      taxNo: good.taxNo,
      mobile: '13800138000',
      licenceFileId: good.licence?.fileId,
      accountPwd: 'HASH',
    });
  });
});

describe('answers of the server', () => {
  it('come back under the names of the form, unknown ones left out', () => {
    expect(fromWire({ licenceFileId: 'a', accountPwd: 'b', mobile: 'c', other: 'd' })).toEqual({
      licence: 'a',
      password: 'b',
      mobile: 'c',
    });
  });
  it('point to the field that a refusal is about', () => {
    expect(fieldOfRefusal(domainErrors.mobileTaken.text)).toBe('mobile');
    expect(fieldOfRefusal(domainErrors.tooManyTries.text)).toBeUndefined();
  });
});

describe('draft', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps what was typed, never the passwords or the consent', () => {
    keepDraft(good);
    expect(sessionStorage.getItem('registerDraft')).not.toContain('Yigou@2026');
    expect(readDraft()).toEqual({ ...good, password: '', repeated: '', agreed: false });
    dropDraft();
    expect(readDraft()).toEqual(emptyRegister);
  });
  it('starts empty when the draft cannot be read', () => {
    sessionStorage.setItem('registerDraft', '{oops');
    expect(readDraft()).toEqual(emptyRegister);
  });
});
