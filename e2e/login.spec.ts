import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { apiUrl, cookiesOf, demoPassword, expect, expectHealthy, expectPath, test, userButton } from './fixtures';

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();
const minutes = 60;
const days = 86_400;

const account = (page: Page) => page.getByLabel('账号', { exact: true });
const password = (page: Page) => page.getByLabel('密码', { exact: true });
const submit = (page: Page) => page.locator('form button[type=submit]');

async function fillIn(page: Page, accountNo: string, pwd: string) {
  await page.goto('/#/login');
  await account(page).fill(accountNo);
  await password(page).fill(pwd);
}

test('a wrong password is told in a dialog, and what was typed stays', async ({ page }) => {
  await fillIn(page, 'receiver', 'Wrong@2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '提示' });
  await expect(dialog.getByText('账号或者密码不正确', { exact: true })).toBeVisible();
  await expectHealthy(page);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog).toBeHidden();
  await expect(account(page)).toHaveValue('receiver');
  await expect(password(page)).toHaveValue('Wrong@2026');
  await expect(password(page)).toBeFocused();
  await expectPath(page, '/login');
  expect((await cookiesOf(page)).has('token')).toBe(false);
});

test('an unknown account gets the same answer', async ({ page }) => {
  await fillIn(page, 'nobodyhere', demoPassword);
  await password(page).press('Enter');
  await expect(page.getByRole('dialog').getByText('账号或者密码不正确', { exact: true })).toBeVisible();
});

test('empty fields are told under the fields, the first gets the focus, nothing is sent', async ({ page }) => {
  let sent = 0;
  await page.route(apiUrl('Account/Login'), async (route) => {
    sent += 1;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/#/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入账号', { exact: true })).toBeVisible();
  await expect(page.getByText('请输入密码', { exact: true })).toBeVisible();
  await expect(account(page)).toBeFocused();
  await expect(account(page)).toHaveAccessibleDescription('请输入账号');
  await page.clock.runFor(3000);
  await account(page).fill('   ');
  await account(page).press('Enter');
  await expect(page.getByText('请输入账号', { exact: true })).toBeVisible();
  await page.clock.runFor(3000);
  await account(page).fill('buyer');
  await account(page).press('Enter');
  await expect(password(page)).toBeFocused();
  expect(sent).toBe(0);
});

test('the wire carries the trimmed account and the upper-case MD5, later calls the token twice', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(request.postData() ?? ''));
  await fillIn(page, '  buyer ', demoPassword);
  const loginAsked = page.waitForRequest(apiUrl('Account/Login'));
  const cartAsked = page.waitForRequest(apiUrl('ShopCart/GetList'));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const login = await loginAsked;
  expect(login.postDataJSON()).toEqual({ accountNo: 'buyer', accountPwd: md5(demoPassword), remember: false });
  await expect(userButton(page, 'buyer')).toBeVisible();
  await expectPath(page, '/home');

  const token = (await cookiesOf(page)).get('token')?.value;
  expect(token).toMatch(/^.{20,}$/);
  const headers = await (await cartAsked).allHeaders();
  expect(headers.authtoken).toBe(token);
  expect(headers['x-token']).toBe(token);
  expect(bodies.filter((body) => body.includes(demoPassword))).toEqual([]);
});

test('the mobile number logs in too, and /login stays open to who is logged in', async ({ page }) => {
  await fillIn(page, '13800000002', demoPassword);
  await password(page).press('Enter');
  await expect(userButton(page, 'buyer')).toBeVisible();
  await page.goto('/#/login');
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
  await expectPath(page, '/login');
});

test('without 记住我 the login ends with the browser', async ({ page }) => {
  await fillIn(page, 'buyer', demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(userButton(page, 'buyer')).toBeVisible();
  const cookies = await cookiesOf(page);
  for (const name of ['token', 'userId', 'userName', 'customerId', 'customerName']) {
    expect(cookies.get(name)?.value, name).toBeTruthy();
    expect(cookies.get(name)?.expires, `${name} is a session cookie`).toBe(-1);
  }
  expect(decodeURIComponent(cookies.get('userName')?.value ?? '')).toBe('王晓燕');
  expect(decodeURIComponent(cookies.get('customerName')?.value ?? '')).toBe('华东精密制造有限公司');
  const now = Date.now() / 1000;
  for (const name of ['companyId', 'hostId']) {
    const left = (cookies.get(name)?.expires ?? 0) - now;
    expect(Math.abs(left - days), `${name} ends after one day`).toBeLessThan(2 * minutes);
  }
  expect(cookies.has('userPwd')).toBe(false);
});

test('with 记住我 a visitor who comes back is logged in again', async ({ page, context }) => {
  await fillIn(page, 'buyer', demoPassword);
  await page.getByLabel(/记住我/).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(userButton(page, 'buyer')).toBeVisible();
  const kept = (await cookiesOf(page)).get('userPwd');
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 30 * days)).toBeLessThan(5 * minutes);
  const secret = decodeURIComponent(kept?.value ?? '');
  expect(secret.length).toBeGreaterThan(20);
  for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
    for (const input of [demoPassword, md5(demoPassword)]) {
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        const hash = createHash(algorithm).update(input).digest(form);
        expect(secret.toLowerCase()).not.toContain(hash.toLowerCase());
      }
    }
  }
  expect(secret).not.toContain(demoPassword);

  // What closing the browser leaves behind.
  for (const cookie of (await cookiesOf(page)).values()) {
    if (cookie.expires === -1) await context.clearCookies({ name: cookie.name });
  }
  await page.close();
  const again = await context.newPage();
  await again.goto('/#/center/kamUser/userInfo');
  await expect(again.getByRole('heading', { name: '个人信息' })).toBeVisible();
  await expectPath(again, '/center/kamUser/userInfo');
  await expect(userButton(again, 'buyer')).toBeVisible();
  const renewed = (await cookiesOf(again)).get('userPwd')?.value;
  expect(renewed).toBeTruthy();
  expect(renewed, 'the credential is good for one use').not.toBe(kept?.value);
});

test('a double click on 登录 sends one request, and the button rests for three seconds', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Account/Login')) sent += 1;
  });
  await page.clock.install();
  await fillIn(page, 'finance', 'Wrong@2026');
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForResponse(apiUrl('Account/Login'));
  await submit(page).dblclick();
  await answered;
  await page.clock.runFor(100);
  await expect(page.getByRole('dialog').getByText('账号或者密码不正确')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await page.getByRole('button', { name: '确定' }).click();
  await page.clock.runFor(2500);
  await expect(submit(page)).toBeDisabled();
  await page.clock.runFor(1000);
  await expect(submit(page)).toBeEnabled();
  expect(sent).toBe(1);
});

test('the fifth wrong password locks the account', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#/login');
  for (let round = 1; round <= 5; round += 1) {
    await account(page).fill('lockme');
    await password(page).fill(`Wrong@${round}`);
    await password(page).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(round < 5 ? '账号或者密码不正确' : /账号已锁定，请 \d+ 分钟后再试/)).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
    await page.clock.runFor(3000);
    await expect(submit(page)).toBeEnabled();
  }
});
