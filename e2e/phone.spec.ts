import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  type DemoAccount,
  expect,
  expectHealthy,
  expectNoSidewaysScroll,
  expectPath,
  keywordBox,
  logIn,
  queryOf,
  onTradingServer as test,
} from './fixtures';
import { goods } from './goods';
import { asked, method, placeOrder, shipOrders, submit } from './ordering';

const bar = (page: Page) => page.getByRole('navigation', { name: '快捷导航' });
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** The same window, another person. */
async function as(page: Page, account: DemoAccount, path: string) {
  await page.context().clearCookies();
  await logIn(page, account, path);
}

/** Not under another bar, nor beside the window. */
async function expectInReach(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name }).last();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click({ trial: true });
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a laptop zoomed to 150 %', { width: 853, height: 520 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('goods are found, ordered, approved and received', async ({ page }) => {
      test.slow();
      await logIn(page, 'buyer', '/home');
      await asked(page, 'ShopCart/EmptyCart', {});
      await keywordBox(page).fill('西昊 人体工学椅');
      await keywordBox(page).press('Enter');
      const card = goods(page).filter({ hasText: '西昊' }).first();
      const qty = card.getByRole('textbox', { name: /^数量 / });
      await expect(page.getByRole('heading', { name: '“西昊 人体工学椅”的搜索结果' })).toBeAttached();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await qty.fill('8');
      await qty.press('Enter');
      await expect(qty).toHaveValue('8');
      await card.getByRole('button', { name: /^加入购物车 / }).click();
      await expect(told(page, '已加入购物车')).toBeVisible();
      await bar(page)
        .getByRole('link', { name: /^购物车/ })
        .click();
      await expectPath(page, '/cart');
      await expectInReach(page, '去结算');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: '去结算' }).click();
      await expect(submit(page)).toBeEnabled();
      await expect(bar(page)).toHaveCount(0);
      await method(page, '账期支付').check();
      await expectInReach(page, '提交审批');
      await expectNoSidewaysScroll(page);
      await submit(page).click();
      await expect.poll(() => queryOf(page).get('orderId')).not.toBeNull();
      const orderId = Number(queryOf(page).get('orderId'));
      const { orderNo } = (await asked(page, 'Order/GetModel', { orderId })).resultData;

      await as(page, 'approver', '/home');
      await expect(bar(page).getByRole('link', { name: /^待办/ })).toContainText(/\d/);
      await bar(page).getByRole('link', { name: /^待办/ }).click();
      await expectPath(page, '/center/dashboard');
      await page.getByRole('combobox', { name: '用户中心的页面' }).selectOption({ label: '我的审批' });
      await expectPath(page, '/center/order/myApprove');
      const { flowId } = (await asked(page, 'Approval/GetPage', { reqData: {} })).resultData.find(
        (flow: { orderNo: string }) => flow.orderNo === orderNo,
      );
      await page.goto(`/#/center/order/orderDetails?flowId=${flowId}`);
      // The list, which is still shown until then, has a button of that name too.
      await expect(page.getByLabel('审批意见')).toBeVisible();
      await expectInReach(page, /^同意/);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: /^同意/ }).click();
      await expectPath(page, '/center/order/myApprove');

      await shipOrders(page, [orderNo]);
      await as(page, 'buyer', `/center/order/orderDetail?orderId=${orderId}`);
      await expectInReach(page, `确认收货 ${orderNo}`);
      await expectHealthy(page);
      await page.getByRole('button', { name: `确认收货 ${orderNo}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
      await expect
        .poll(async () => (await asked(page, 'Order/GetModel', { orderId })).resultData.state)
        .toBe('completed');
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor reaches every category and every place by thumb', async ({ page }) => {
    await page.goto('/#/home');
    await bar(page).getByRole('button', { name: '分类' }).click();
    const box = page.getByRole('dialog', { name: '全部商品分类' });
    const second = box.getByRole('button').nth(2);
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expectHealthy(page);
    await box.getByRole('link').last().click();
    await expect(box).toHaveCount(0);
    await expect.poll(() => queryOf(page).get('categoryId')).not.toBeNull();

    await page.getByRole('button', { name: '打开菜单' }).click();
    const drawer = page.getByRole('dialog', { name: '菜单' });
    await expectHealthy(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await drawer.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '帮助中心' }).click();
    await expect(drawer).toHaveCount(0);
    await expectPath(page, '/help');
    // What belongs to an account asks for it, and comes back.
    await bar(page).getByRole('link', { name: '我的' }).click();
    await expect.poll(() => queryOf(page).get('redirect')).toContain('/center');
  });

  test('the code of WeChat is saved by who holds it in the hand, and a long filter is folded', async ({ page }) => {
    await logIn(page, 'buyer', '/home');
    const { orderId } = await placeOrder(page, 'wechat');
    await page.goto(`/#/Cashier?orderIds=${orderId}`);
    await page.getByRole('button', { name: '立即付款' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: '保存二维码' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^微信付款码 P\d+\.png$/);
    expect(
      readFileSync(await saved.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');

    await page.goto('/#/center/order/myOrder');
    await expect(page.getByLabel('关键字')).toBeVisible();
    await expect(page.getByLabel('收货人')).toBeHidden();
    await page.getByRole('button', { name: '更多条件' }).click();
    await page.getByLabel('收货人').fill('王晓燕');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => page.url()).toContain('receiver=');
    // What narrows the list is never hidden.
    await page.reload();
    await expect(page.getByLabel('收货人')).toHaveValue('王晓燕');
    await expect(page.getByLabel('收货人')).toBeVisible();
  });
});
