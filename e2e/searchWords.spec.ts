import type { Page } from '@playwright/test';
import { expect, expectHealthy, keywordBox, queryOf, test } from './fixtures';
import { expectTotal, goods } from './goods';

async function searchFor(page: Page, keyword: string) {
  await keywordBox(page).fill(keyword);
  await keywordBox(page).press('Enter');
  await expect.poll(() => queryOf(page).get('keyword')).toBe(keyword);
}

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('goods that match only in part are announced as such', async ({ page }) => {
  await page.goto('/#/help');
  await searchFor(page, '得力 46码 安全鞋');
  const partly = notice(page, '部分匹配');
  await expect(partly).toHaveText('没有找到符合“得力”、“46码”的商品，以下为部分匹配结果我要求购');
  await expect(goods(page).first()).toContainText('鞋');
  await expectHealthy(page);
  await searchFor(page, '投影仪');
  await expect(goods(page).first()).toContainText('投影仪');
  await expect(partly).toHaveCount(0);
});

test('a slip of the pen is put right, and what was typed can still be searched for', async ({ page }) => {
  await page.goto('/#/help');
  await searchFor(page, '复映纸');
  const mended = notice(page, '已为您搜索');
  await expect(mended).toHaveText('已为您搜索“复印纸”，仍要搜索：复映纸');
  await expect(goods(page).first()).toContainText('复印纸');
  await mended.getByRole('link', { name: '复映纸' }).click();
  await expect.poll(() => queryOf(page).get('asTyped')).toBe('1');
  await expect(mended).toHaveCount(0);
  await page.reload();
  await expect(notice(page, '部分匹配')).toBeVisible();
});

test('the number of an article leads straight to it, a near one is offered', async ({ page }) => {
  await page.goto('/#/help');
  await keywordBox(page).fill('dl a4 70');
  await keywordBox(page).press('Enter');
  await expect(page.getByRole('main').getByText('DL-A4-70', { exact: true }).first()).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toContain('/productDetail?');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toContain('/help');
  await searchFor(page, 'DL-A4-770');
  await notice(page, '您要找的是不是').getByRole('link', { name: 'DL-A4-70' }).click();
  await expect(goods(page).first()).toContainText('得力');
});

test('what is not sold is said, with the categories nearest to it', async ({ page }) => {
  await page.goto('/#/help');
  await searchFor(page, '洗衣机');
  const none = page.getByRole('region', { name: '没有结果' });
  await expect(none.getByText('没有找到与“洗衣机”相关的商品', { exact: true })).toBeVisible();
  await expect(none.getByRole('link', { name: '洗衣液' })).toBeVisible();
  await expectHealthy(page);
});

test('where nothing is found, the page offers ways on', async ({ page }) => {
  await page.goto('/#/help');
  await searchFor(page, 'qqqq zzzz');
  const none = page.getByRole('region', { name: '没有结果' });
  await expect(none.getByText('没有找到与“qqqq zzzz”相关的商品', { exact: true })).toBeVisible();
  await expectTotal(page, 0);
  await expect(none.getByRole('link', { name: 'zzzz', exact: true })).toBeVisible();
  await expect(none.getByRole('link', { name: '办公用品' })).toBeVisible();
  await expectHealthy(page);
  await none.getByRole('link', { name: '硒鼓' }).click();
  await expect(goods(page).first()).toContainText('硒鼓');
  await page.goBack();
  await none.getByRole('link', { name: '浏览全部商品' }).click();
  await expect(goods(page)).toHaveCount(40);
});

test('whatever is typed stays text, and the page stays usable', async ({ page }) => {
  let asked = 0;
  page.on('dialog', async (dialog) => {
    asked += 1;
    await dialog.dismiss();
  });
  await page.goto('/#/help');
  for (const keyword of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    "%_'",
    "'; DROP TABLE sku; --",
    '复印纸 & 50% \\ #?',
    '纸'.repeat(100),
    '🖨️',
  ]) {
    await test.step(keyword, async () => {
      await searchFor(page, keyword);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${keyword}”的搜索结果`);
      await expect(page.getByRole('status').filter({ hasText: /^共 [\d,]+ 件商品$/ })).toBeVisible();
      await expect(page.getByRole('main').locator('script, img[src=x]')).toHaveCount(0);
      await page.reload();
      await expect(keywordBox(page)).toHaveValue(keyword);
      await expect(page.getByRole('status').filter({ hasText: /^共 [\d,]+ 件商品$/ })).toBeVisible();
    });
  }
  await expectHealthy(page);
  expect(asked).toBe(0);
  await searchFor(page, '复印纸');
  await expect(goods(page).first()).toContainText('复印纸');
});

test('an address nobody would write still shows goods', async ({ page }) => {
  await page.goto('/#/SearchFor?brandId=a,-1,&categoryId=x&sort=evil&priceFrom=abc&pageIndex=-3&spec=x&view=z');
  await expect(goods(page)).toHaveCount(40);
  await expect(page.getByRole('region', { name: '已选条件' })).toHaveCount(0);
  await page.goto('/#/SearchFor?pageIndex=9999');
  await page.getByRole('link', { name: '回到第 1 页' }).click();
  await expect(goods(page)).toHaveCount(40);
});
