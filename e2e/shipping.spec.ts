import type { Page } from '@playwright/test';
import { enterConsole } from './desk';
import { expect, expectHealthy, expectPath, logIn, onOwnServer as test } from './fixtures';
import { asked, placeOrder } from './ordering';

const helmets = { itemNo: '3M-H700-R', qty: 20 };
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('an order leaves in two parcels, and is received with one piece broken', async ({ page, context }) => {
  // The table of the component library measures scroll bars with a style of its own, which the page's policy refuses.
  await logIn(page, 'buyer', '/home');
  const { orderId, orderNo } = await placeOrder(page, 'account', helmets);

  const desk = await context.newPage();
  // Without a session of the console the shop's own is nothing here.
  await enterConsole(desk, 'warehouse', { at: '#/orders' });
  await expect(desk.getByRole('heading', { name: '订单与发货' })).toBeVisible();
  await expect(desk.getByRole('link', { name: '操作日志' })).toHaveCount(0);
  await desk.getByRole('row', { name: new RegExp(orderNo) }).click();
  await desk.getByLabel(/^本次发/).fill('12');
  await desk.getByRole('button', { name: /^确认发货/ }).click();
  await expect(desk.getByText('请填写运单号')).toBeVisible();
  await desk.getByLabel('运单号').fill('dpk 3648 2017 5946');
  await expect(desk.getByText('还剩 8 件')).toBeVisible();
  await expectHealthy(desk);
  await desk.getByRole('button', { name: /^确认发货/ }).click();
  await desk.getByRole('button', { name: '发货', exact: true }).click();
  await expect(desk.getByText('德邦快递 DPK364820175946').first()).toBeVisible();
  await desk.getByLabel('运单号').fill('SF1234567890123');
  await desk.getByRole('button', { name: /^确认发货/ }).click();
  await desk.getByRole('button', { name: '发货', exact: true }).click();
  await expect(desk.getByText('顺丰速运 SF1234567890123').first()).toBeVisible();

  await page.goto(`/#/center/order/orderDetail?orderId=${orderId}`);
  const first = page.getByRole('article', { name: '包裹 1' });
  await expect(first).toContainText('12 顶');
  await first.getByRole('button', { name: /^减少 .*完好数量$/ }).click();
  await expect(first.getByLabel(/破损数量$/).and(first.getByRole('textbox'))).toHaveValue('1');
  await expect(first).toContainText('破损 1 件将转为售后申请');
  await expectHealthy(page);
  await first.getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByText('其中破损 1 件')).toBeVisible();
  await page.getByRole('button', { name: '确认收货' }).last().click();
  await expect(told(page, '已确认收货')).toBeVisible();
  // What was counted is in the application already.
  await expectPath(page, `/center/order/applyReturn?orderId=${orderId}`);
  await expect(page.getByLabel('申请原因')).toHaveValue('破损');
  await expect(page.getByRole('main')).toContainText('收货时破损 1');
  await page.goto(`/#/center/order/orderDetail?orderId=${orderId}`);
  await expect(first).toContainText('破损 1');
  const second = page.getByRole('article', { name: '包裹 2' });
  await second.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('button', { name: '确认收货' }).last().click();
  await expect(second).toContainText('已收货');
  const { resultData } = await asked(page, 'Order/GetModel', { orderId });
  expect(resultData).toMatchObject({ state: 'completed', lines: [{ shippedQty: 20, receivedQty: 20 }] });

  await desk.getByRole('button', { name: /马军/ }).click();
  await desk.getByText('退出登录').click();
  await enterConsole(desk, 'operator', { at: '#/orders' });
  await desk.getByRole('link', { name: '操作日志' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(`马军 发货 订单 ${orderNo}`) })).toHaveCount(2);
  await expectHealthy(desk);
});

test('many orders leave at once; one is called back, another is received by the code on its note', async ({
  page,
  context,
}) => {
  await logIn(page, 'buyer', '/home');
  const one = await placeOrder(page, 'account', helmets);
  const two = await placeOrder(page, 'account', { itemNo: 'MG-Q7-BK', qty: 20 });

  const desk = await context.newPage();
  await enterConsole(desk, 'warehouse', { at: '#/orders' });
  for (const { orderNo } of [one, two])
    await desk
      .getByRole('row', { name: new RegExp(orderNo) })
      .getByRole('checkbox')
      .check();
  await desk.getByRole('link', { name: '打印拣货单' }).click();
  await expect(desk.getByRole('article', { name: '拣货单' })).toContainText('MG-Q7-BK');
  await expectHealthy(desk);
  await desk.goBack();
  for (const { orderNo } of [one, two])
    await desk
      .getByRole('row', { name: new RegExp(orderNo) })
      .getByRole('checkbox')
      .check();
  await desk.getByRole('status').getByRole('link', { name: '批量发货' }).click();
  await desk.getByLabel('第 1 行运单号').fill('SF1234567890123');
  await desk.getByLabel('第 2 行运单号').fill('1');
  await desk.getByRole('button', { name: '确认发货，2 张运单' }).click();
  await desk.getByRole('button', { name: '发货', exact: true }).click();
  await expect(desk.getByText('运单号应为', { exact: false })).toBeVisible();
  await desk.getByLabel('第 2 行运单号').fill('SF1234567890124');
  await desk.getByRole('button', { name: '确认发货，1 张运单' }).click();
  await desk.getByRole('button', { name: '发货', exact: true }).click();
  await expect(desk.getByText('已发货', { exact: true })).toHaveCount(2);
  await expectHealthy(desk);

  // The whole order: goods, money, people, and what colleagues have to know.
  await desk.goto(`/console/#/orders/detail?orderId=${one.orderId}`);
  await expect(desk.getByRole('region', { name: '商品', exact: true })).toContainText(helmets.itemNo);
  await expect(desk.getByRole('region', { name: '下单与收货' })).toContainText('下单人');
  await desk.getByLabel('内部备注', { exact: true }).last().fill('客户要求周五前送到');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('region', { name: '内部备注' })).toContainText('马军');
  await desk.getByRole('combobox', { name: '处理人' }).click();
  await desk.locator('.ant-select-dropdown:visible').getByTitle('马军').click();
  await expect(told(desk, '已指定处理人')).toBeVisible();
  await expect(desk.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await expectHealthy(desk);
  await desk.goto('/console/#/orders?tab=all&mine=1');
  await expect(desk.getByRole('row', { name: new RegExp(one.orderNo) })).toContainText('马军');
  await expect(desk.getByRole('row', { name: new RegExp(two.orderNo) })).toHaveCount(0);

  await desk.goto(`/console/#/orders?tab=shipped&orderId=${one.orderId}`);
  await desk.getByRole('button', { name: '撤销发货' }).click();
  await desk.getByLabel('撤销原因').fill('贴错了面单');
  await desk.getByRole('button', { name: '撤销发货，商品退回库存' }).click();
  await expect(desk.getByText('已撤销', { exact: true })).toBeVisible();

  await desk.goto(`/console/#/orders?tab=shipped&orderId=${two.orderId}`);
  await desk.getByRole('link', { name: '送货单' }).click();
  const note = desk.getByRole('article', { name: /^送货单 S/ });
  await expect(note).toContainText(two.orderNo);
  await expectHealthy(desk);
  const shipmentNo = ((await note.getAttribute('aria-label')) ?? '').replace('送货单 ', '');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#/center/order/receive?no=${shipmentNo}`);
  await page.getByRole('button', { name: /^增加 .*少件数量$/ }).click();
  await expectHealthy(page);
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('button', { name: '确认收货' }).last().click();
  await expectPath(page, `/center/order/applyReturn?orderId=${two.orderId}`);
  await expect(page.getByLabel('申请原因')).toHaveValue('少件漏发');
  const { resultData } = await asked(page, 'Order/GetModel', { orderId: two.orderId });
  expect(resultData).toMatchObject({ state: 'completed', lines: [{ shippedQty: 20, receivedQty: 19 }] });
  expect((await asked(page, 'Order/GetModel', { orderId: one.orderId })).resultData).toMatchObject({
    state: 'pendingShipment',
  });
});
