import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import readSheet from 'read-excel-file/node';
import { demoPassword, expect, expectHealthy, logIn, onTradingServer as test } from './fixtures';
import { asked, gloves, paper, placeOrder } from './ordering';

const drawer = (page: Page) => page.getByRole('dialog');
const exports = (page: Page) => page.getByRole('list', { name: '导出任务' }).getByRole('listitem');
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function downloaded(page: Page) {
  await expect(exports(page).first()).toContainText('已完成');
  const waiting = page.waitForEvent('download');
  await exports(page).first().getByRole('button', { name: '下载' }).click();
  const [sheet] = await readSheet(readFileSync(await (await waiting).path()));
  return (sheet?.data ?? []).slice(1);
}

test('each report is opened, drilled down to the lines, exported and the same as the screen', async ({ page }) => {
  await logIn(page, 'buyer');
  const { orderNo } = await placeOrder(page, 'account', paper, gloves);

  await logIn(page, 'admin', '/center/report/orgbyorderfee');
  await expect(page.getByRole('heading', { name: '组织费用', level: 1 })).toBeVisible();
  await expect(page.getByText(/^数据截至/)).toBeVisible();
  const range = page.getByRole('search', { name: '报表条件' }).getByText(/^\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d$/);
  const [from, to] = (await range.innerText()).split(' 至 ');
  const report = (await asked(page, 'Report/OrgOrderFee', { from, to })).resultData;
  const table = page.getByRole('region', { name: '组织采购额' });
  await expect(table.getByRole('row')).toHaveCount(report.rows.length + 2);
  await expectHealthy(page);

  await page.getByRole('button', { name: /^净额（元）.*查看明细/ }).click();
  await expect(drawer(page)).toContainText('与报表数字一致');
  await expect(drawer(page).getByRole('link', { name: orderNo }).first()).toBeVisible();
  await expectHealthy(page);
  await page.reload();
  await expect(drawer(page)).toContainText('与报表数字一致');
  await drawer(page).getByRole('button', { name: '关闭' }).click();
  await expect(drawer(page)).toBeHidden();

  await page.getByRole('button', { name: '导出 xlsx' }).click();
  await expect(told(page, '已开始导出')).toBeVisible();
  const rows = await downloaded(page);
  expect(rows.map((row) => row[5])).toEqual(report.rows.map((row: { figures: { net: number } }) => row.figures.net));

  await page.getByRole('button', { name: '近 12 个月' }).click();
  await expect(page).toHaveURL(/period=last12/);
  await page.getByRole('button', { name: '存为视图' }).click();
  await page.getByLabel('视图名称').fill('年度例会');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(told(page, '视图已保存')).toBeVisible();
  await page.getByRole('button', { name: '上月' }).click();
  await page
    .getByRole('navigation', { name: '我的视图' })
    .getByRole('button', { name: '年度例会', exact: true })
    .click();
  await expect(page).toHaveURL(/period=last12/);

  await page.goto('/#/center/report/apcatesku?period=month');
  await page.getByRole('button', { name: /^办公用品 净额/ }).click();
  await expect(drawer(page)).toContainText('与报表数字一致');
  await drawer(page).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('link', { name: '按商品' }).click();
  await expect(page.getByRole('region', { name: '商品采购额' }).getByRole('row')).not.toHaveCount(1);
  await expectHealthy(page);

  await page.goto('/#/center/report/apusersku?period=month');
  await page.getByLabel('人员或商品').fill('王晓燕');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/keyword=/);
  await page
    .getByRole('button', { name: /^王晓燕 .* 净额/ })
    .first()
    .click();
  await expect(drawer(page)).toContainText('与报表数字一致');
  await drawer(page).getByRole('button', { name: '关闭' }).click();
  await expectHealthy(page);

  await page.goto('/#/center/report/aporgbudger');
  await expect(page.getByRole('heading', { name: '组织预算', level: 1 })).toBeVisible();
  await expectHealthy(page);
});

test('the overview shows each role what is its own', async ({ page, context, faults }) => {
  faults.allow(/Applying inline style violates/);
  for (const [account, budgets] of [
    ['admin', true],
    ['buyer', false],
    ['approver', true],
    ['finance', true],
  ] as const) {
    await logIn(page, account, '/center/dashboard');
    await expect(page.getByRole('region', { name: '各月采购额' })).toBeVisible();
    await expect(page.getByRole('region', { name: '预算', exact: true })).toHaveCount(budgets ? 1 : 0);
    await expect(page.getByRole('region', { name: '等我处理' })).toContainText('待我审批');
    await expectHealthy(page);
  }
  await logIn(page, 'receiver');
  await page.goto('/#/center/dashboard');
  await expect(page.getByRole('heading', { name: '采购概览' })).toHaveCount(0);

  const desk = await context.newPage();
  await desk.goto('/console/');
  await desk.getByLabel('账号').fill('operator');
  await desk.getByLabel('密码').fill(demoPassword);
  await desk.getByRole('button', { name: '登录' }).click();
  await expect(desk.getByRole('region', { name: '销售' })).toContainText('本月下单金额');
  await expect(desk.getByRole('region', { name: '库存预警' })).toBeVisible();
  await expectHealthy(desk);
});
