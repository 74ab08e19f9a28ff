import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enterConsole } from './desk';
import { expect, expectHealthy, logIn, onOwnServer as test } from './fixtures';
import { asked, placeOrder, shipOrders } from './ordering';

const helmets = { itemNo: '3M-H700-R', qty: 20 };
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const agree = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Bought, shipped and received, without their pages; shipping.spec.ts tests those. */
async function completed(page: Page, count: number) {
  const orderNos: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { orderId, orderNo } = await placeOrder(page, 'account', helmets);
    await shipOrders(page, [orderNo]);
    await asked(page, 'Order/ConfirmReceipt', { orderId });
    orderNos.push(orderNo);
  }
  return orderNos;
}

test('three orders on one invoice, made by the service, downloaded, and reversed', async ({ page, context }) => {
  // The table of the component library measures scroll bars with a style of its own, which the page's policy refuses.
  await logIn(page, 'buyer', '/home');
  const orderNos = await completed(page, 3);

  await page.goto('/#/center/order/myOrder');
  await page.getByRole('button', { name: `更多操作 ${orderNos[0]}` }).click();
  await page.getByRole('button', { name: `申请开票 ${orderNos[0]}` }).click();
  await page.getByRole('button', { name: '新增抬头' }).click();
  await page.getByLabel('企业名称').fill('华东精密制造有限公司');
  await page.getByLabel('统一社会信用代码').fill('91310115MA1K4B7X2E');
  await page.getByLabel('交付邮箱').fill('fapiao@example.com');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请填写正确的 18 位统一社会信用代码')).toBeVisible();
  await page.getByLabel('统一社会信用代码').fill('91310115MA1K4B7X2D');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(told(page, '抬头已保存')).toBeVisible();
  // The order one came from is chosen already.
  await expect(page.getByLabel(`选择订单 ${orderNos[0]}`)).toBeChecked();
  await page.getByRole('link', { name: '查看全部' }).click();
  for (const orderNo of orderNos) await page.getByLabel(`选择订单 ${orderNo}`).check();
  const preview = page.getByRole('complementary', { name: '开票预览' });
  await expect(preview).toContainText('选 3 单，将开 1 张');
  await expect(preview).toContainText('合开 1 张');
  await expectHealthy(page);
  await preview.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { name: /^开票申请 F/ })).toContainText('待审核');
  const applicationNo = (await page.getByRole('heading', { name: /^开票申请 F/ }).innerText()).match(/F\d+/)?.[0] ?? '';

  const desk = await context.newPage();
  await enterConsole(desk, 'cashier');
  const menu = desk.getByRole('navigation', { name: '控制台菜单' });
  await menu.getByRole('link', { name: /^发票/ }).click();
  // The overview, which one comes from, has a row for it too.
  await expect(desk.getByRole('heading', { name: '发票', exact: true })).toBeVisible();
  await desk.getByRole('row', { name: new RegExp(applicationNo) }).click();
  await expectHealthy(desk);
  await desk.getByRole('button', { name: /^通过，开具/ }).click();
  await agree(desk, '通过');
  await expect(desk.getByRole('article')).toContainText('已开具');

  await page.reload();
  await expect(page.getByRole('heading', { name: /^开票申请 F/ })).toContainText('已开票');
  const face = page.getByRole('region', { name: /^发票 \d{20}$/ });
  await expect(face).toContainText('华东精密制造有限公司');
  const blueNo = (await face.getAttribute('aria-label'))?.slice(3) ?? '';
  await expectHealthy(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: `下载 ${blueNo}.pdf` }).click();
  const pdf = readFileSync(await (await coming).path(), 'latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf).toContain(Buffer.from(blueNo, 'utf16le').swap16().toString('hex'));

  await desk.getByRole('button', { name: '发起红冲' }).click();
  await desk.getByRole('button', { name: '发起红冲，待买方确认' }).click();
  await agree(desk, '发起红冲');
  await expect(told(desk, '已发起红冲')).toBeVisible();

  await page.goto('/#/center/order/invalidInvoice');
  const row = page.getByRole('row', { name: new RegExp(blueNo) });
  await expect(row).toContainText('待我方确认');
  await expect(row.getByRole('timer')).toContainText(/^2 天|^71|^72/);
  await expectHealthy(page);
  await row.getByRole('button', { name: /^确认红冲/ }).click();
  await agree(page, '确认红冲');
  await expect(told(page, '已答复')).toBeVisible();
  await expect
    .poll(async () => (await asked(page, 'Invoice/GetPage', { searchKey: applicationNo })).resultData[0].state)
    .toBe('red');
  await page.reload();
  await expect(row).toContainText('已红冲');
  await expect(row).toContainText(/↔ \d{20}/);
  await page.goto('/#/center/kamUser/invoice');
  for (const orderNo of orderNos) await expect(page.getByLabel(`选择订单 ${orderNo}`)).toBeEnabled();
});
