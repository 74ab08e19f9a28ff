import type { Page } from '@playwright/test';
import { apiUrl, expect, expectHealthy, expectLoginWithRedirect, onOwnServer, test } from './fixtures';

const trigger = (page: Page) => page.getByRole('link', { name: /我的购物车/ });
const panel = (page: Page) => page.getByRole('region', { name: '购物车预览' });
const leave = (page: Page) => page.mouse.move(640, 860);

test('a visitor is invited to log in, and comes back to where they were', async ({ page }) => {
  await page.goto('/#/help?q=%E5%8F%91%E7%A5%A8');
  await expect(panel(page)).toBeHidden();
  await trigger(page).hover();
  await expect(panel(page).getByText('暂未登录，赶快去登录吧！', { exact: true })).toBeVisible();
  await leave(page);
  await expect(panel(page)).toBeHidden();
  await trigger(page).focus();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
  await trigger(page).hover();
  await panel(page).getByRole('link', { name: '去登录' }).click();
  await expectLoginWithRedirect(page, '/help?q=%E5%8F%91%E7%A5%A8');
});

test('an empty cart has no badge and says so', async ({ page, shop }) => {
  const asked = page.waitForResponse(apiUrl('ShopCart/GetList'));
  await shop.logIn(page, 'admin', '/agreement');
  expect((await asked).request().postDataJSON()).toMatchObject({ pageIndex: 1, pageSize: 10 });
  await trigger(page).hover();
  await expect(panel(page).getByText('购物车中暂无商品', { exact: true })).toBeVisible();
  await expect(trigger(page)).toHaveText('我的购物车');
});

test('a filled cart shows its lines, the dead one disabled, and the sum', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/agreement');
  await expect(trigger(page)).toHaveText(/^我的购物车35件商品$/);
  await trigger(page).hover();
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  const dead = panel(page).getByRole('listitem').filter({ hasText: '已失效' });
  await expect(dead).toHaveCount(1);
  await expect(dead).toContainText('不锈钢办公剪刀');
  await expect(dead).toHaveAttribute('aria-disabled', 'true');
  // The colour is one of the specs and is not said twice.
  await expect(panel(page).getByText('黑色', { exact: true })).toBeVisible();
  // 10 × 139.92 + 20 × 12.8 + 5 × 78.32, two of them under contract; the dead line does not count.
  await expect(panel(page).getByText(/共 35 件，合计/)).toContainText('¥2,046.80');
  await expectHealthy(page);
  await leave(page);
  await expect(panel(page)).toBeHidden();
  await trigger(page).focus();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: /^删除/ }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
});

onOwnServer('deleting a line says 删除成功, and the list is read again', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/agreement');
  await trigger(page).hover();
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  const reload = page.waitForRequest(apiUrl('ShopCart/GetList'));
  await panel(page)
    .getByRole('button', { name: /^删除 .*中性笔/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: '删除成功' })).toBeVisible();
  await reload;
  await expect(panel(page).getByRole('listitem')).toHaveCount(3);
  await expect(trigger(page)).toContainText('15');
  await expect(panel(page).getByText(/共 15 件，合计/)).toContainText('¥1,790.80');
  await page.reload();
  await expect(trigger(page)).toContainText('15');
});

test('the badge ends at 99 and reads 99+ above; a cart-update event reads it anew', async ({ page, shop }) => {
  let totalQty = 99;
  await page.route(apiUrl('ShopCart/GetList'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), totalQty } });
  });
  await shop.logIn(page, 'buyer', '/agreement');
  for (const [qty, badge] of [
    [99, /^我的购物车99件商品$/],
    [100, /^我的购物车99\+件商品$/],
    [12345, /^我的购物车99\+件商品$/],
    [0, /^我的购物车$/],
  ] as const) {
    totalQty = qty;
    await page.evaluate(() => window.dispatchEvent(new Event('cart-update')));
    await expect(trigger(page)).toHaveText(badge);
  }
});
