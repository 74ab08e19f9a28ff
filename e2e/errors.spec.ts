import type { Page } from '@playwright/test';
import { apiUrl, expect, expectPath, refuseCall, test } from './fixtures';

const message = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const cartUpdate = () => window.dispatchEvent(new Event('cart-update'));

/** Red ink, as a reader sees it: much red, hardly any green or blue. */
async function expectRed(page: Page, text: string) {
  const ink = await message(page, text).evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 255, blue = 255] = ink.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(120);
  expect(Math.max(green, blue)).toBeLessThan(60);
}

test('hot words that cannot be had are told, and the page is there all the same', async ({ page }) => {
  await refuseCall(page, 'ProductToC/GetHotSearchList', '别的原因');
  await page.goto('/#/home');
  await expect(message(page, '获取热搜词失败')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  await expect(page.getByRole('list', { name: '热搜词' }).getByRole('link')).toHaveCount(0);
});

test('a cart that cannot be read shows the message of the server, and can be asked again', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/help');
  await refuseCall(page, 'ShopCart/GetList', '购物车暂时不可用');
  await page.reload();
  await expect(message(page, '购物车暂时不可用')).toHaveCount(1);
  await page.getByRole('link', { name: /我的购物车/ }).hover();
  const panel = page.getByRole('region', { name: '购物车预览' });
  await expect(panel.getByText('购物车加载失败')).toBeVisible();
  await page.unroute(apiUrl('ShopCart/GetList'));
  await panel.getByRole('button', { name: '重试' }).click();
  await expect(panel.getByText(/A4 复印纸/)).toBeVisible();
});

test('a cart line that cannot be deleted shows the message of the server and stays', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/help');
  await refuseCall(page, 'ShopCart/Delete', '商品已被锁定，暂不能删除');
  await page.getByRole('link', { name: /我的购物车/ }).hover();
  await page.getByRole('button', { name: /^删除 .*A4 复印纸/ }).click();
  await expect(message(page, '商品已被锁定，暂不能删除')).toBeVisible();
  await expect(page.getByText('删除成功')).toBeHidden();
  await expect(page.getByRole('button', { name: /^删除 .*A4 复印纸/ })).toBeEnabled();
});

for (const { name, text, fail } of [
  {
    name: 'an answer of 500 without content',
    text: '服务器暂时无法响应（500）',
    fail: (page: Page) =>
      page.route(apiUrl('ShopCart/GetList'), (route) => route.fulfill({ status: 500, body: '<h1>oops</h1>' })),
  },
  {
    name: 'an answer of 500 with a message',
    text: '系统繁忙，请稍后重试',
    fail: (page: Page) =>
      page.route(apiUrl('ShopCart/GetList'), (route) =>
        route.fulfill({
          status: 500,
          json: { success: false, errorCode: '9', errorMsg: '系统繁忙，请稍后重试', resultData: null },
        }),
      ),
  },
  {
    name: 'a broken line',
    text: '网络连接失败，请检查网络后重试',
    fail: (page: Page) => page.route(apiUrl('ShopCart/GetList'), (route) => route.abort()),
  },
]) {
  test(`${name} is a red message for five seconds`, async ({ page, shop, faults }) => {
    faults.allow(/ShopCart\/GetList/);
    await page.clock.install();
    await shop.logIn(page, 'buyer', '/agreement');
    await page.waitForLoadState('networkidle');
    await fail(page);
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.evaluate(cartUpdate);
    await expect(message(page, text)).toHaveCount(1);
    await expectRed(page, text);
    await page.clock.runFor(3000);
    await expect(message(page, text)).toBeVisible();
    await page.clock.runFor(1900);
    await expect(message(page, text)).toBeVisible();
    await page.clock.runFor(200);
    await expect(message(page, text)).toBeHidden();
  });
}

test('a message can be closed at once', async ({ page }) => {
  await refuseCall(page, 'ProductToC/GetHotSearchList', '');
  await page.goto('/#/agreement');
  await message(page, '获取热搜词失败').getByRole('button', { name: '关闭' }).click();
  await expect(message(page, '获取热搜词失败')).toBeHidden();
});

test('a template that is refused is told, and the navigation goes on', async ({ page, faults }) => {
  faults.allow(/站点模板读取失败/);
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  await refuseCall(page, 'ShopHostUrlMapTemplate/GetList', '站点模板读取失败');
  await page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '帮助中心' }).click();
  await expect(message(page, '站点模板读取失败')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '企业如何注册' })).toBeVisible();
  await expectPath(page, '/help');
  await expect(page).toHaveTitle('帮助中心 - 易购电商平台');
});

test('without the copy in the first HTML and without an answer the shop still opens', async ({ page, faults }) => {
  faults.allow(/站点模板读取失败/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');
    await route.fulfill({ response, body: html });
  });
  await refuseCall(page, 'ShopHostUrlMapTemplate/GetList', '站点模板读取失败');
  await page.goto('/#/help');
  await expect(message(page, '站点模板读取失败')).toBeVisible();
  await expect(page.getByRole('heading', { name: '企业如何注册' })).toBeVisible();
  await expect(page).toHaveTitle('帮助中心 - 易购电商平台');
});

test('a page whose script is gone says so and offers a way out', async ({ page, faults }) => {
  faults.allow(/AgreementPage|dynamically imported module/);
  await page.route('**/assets/AgreementPage-*.js', (route) => route.abort());
  await page.goto('/#/agreement');
  await expect(page.getByRole('heading', { name: '页面出错了' })).toBeVisible();
  await page.unroute('**/assets/AgreementPage-*.js');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '易购平台隐私协议' })).toBeVisible();
});
