import type { Page } from '@playwright/test';
import { cookiesOf, type DemoAccount, expect, expectPath, logIn, test } from './fixtures';

const menu = (page: Page) => page.getByRole('navigation', { name: '用户中心' });

const buyer = {
  '': ['采购概览'],
  订单中心: ['我的订单', '我的审批', '售后服务', '取消订单', '订单导出', '红冲与作废'],
  账户中心: ['个人信息', '收货地址', '发票管理'],
  我的关注: ['关注商品', '采购清单', '我的求购', '浏览记录'],
};
const finance = {
  '': ['采购概览'],
  订单中心: ['我的订单', '全部订单', '我的审批', '订单导出', '红冲与作废'],
  账户中心: ['个人信息', '发票管理', '预算管理'],
  我的关注: ['关注商品', '采购清单', '我的求购', '浏览记录'],
  财务中心: ['待对账', '对账单'],
  统计报表: ['品类采购', '用户采购', '组织费用', '组织预算'],
};
const admin = {
  '': ['采购概览'],
  订单中心: ['我的订单', '全部订单', '我的审批', '售后服务', '取消订单', '订单导出', '红冲与作废'],
  账户中心: ['个人信息', '收货地址', '发票管理', '组织架构', '用户管理', '角色权限', '预算管理', '审批规则'],
  我的关注: ['关注商品', '采购清单', '我的求购', '浏览记录'],
  财务中心: ['待对账', '对账单'],
  统计报表: ['品类采购', '用户采购', '组织费用', '组织预算'],
};

for (const [account, groups] of [
  ['buyer', buyer],
  ['finance', finance],
  ['admin', admin],
] as [DemoAccount, Record<string, string[]>][]) {
  test(`${account} sees the menu of the role, and each item opens`, async ({ page }) => {
    await logIn(page, account, '/center');
    await expect(menu(page).getByRole('heading', { name: '用户中心' })).toBeVisible();
    await expect(menu(page).getByRole('heading', { level: 3 })).toHaveText(Object.keys(groups).filter(Boolean));
    await expect(menu(page).getByRole('link')).toHaveText(Object.values(groups).flat());
    for (const title of Object.values(groups).flat()) {
      await menu(page).getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveTitle(`${title} - 易购电商平台`);
      await expect(menu(page).locator('[aria-current=page]')).toHaveText([title]);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}

test('pages below a page light the item they belong to', async ({ page }) => {
  await logIn(page, 'admin', '/center');
  for (const [path, lit, title] of [
    ['/center/kamUser/revisePwd', '个人信息', '修改密码'],
    ['/center/order/orderDetail?id=1', '我的订单', '订单详情'],
    ['/center/order/applyReturn', '我的订单', '申请售后'],
    ['/center/order/returnDetail', '我的订单', '售后详情'],
    ['/center/order/invoiceDetail', '发票管理', '发票详情'],
    ['/center/order/orderDetails', '我的审批', '审批订单详情'],
    ['/finance/checkOrder/checkDetail?id=1', '对账单', '编辑对账单'],
    ['/center/concern/wantDetail?wantId=1', '我的求购', '求购详情'],
  ] as const) {
    await page.goto(`/#${path}`);
    await expect(page).toHaveTitle(`${title} - 易购电商平台`);
    await expectPath(page, path);
    await expect(menu(page).locator('[aria-current=page]')).toHaveText([lit]);
  }
});

test('the folded menu is kept as sidebarStatus', async ({ page }) => {
  await logIn(page, 'buyer', '/center');
  const status = async () => (await cookiesOf(page)).get('sidebarStatus')?.value;
  await expect(menu(page).getByRole('link')).not.toHaveCount(0);
  await menu(page).getByRole('button', { name: '收起菜单' }).click();
  await expect(menu(page).getByRole('link')).toHaveCount(0);
  expect(await status()).toBe('0');
  await page.reload();
  const unfold = menu(page).getByRole('button', { name: '展开菜单' });
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).getByRole('link')).toHaveCount(0);
  await unfold.click();
  await expect(menu(page).getByRole('link', { name: '我的订单' })).toBeVisible();
  expect(await status()).toBe('1');
  await page.reload();
  await expect(menu(page).getByRole('link', { name: '我的订单' })).toBeVisible();
});

test('an invoice lights the account centre for a role without 发票管理 too', async ({ page, shop }) => {
  await shop.logIn(page, 'receiver', '/center/order/invoiceDetail');
  const group = menu(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '账户中心' }) });
  await expect(group.getByRole('link', { name: '发票管理' })).toHaveCount(0);
  await expect(group.locator('[aria-current=page]')).toHaveCount(1);
});
