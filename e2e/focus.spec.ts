import type { Page } from '@playwright/test';
import { expect, expectPath, logIn, onTradingServer as test } from './fixtures';
import { asked, fillCart, gloves, paper, placeOrder } from './ordering';

const chairs = { itemNo: 'XH-M57-F', qty: 8 };
const deed = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const order = (page: Page, orderNo: string) => page.getByRole('article', { name: `订单 ${orderNo}` });
const card = (page: Page, text: string) => page.getByRole('listitem', { name: /^审批 / }).filter({ hasText: text });

/** Where the next Tab begins: never at the top of the page again. */
const expectInWork = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('main, dialog') !== null)).toBe(true);

test.beforeEach(async ({ page, shop }) => shop.logIn(page, 'buyer'));

test('deleting a row leads to the next one, the last one to what is left', async ({ page }) => {
  await fillCart(page, paper, gloves);
  await page.goto('/#/cart');
  await expect(deed(page, /^删除 /)).toHaveCount(2);
  const second =
    (await deed(page, /^删除 /)
      .nth(1)
      .getAttribute('aria-label')) ?? '';
  await deed(page, /^删除 /)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: '删除' });
  await box.getByRole('button', { name: '取消' }).press('Enter');
  await expect(deed(page, /^删除 /).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await box.getByRole('button', { name: '删除' }).press('Enter');
  await expect(deed(page, /^删除 /)).toHaveCount(1);
  await expect(page.getByRole('button', { name: second, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await box.getByRole('button', { name: '删除' }).press('Enter');
  await expect(page.getByRole('main')).toContainText('购物车');
  await expect(deed(page, /^删除 /)).toHaveCount(0);
  await expectInWork(page);
});

test('a quantity that reaches its end keeps the focus beside it', async ({ page }) => {
  await fillCart(page, { ...paper, qty: 2 });
  await page.goto('/#/cart');
  await deed(page, /^减少 /).click();
  await expect(deed(page, /^减少 /)).toBeDisabled();
  await expect(page.getByRole('main').getByRole('textbox', { name: /^数量 / })).toBeFocused();
});

test('Ctrl+Enter sends a reason; the order that goes away hands the focus on', async ({ page }) => {
  const one = await placeOrder(page, 'alipay', paper);
  const two = await placeOrder(page, 'alipay', gloves);
  await page.goto('/#/center/order/myOrder?tab=pendingPayment');
  await page.getByRole('button', { name: `取消订单 ${two.orderNo}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '取消订单' });
  await dialog.getByRole('radio', { name: '其他' }).check();
  await dialog.getByLabel('说明').press('Control+Enter');
  await expect(dialog.getByText('请填写说明')).toBeVisible();
  await dialog.getByLabel('说明').fill('部门已有库存');
  await dialog.getByLabel('说明').press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(order(page, two.orderNo)).toHaveCount(0);
  await expect(page.getByRole('button', { name: `取消订单 ${one.orderNo}` })).toBeFocused();
  expect((await asked(page, 'Order/GetModel', { orderId: two.orderId })).resultData.state).toBe('cancelled');

  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: '不想买了' }).check();
  await page.keyboard.press('Meta+Enter');
  await expect(dialog).toHaveCount(0);
  await expectInWork(page);
});

test('paging keeps the focus in the list', async ({ page }) => {
  for (let count = 0; count < 11; count += 1) await placeOrder(page, 'alipay', paper);
  await page.goto('/#/center/order/myOrder?tab=pendingPayment');
  await page.getByTitle('2', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectPath(page, '/center/order/myOrder?tab=pendingPayment&pageIndex=2');
  await expect(page.getByRole('article', { name: /^订单 / }).first()).toBeVisible();
  await expectInWork(page);
});

test('approving and rejecting keep the focus in the list, and a reason goes off by Ctrl+Enter', async ({ page }) => {
  const [one, two] = [await placeOrder(page, 'transfer', chairs), await placeOrder(page, 'transfer', chairs)];
  await page.context().clearCookies();
  await logIn(page, 'approver', '/center/order/myApprove');
  const rows = (await asked(page, 'Approval/GetPage', { reqData: {} })).resultData;
  const flowNo = ({ orderId }: { orderId: number }) =>
    rows.find((row: { orderId: number }) => row.orderId === orderId).flowNo as string;
  await card(page, flowNo(one)).getByRole('button', { name: '同意' }).press('Enter');
  // On the card, where the keys of the list go on.
  await expect(card(page, flowNo(one))).toBeFocused();
  await card(page, flowNo(two)).getByRole('button', { name: '驳回' }).press('Enter');
  await page.getByLabel('驳回原因').fill('数量过多：先买六把');
  await page.getByLabel('驳回原因').press('Control+Enter');
  await expect(card(page, flowNo(two)).getByRole('button', { name: '已驳回' })).toBeVisible();
  await expectInWork(page);
  await expect(card(page, flowNo(one)).getByRole('button', { name: '已同意' })).toBeVisible();
  await expectInWork(page);
});

test('a drawer gives the focus back to what opened it', async ({ page }) => {
  const { resultData } = await asked(page, 'Product/GetSkuModelBySkuNo', { itemNo: paper.itemNo });
  await page.goto(`/#/productDetail?productId=${resultData.productId}`);
  const add = deed(page, new RegExp(`^加入购物车 ${resultData.itemName}`));
  // A key does not wait, as a click does, until the button can be used.
  await expect(add).toBeEnabled();
  await add.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();
});
