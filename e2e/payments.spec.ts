import type { Page } from '@playwright/test';
import { apiUrl, expect, expectHealthy, expectPath, onTradingServer as test } from './fixtures';
import { asked, fillCart, method, openAlipay, paper, picture, placeOrder, submit, verdict } from './ordering';

const qr = (page: Page) => page.getByRole('img', { name: '微信付款二维码' });
const changeMethod = (page: Page) => page.getByRole('button', { name: '更换支付方式' });

test('WeChat: the code, the phone, and the page follows', async ({ page, context, shop }) => {
  await shop.logIn(page, 'buyer');
  const { orderId, orderNo } = await placeOrder(page, 'wechat');
  await page.goto(`/#/Cashier?orderIds=${orderId}`);
  await expect(method(page, '微信支付')).toBeChecked();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(qr(page)).toBeVisible();
  await expectHealthy(page);
  const popup = context.waitForEvent('page');
  await page.getByRole('link', { name: '打开模拟的手机付款页' }).click();
  const phone = await popup;
  await phone.getByRole('button', { name: '付款', exact: true }).click();
  await expect(phone.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await expect(verdict(page, '支付成功')).toBeVisible();
  await expect(page.getByRole('list', { name: '订单' })).toContainText(orderNo);

  // The same desk again has nothing left to do.
  await page.goto(`/#/Cashier?orderIds=${orderId}`);
  await expect(page.getByText('订单已付款，无需重复支付')).toBeVisible();
  await expectHealthy(page);
});

test('a code that ran out is covered and can be had anew', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const { orderId } = await placeOrder(page, 'wechat');
  await page.goto(`/#/Cashier?orderIds=${orderId}`);
  let over = true;
  await page.route(apiUrl('Payment/GetState'), async (route) => {
    const answer = await (await route.fetch()).json();
    if (over) answer.resultData.expiresTime = '2026-01-01 00:00:00';
    await route.fulfill({ json: answer });
  });
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(page.getByText('二维码已过期')).toBeVisible();
  await expectHealthy(page);
  // Not before the click: the page asks every few seconds, and a code that lives again has no such button.
  await page.getByRole('button', { name: '刷新二维码' }).click();
  over = false;
  await expect(page.getByText('二维码已过期')).toHaveCount(0);
  await expect(page.getByRole('timer')).toContainText('1 小时');
});

test('refused at Alipay, changed to WeChat: the first payment is closed', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const { orderId } = await placeOrder(page, 'alipay');
  await page.goto(`/#/Cashier?orderIds=${orderId}`);
  const tab = await openAlipay(page);
  // The gateway's tab may be there before the page has gone on.
  await expect.poll(() => page.url()).toContain('/zhifu');
  const first = new URL(page.url()).hash.slice(1);
  await tab.getByRole('button', { name: '拒绝付款' }).click();
  await expect(tab.getByRole('heading', { name: '您已拒绝付款' })).toBeVisible();
  await page.getByRole('button', { name: '已完成付款' }).click();
  await expect(verdict(page, '正在等待付款结果')).toBeVisible();
  await changeMethod(page).click();
  await expectPath(page, `/Cashier?orderIds=${orderId}`);
  await method(page, '微信支付').check();
  await page.getByRole('button', { name: '立即付款' }).click();
  await expect(qr(page)).toBeVisible();

  await page.goto(`/#${first}`);
  await expect(verdict(page, '本次支付已关闭')).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('link', { name: '重新付款' }).click();
  await expectPath(page, `/Cashier?orderIds=${orderId}`);
  await page.goto(`/#${first.replace('/zhifu', '/paySuccess')}`);
  await expect(verdict(page, '本次支付已关闭')).toBeVisible();
});

test('a bank transfer shows where to, and takes the slip', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.logIn(page, 'buyer');
  const { orderId } = await placeOrder(page, 'alipay');
  await page.goto(`/#/Cashier?orderIds=${orderId}`);
  await expect(page.getByRole('timer')).toContainText('23 小时');
  await method(page, '对公转账').check();
  await page.getByRole('button', { name: '确认使用对公转账' }).click();
  const box = page.getByRole('region', { name: '对公转账' });
  await expect(box).toContainText('汇款识别码');
  await expect(page.getByRole('timer')).toContainText('6 天 23 小时');
  await box.getByRole('button', { name: '复制汇款识别码' }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(box.getByText(code, { exact: true })).toBeVisible();

  await box
    .getByLabel('上传凭证')
    .setInputFiles({ name: '凭证.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(box.getByText('仅支持 JPG、PNG、WEBP、PDF 格式的文件')).toBeVisible();
  await box.getByLabel('上传凭证').setInputFiles(picture);
  await expect(box.getByText('已提交凭证，等待平台确认到账')).toBeVisible();
  await expect(box.getByRole('list', { name: '已上传的凭证' })).toContainText('凭证.png');
  await expectHealthy(page);
  await page.reload();
  await expect(box.getByRole('list', { name: '已上传的凭证' })).toContainText('凭证.png');
  await page.goto(`/#/paySuccess?orderIds=${orderId}`);
  await expect(verdict(page, '尚未到账')).toBeVisible();
  await expectHealthy(page);
});

test('on account there is nothing to pay now', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  await fillCart(page, paper);
  await page.goto('/#/Settlementpage');
  const { credit } = (await asked(page, 'Order/Preview', {})).resultData;
  await method(page, '账期支付').check();
  await submit(page).click();
  await expect(verdict(page, '下单成功（账期支付）')).toBeVisible();
  await expectHealthy(page);
  await fillCart(page, paper);
  const after = (await asked(page, 'Order/Preview', {})).resultData.credit;
  expect(after.available).toBeLessThan(credit.available);
  await page.getByRole('link', { name: '订单详情' }).click();
  await expect(page.getByRole('list', { name: '订单进度' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('已记账', { exact: true })).toBeVisible();
});

test('an address that names nothing says so', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/Cashier?orderIds=x');
  await expect(page.getByText('没有找到要付款的订单')).toBeVisible();
  await page.goto('/#/Cashier?orderIds=999999');
  await expect(page.getByText('内容不存在或已被删除')).toBeVisible();
  await page.goto('/#/zhifu?no=P2026111599999999');
  await expect(verdict(page, '内容不存在或已被删除')).toBeVisible();
  await page.goto('/#/WeChat');
  await expect(verdict(page, '没有找到这笔支付')).toBeVisible();
  await page.goto('/#/paySuccess');
  await expect(verdict(page, '没有找到订单')).toBeVisible();
  await expectHealthy(page);
});
