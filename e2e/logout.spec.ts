import {
  apiUrl,
  cookiesOf,
  demoPassword,
  expect,
  expectLoginWithRedirect,
  expectPath,
  keywordBox,
  test,
  userButton,
} from './fixtures';

const gone = ['token', 'userId', 'userName', 'userPwd', 'customerId', 'customerName'];

test('logging out by keyboard removes exactly the six cookies and kills the token', async ({ page, request }) => {
  await page.goto('/#/login?redirect=%2Fcenter%2Forder%2FmyOrder%3Ftab%3Dx');
  await page.getByLabel('账号', { exact: true }).fill('buyer');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByLabel(/记住我/).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expectPath(page, '/center/order/myOrder?tab=x');
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();

  const before = await cookiesOf(page);
  expect([...before.keys()].sort()).toEqual([...gone, 'companyId', 'hostId', 'sidebarStatus'].sort());

  const user = userButton(page, 'buyer');
  await user.focus();
  await page.keyboard.press('Enter');
  await expect(user).toHaveAttribute('aria-expanded', 'true');
  const leave = page.getByRole('button', { name: '退出登录' });
  for (const link of ['个人信息', '修改密码', '登录设备']) {
    await page.keyboard.press('Tab');
    await expect(page.locator('#user-menu').getByRole('link', { name: link })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');

  await expectLoginWithRedirect(page, '/center/order/myOrder?tab=x');
  const after = await cookiesOf(page);
  expect([...after.keys()].sort()).toEqual(['companyId', 'hostId', 'sidebarStatus']);

  const token = before.get('token')?.value ?? '';
  const ask = async () => {
    const answer = await request.post('/api/Account/GetCurrent', { headers: { authtoken: token }, data: {} });
    return (await answer.json()).errorCode;
  };
  await expect.poll(ask).toBe('2');
  const resumed = await request.post('/api/Account/Resume', {
    data: { userPwd: decodeURIComponent(before.get('userPwd')?.value ?? '') },
  });
  expect(await resumed.json()).toMatchObject({ success: false });
});

test('the menu of the user opens by hover, closes on leave and by Escape', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const leave = page.getByRole('button', { name: '退出登录' });
  await userButton(page, 'buyer').hover();
  await expect(leave).toBeVisible();
  await keywordBox(page).hover();
  await expect(leave).toBeHidden();
  await userButton(page, 'buyer').focus();
  await page.keyboard.press('Space');
  await expect(leave).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leave).toBeHidden();
  await expect(userButton(page, 'buyer')).toBeFocused();
});

test('after a logout the private pages are closed, also by the back button', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/center/kamUser/userInfo');
  await expect(page.getByText('buyer@example.com')).toBeVisible();
  await userButton(page, 'buyer').hover();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expectLoginWithRedirect(page, '/center/kamUser/userInfo');
  await page.goBack();
  await expectLoginWithRedirect(page, '/center/kamUser/userInfo');
  await expect(page.getByText('buyer@example.com')).toBeHidden();
});

test('a logout that fails is only logged', async ({ page, shop, faults }) => {
  faults.allow(/Account\/Logout/, /服务器暂时无法响应/);
  await shop.logIn(page, 'buyer');
  await page.route(apiUrl('Account/Logout'), (route) => route.fulfill({ status: 503, body: '' }));
  const logged = page.waitForEvent('console', (message) => message.text().includes('服务器暂时无法响应'));
  await userButton(page, 'buyer').hover();
  await page.getByRole('button', { name: '退出登录' }).click();
  await logged;
  await expectLoginWithRedirect(page, '/home');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('a cookie nobody can read', () => {
  for (const name of ['token', 'userName', 'userPwd', 'sidebarStatus'])
    test(`${name} does not keep the shop from opening`, async ({ page, shop }) => {
      await page.context().addCookies([{ name, value: '%E0%A4%A', url: shop.url }]);
      await page.goto('/#/home');
      await expect(keywordBox(page)).toBeVisible();
      await expect(page.getByRole('link', { name: /登录/ }).first()).toBeVisible();
    });
});
