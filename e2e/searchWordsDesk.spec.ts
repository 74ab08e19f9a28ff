import type { Page } from '@playwright/test';
import { deskMenu, enterConsole } from './desk';
import { expect, expectHealthy, keywordBox, onOwnServer as test } from './fixtures';
import { goods } from './goods';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const pane = (page: Page) => page.getByRole('dialog');

async function searchFor(page: Page, keyword: string) {
  await keywordBox(page).fill(keyword);
  await keywordBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${keyword}”的搜索结果`);
}

/** What a visitor's page shows first, asked anew until it is so: what is saved counts a second later. */
async function expectFirst(page: Page, keyword: string, text: string) {
  await expect(async () => {
    await page.goto('/#/help');
    await searchFor(page, keyword);
    await expect(goods(page).first()).toContainText(text, { timeout: 1000 });
  }).toPass();
}

async function expectNothing(page: Page, keyword: string) {
  await expect(async () => {
    await page.goto('/#/help');
    await searchFor(page, keyword);
    await expect(page.getByText(`没有找到与“${keyword}”相关的商品`, { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function openWords(page: Page) {
  await enterConsole(page, 'operator');
  await deskMenu(page).getByRole('link', { name: '搜索词' }).click();
  await page.getByRole('link', { name: /^同义词/ }).click();
  await expect(page.getByRole('button', { name: '新建同义词' })).toBeVisible();
}

test('a synonym is tried, saved, found by a visitor and undone', async ({ page, context }) => {
  const visitor = await context.newPage();
  await visitor.goto('/#/help');
  await searchFor(visitor, '鲁班匣');
  await openWords(page);
  await page.getByRole('searchbox', { name: '找一个词' }).fill('复印纸');
  await page.keyboard.press('Enter');
  await page.getByRole('cell', { name: '复印纸', exact: true }).click();
  await expect(page).toHaveURL(/open=/);
  const words = pane(page).getByRole('combobox', { name: '同义词组' });
  await words.fill('鲁班匣');
  await words.press('Enter');
  await pane(page).getByRole('textbox', { name: '试一个词' }).fill('鲁班匣');
  const then = pane(page).getByRole('region', { name: '保存后' });
  await expect(then.getByText('新', { exact: true }).first()).toBeVisible();
  await expect(then.getByRole('listitem').first()).toContainText('复印纸');
  await expect(pane(page).getByText(/常搜 \d+ 词的前 10 名/)).toBeVisible();
  await expectHealthy(page);
  await pane(page).getByRole('button', { name: '保存同义词' }).click();
  await expect(told(page, '同义词“复印纸”已保存')).toBeVisible();
  await expectFirst(visitor, '鲁班匣', '复印纸');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('cell').getByText('鲁班匣')).toHaveCount(0);
  await expectNothing(visitor, '鲁班匣');
});

test('products are pinned to a word, which then leads elsewhere, and back', async ({ page, context }) => {
  const visitor = await context.newPage();
  await openWords(page);
  await page.getByRole('link', { name: /^置顶与隐藏/ }).click();
  await page.getByRole('button', { name: '新建置顶与隐藏' }).click();
  await pane(page).getByLabel('搜索词').fill('手套');
  await pane(page).getByRole('combobox', { name: '添加置顶商品' }).fill('DL-A4-70');
  await page.getByTitle(/^DL-A4-70/).click();
  await expect(pane(page).getByRole('region', { name: '保存后' }).getByRole('listitem').first()).toContainText('新');
  await expectHealthy(page);
  await pane(page).getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('cell', { name: '手套', exact: true })).toBeVisible();
  await expectFirst(visitor, '手套', '复印纸');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('暂无置顶与隐藏')).toBeVisible();

  await page.getByRole('link', { name: /^词的去向/ }).click();
  await page.getByRole('button', { name: '新建词的去向' }).click();
  await pane(page).getByLabel('搜索词').fill('怎么开发票');
  await pane(page).getByText('站内地址', { exact: true }).first().click();
  await pane(page).getByRole('textbox', { name: '站内地址' }).fill('/help');
  await expect(pane(page).getByText('保存后按回车直达：站内地址 /help')).toBeVisible();
  await pane(page).getByRole('button', { name: '保存去向' }).click();
  await expect(page.getByRole('cell', { name: '怎么开发票', exact: true })).toBeVisible();
  await expect(async () => {
    await visitor.goto('/#/home');
    await keywordBox(visitor).fill('怎么开发票');
    await keywordBox(visitor).press('Enter');
    await expect.poll(() => new URL(visitor.url()).hash, { timeout: 1000 }).toContain('/help');
  }).toPass();
  await visitor.goBack();
  await expect(visitor.getByText('“怎么开发票”直达：')).toBeVisible();
});

test('hot words are put in order, and shown so after a reload', async ({ page, context }) => {
  await openWords(page);
  await page.getByRole('link', { name: /^热搜词/ }).click();
  await page.getByRole('button', { name: '添加热搜词' }).click();
  const rows = page.getByRole('list', { name: '热搜词' }).getByRole('listitem');
  const count = await rows.count();
  await page.getByRole('textbox', { name: `第 ${count} 个热搜词` }).fill('报销流程');
  await page.getByRole('textbox', { name: `第 ${count} 个的地址` }).fill('https://example.com');
  await expect(page.getByRole('button', { name: '保存热搜词' })).toBeDisabled();
  await page.getByRole('textbox', { name: `第 ${count} 个的地址` }).fill('/help');
  for (let at = count; at > 1; at -= 1) await page.getByRole('button', { name: `上移第 ${at} 个` }).click();
  await expectHealthy(page);
  await page.getByRole('button', { name: '保存热搜词' }).click();
  await expect(told(page, '热搜词已保存')).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto('/#/home');
  await expect(visitor.getByRole('list', { name: '热搜词' }).first().getByRole('link').first()).toHaveText('报销流程');
});
