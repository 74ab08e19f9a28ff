import { domainErrors } from '@yigou/contract/ground/errors';
import { fieldErrorsOf, findErrors } from '@yigou/web-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  emptyRegister,
  type RegisterName,
  type RegisterValues,
  registerChecks,
  registerOnWire,
  registerRefusals,
  toRegisterInput,
} from './register.rules';
import { dropDraft, keepDraft, readDraft } from './registerDraftStore';

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

const checked = (values: RegisterValues) => findErrors(registerChecks, values);
const names = Object.keys(emptyRegister) as RegisterName[];

describe('register checks', () => {
  it('find nothing wrong in a good form', () => {
    expect(checked(good)).toEqual({});
  });
  it('name every field of an empty form', () => {
    expect(Object.keys(checked(emptyRegister))).toEqual(names);
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
    expect(Object.keys(checked({ ...good, ...change }))).toContain(name);
  });
  it('take spaces around and small letters in the tax number', () => {
    const typed = { ...good, taxNo: ` ${good.taxNo.toLowerCase()} `, mobile: ' 13800138000 ' };
    expect(checked(typed)).toEqual({});
    expect(toRegisterInput(typed, 'v1')).toMatchObject({
      taxNo: good.taxNo,
      mobile: '13800138000',
      licenceFileId: good.licence?.fileId,
      accountPwd: good.password,
    });
  });
});

describe('answers of the server', () => {
  it('come back under the names of the form, unknown ones left out', () => {
    const fields = { licenceFileId: 'a', accountPwd: 'b', mobile: 'c', other: 'd' };
    expect(fieldErrorsOf({ message: '', fields }, { names, onWire: registerOnWire })).toEqual({
      licence: 'a',
      password: 'b',
      mobile: 'c',
    });
  });
  it('point to the field that a refusal is about', () => {
    const told = (message: string) => fieldErrorsOf({ message, fields: {} }, { names, refusals: registerRefusals });
    expect(Object.keys(told(domainErrors.mobileTaken.text))).toEqual(['mobile']);
    expect(told(domainErrors.tooManyTries.text)).toEqual({});
  });
});

describe('draft', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
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
