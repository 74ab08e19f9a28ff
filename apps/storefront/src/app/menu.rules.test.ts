import { groupPath, menuCodes } from '@yigou/contract/ground/functions';
import { describe, expect, test } from 'vitest';
import { buyerFunctions } from './functionList.fixture';
import { activeItem, buildMenu } from './menu.rules';
import { centrePages, functionPages, plainPages, shopPages } from './pages';

describe('the menu', () => {
  test('holds the groups in the server’s order, without what is disabled', () => {
    expect(buildMenu(buyerFunctions)).toEqual([
      { key: 'dashboard', title: '', items: [{ path: '/center/dashboard', title: '采购概览' }] },
      {
        key: 'order',
        title: '订单中心',
        items: [
          { path: '/center/order/myOrder', title: '我的订单' },
          { path: '/center/order/returnOrder', title: '售后服务' },
        ],
      },
      { key: 'kamUser', title: '账户中心', items: [{ path: '/center/kamUser/receiveAddress', title: '收货地址' }] },
      {
        key: '/finance/checkOrder',
        title: '财务中心',
        items: [{ path: '/finance/checkOrder/checkList', title: '对账单' }],
      },
    ]);
  });

  test('leaves out a group that is disabled or has nothing to show', () => {
    const hidden = buyerFunctions.map((entry) => ({
      ...entry,
      isDisable: entry.formUrl === 'order' || entry.formUrl === 'dashboard',
      children: entry.children.map((child) => ({ ...child, isDisable: child.formUrl === 'checkList' })),
    }));
    expect(buildMenu(hidden).map((group) => group.key)).toEqual(['kamUser']);
  });
});

/** Every function there is, each an item of its own. */
const wholeMenu = [{ key: '', title: '', items: menuCodes.map((code) => ({ path: groupPath(code), title: code })) }];

test.each([
  ['/center/order/applyReturn', '/center/order/myOrder'],
  ['/center/order/returnDetail', '/center/order/myOrder'],
  ['/center/order/orderDetail', '/center/order/myOrder'],
  ['/center/order/invoiceDetail', '/center/kamUser/invoice'],
  ['/center/order/orderDetails', '/center/order/myApprove'],
  ['/center/kamUser/revisePwd', '/center/kamUser/userInfo'],
  ['/finance/checkOrder/checkDetail', '/finance/checkOrder/checkList'],
  ['/center/order/allOrder', '/center/order/allOrder'],
])('on %s the menu lights %s', (path, item) => {
  expect(activeItem(wholeMenu, path)).toBe(item);
});

test('an invoice lights the account centre also for a role without 发票管理', () => {
  expect(activeItem(buildMenu(buyerFunctions), '/center/order/invoiceDetail')).toBe('/center/kamUser/receiveAddress');
  expect(activeItem([], '/center/order/invoiceDetail')).toBe('/center/kamUser/invoice');
});

test('every address has one page', () => {
  const all = [
    ...Object.keys(functionPages).map(groupPath),
    ...[centrePages, shopPages, plainPages].flatMap((pages) => Object.keys(pages)),
  ];
  expect(new Set(all).size).toBe(all.length);
  const theTable = '/404 /login /register /error /home /productDetail /supplier /help /agreement /print';
  const more = '/Audit/OrderAudit /cart /SearchFor /addToCart /Settlementpage /Cashier /zhifu /paySuccess /WeChat';
  const wanted = [...theTable.split(' '), ...more.split(' '), ...menuCodes.map(groupPath)];
  expect(wanted.filter((path) => !all.includes(path))).toEqual([]);
});
