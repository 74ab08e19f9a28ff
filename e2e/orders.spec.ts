import type { Page } from '@playwright/test';
import { expect, expectHealthy, expectPath, logIn, onOwnServer, pathOf, onTradingServer as test } from './fixtures';
import { asked, gloves, openAlipay, paper, placeOrder, verdict } from './ordering';

const order = (page: Page, orderNo: string) => page.getByRole('article', { name: `订单 ${orderNo}` });
const orders = (page: Page) => page.getByRole('article', { name: /^订单 / });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '订单状态' }).getByRole('link', { name: new RegExp(`^${name}`) });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const button = (page: Page, orderNo: string, name: string) =>
  page.getByRole('button', { name: `${name} ${orderNo}`, exact: true });
const more = (page: Page, orderNo: string) => button(page, orderNo, '更多操作');

test('each order has one main action, the rest beside it or behind 更多, by keyboard too', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const { orderNo } = await placeOrder(page, 'alipay', paper, gloves);
  await page.goto('/#/center/order/myOrder');
  const row = order(page, orderNo);
  await expect(row.getByRole('button')).toHaveText(['付款', '取消订单', '更多']);
  await expect(row.getByRole('link', { name: `订单详情 ${orderNo}` })).toBeVisible();
  await expect(row.getByRole('link', { name: `打印 ${orderNo}` })).toBeVisible();
  await expect(row).toContainText('含运费 ¥0.00');
  await more(page, orderNo).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, orderNo, '再次购买')).toBeFocused();
  await expectHealthy(page);
  await page.keyboard.press('Escape');
  await expect(more(page, orderNo)).toBeFocused();
  await expect(button(page, orderNo, '再次购买')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await button(page, orderNo, '再次购买').click();
  await expect(page.getByRole('dialog', { name: `再次购买 ${orderNo}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more(page, orderNo)).toBeFocused();
});

test('on a phone the row fits, with the main action in its reach', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const { orderNo } = await placeOrder(page, 'alipay', paper, gloves);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/center/order/myOrder');
  const pay = await button(page, orderNo, '付款').boundingBox();
  expect(pay?.height).toBeGreaterThanOrEqual(40);
  await more(page, orderNo).click();
  await expect(button(page, orderNo, '再次购买')).toBeInViewport();
  await expectHealthy(page);
});

onOwnServer('the list: empty, tabs with counts, filters in the address', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/center/order/myOrder');
  await expect(page.getByText('暂无此类订单')).toBeVisible();
  await expectHealthy(page);
  const first = await placeOrder(page, 'alipay', paper);
  const second = await placeOrder(page, 'account', gloves);
  await page.reload();
  await expect(orders(page)).toHaveCount(2);
  await expect(tab(page, '待付款')).toHaveText('待付款1');
  await expect(tab(page, '待发货')).toHaveText('待发货1');
  await expect(order(page, first.orderNo).getByRole('timer')).toContainText('23 小时');
  await expectHealthy(page);

  await tab(page, '待发货').click();
  await expect(orders(page)).toHaveCount(1);
  await expect(order(page, second.orderNo)).toContainText('账期支付');
  await expectPath(page, '/center/order/myOrder?tab=pendingShipment');
  await tab(page, '全部').click();
  await page.getByLabel('商品', { exact: true }).fill(gloves.itemNo);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(orders(page)).toHaveCount(1);
  await expectPath(page, `/center/order/myOrder?itemKey=${gloves.itemNo}`);
  await page.reload();
  await expect(page.getByLabel('商品', { exact: true })).toHaveValue(gloves.itemNo);
  await expect(orders(page)).toHaveCount(1);
  await page.getByLabel('关键字', { exact: true }).fill(first.orderNo);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await page.goBack();
  await expect(orders(page)).toHaveCount(1);
  await page.getByRole('button', { name: '重置' }).click();
  await expect(orders(page)).toHaveCount(2);

  await page.getByLabel('下单时间从', { exact: true }).fill('2026-12-02');
  await page.getByLabel('下单时间到', { exact: true }).fill('2026-12-01');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('结束日期不能早于开始日期')).toBeVisible();
  expect(pathOf(page)).toBe('/center/order/myOrder');
});

test('cancel with a reason, buy again, and the list of the cancelled', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const { orderNo } = await placeOrder(page, 'alipay', paper);
  await page.goto('/#/center/order/myOrder');
  await button(page, orderNo, '取消订单').click();
  const dialog = page.getByRole('dialog', { name: '取消订单' });
  await dialog.getByRole('button', { name: '确认取消' }).click();
  await expect(dialog.getByText('请选择取消原因')).toBeVisible();
  await dialog.getByRole('radio', { name: '其他' }).check();
  await dialog.getByRole('button', { name: '确认取消' }).click();
  await expect(dialog.getByText('请填写说明')).toBeVisible();
  await expect(dialog.getByLabel('说明')).toBeFocused();
  await expectHealthy(page);
  await dialog.getByLabel('说明').fill('部门已有库存');
  await dialog.getByRole('button', { name: '确认取消' }).click();
  await expect(told(page, '订单已取消')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(order(page, orderNo)).toContainText('已取消');
  await expect(button(page, orderNo, '付款')).toHaveCount(0);

  await page.goto('/#/center/order/cancelOrder');
  await expect(order(page, orderNo)).toContainText('已取消');
  await expectHealthy(page);
  await order(page, orderNo)
    .getByRole('link', { name: /^订单详情/ })
    .click();
  await expect(page.getByRole('list', { name: '订单进度' })).toContainText('订单取消');
  await expect(page.getByText('取消原因：其他：部门已有库存')).toBeVisible();
  await button(page, orderNo, '再次购买').click();
  const again = page.getByRole('dialog', { name: `再次购买 ${orderNo}` });
  await expect(again).toContainText(paper.itemNo);
  await expectHealthy(page);
  await again.getByRole('button', { name: '加入购物车' }).click();
  await expectPath(page, '/cart');
  await expect(page.getByRole('main')).toContainText(paper.itemNo);

  await page.goto('/#/center/order/cancelOrder');
  await more(page, orderNo).click();
  await button(page, orderNo, '隐藏').click();
  await page.getByRole('button', { name: '隐藏', exact: true }).click();
  await expect(order(page, orderNo)).toHaveCount(0);
  await page.getByRole('checkbox', { name: '含已隐藏' }).click();
  await expect(order(page, orderNo)).toContainText('已隐藏');
  await more(page, orderNo).click();
  await button(page, orderNo, '恢复显示').click();
  await expect(order(page, orderNo)).not.toContainText('已隐藏');
});

test('several orders are paid at once', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const one = await placeOrder(page, 'alipay', paper);
  const two = await placeOrder(page, 'wechat', gloves);
  await page.goto('/#/center/order/myOrder?tab=pendingPayment');
  for (const { orderNo } of [one, two]) await page.getByRole('checkbox', { name: `选择订单 ${orderNo}` }).check();
  const bar = page.getByRole('region', { name: '合并付款' });
  await expect(bar).toContainText('已选 2 个订单');
  await expectHealthy(page);
  await bar.getByRole('button', { name: '合并付款' }).click();
  await expect(page.getByRole('main')).toContainText('合并支付 2 个订单');
  await page.getByRole('radio', { name: '支付宝' }).check();
  const gateway = await openAlipay(page);
  await gateway.getByRole('button', { name: '付款', exact: true }).click();
  await expect(verdict(page, '支付成功')).toBeVisible();
  for (const { orderNo } of [one, two])
    await expect(page.getByRole('list', { name: '订单' }).getByText(orderNo)).toBeVisible();
});

test('applying for cancellation, and taking it back', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const { orderId, orderNo } = await placeOrder(page, 'account', paper);
  await page.goto(`/#/center/order/orderDetail?orderId=${orderId}`);
  await button(page, orderNo, '申请取消').click();
  const dialog = page.getByRole('dialog', { name: '申请取消订单' });
  await dialog.getByRole('radio', { name: '不想买了' }).check();
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(told(page, '已申请取消，等待平台处理')).toBeVisible();
  await expect(page.getByText('取消申请中', { exact: true })).toBeVisible();
  await expectHealthy(page);
  await button(page, orderNo, '撤回取消申请').click();
  await page.getByRole('dialog', { name: '撤回申请' }).getByRole('button', { name: '撤回申请' }).click();
  await expect(told(page, '已撤回取消申请')).toBeVisible();
  await expect(page.getByText('待发货', { exact: true })).toBeVisible();
});

test('who only looks may keep the goods in a list, no more, and a stranger sees nothing', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const { orderId, orderNo } = await placeOrder(page, 'alipay', paper);
  await logIn(page, 'approver', '/center/order/allOrder');
  await expect(order(page, orderNo)).toContainText('王晓燕');
  await expect(order(page, orderNo).getByRole('button')).toHaveText(['更多']);
  await more(page, orderNo).click();
  await expect(order(page, orderNo).getByRole('button')).toHaveText(['更多', '存入清单']);
  await page.getByLabel('下单人').fill('没有这个人');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await expectHealthy(page);
  await logIn(page, 'buyer2', `/center/order/orderDetail?orderId=${orderId}`);
  await expect(page.getByText('订单不存在，或不在您的查看范围内')).toBeVisible();
  await expectHealthy(page);
  await page.goto('/#/center/order/orderDetail?orderId=x');
  await expect(page.getByText('没有找到订单', { exact: true })).toBeVisible();
  expect((await asked(page, 'Order/GetPage', { reqData: {} })).totalCount).toBe(0);
});
