import { expect, expectHealthy } from './fixtures';
import { serverAway, test } from './meanwhile';
import { fillCart, gloves, openCheckout, paper, placeOrder, submit } from './ordering';

test.beforeEach(({ faults }) => {
  test.slow();
  faults.allow(serverAway);
});

test('a price that rose after the look is told and ordered only when the buyer agrees', async ({
  page,
  shop,
  running,
}) => {
  await shop.logIn(page, 'buyer');
  await fillCart(page, paper, gloves);
  await openCheckout(page);
  await running.meanwhile(
    'update price_line set price = price + 150 from sku where sku.sku_id = price_line.sku_id and sku_no = $1',
    [paper.itemNo],
  );
  await submit(page).click();
  const line = page.getByRole('listitem').filter({ hasText: paper.itemNo });
  await expect(line).toContainText('单价由 ¥139.92 变为 ¥141.42');
  await expect(submit(page)).toBeDisabled();
  await expectHealthy(page);
  await page.getByRole('button', { name: '按最新内容继续' }).click();
  await expect(line).not.toContainText('变为');
  await expect(line).toContainText('¥141.42');
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect.poll(() => page.url()).toContain('/Cashier?orderIds=');
});

test('an article that left the shelf after the look stops the order and says which', async ({
  page,
  shop,
  running,
}) => {
  await shop.logIn(page, 'buyer');
  await fillCart(page, paper, gloves);
  await openCheckout(page);
  await running.meanwhile('update sku set on_shelf = false where sku_no = $1', [gloves.itemNo]);
  await submit(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: gloves.itemNo })).toContainText('已下架');
  await page.getByRole('button', { name: '按最新内容继续' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: gloves.itemNo })).toHaveCount(0);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();
  await expect.poll(() => page.url()).toContain('/Cashier?orderIds=');
});

test('an order whose time is over is cancelled by itself, and the page says so', async ({ page, shop, running }) => {
  await shop.logIn(page, 'buyer');
  const { orderId, orderNo } = await placeOrder(page, 'alipay');
  await page.goto(`/#/Cashier?orderIds=${orderId}`);
  await expect(page.getByRole('timer')).toContainText('23 小时');
  await running.meanwhile("update purchase_order set due_at = now() - interval '1 minute' where order_id = $1", [
    orderId,
  ]);

  await page.goto(`/#/center/order/orderDetail?orderId=${orderId}`);
  const steps = page.getByRole('list', { name: '订单进度' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('超时自动取消').first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(steps).toBeVisible();
  await expectHealthy(page);
  await page.goto(`/#/Cashier?orderIds=${orderId}`);
  await expect(page.getByRole('main')).toContainText('已取消');
  await expectHealthy(page);
  await page.goto('/#/center/order/myOrder');
  await expect(page.getByRole('article', { name: `订单 ${orderNo}` })).toContainText('已取消');
});
