import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectHealthy, onOwnServer, pathOf, test } from './fixtures';
import { placeOrder } from './ordering';

const book = '/center/kamUser/budget';
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const cell = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}：`) });
const panel = (page: Page) => page.getByRole('complementary', { name: '预算明细' });
const month = (no: number) => `${no} 月`;
const thisMonth = () =>
  month(Number(new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Asia/Shanghai' }).format()));

onOwnServer(
  'finance plans a year, adjusts with a reason, sees the entry of an order and opens it',
  async ({ page, shop }) => {
    await shop.logIn(page, 'buyer');
    const order = await placeOrder(page, 'transfer');
    await page.context().clearCookies();

    await shop.logIn(page, 'finance', book);
    await expect(cell(page, `行政部 ${thisMonth()}`)).toBeVisible();
    await expectHealthy(page);
    await page.getByRole('button', { name: '编制预算' }).click();
    const form = page.getByRole('dialog', { name: /编制 \d+ 年预算/ });
    await form.getByRole('combobox', { name: '组织' }).fill('财务');
    await page.keyboard.press('Enter');
    await form.getByLabel('全年总额').fill('12000');
    await form.getByRole('button', { name: '平均分摊到各期' }).click();
    await expect(form.getByLabel(thisMonth(), { exact: true })).toHaveValue('1,000');
    await form.getByLabel(thisMonth(), { exact: true }).fill('1500');
    await form.getByLabel('强控').check();
    await expect(form).toContainText('合计 ¥12,500.00');
    await expectHealthy(page);
    await form.getByRole('button', { name: '保存预算' }).click();
    await expect(told(page, '预算已保存')).toBeVisible();
    await expect(form).toHaveCount(0);

    await cell(page, `财务中心 ${thisMonth()}`).click();
    await expect(panel(page)).toContainText('强控');
    await expect(panel(page)).toContainText('下达 ¥1,500.00');
    await panel(page).getByRole('button', { name: '追加或调减' }).click();
    await panel(page).getByRole('button', { name: '保存调整' }).click();
    await expect(panel(page).getByText('请填写调整金额')).toBeVisible();
    await panel(page)
      .getByLabel(/调整金额/)
      .fill('-200.5');
    await panel(page).getByLabel('原因').fill('年底收紧');
    await expect(panel(page)).toContainText('调整后预算 ¥1,299.50');
    await expect(panel(page).getByRole('button', { name: '保存调整' })).toBeEnabled();
    await panel(page).getByRole('button', { name: '保存调整' }).click();
    await expect(told(page, '预算已调整')).toBeVisible();
    const entries = panel(page).getByRole('listitem');
    await expect(entries.first()).toContainText('调减');
    await expect(entries.first()).toContainText('年底收紧');
    await expect(entries.first()).toContainText('赵敏');
    await expect(entries.first()).toContainText('余 ¥1,299.50');

    await cell(page, `行政部 ${thisMonth()}`).click();
    await expect(entries.first()).toContainText('占用');
    await panel(page)
      .getByRole('button', { name: `${order.orderNo} 的商品` })
      .click();
    await expect(panel(page)).toContainText('×2');
    await expectHealthy(page);
    await panel(page).getByRole('link', { name: order.orderNo }).first().click();
    await expect.poll(() => pathOf(page)).toContain(`/center/order/orderDetail?orderId=${order.orderId}`);
    await expect(page.getByText(order.orderNo).first()).toBeVisible();
  },
);

onOwnServer(
  'a sheet goes out and comes in again, and what is wrong in it is told before anything is written',
  async ({ page, shop }) => {
    await shop.logIn(page, 'finance', book);
    await expect(cell(page, `行政部 ${thisMonth()}`)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    const path = await (await saved).path();
    const sheet = { name: '预算.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
    await page.getByRole('button', { name: '导入' }).click();
    const form = page.getByRole('dialog', { name: /导入 \d+ 年预算/ });
    await form.getByLabel('选择预算表格').setInputFiles({ ...sheet, buffer: readFileSync(path) });
    await expect(form.getByText('7 行可以导入')).toBeVisible();
    await expect(form.getByRole('row').filter({ hasText: '行政部' })).toContainText('不变');
    await expectHealthy(page);
    await form.getByLabel('选择预算表格').setInputFiles({ ...sheet, buffer: Buffer.from('no sheet') });
    await expect(form.getByRole('alert').filter({ hasText: '文件无法读取' })).toBeVisible();
    await expect(form.getByRole('button', { name: '导入' })).toBeDisabled();
  },
);

test('on a phone the address keeps what is looked at, and who has no part in budgets does not come in', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.logIn(page, 'finance', `${book}?year=2031&kind=quarter`);
  await expect(page.getByText('2031 年尚未编制预算')).toBeVisible();
  await expect(page.getByText('按季')).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('button', { name: '上一年' }).click();
  await expect.poll(() => pathOf(page)).toContain('year=2030');
  await shop.logIn(page, 'buyer', book);
  await expect(page.getByRole('button', { name: '编制预算' })).toHaveCount(0);
});
