import type { Page } from '@playwright/test';
import { type DemoAccount, expect, expectLoginWithRedirect, expectPath, logIn, test, userButton } from './fixtures';

/** Where a visitor asks to go, and where the login takes them. */
const privatePaths = [
  ['/404', '/404'],
  ['/cart', '/cart'],
  ['/supplier?supplierId=1', '/supplier?supplierId=1'],
  ['/supplier', '/404'],
  ['/print', '/print'],
  ['/addToCart', '/addToCart'],
  ['/Settlementpage', '/Settlementpage'],
  ['/Cashier', '/Cashier'],
  ['/zhifu', '/zhifu'],
  ['/paySuccess', '/paySuccess'],
  ['/WeChat', '/WeChat'],
  ['/center/order/myOrder?tab=x', '/center/order/myOrder?tab=x'],
  ['/center/kamUser/revisePwd', '/center/kamUser/revisePwd'],
  ['/finance/checkOrder/checkDetail?id=1', '/finance/checkOrder/checkDetail?id=1'],
  ['/redirect/home', '/home'],
  ['/nobody/built/this?a=1&b=%E4%B8%AD', '/404'],
] as const;

async function submitLogin(page: Page, account: string) {
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill('Yigou@2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a visitor who wants a private page is sent to /login with the way back', async ({ page }) => {
  await page.goto('/#/agreement');
  for (const [path] of privatePaths) {
    await test.step(path, async () => {
      await page.goto(`/#${path}`);
      await expectLoginWithRedirect(page, path);
    });
  }
});

test('the login leads on to the page that was wanted', async ({ page }) => {
  await page.goto('/#/center/order/myOrder?tab=x');
  for (const [path, end] of privatePaths) {
    await test.step(path, async () => {
      // /login is open to who is logged in, so one window can log in again and again.
      await page.goto(`/#/login?${new URLSearchParams({ redirect: path })}`);
      await submitLogin(page, 'admin');
      await expectPath(page, end);
      await expect(userButton(page, 'admin')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectPath(page, end);
    });
  }
});

test('a redirect to another place than a page of this shop ends on /home', async ({ page, shop }) => {
  let asked = 0;
  page.on('dialog', async (dialog) => {
    asked += 1;
    await dialog.dismiss();
  });
  for (const elsewhere of [
    'https://evil.example',
    'https://evil.example/#/home',
    '//evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '/login?redirect=/cart',
  ]) {
    await test.step(elsewhere, async () => {
      await page.goto(`/#/login?redirect=${encodeURIComponent(elsewhere)}`);
      await submitLogin(page, 'admin');
      await expect(userButton(page, 'admin')).toBeVisible();
      await expect(page).toHaveURL(`${shop.url}/#/home`);
    });
  }
  expect(asked).toBe(0);
});

test('logged in, /redirect/help forwards to /help and keeps the query', async ({ page }) => {
  await logIn(page, 'buyer');
  await page.goto('/#/redirect/help?q=%E5%8F%91%E7%A5%A8');
  await expect(page.getByRole('heading', { name: /搜索“发票”的结果/ })).toBeVisible();
  await expectPath(page, '/help?q=%E5%8F%91%E7%A5%A8');
});

test('logged in, /redirect cannot lead out of the shop', async ({ page, shop }) => {
  await logIn(page, 'buyer');
  await page.goto('/#/redirect//evil.example');
  await expect(page).toHaveURL(`${shop.url}/#/home`);
});

test('logged in, an unknown path leads to /404', async ({ page }) => {
  await logIn(page, 'buyer');
  await page.goto('/#/no/such/page');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await expectPath(page, '/404');
  await expect(page).toHaveTitle('页面不存在 - 易购电商平台');
});

test('addresses tell capitals apart', async ({ page }) => {
  await logIn(page, 'buyer');
  await page.goto('/#/searchfor');
  await expectPath(page, '/404');
});

const landings: [DemoAccount, string, string][] = [
  ['buyer', '/center/kamUser', '/center/kamUser/userInfo'],
  ['buyer', '/center/kamUser/', '/center/kamUser/userInfo'],
  ['buyer', '/center/order', '/center/order/myOrder'],
  ['buyer', '/center', '/center/order/myOrder'],
  ['buyer', '/center/dashboard', '/center/dashboard'],
  ['finance', '/finance/checkOrder', '/finance/checkOrder/waitCheck'],
];

test('an address of a group opens the first page the user may open', async ({ page }) => {
  await logIn(page, 'buyer');
  for (const [account, group, first] of landings) {
    await test.step(`${account} ${group}`, async () => {
      if (account !== 'buyer') await logIn(page, account);
      await page.goto(`/#${group}`);
      await expectPath(page, first);
      await expect(page.getByRole('navigation', { name: '用户中心' })).toBeVisible();
    });
  }
});

test('a page without its function is /404', async ({ page }) => {
  for (const [account, path] of [
    ['receiver', '/center/kamUser/userList'],
    ['buyer', '/finance/checkOrder/checkList'],
    ['buyer', '/finance/checkOrder'],
    ['approver', '/center/kamUser/kamRole'],
    ['admin', '/center/kamUser/nothing'],
  ] as const) {
    await test.step(`${account} ${path}`, async () => {
      await logIn(page, account, path);
      await expectPath(page, '/404');
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    });
  }
});
