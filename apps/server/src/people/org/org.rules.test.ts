import { type FunctionCode, functionCodes, menuCodes } from '@yigou/contract/ground/functions';
import { describe, expect, it } from 'vitest';
import { builtInRoles, functionBranches, functionMenu, widestScope } from './org.rules';

const codesOf = (held: Iterable<FunctionCode>, off: Iterable<FunctionCode> = []) =>
  functionMenu(new Set(held), new Set(off)).flatMap((group) =>
    group.children.length > 0 ? group.children.map((child) => child.functionId) : [group.functionId],
  );

describe('functionEntries', () => {
  it('keeps exactly what is held, in the order of the menu', () => {
    expect(codesOf(menuCodes)).toEqual(menuCodes);
    expect(codesOf(['kamUser/userInfo', 'order/myOrder'])).toEqual(['order/myOrder', 'kamUser/userInfo']);
  });

  it('is the same with the buttons and without: they are no part of the menu', () => {
    const of = (codes: readonly FunctionCode[]) => functionMenu(new Set(codes), new Set());
    expect(of(functionCodes)).toEqual(of(menuCodes));
    expect(of(['order/myOrder/buy'])).toEqual([]);
  });

  it('shows no group without a child', () => {
    expect(functionMenu(new Set(['order/myOrder']), new Set())).toHaveLength(1);
    expect(functionMenu(new Set(), new Set())).toEqual([]);
  });

  it('marks what the company switched off, and keeps it', () => {
    const [orders] = functionMenu(new Set(['order/myOrder', 'order/allOrder']), new Set(['order/allOrder']));
    expect(orders?.children.map((child) => child.isDisable)).toEqual([false, true]);
  });

  it('treats a group without children as a page', () => {
    expect(functionMenu(new Set(['dashboard']), new Set())).toEqual([
      { functionId: 'dashboard', formUrl: 'dashboard', functionName: '采购概览', isDisable: false, children: [] },
    ]);
  });
});

describe('functionBranches', () => {
  it('is the menu with every button below its page', () => {
    const pages = functionBranches(new Set()).flatMap((group) => group.children);
    const shown = pages.flatMap(({ functionName, buttons }) =>
      buttons.length > 0 ? [[functionName, buttons.map((each) => each.functionName)]] : [],
    );
    expect(shown).toEqual([
      ['我的订单', ['加购与下单', '付款', '取消订单', '确认收货', '上传附件']],
      ['收货地址', ['地址维护']],
      ['发票管理', ['删除抬头']],
      ['预算管理', ['编制与调整']],
    ]);
    const ids = pages.flatMap((each) => [each.functionId, ...each.buttons.map((button) => button.functionId)]);
    expect(['dashboard', ...ids].sort()).toEqual([...functionCodes].sort());
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

  it('hold the buttons of their job', () => {
    const buttons = (name: string) =>
      builtInRoles
        .find((role) => role.name === name)
        ?.functions.filter((code) => !(menuCodes as readonly string[]).includes(code))
        .map((code) => code.split('/').at(-1));
    expect(buttons('采购员')).toEqual(['buy', 'pay', 'cancel', 'receive', 'attach', 'edit']);
    expect(buttons('审批人')).toEqual([]);
    expect(buttons('财务')).toEqual(['edit', 'removeTitle', 'pay']);
    expect(buttons('收货员')).toEqual(['receive', 'edit']);
  });

  it('add up to the widest scope', () => {
    expect(widestScope([])).toBe('own');
    expect(widestScope(['org', 'own'])).toBe('org');
    expect(widestScope(['orgTree', 'all', 'own'])).toBe('all');
  });
});
