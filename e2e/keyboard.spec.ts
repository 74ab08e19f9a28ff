import { demoPassword, expect, expectPath, pathOf, queryOf, test } from './fixtures';
import { findGap } from './goods';
import { tabTo } from './keys';

test('from /home over a search to the login, by keyboard alone', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '跳到主要内容' })).toBeFocused();
  await expect(page.getByRole('button', { name: '跳到主要内容' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('复印纸');
  await page.keyboard.press('Enter');
  const found = page.getByRole('status').filter({ hasText: /^共 \d+ 件商品$/ });
  await expect(found).toBeVisible();
  const searched = pathOf(page);
  expect(queryOf(page).get('keyword')).toBe('复印纸');

  await page.reload();
  await expect(found).toBeVisible();
  await tabTo(page, /^登录$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('账号', { exact: true })).toBeFocused();
  await page.keyboard.type('buyer');
  await tabTo(page, /^password$/);
  await page.keyboard.type(demoPassword);
  await tabTo(page, /^登录$/);
  await page.keyboard.press('Enter');
  await expectPath(page, searched);
  await expect(page.getByRole('button', { name: '王晓燕' })).toBeVisible();
});

test('behind the skip button every stop of the content and the footer can be seen', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /ICP/, 80);
});

test('Tab passes the open categories of /home without stopping in their panels', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: '商品分类' });
  const first = menu.getByRole('link', { name: '办公用品', exact: true });
  const rows = await menu.getByRole('list').first().locator(':scope > li').count();
  await menu.getByRole('button', { name: '全部商品分类' }).focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  // The panel of the row is open, and only arrows lead into it.
  await expect(menu.getByRole('link', { name: '复印纸' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '复印纸' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  for (let row = 1; row < rows; row += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(0);
});

test('from a search over a filter to a followed product, by keyboard alone', async ({ page, shop, request }) => {
  const { axes, start } = await findGap(request, '丁腈手套');
  await shop.logIn(page, 'approver');
  await page.keyboard.press('/');
  await page.keyboard.type('丁腈');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const found = page.getByRole('status').filter({ hasText: /^共 \d+ 件商品$/ });
  await expect(found).toBeVisible();

  await tabTo(page, /^霍尼韦尔\d+$/);
  await page.keyboard.press('Space');
  const tag = page.getByRole('link', { name: '取消 品牌：霍尼韦尔' });
  await expect(tag).toBeVisible();
  const brand = page.getByRole('group', { name: '品牌' }).getByRole('button').filter({ hasText: '霍尼韦尔' });
  await expect(brand).toBeFocused();
  await expect(found).toHaveText(`共 ${await brand.locator('small').textContent()} 件商品`);
  await tabTo(page, /^霍尼韦尔（Honeywell）一次性丁腈手套/);
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page).split('?')[0]).toBe('/productDetail');

  const sizes = page.getByRole('radiogroup', { name: axes[0] });
  await expect(sizes).toBeVisible();
  const before = queryOf(page).get('itemId');
  await tabTo(page, new RegExp(`-${axes[0]}$`));
  const old = await sizes.getByRole('radio', { checked: true }).getAttribute('value');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => queryOf(page).get('itemId')).not.toBe(before);
  await expect(sizes.getByRole('radio', { checked: true })).toBeFocused();
  await expect(sizes.getByRole('radio', { checked: true })).not.toHaveAttribute('value', old ?? start.values[0]);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await tabTo(page, /^关注$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '已关注' })).toBeVisible();
  await expect(page.getByRole('button', { name: '已关注' })).toHaveAttribute('aria-pressed', 'true');
});
