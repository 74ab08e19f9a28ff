import type { Page } from '@playwright/test';
import { deskAsked, deskMenu, enterConsole } from './desk';
import { expect, expectHealthy, logIn, queryOf, onOwnServer as test } from './fixtures';
import { asked, openAlipay, picture, placeOrder } from './ordering';

const helmets = { itemNo: '3M-H700-R', qty: 10 };
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** In two parcels, both of them received. */
async function deliver(page: Page, desk: Page, orderId: number) {
  const parcel = (trackingNo: string, qty: number) => ({ carrier: 'sf', trackingNo, lines: [{ lineNo: 1, qty }] });
  const parcels = [parcel('SF1234567890123', 6), parcel('SF1234567890124', 4)];
  await deskAsked(desk, 'Shipment/Ship', { requestId: crypto.randomUUID(), orderId, parcels });
  await asked(page, 'Order/ConfirmReceipt', { orderId });
}

const openReturn = async (desk: Page, returnNo: string) => {
  await deskMenu(desk).getByRole('link', { name: '售后' }).click();
  await desk.getByRole('button', { name: new RegExp(returnNo) }).click();
  await expect(desk.getByRole('article', { name: `售后 ${returnNo}` })).toBeVisible();
};

const sendBack = async (page: Page) => {
  await page.getByLabel('运单号').fill('sf 1390 5718 22046');
  await page.getByRole('button', { name: '提交运单' }).click();
  await expect(told(page, '已填写物流')).toBeVisible();
};

test('goods bought by Alipay go back in part with a picture, and so does their money', async ({ page, context }) => {
  await logIn(page, 'admin', '/home');
  const { orderId } = await placeOrder(page, 'alipay', helmets);
  await page.goto(`/#/Cashier?orderIds=${orderId}`);
  const gateway = await openAlipay(page);
  const sandbox = new URL('.', gateway.url()).href;
  await gateway.getByRole('button', { name: '付款', exact: true }).click();
  await expect
    .poll(async () => (await asked(page, 'Order/GetModel', { orderId })).resultData.state)
    .toBe('pendingShipment');
  // The page that waits for the money goes on by itself: not while the next one is opened.
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  const desk = await context.newPage();
  await enterConsole(desk, 'operator');
  await deliver(page, desk, orderId);

  await page.goto(`/#/center/order/orderDetail?orderId=${orderId}`);
  await page.getByRole('button', { name: /^申请售后/ }).click();
  await expect(page.getByRole('heading', { name: '申请售后' })).toBeVisible();
  await page.getByLabel('申请原因').selectOption('破损');
  await page.getByRole('textbox', { name: /^数量/ }).fill('3');
  await page.getByRole('textbox', { name: /^数量/ }).press('Enter');
  const outcome = page.getByRole('complementary', { name: '申请结果' });
  await expect(outcome).toContainText('支付宝');
  const wanted = (await outcome.locator('strong').textContent()) ?? '';
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('请至少上传 1 张照片')).toBeVisible();
  await page.getByLabel('上传照片').setInputFiles(picture);
  await expect(page.getByRole('link', { name: `查看图片 ${picture.name}` })).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(told(page, '已提交申请')).toBeVisible();
  const title = page.getByRole('heading', { name: /^售后 R/ });
  await expect(title).toBeVisible();
  const returnNo = ((await title.textContent()) ?? '').replace('售后 ', '');

  await openReturn(desk, returnNo);
  await expect(desk.getByRole('link', { name: `查看图片 ${picture.name}` })).toBeVisible();
  await expect(desk.getByRole('complementary', { name: '后果' })).toContainText('通知买方寄回');
  await expectHealthy(desk);
  await desk.getByRole('button', { name: '审核通过，待买方寄回' }).click();
  await expect(told(desk, '审核已通过')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: '下一步' })).toContainText('售后部');
  await expectHealthy(page);
  await sendBack(page);

  await desk.reload();
  await openReturn(desk, returnNo);
  await desk.getByLabel(/^残次/).fill('1');
  await expectHealthy(desk);
  await desk.getByRole('button', { name: `验收通过，应退 ${wanted}` }).click();
  await desk.getByRole('button', { name: '验收通过', exact: true }).click();
  await expect(told(desk, '验收结果已登记')).toBeVisible();
  await desk.getByRole('button', { name: `退款 ${wanted}` }).click();
  await desk.getByRole('button', { name: '退款', exact: true }).click();
  await expect(told(desk, '已处理退款')).toBeVisible();

  const returnId = Number(queryOf(page).get('returnId'));
  await expect
    .poll(async () => (await asked(page, 'OrderReturn/GetModel', { returnId })).resultData.state)
    .toBe('pendingConfirm');
  await page.reload();
  await expect(page.getByRole('region', { name: '退款' })).toContainText('已退款');
  const shown = await context.newPage();
  await shown.goto(sandbox);
  await expect(shown.getByText(`已退款 ${wanted}`)).toBeVisible();
  await shown.close();
  await page.getByRole('button', { name: '确认完成' }).click();
  await page.getByRole('button', { name: '确认完成' }).last().click();
  await expect(told(page, '售后已完成')).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('link', { name: '售后服务' }).click();
  await page.getByRole('link', { name: /^已完成/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: returnNo })).toContainText(wanted);
  await expectHealthy(page);
  const { resultData } = await asked(page, 'Order/GetModel', { orderId });
  expect(resultData).toMatchObject({ payState: 'partRefunded', afterSaleState: 'done', lines: [{ returnedQty: 3 }] });
  await desk.getByRole('link', { name: '操作日志' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(`售后 ${returnNo}`) })).toHaveCount(3);
});

test('an exchange is inspected and sent anew', async ({ page, context }) => {
  await logIn(page, 'admin', '/home');
  const { orderId } = await placeOrder(page, 'account', { itemNo: 'HW-NBR-L', qty: 10 });
  const desk = await context.newPage();
  await enterConsole(desk, 'operator');
  await deliver(page, desk, orderId);
  await page.goto(`/#/center/order/applyReturn?orderId=${orderId}`);
  await page.getByRole('radio', { name: /^换货/ }).check();
  await page.getByLabel('申请原因').selectOption('规格不合适');
  await page.getByRole('checkbox', { name: /^选择/ }).check();
  await expect(page.getByRole('complementary', { name: '申请结果' })).toContainText('10 件新品');
  await page.getByRole('button', { name: '提交申请' }).click();
  const title = page.getByRole('heading', { name: /^售后 R/ });
  await expect(title).toBeVisible();
  const returnNo = ((await title.textContent()) ?? '').replace('售后 ', '');
  await openReturn(desk, returnNo);
  await desk.getByRole('button', { name: '审核通过，待买方寄回' }).click();
  await expect(told(desk, '审核已通过')).toBeVisible();
  await page.reload();
  await sendBack(page);
  await desk.reload();
  await openReturn(desk, returnNo);
  await desk.getByLabel(/^不合格/).fill('2');
  await desk.getByLabel('不合格的原因').fill('两包已经拆封使用');
  await desk.getByRole('button', { name: '验收通过，换 8 件' }).click();
  await desk.getByRole('button', { name: '验收通过', exact: true }).click();
  await desk.getByRole('button', { name: '换货发出' }).click();
  await expect(desk.getByText(/运单号应为/)).toBeVisible();
  await desk.getByLabel('运单号').fill('dpk 3648 2017 5946');
  await desk.getByRole('button', { name: '换货发出' }).click();
  await expect(told(desk, '换货已发出')).toBeVisible();
  await expect(desk.getByRole('button', { name: '换货发出' })).toHaveCount(0);
  await expectHealthy(desk);
  await page.reload();
  await expect(page.getByText('德邦快递 DPK364820175946').first()).toBeVisible();
  await expect(page.getByText('不合格 2')).toBeVisible();
  await page.getByRole('button', { name: '确认完成' }).click();
  await page.getByRole('button', { name: '确认完成' }).last().click();
  await expect(told(page, '售后已完成')).toBeVisible();
});
