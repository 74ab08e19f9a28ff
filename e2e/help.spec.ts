import type { Page } from '@playwright/test';
import { expect, expectHealthy, expectPath, pathOf, test } from './fixtures';

const tree = (page: Page) => page.getByRole('navigation', { name: '帮助目录' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const box = (page: Page) => page.getByRole('searchbox', { name: '查找帮助' });

test('the tree leads through the articles, and neighbours lead on', async ({ page }) => {
  await page.goto('/#/help');
  await expect(title(page, '企业如何注册')).toBeVisible();
  await expect(tree(page).getByRole('group')).toHaveCount(5);
  await expect(tree(page).locator('[aria-current=page]')).toHaveText('企业如何注册');
  await tree(page).getByRole('link', { name: '月结对账' }).click();
  await expect(title(page, '月结对账')).toBeVisible();
  await expect(tree(page).locator('[aria-current=page]')).toHaveText('月结对账');
  const pair = page.getByRole('navigation', { name: '上一篇与下一篇' });
  await expect(pair.getByRole('link')).toHaveCount(1);
  await pair.getByRole('link', { name: /如何申请数电发票/ }).click();
  await expect(title(page, '如何申请数电发票')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('发票与对账');
  await page.goBack();
  await expect(title(page, '月结对账')).toBeVisible();
});

test('a group of the tree folds by keyboard', async ({ page }) => {
  await page.goto('/#/help');
  const link = tree(page).getByRole('link', { name: '支付方式' });
  await expect(link).toBeVisible();
  await tree(page).getByText('支付与配送', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
});

test('docId opens its article directly', async ({ page, request }) => {
  const { resultData } = await (await request.post('/api/Help/GetTree', { data: {} })).json();
  const doc = resultData[2].children[1];
  await page.goto(`/#/help?docId=${doc.docId}`);
  await expect(title(page, doc.docTitle)).toBeVisible();
  await expect(tree(page).locator('[aria-current=page]')).toHaveText(doc.docTitle);
  await expectHealthy(page);
});

test('a search marks the word, survives a reload, and can be come back to', async ({ page }) => {
  await page.goto('/#/help');
  await box(page).fill(' 发票 ');
  await box(page).press('Enter');
  await expect(title(page, /搜索“发票”的结果/)).toBeVisible();
  const results = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('paragraph') });
  const count = await results.count();
  expect(count).toBeGreaterThan(1);
  await expect(title(page, /搜索/)).toContainText(`共 ${count} 篇`);
  await expect(results.locator('mark').first()).toHaveText('发票');
  for (const result of await results.all()) expect(await result.textContent()).toContain('发票');
  await expectHealthy(page);
  await page.reload();
  await expect(title(page, /搜索“发票”的结果/)).toBeVisible();
  await expect(box(page)).toHaveValue('发票');
  await results.getByRole('link', { name: '如何申请数电发票' }).click();
  await expect(title(page, '如何申请数电发票')).toBeVisible();
  expect(pathOf(page)).toMatch(/docId=\d+/);
  await page.getByRole('link', { name: '返回搜索结果' }).click();
  await expect(title(page, /搜索“发票”的结果/)).toBeVisible();
});

test('a search that finds nothing offers a way on', async ({ page }) => {
  await page.goto('/#/help');
  await box(page).fill('%_<b>zzz');
  await page.getByRole('button', { name: '查找', exact: true }).click();
  await expect(page.getByText('未找到相关文章，请更换关键字')).toBeVisible();
  await expect(title(page, '搜索“%_<b>zzz”的结果')).toContainText('共 0 篇');
  await page.getByRole('link', { name: '浏览全部帮助' }).click();
  await expectPath(page, '/help');
  await expect(title(page, '企业如何注册')).toBeVisible();
});

for (const docId of ['999999', 'abc', '-1', '9'.repeat(30)]) {
  test(`docId=${docId} has no article`, async ({ page }) => {
    await page.goto(`/#/help?docId=${docId}`);
    await expect(page.getByText('文章不存在或已下架')).toBeVisible();
    await expect(tree(page).getByRole('link').first()).toBeVisible();
  });
}

test('the agreement shows its version and its date', async ({ page }) => {
  await page.goto('/#/agreement');
  await expect(title(page, '易购平台隐私协议')).toBeVisible();
  await expect(page.getByText('版本：2026.1', { exact: true })).toBeVisible();
  await expect(page.getByText('生效日期：2026-01-01', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '五、Cookie 的使用' })).toBeVisible();
});
