import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import readSheet from 'read-excel-file/node';
import { expect, expectHealthy, logIn, onTradingServer as test } from './fixtures';
import { asked, gloves, paper, placeOrder } from './ordering';

const start = (page: Page) => page.getByRole('button', { name: '开始导出' });
const tasks = (page: Page) => page.getByRole('list', { name: '导出任务' }).getByRole('listitem');

async function downloaded(page: Page) {
  const waiting = page.waitForEvent('download');
  await tasks(page).first().getByRole('button', { name: '下载' }).click();
  const file = await waiting;
  const [sheet] = await readSheet(readFileSync(await file.path()));
  const [heading = [], ...rows] = sheet?.data ?? [];
  return { name: file.suggestedFilename(), heading, rows };
}

test('what the list shows is exported, goes on without the page, and is the same cell by cell', async ({ page }) => {
  await logIn(page, 'buyer');
  await placeOrder(page, 'transfer', paper, gloves);
  const { orderNo } = await placeOrder(page, 'transfer', paper);

  await page.goto('/#/center/order/myOrder?tab=pendingPayment&itemKey=HW-NBR-L');
  const shown = page.getByRole('article');
  await expect(shown).not.toHaveCount(0);
  const list = (await asked(page, 'Order/GetPage', { reqData: { tab: 'pendingPayment', itemKey: 'HW-NBR-L' } }))
    .resultData;
  await page.getByRole('link', { name: '导出', exact: true }).click();
  await expect(page.getByLabel('状态', { exact: true })).toHaveValue('pendingPayment');
  await expect(page.getByLabel('商品', { exact: true })).toHaveValue('HW-NBR-L');

  await page.getByRole('radio', { name: /^按商品明细/ }).click();
  await expect(page).toHaveURL(/by=line/);
  const rows = list.flatMap((order: { lines: unknown[] }) => order.lines);
  await expect(page.getByText(`将导出 ${rows.length} 行，10 列`)).toBeVisible();
  await page.getByRole('checkbox', { name: '供应商' }).check();
  await page.getByRole('checkbox', { name: '下单人' }).uncheck();
  await page.getByRole('checkbox', { name: '下单时间' }).uncheck();
  await expectHealthy(page);
  await start(page).click();
  await expect(page.getByRole('status').filter({ hasText: '已开始导出' })).toBeVisible();
  // It goes on while nobody looks.
  await page.goto('/#/home');
  await page.goto('/#/center/order/orderExport?by=line');
  await expect(page.getByRole('checkbox', { name: '供应商' })).toBeChecked();
  await expect(tasks(page).first()).toContainText('已完成');
  await expect(tasks(page).first()).toContainText(/可下载至 20\d\d-/);

  const file = await downloaded(page);
  expect(file.name).toMatch(/^订单导出（按商品明细）-\d{8}-\d+\.xlsx$/);
  expect(file.heading).toEqual([
    '订单号',
    '订单状态',
    '商品编号',
    '物料编码',
    '商品名称',
    '供应商',
    '数量',
    '单价（元）',
    '小计（元）',
  ]);
  expect(file.rows).toEqual(
    list.flatMap((order: Record<string, unknown> & { lines: Record<string, unknown>[] }) =>
      order.lines.map((line) => [
        order.orderNo,
        '待付款',
        line.itemNo,
        line.partNo || null,
        line.itemName,
        line.supplierName,
        line.qty,
        line.price,
        line.total,
      ]),
    ),
  );

  await page.getByLabel('关键字', { exact: true }).fill(orderNo);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('将导出 1 行')).toBeVisible();
  await page.getByLabel('关键字', { exact: true }).fill('没有这样的东西');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await expect(start(page)).toBeDisabled();
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await logIn(page, 'finance', '/center/order/orderExport?scope=all');
  await expect(page.getByLabel('范围')).toHaveValue('all');
  await expect(page.getByText(/将导出|没有符合条件/)).toBeVisible();
  await expectHealthy(page);
});
