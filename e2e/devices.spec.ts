import { expect, expectHealthy, logIn, test } from './fixtures';

test('my devices: another browser is listed, is logged out from here, and learns it at its next step', async ({
  page,
  browser,
  shop,
}) => {
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const other = await elsewhere.newPage();
  await logIn(other, 'receiver', '/center/kamUser/userInfo');
  await shop.logIn(page, 'receiver', '/center/kamUser/userInfo');

  await page.getByRole('main').getByRole('link', { name: '登录设备' }).click();
  await expect(page.getByRole('heading', { name: '登录设备' })).toBeVisible();
  const rows = page.getByRole('list', { name: '登录设备' }).getByRole('listitem');
  await expect(rows.filter({ hasText: '本机' })).toHaveCount(1);
  const before = await rows.count();
  expect(before).toBeGreaterThan(1);
  await expectHealthy(page);

  await page.getByRole('button', { name: '退出其他所有设备' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '全部退出' }).click();
  await expect(page.getByText('已退出登录')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: '退出其他所有设备' })).toHaveCount(0);

  await other.reload();
  await expect(other.getByRole('dialog').getByText('登录状态已过期，请重新登录')).toBeVisible();
  await elsewhere.close();
});

test('two tabs that come back at once with 记住我 are both logged in', async ({ page, context, shop }) => {
  await page.goto('/#/login');
  await page.getByLabel('账号', { exact: true }).fill('approver');
  await page.getByLabel('密码', { exact: true }).fill('Yigou@2026');
  await page.getByLabel(/记住我/).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '账户' }).getByRole('button')).toBeVisible();
  await page.goto('about:blank');
  for (const cookie of await context.cookies()) {
    if (cookie.expires === -1) await context.clearCookies({ name: cookie.name });
  }
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(`${shop.url}/#/center/kamUser/userInfo`)));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: '个人信息' })).toBeVisible();
});
