import type { Page } from '@playwright/test';
import { expect, expectHealthy, expectLoginWithRedirect, expectPath, keywordBox, queryOf, test } from './fixtures';
import { findGap, goods, skuByNo } from './goods';
import { screens, shiftsOf } from './shifts';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const itemNo = (page: Page, no: string) => page.getByRole('main').getByText(no, { exact: true }).first();

test('from a search to a product; specs that do not go together cannot be chosen', async ({ page, request }) => {
  const { productId, itemName, axes, start, between, wanted } = await findGap(request, '手套');
  await page.goto('/#/home');
  await keywordBox(page).fill(start.itemNo);
  await keywordBox(page).press('Enter');
  // The number of an article leads straight to it.
  await expectPath(page, `/productDetail?productId=${productId}&itemId=${start.itemId}`);
  await expect(page).toHaveTitle(`${itemName} - 易购电商平台`);
  await expect(itemNo(page, start.itemNo)).toBeVisible();
  await expectHealthy(page);

  const first = page.getByRole('radiogroup', { name: axes[0] });
  const second = page.getByRole('radiogroup', { name: axes[1] });
  const radio = (group: typeof first, value: string) => group.locator(`input[value="${value}"]`);
  const choose = (group: typeof first, value: string) =>
    group
      .locator('label')
      .filter({ has: page.locator(`input[value="${value}"]`) })
      .click();
  await expect(radio(first, start.values[0])).toBeChecked();
  await expect(radio(second, start.values[1])).toBeChecked();
  await expect(radio(second, wanted.values[1])).toBeDisabled();
  await expect(second).toContainText('与已选规格不可组合');

  await choose(first, between.values[0]);
  await expect.poll(() => queryOf(page).get('itemId')).toBe(String(between.itemId));
  await expect(itemNo(page, between.itemNo)).toBeVisible();
  await expect(radio(second, start.values[1])).toBeChecked();
  await expect(radio(second, wanted.values[1])).toBeEnabled();
  await choose(second, wanted.values[1]);
  await expect(itemNo(page, wanted.itemNo)).toBeVisible();
  await expectPath(page, `/productDetail?productId=${productId}&itemId=${wanted.itemId}`);
  await expect(radio(first, start.values[0])).toBeDisabled();

  await page.reload();
  await expect(itemNo(page, wanted.itemNo)).toBeVisible();
  // Choosing a spec is no step of its own, nor is a search that led straight here: back is where one came from.
  await page.goBack();
  await expectPath(page, '/home');
});

test('the tabs of the product are turned by keys', async ({ page }) => {
  await page.goto('/#/productDetail?productId=1');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('商品详情').focus();
  for (const [key, name, shows] of [
    ['ArrowRight', '规格参数', 'GB/T 24988-2020'],
    ['ArrowRight', '包装清单', '随货提供合格证'],
    ['End', '售后保障', '15 天质量问题退换'],
    ['ArrowRight', '商品详情', '适合企业日常采购'],
    ['ArrowLeft', '售后保障', '7 天无理由退货'],
    ['Home', '商品详情', '支持批量下单'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toContainText(shows);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab')).toHaveCount(4);
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('a product that is not there, or cannot be, is /error', async ({ page }) => {
  for (const query of [
    '',
    '?productId=99999999',
    '?itemId=99999999',
    '?productId=abc',
    '?productId=-1',
    '?productId=0',
    '?itemId=1%27%20OR%201%3D1',
    '?productId=99999999999999999999',
  ]) {
    await test.step(query || 'nothing asked for', async () => {
      await page.goto('/#/agreement');
      await expect(page.getByRole('heading', { name: '易购平台隐私协议' })).toBeVisible();
      await page.goto(`/#/productDetail${query}`);
      await expect(page.getByRole('heading', { name: '没有找到商品信息' })).toBeVisible();
      await expectPath(page, '/error');
      await expect(page).toHaveTitle('没有找到商品信息 - 易购电商平台');
    });
  }
  // The address that led nowhere does not stay in the history.
  await page.goBack();
  await expectPath(page, '/agreement');
});

test('what was taken off the shelf says so and offers others', async ({ page, request }) => {
  const { itemId, itemName } = await skuByNo(request, 'DL-JD-A');
  await page.goto(`/#/productDetail?itemId=${itemId}`);
  await expect(page.getByRole('heading', { name: itemName, level: 1 })).toBeVisible();
  await expect(told(page, '该商品已下架')).toBeVisible();
  await expect(page.getByRole('main').getByText('已下架', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '同类商品' }).getByRole('link').first()).toBeVisible();
  await expectHealthy(page);
});

test('the supplier’s page shows its goods and searches among them', async ({ page, shop }) => {
  await page.goto('/#/productDetail?productId=1');
  await page.getByRole('main').getByRole('link', { name: '得力', exact: true }).click();
  await expectLoginWithRedirect(page, '/supplier?supplierId=1');
  await shop.logIn(page, 'buyer', '/productDetail?productId=1');
  await page.getByRole('main').getByRole('link', { name: '得力', exact: true }).click();
  await expectPath(page, '/supplier?supplierId=1');
  await expect(page.getByRole('heading', { name: '得力集团股份有限公司', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: '供应商资料' })).toContainText('ISO 9001');
  await expect(goods(page)).toHaveCount(20);
  await expect(goods(page).filter({ hasText: '得力' })).toHaveCount(20);
  await expectHealthy(page);

  const search = page.getByRole('searchbox', { name: '在该供应商商品中查找' });
  await search.fill(' 复印纸 ');
  await search.press('Enter');
  await expect.poll(() => queryOf(page).get('keyword')).toBe('复印纸');
  const texts = async () => (await goods(page).allTextContents()).every((text) => text.includes('得力'));
  await expect(goods(page).first()).toContainText('复印纸');
  await expect.poll(texts).toBe(true);
  await search.fill('没有这种东西');
  await search.press('Enter');
  await expect(page.getByText('该供应商没有与“没有这种东西”相关的商品', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '查看全部商品' }).click();
  await expect(goods(page)).toHaveCount(20);
  await page.goto('/#/supplier?supplierId=99999999');
  await expectPath(page, '/404');
});

for (const [width, height] of screens)
  test(`at ${width} px nothing jumps while a product comes in piece by piece`, async ({ page, shop, request }) => {
    const { itemId, productId } = await skuByNo(request, 'MG-Q7-BK');
    await page.setViewportSize({ width, height });
    const open = () => shop.logIn(page, 'buyer', `/productDetail?productId=${productId}&itemId=${itemId}`);
    const shown = page.getByRole('region', { name: '同类商品' }).getByRole('listitem').first();
    const stock = page.getByRole('status').filter({ hasText: '有货' });
    expect(await shiftsOf(page, open, shown, stock)).toBeLessThanOrEqual(0.01);
  });
