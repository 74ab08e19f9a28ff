import type { APIRequestContext, Page } from '@playwright/test';
import {
  apiUrl,
  cookiesOf,
  expect,
  expectHealthy,
  expectLoginWithRedirect,
  expectPath,
  refuseCall,
  test,
} from './fixtures';

async function endSession(page: Page, request: APIRequestContext) {
  const token = (await cookiesOf(page)).get('token')?.value ?? '';
  const answer = await request.post('/api/Account/Logout', { headers: { authtoken: token }, data: {} });
  expect(await answer.json()).toMatchObject({ success: true });
}

/** Counts the answers that say that the session is over. */
function countExpired(page: Page) {
  const calls: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    const body = await response.json().catch(() => null);
    if (body?.errorCode === '2') calls.push(response.url());
  });
  return calls;
}

const alert = (page: Page) => page.getByRole('dialog', { name: '系统提示' });
const loginCookies = ['token', 'userId', 'userName', 'userPwd', 'customerId', 'customerName'];

test('many calls expire at once: one alert that cannot be pushed aside', async ({ page, request, shop }) => {
  await shop.logIn(page, 'buyer');
  await expect(page.getByRole('link', { name: /我的购物车/ })).toContainText('35');
  await endSession(page, request);
  const expired = countExpired(page);
  await page.evaluate(() => {
    for (let round = 0; round < 6; round += 1) window.dispatchEvent(new Event('cart-update'));
  });
  await expect.poll(() => expired.length).toBeGreaterThanOrEqual(5);

  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(alert(page).getByText('登录状态已过期，请重新登录', { exact: true })).toBeVisible();
  await expect(alert(page).getByRole('button')).toHaveCount(1);
  await expectHealthy(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(alert(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await alert(page).getByRole('button', { name: '重新登录' }).click();
  await expectLoginWithRedirect(page, '/home');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const left = await cookiesOf(page);
  expect(loginCookies.filter((name) => left.has(name))).toEqual([]);
});

test('a reload of /home after the end of the session asks once, and the login leads back', async ({
  page,
  request,
  shop,
}) => {
  await shop.logIn(page, 'buyer');
  await endSession(page, request);
  const expired = countExpired(page);
  await page.reload();
  await expect.poll(() => expired.length).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await alert(page).getByRole('button', { name: '重新登录' }).click();
  await expectLoginWithRedirect(page, '/home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in the centre the alert comes before the page, with the way back to it', async ({ page, request, shop }) => {
  await shop.logIn(page, 'buyer', '/center/kamUser/userInfo');
  await expect(page.getByText('buyer@example.com')).toBeVisible();
  await endSession(page, request);
  await page.getByRole('link', { name: '收货地址' }).click();
  await expect(alert(page)).toBeVisible();
  await page.reload();
  await expect(alert(page)).toBeVisible();
  await alert(page).getByRole('button', { name: '重新登录' }).click();
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await cookiesOf(page)).has('token')).toBe(false);
});

test('no list of functions: to stay shows the message of the server', async ({ page, shop, faults }) => {
  faults.allow(/菜单读取失败/);
  await shop.logIn(page, 'buyer');
  await refuseCall(page, 'KamFunction/GetUserByFunction', '菜单读取失败');
  await page.goto('/#/center/order/myOrder');
  const dialog = page.getByRole('dialog', { name: '提示' });
  await expect(dialog.getByText('登录状态已过期，您可以继续留在该页面，或者重新登录', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '菜单读取失败' })).toBeVisible();
  await expectPath(page, '/center/order/myOrder');
  expect((await cookiesOf(page)).has('token')).toBe(true);

  await page.unroute(apiUrl('KamFunction/GetUserByFunction'));
  await page.getByRole('navigation', { name: '用户中心' }).getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('link', { name: '收货地址' })).toBeVisible();
});

test('no list of functions: to log in again leads to /login and back', async ({ page, shop, faults }) => {
  faults.allow(/菜单读取失败/);
  await shop.logIn(page, 'buyer');
  await refuseCall(page, 'KamFunction/GetUserByFunction', '菜单读取失败');
  await page.goto('/#/center/order/myOrder?tab=x');
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
  await expectLoginWithRedirect(page, '/center/order/myOrder?tab=x');
  expect((await cookiesOf(page)).has('token')).toBe(false);
});
