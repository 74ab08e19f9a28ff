import { type FunctionCode, functionCodes } from '@yigou/contract';
import { describe, expect, it } from 'vitest';
import { builtInRoles, functionEntries, widestScope } from './org.rules';

const codesOf = (held: Iterable<FunctionCode>, off: Iterable<FunctionCode> = []) =>
  functionEntries(new Set(held), new Set(off)).flatMap((group) =>
    group.children.length > 0 ? group.children.map((child) => child.functionId) : [group.functionId],
  );

describe('functionEntries', () => {
  it('keeps exactly what is held, in the order of the menu', () => {
    expect(codesOf(functionCodes)).toEqual(functionCodes);
    expect(codesOf(['kamUser/userInfo', 'order/myOrder'])).toEqual(['order/myOrder', 'kamUser/userInfo']);
  });

  it('shows no group without a child', () => {
    expect(functionEntries(new Set(['order/myOrder']), new Set())).toHaveLength(1);
    expect(functionEntries(new Set(), new Set())).toEqual([]);
  });

  it('marks what the company switched off, and keeps it', () => {
    const [orders] = functionEntries(new Set(['order/myOrder', 'order/allOrder']), new Set(['order/allOrder']));
    expect(orders?.children.map((child) => child.isDisable)).toEqual([false, true]);
  });

  it('treats a group without children as a page', () => {
    expect(functionEntries(new Set(['dashboard']), new Set())).toEqual([
      { functionId: 'dashboard', formUrl: 'dashboard', functionName: '采购概览', isDisable: false, children: [] },
    ]);
  });
});

describe('roles', () => {
  it('are five, and the administrator holds everything', () => {
    expect(builtInRoles.map((role) => role.name)).toEqual(['企业管理员', '采购员', '审批人', '财务', '收货员']);
    expect(builtInRoles[0]?.functions).toEqual(functionCodes);
  });

  it('all open the personal centre and their own profile', () => {
    for (const role of builtInRoles)
      expect(role.functions).toEqual(expect.arrayContaining(['order/myOrder', 'kamUser/userInfo']));
  });

  it('add up to the widest scope', () => {
    expect(widestScope([])).toBe('own');
    expect(widestScope(['org', 'own'])).toBe('org');
    expect(widestScope(['orgTree', 'all', 'own'])).toBe('all');
  });
});
