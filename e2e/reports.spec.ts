import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import readSheet from 'read-excel-file/node';
import { demoPassword, expect, expectHealthy, logIn, onTradingServer as test } from './fixtures';
import { gloves, paper, placeOrder } from './ordering';

const drawer = (page: Page) => page.getByRole('dialog');
const exports = (page: Page) => page.getByRole('list', { name: '导出任务' }).getByRole('listitem');
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

type Rows = Record<string, string>[];

/** The rows of a table, each cell by the head of its column. */
const tableOf = (place: Page | Locator, name: string): Promise<Rows> =>
  place.getByRole('region', { name }).evaluate((region) => {
    const heads = [...region.querySelectorAll('thead th')].map((cell) => cell.textContent ?? '');
    return [...region.querySelectorAll('tbody tr')].map((row) =>
      Object.fromEntries([...row.children].map((cell, at) => [heads[at] ?? '', cell.textContent ?? ''])),
    );
  });

const numberOf = (text: string | undefined): number => Number(text?.replaceAll(',', '').replace('−', '-'));

/** What the button on this page gives, each row by the head of its columns. */
async function exported(page: Page) {
  const before = await exports(page).count();
  await page.getByRole('button', { name: '导出 xlsx' }).click();
  await expect(exports(page)).toHaveCount(before + 1);
  await expect(exports(page).first()).toContainText('已完成');
  const waiting = page.waitForEvent('download');
  await exports(page).first().getByRole('button', { name: '下载' }).click();
  const [sheet] = await readSheet(readFileSync(await (await waiting).path()));
  const [heads = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [String(head), row[at]])));
}

const amounts = ['采购额（元）', '退款（元）', '净额（元）'];

/** The file holds what the screen shows, in the same order. */
async function expectSameFile(page: Page, name: string, columns: string[]) {
  const shown = await tableOf(page, name);
  const file = await exported(page);
  const figures = (rows: Record<string, unknown>[]) =>
    rows.map((row) => columns.map((column) => numberOf(String(row[column]))));
  expect(shown.length).toBeGreaterThan(0);
  expect(figures(file.slice(0, shown.length))).toEqual(figures(shown));
}

/** The figure opens its lines, they sum to it, and it can be closed again. */
async function expectLines(page: Page, figure: RegExp) {
  const door = page.getByRole('button', { name: figure }).first();
  const text = (await door.innerText()).trim();
  await door.click();
  await expect(drawer(page)).toContainText('与报表数字一致');
  await expect(drawer(page)).toContainText(text);
  const lines = await tableOf(drawer(page), '明细');
  const sum = lines.reduce((total, line) => total + numberOf(line['金额（元）']), 0);
  expect(sum).toBeCloseTo(numberOf(text), 2);
  return lines;
}

const close = async (page: Page) => {
  await drawer(page).getByRole('button', { name: '关闭' }).click();
  await expect(drawer(page)).toBeHidden();
};

test('what each unit bought: the tree, its figures down to the lines, the file, a view, a bad period', async ({
  page,
}) => {
  await logIn(page, 'buyer');
  const { orderNo } = await placeOrder(page, 'account', paper, gloves);
  await logIn(page, 'admin', '/center/report/orgbyorderfee');
  await expect(page.getByText(/^数据截至/)).toBeVisible();
  await expectHealthy(page);
  await expectSameFile(page, '组织采购额', ['订单数', ...amounts]);

  const units = page.getByRole('region', { name: '组织采购额' });
  await units.getByRole('button', { name: '行政中心', exact: true }).click();
  await expect(page.getByRole('heading', { name: '行政中心', level: 2 })).toBeVisible();
  const lines = await expectLines(page, /^行政部 净额/);
  expect(lines.map((line) => line['订单 / 售后单'])).toContain(orderNo);
  await expectHealthy(page);
  await page.reload();
  await expect(drawer(page)).toContainText('与报表数字一致');
  await close(page);

  await page.getByRole('button', { name: '近 12 个月' }).click();
  await page.getByRole('button', { name: '存为视图' }).click();
  await page.getByLabel('视图名称').fill('年度例会');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(told(page, '视图已保存')).toBeVisible();
  await page.getByRole('button', { name: '上月' }).click();
  const views = page.getByRole('navigation', { name: '我的视图' });
  await views.getByRole('button', { name: '年度例会', exact: true }).click();
  await expect(page).toHaveURL(/period=last12/);

  await page.goto('/#/center/report/orgbyorderfee?from=2026-11-02&to=2026-11-01');
  await expect(page.getByRole('alert')).toHaveText('开始日期不能晚于结束日期');
  await expect(page.getByRole('textbox', { name: '开始日期' })).toHaveAttribute('aria-invalid', 'true');
  await page.goto('/#/center/report/orgbyorderfee?from=1926-11-01&to=2026-11-01');
  await expect(page.getByRole('alert')).toHaveText('一次最多查看 5 年，请缩短日期范围');
  await expect(units).toHaveCount(0);
});

test('what was bought, by category and goods, and by whom: down to the lines, and as a file', async ({ page }) => {
  await logIn(page, 'buyer');
  await placeOrder(page, 'account', paper);
  await logIn(page, 'admin', '/center/report/apcatesku?period=month');
  await expectSameFile(page, '品类采购额', ['SKU 数', ...amounts]);
  await expectLines(page, /^办公用品 净额/);
  await close(page);
  await page.getByRole('region', { name: '品类采购额' }).getByRole('button', { name: '办公用品', exact: true }).click();
  await expect(page).toHaveURL(/categoryId=/);
  await page.getByRole('link', { name: '按商品' }).click();
  await expectSameFile(page, '商品采购额', amounts);
  await expectLines(page, / 采购额 .*查看明细/);
  await close(page);
  await expectHealthy(page);

  await page.goto('/#/center/report/apusersku?period=month');
  await page.getByLabel('人员或商品').fill('王晓燕');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/keyword=/);
  await expectSameFile(page, '人员采购明细', ['均价（元）', ...amounts]);
  await expectLines(page, /^王晓燕 .* 净额/);
  await close(page);
  await expectHealthy(page);
});

test('what is left of budgets, as a file and down to the entries', async ({ page }) => {
  await logIn(page, 'admin', '/center/report/aporgbudger');
  await expect(page.getByRole('region', { name: '预算执行' })).toBeVisible();
  await expectHealthy(page);
  await expectSameFile(page, '预算执行', ['预算（元）', '占用中（元）', '已用（元）', '剩余（元）']);
  await page
    .getByRole('link', { name: /已用 .*查看分录/ })
    .first()
    .click();
  await expect(page).toHaveURL(/kamUser\/budget\?budgetId=/);
});

/** What stands in the panel of what waits, for each role; and whether it sees budgets. */
const roles = [
  ['admin', true, ['待我审批', '待付款', '待收货', '待对账', '待办发票', '待开票', '审批中']],
  ['buyer', false, ['待我审批', '待付款', '待收货', '待办发票', '待开票', '审批中']],
  ['approver', true, ['待我审批', '待付款', '待收货', '审批中']],
  ['finance', true, ['待我审批', '待付款', '待收货', '待对账', '待办发票', '待开票', '审批中']],
] as const;

test('the overview shows each role what is its own, and the home card the same numbers', async ({ page }) => {
  const opened = new Set<string>();
  for (const [account, budgets, kinds] of roles) {
    await logIn(page, account, '/center/dashboard');
    await expect(page.getByRole('region', { name: '各月采购额' })).toBeVisible();
    await expect(page.getByRole('region', { name: '预算', exact: true })).toHaveCount(budgets ? 1 : 0);
    const links = page.getByRole('navigation', { name: '打开列表' }).getByRole('link');
    await expect(links).toHaveText(kinds.map((kind) => new RegExp(`^${kind} \\d+\\+?$`)));
    const numbers = await links.allInnerTexts();
    await expectHealthy(page);
    for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      if (opened.has(path)) continue;
      opened.add(path);
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveURL(/\/404|\/error/);
    }
    await page.goto('/#/home');
    const card = page.getByRole('complementary', { name: '我的账户' }).getByRole('listitem');
    const waiting = numbers.filter((text) => !text.endsWith(' 0'));
    const first = [...waiting, ...numbers.filter((text) => text.endsWith(' 0'))].slice(0, 4);
    for (const [at, text] of first.entries()) await expect(card.nth(at)).toHaveText(text.split(' ').reverse().join(''));
  }
  await logIn(page, 'receiver');
  await page.goto('/#/center/dashboard');
  await expect(page.getByRole('heading', { name: '采购概览' })).toHaveCount(0);
});

test('the first page of the console: what waits, sales and stock', async ({ page }) => {
  await page.goto('/console/');
  await page.getByLabel('账号').fill('operator');
  await page.getByLabel('密码').fill(demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('region', { name: '销售' })).toContainText('本月下单金额');
  await expect(page.getByRole('region', { name: '库存预警' })).toBeVisible();
  for (const kind of ['迟发订单', '失败任务', '待处理退款'])
    await expect(page.getByRole('navigation', { name: '待处理' })).toContainText(kind);
  await expectHealthy(page);
});
