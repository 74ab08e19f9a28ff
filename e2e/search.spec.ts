import type { Page } from '@playwright/test';
import {
  demoPassword,
  expect,
  expectHealthy,
  expectLoginWithRedirect,
  expectPath,
  keywordBox,
  pathOf,
  queryOf,
  test,
} from './fixtures';
import { expectTotal, facet, goods, pricesOf } from './goods';

const options = (page: Page) => page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');
const sorts = (page: Page) => page.getByRole('group', { name: '排序' });
const chosen = (page: Page) => page.getByRole('region', { name: '已选条件' });
const isRising = (prices: number[]) => prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));

async function expectRising(page: Page) {
  await expect.poll(async () => isRising(await pricesOf(page))).toBe(true);
}

async function openSearch(page: Page, query: Record<string, string>) {
  await page.goto(`/#/SearchFor?${new URLSearchParams(query)}`);
}

test('the box suggests by characters and by initials; keys pick a suggestion', async ({ page }) => {
  await page.goto('/#/help');
  await keywordBox(page).fill('fyz');
  await expect(options(page).first()).toHaveText(/^复印纸\d+ 个商品$/);
  await keywordBox(page).fill('复印');
  await expect(options(page).filter({ hasText: '彩色复印纸' }).first()).toBeVisible();
  await expect(options(page).first()).toHaveText(/^复印纸\d+ 个商品$/);
  await expect(options(page).filter({ hasText: '打印复印办公设备' })).toHaveCount(1);
  await expect(keywordBox(page)).toHaveAttribute('aria-expanded', 'true');
  await expectHealthy(page);

  await keywordBox(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const lit = await options(page).first().getAttribute('id');
  await expect(keywordBox(page)).toHaveAttribute('aria-activedescendant', lit ?? '');
  await keywordBox(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(keywordBox(page)).toHaveValue('复印');
  await keywordBox(page).press('ArrowDown');
  await keywordBox(page).press('ArrowDown');
  await keywordBox(page).press('Enter');
  await expect.poll(() => queryOf(page).get('keyword')).toBe('复印纸');
  await expect(options(page)).toHaveCount(0);
  await expect(keywordBox(page)).toHaveValue('复印纸');
  await expect(page.getByRole('heading', { name: '“复印纸”的搜索结果' })).toBeAttached();
  await expect(goods(page).first()).toContainText('复印纸');
});

test('what was searched is offered again, until it is cleared', async ({ page }) => {
  await page.goto('/#/help');
  await keywordBox(page).fill('安全帽');
  await keywordBox(page).press('Enter');
  await expect(goods(page).first()).toBeVisible();
  await page.goto('/#/help');
  await keywordBox(page).click();
  const history = page.getByRole('listbox').getByRole('group', { name: '最近搜索' }).getByRole('option');
  await expect(history).toHaveText(['安全帽', '清空']);
  await history.last().click();
  await expect(history).toHaveCount(0);
  await expect(page.getByRole('listbox').getByRole('group', { name: '热搜' })).toBeVisible();
});

test('a brand finds as many as it promises, and its tag takes it back', async ({ page }) => {
  await openSearch(page, { keyword: '复印纸' });
  await expect(goods(page).first()).toBeVisible();
  const all = await goods(page).count();
  await expectTotal(page, all);
  await expectHealthy(page);

  const brand = await facet(page, '品牌', '得力');
  expect(brand.count).toBeLessThan(all);
  await brand.button.click();
  await expectTotal(page, brand.count);
  await expect(goods(page)).toHaveCount(brand.count);
  await expect(goods(page).filter({ hasText: '得力' })).toHaveCount(brand.count);
  await expect(brand.button).toHaveAttribute('aria-pressed', 'true');
  await expectHealthy(page);

  // Other brands can still be added, and say how many they would bring.
  const other = await facet(page, '品牌', '晨光');
  await other.button.click();
  await expectTotal(page, brand.count + other.count);
  await chosen(page).getByRole('link', { name: '取消 品牌：晨光' }).click();
  await expectTotal(page, brand.count);
  await chosen(page).getByRole('link', { name: '取消 品牌：得力' }).click();
  await expectTotal(page, all);
  await expect(chosen(page)).toHaveCount(0);
  expect(queryOf(page).get('keyword')).toBe('复印纸');
});

test('a price band and a range of one’s own hold for every price', async ({ page }) => {
  await openSearch(page, { keyword: '复印纸' });
  const band = await facet(page, '价格', '¥20–100');
  await band.button.click();
  await expectTotal(page, band.count);
  await expect(goods(page)).toHaveCount(band.count);
  for (const price of await pricesOf(page)) {
    expect(price).toBeGreaterThanOrEqual(20);
    expect(price).toBeLessThan(100);
  }
  // The wrong way round, as it happens in a hurry.
  await page.getByRole('textbox', { name: '最低价' }).fill('160');
  await page.getByRole('textbox', { name: '最高价' }).fill('100.5');
  await page.getByRole('textbox', { name: '最高价' }).press('Enter');
  await expect(chosen(page).getByRole('link')).toHaveText(['价格：¥100.50–160', '清空筛选']);
  await expect.poll(async () => (await pricesOf(page)).every((price) => price >= 100.5 && price <= 160)).toBe(true);
  expect(await goods(page).count()).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: '最低价' }).fill('1.234');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请输入正确的价格' })).toBeVisible();
  expect(queryOf(page).get('priceFrom')).toBe('100.5');
});

test('sorted by price it rises, or falls, over the whole page', async ({ page }) => {
  await openSearch(page, {});
  await expect(goods(page)).toHaveCount(40);
  const byPrice = sorts(page).getByRole('button', { name: /^价格/ });
  await byPrice.click();
  await expect(byPrice).toHaveAttribute('aria-pressed', 'true');
  await expectRising(page);
  const [cheapest] = await pricesOf(page);
  await byPrice.click();
  await expect.poll(async () => isRising((await pricesOf(page)).reverse())).toBe(true);
  expect((await pricesOf(page))[0]).toBeGreaterThan(cheapest ?? 0);
});

test('仅有货 leaves out exactly what is sold out', async ({ page }) => {
  await openSearch(page, { keyword: '碎纸机' });
  await expect(goods(page).first()).toBeVisible();
  const all = await goods(page).count();
  const soldOut = goods(page).filter({ hasText: '暂时缺货' });
  const missing = await soldOut.count();
  expect(missing).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: '仅有货' }).click();
  await expectTotal(page, all - missing);
  await expect(soldOut).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: '仅有货' })).toBeChecked();
});

test('page 2 keeps the filters; reload, back and forward keep everything', async ({ page }) => {
  await openSearch(page, {});
  const brand = await facet(page, '品牌', '得力');
  await brand.button.click();
  await expectTotal(page, brand.count);
  await page.getByRole('checkbox', { name: '仅有货' }).click();
  await sorts(page).getByRole('button', { name: /^价格/ }).click();
  const pages = page.getByRole('navigation', { name: '分页' });
  await expect.poll(() => queryOf(page).get('sort')).toBe('priceAsc');
  await expectRising(page);
  const dearest = (await pricesOf(page)).at(-1) ?? 0;
  const firstPage = pathOf(page);

  await pages.getByRole('link', { name: '第 2 页' }).click();
  await expect.poll(() => queryOf(page).get('pageIndex')).toBe('2');
  const secondPage = pathOf(page);
  const expectSecondPage = async () => {
    await expect(pages.locator('[aria-current=page]')).toHaveText('2');
    await expect(chosen(page).getByRole('link')).toHaveText(['品牌：得力', '仅有货', '清空筛选']);
    await expect(sorts(page).getByRole('button', { name: /^价格\s*从低到高$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(async () => Math.min(...(await pricesOf(page)))).toBeGreaterThanOrEqual(dearest);
    await expect(goods(page)).toHaveCount(40);
  };
  await expectSecondPage();
  const shown = await goods(page).allTextContents();
  await page.reload();
  await expectSecondPage();
  expect(await goods(page).allTextContents()).toEqual(shown);

  await goods(page).first().getByRole('link').first().click();
  await expect(page.getByRole('region', { name: '价格' })).toBeVisible();
  await page.goBack();
  await expectPath(page, secondPage);
  await expectSecondPage();
  await page.goBack();
  await expectPath(page, firstPage);
  await expect(pages.locator('[aria-current=page]')).toHaveText('1');
  await page.goForward();
  await expectSecondPage();
});

test('rows instead of cards show the numbers, and a reload keeps them', async ({ page }) => {
  await openSearch(page, {});
  const view = page.getByRole('group', { name: '显示方式' });
  await expect(goods(page)).toHaveCount(40);
  await view.getByRole('button', { name: '列表' }).click();
  await expect(goods(page)).toHaveCount(20);
  await expect(goods(page).filter({ hasText: /商品编号 \S+/ })).toHaveCount(20);
  await expectHealthy(page);
  await page.reload();
  await expect(view.getByRole('button', { name: '列表' })).toHaveAttribute('aria-pressed', 'true');
  await expect(goods(page)).toHaveCount(20);
  await view.getByRole('button', { name: '大图' }).click();
  await expect(goods(page)).toHaveCount(40);
  expect(queryOf(page).get('view')).toBeNull();
});

test('仅看协议商品 explains itself to a visitor, and the login leads on to it', async ({ page }) => {
  await openSearch(page, { keyword: '复印纸' });
  await expect(goods(page).first()).toBeVisible();
  await page.getByRole('checkbox', { name: '仅看协议商品' }).click();
  const needed = page.getByRole('region', { name: '需要登录' });
  await expect(needed).toContainText('登录后才能查看贵公司的协议商品与协议价');
  await expectHealthy(page);
  const wanted = pathOf(page);
  await needed.getByRole('link', { name: '登录后查看' }).click();
  await expectLoginWithRedirect(page, wanted);
  await page.getByLabel('账号', { exact: true }).fill('buyer');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expectPath(page, wanted);
  await expect(goods(page).first()).toContainText('协议价');
});

test('a buyer sees only goods under contract in 协议专区', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/SearchFor?selAstrict=1');
  await expect(goods(page).first()).toBeVisible();
  const all = await goods(page).count();
  await expectTotal(page, all);
  await expect(goods(page).filter({ hasText: '协议价' })).toHaveCount(all);
  await expectHealthy(page);
});

test('every step within the search has a timestamp of its own', async ({ page }) => {
  await openSearch(page, {});
  const stamps = new Set<string>();
  const step = async (act: () => Promise<void>, shows: () => string | null, wanted: string | null) => {
    await act();
    await expect.poll(shows).toBe(wanted);
    const stamp = queryOf(page).get('t') ?? '';
    expect(stamp).toMatch(/^\d{13}$/);
    expect(stamps).not.toContain(stamp);
    stamps.add(stamp);
  };
  const of = (name: string) => () => queryOf(page).get(name);
  await expect(goods(page).first()).toBeVisible();
  await step(() => sorts(page).getByRole('button', { name: '销量' }).click(), of('sort'), 'sales');
  await step(() => page.getByRole('checkbox', { name: '仅有货' }).click(), of('inStock'), '1');
  await step(() => chosen(page).getByRole('link', { name: '取消 仅有货' }).click(), of('inStock'), null);
  await step(() => page.getByRole('link', { name: '第 2 页' }).click(), of('pageIndex'), '2');
  await step(() => page.getByRole('button', { name: '列表' }).click(), of('view'), 'list');
});
