import type { Area, ReceiveAddress } from '@yigou/contract/trade/addresses';
import { fieldErrorsOf, findErrors } from '@yigou/web-kit';
import { describe, expect, test } from 'vitest';
import {
  type AddressValues,
  addressChanged,
  addressChecks,
  addressOnWire,
  emptyAddress,
  recognisedPart,
  toSaveInput,
  valuesOf,
} from './address.rules';

const area = (areaCode: string, level: Area['level'], hasChildren = true): Area => ({
  areaCode,
  areaName: areaCode,
  level,
  hasChildren,
});
const zhangjiang = [area('310000', 1), area('310115', 3), area('310115125', 4, false)];
const right: AddressValues = {
  ...emptyAddress,
  receiver: '张三',
  phone: '13800138000',
  areas: zhangjiang,
  detail: '博云路2号',
};

const checked = (values: AddressValues) => findErrors(addressChecks, values);

describe('an address', () => {
  test('that is whole has no faults', () => {
    expect(checked(right)).toEqual({});
  });

  test('that is empty has four', () => {
    expect(Object.keys(checked(emptyAddress))).toEqual(['receiver', 'phone', 'areas', 'detail']);
  });

  test.each([
    ['phone', '021-68880000', true],
    ['phone', '02168880000', true],
    ['phone', '0571-88880000-123456', true],
    ['phone', ' 13800138000 ', true],
    ['phone', '68880000', false],
    ['phone', '23800138000', false],
    ['phone', '138001380000', false],
    ['phone', '021-68880000-1234567', false],
    ['receiver', '长'.repeat(20), true],
    ['receiver', '长'.repeat(21), false],
    ['receiver', '   ', false],
    ['detail', '博云路2号', true],
    ['detail', '博云路2', false],
    ['detail', `  博云路2 `, false],
    ['detail', '长'.repeat(101), false],
    ['tag', '', true],
    ['tag', '长'.repeat(11), false],
  ] as const)('with %s “%s”', (name, value, ok) => {
    expect(Object.keys(checked({ ...right, [name]: value }))).toEqual(ok ? [] : [name]);
  });

  test('must lead to the last level there is', () => {
    expect(checked({ ...right, areas: zhangjiang.slice(0, 2) })).toEqual({ areas: '请将所在地区选择完整' });
    expect(checked({ ...right, areas: [] })).toEqual({ areas: '请选择所在地区' });
  });

  test('goes out trimmed, with the code of its last area', () => {
    expect(toSaveInput({ ...right, receiver: ' 张三 ' }, 7)).toEqual({
      addressId: 7,
      receiver: '张三',
      phone: '13800138000',
      areaCode: '310115125',
      detail: '博云路2号',
      tag: '',
      scope: 'own',
      isDefault: false,
    });
    expect(toSaveInput(right, undefined)).not.toHaveProperty('addressId');
  });

  test('comes back as it went', () => {
    const more = { addressId: 7, areaCode: '310115125', areaText: '', sharedWith: '', makerName: '', isOwn: true };
    const view: ReceiveAddress = { ...right, ...more, areas: zhangjiang, canEdit: true };
    expect(addressChanged(valuesOf(view), right)).toBe(false);
    expect(addressChanged(right, { ...right, isDefault: true })).toBe(true);
    expect(addressChanged(right, { ...right, areas: [] })).toBe(true);
  });
});

test('what the server says of the code stands under the picker', () => {
  const fields = { areaCode: '所在地区不存在，请重新选择', phone: 'x', addressId: 'y' };
  const names = Object.keys(emptyAddress) as (keyof AddressValues)[];
  expect(fieldErrorsOf({ message: '', fields }, { names, onWire: addressOnWire })).toEqual({
    areas: '所在地区不存在，请重新选择',
    phone: 'x',
  });
});

test('what a pasted text does not say stays', () => {
  expect(recognisedPart({ receiver: '', phone: '13800138000', areas: [], detail: '' })).toEqual({
    phone: '13800138000',
  });
  expect(Object.keys(recognisedPart({ receiver: '张三', phone: '1', areas: zhangjiang, detail: 'x' }))).toHaveLength(4);
});
