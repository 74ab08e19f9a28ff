import type { Page } from '@playwright/test';
import { demoPassword, expect, expectHealthy, onOwnServer as test } from './fixtures';

async function enterConsole(page: Page, account: string) {
  await page.goto('/console/#/goods');
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码').fill(demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
}

test('an operator narrows the goods, looks into one, and lowers the prices of some by a change set', async ({
  page,
}) => {
  await enterConsole(page, 'operator');
  await expect(page.getByRole('heading', { name: '商品', level: 1 })).toBeVisible();
  await expectHealthy(page);

  await page.getByRole('group', { name: '品牌' }).getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/brand=\d+/);
  const rows = page.locator('tr[data-row-key]');
  const count = await rows.count();
  expect(count).toBeGreaterThan(1);
  await page.reload();
  await expect(rows).toHaveCount(count);

  // `j` stands on the first row, Enter unfolds it.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'SKU 编号' })).toBeVisible();

  await rows.nth(0).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: '批量操作' });
  await expect(bar).toContainText('已选 1 件');
  await bar.getByRole('button', { name: /^选中全部 \d+ 件$/ }).click();
  await bar.getByRole('button', { name: '调价' }).click();
  const panel = page.getByRole('form', { name: '调价' });
  await panel.getByLabel('幅度').fill('-3');
  await expect(panel.getByText(/^[1-9]\d* 个 SKU$/)).toBeVisible();
  await expectHealthy(page);
  await panel.getByRole('button', { name: /^生成变更单，\d+ 个 SKU$/ }).click();
  await expect(page.getByRole('heading', { name: /^调价：\d+ 件商品$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /销售价.*−3\.\d%/ }).first()).toBeVisible();

  // What waits in a set is found by the list, and is not changed by a second one.
  await page.goto('/console/#/goods?change=open');
  await expect(rows.first()).toBeVisible();
  await rows.nth(0).getByRole('checkbox').check();
  await bar.getByRole('button', { name: '调价' }).click();
  await panel.getByLabel('幅度').fill('-3');
  await expect(panel.getByText(/个 SKU 已在变更单里，跳过/)).toBeVisible();
});

test('all that is found comes as a sheet', async ({ page }) => {
  await enterConsole(page, 'operator');
  await page.getByRole('searchbox', { name: '名称、编号、物料编码或条码' }).fill('复印纸');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/word=/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /导出 \d+ 件$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^商品 \d{4}-\d{2}-\d{2}\.xlsx$/);
});

test('what is sold no more leads to what is sold in its place, in the shop too', async ({ page, browser, baseURL }) => {
  await enterConsole(page, 'operator');
  await page.getByRole('searchbox', { name: '名称、编号、物料编码或条码' }).fill('MG-Q7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/word=/);
  const rows = page.locator('tr[data-row-key]');
  await expect(rows).toHaveCount(1);

  // All of it at once: the set says what that means before anybody lets it out.
  await rows.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: '批量操作' });
  await bar.getByRole('button', { name: '停售' }).click();
  await page.getByRole('button', { name: '生成变更单，3 个 SKU' }).click();
  await expect(page.getByRole('heading', { name: '停售：1 件商品' })).toBeVisible();
  await expect(page.getByRole('region', { name: '发布后的影响' })).toContainText('停售而没有接替规格');
  await expectHealthy(page);
  await page.getByRole('button', { name: '作废' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '作废' }).click();
  await expect(page.getByText('已作废').first()).toBeVisible();

  // One of it, with what takes its place.
  await page.goto('/console/#/goods?word=MG-Q7');
  await expect(page.getByRole('heading', { name: '商品', level: 1 })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').click();
  const black = page.getByRole('row', { name: '黑色' });
  await black.getByRole('switch', { name: '黑色 停售' }).click();
  await black.getByRole('combobox', { name: '黑色 接替规格' }).fill('MG-Q7');
  await page.getByTitle('MG-Q7-RD 红色').click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('已发布').first()).toBeVisible();

  const shop = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await shop.goto('/#/SearchFor?keyword=MG-Q7-BK');
  await expect(shop.getByRole('status').filter({ hasText: 'MG-Q7-BK 已停售' })).toBeVisible();
  await expectHealthy(shop);
  await shop.getByRole('status').getByRole('link', { name: /红色/ }).click();
  await expect(shop.getByText('MG-Q7-RD').first()).toBeVisible();
});
