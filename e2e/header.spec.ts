import type { Page } from '@playwright/test';
import {
  keywordBox as box,
  expect,
  expectHealthy,
  expectLoginWithRedirect,
  expectPath,
  pathOf,
  queryOf,
  test,
} from './fixtures';

async function expectSearch(page: Page, keyword: string) {
  await expect.poll(() => pathOf(page).split('?')[0]).toBe('/SearchFor');
  expect(queryOf(page).get('keyword')).toBe(keyword);
}

test('the greeting names the shop, hot words lead to a search', async ({ page }) => {
  await page.goto('/#/help');
  await expect(page.getByText('您好，欢迎来到易购电商平台', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '易购电商平台，返回首页' })).toBeVisible();
  const words = page.getByRole('list', { name: '热搜词' }).getByRole('link');
  await expect(words).toHaveText(['复印纸', '硒鼓', '安全帽', '插线板', '人体工学椅', '抽纸']);
  await words.nth(1).click();
  await expectSearch(page, '硒鼓');
  await expect(box(page)).toHaveValue('硒鼓');
  await page.getByRole('link', { name: '易购电商平台，返回首页' }).click();
  await expectPath(page, '/home');
  await expect(box(page)).toHaveValue('');
});

test('Enter and the button search for the trimmed keyword, each time anew', async ({ page }) => {
  await page.goto('/#/help');
  await expect(box(page)).toHaveAttribute('placeholder', '请输入商品关键字');
  await box(page).fill('  A4 纸&100% ');
  await box(page).press('Enter');
  await expectSearch(page, 'A4 纸&100%');
  const first = pathOf(page);
  await box(page).fill('安全帽');
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click();
  await expect.poll(() => queryOf(page).get('keyword')).toBe('安全帽');
  const second = pathOf(page);
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click();
  await expect.poll(() => pathOf(page)).not.toBe(second);
  await expectSearch(page, '安全帽');
  await page.goBack();
  await page.goBack();
  await expectPath(page, first);
  await expect(box(page)).toHaveValue('A4 纸&100%');
});

test('/ focuses the box, but not while somebody types', async ({ page }) => {
  await page.goto('/#/help');
  await expect(page.getByRole('heading', { name: '企业如何注册' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  const other = page.getByRole('searchbox', { name: '查找帮助' });
  await other.focus();
  await page.keyboard.type('1/2');
  await expect(other).toBeFocused();
  await expect(other).toHaveValue('1/2');
});

test('the category menu opens by hover, level by level', async ({ page }) => {
  await page.goto('/#/help');
  const menu = page.getByRole('navigation', { name: '商品分类' });
  const all = menu.getByRole('button', { name: '全部商品分类' });
  await expect(menu.getByRole('link', { name: '办公用品' })).toBeHidden();
  await all.hover();
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: '劳保防护', exact: true }).hover();
  await expect(menu.getByRole('link', { name: '头部防护' }).last()).toBeVisible();
  await expect(menu.getByRole('link', { name: '防护面罩' })).toBeVisible();
  await expectHealthy(page);
  await menu.getByRole('link', { name: '防护面罩' }).click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/SearchFor\?categoryId=\d+&t=\d+$/);
  await page.mouse.move(640, 800);
  await expect(menu.getByRole('link', { name: '办公用品' })).toBeHidden();
});

test('the category menu works by keyboard, and Escape closes it', async ({ page }) => {
  await page.goto('/#/help');
  const menu = page.getByRole('navigation', { name: '商品分类' });
  const all = menu.getByRole('button', { name: '全部商品分类' });
  await all.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '办公用品', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '办公设备', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('link', { name: '打印复印' }).last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '激光打印机' }).last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(menu.getByRole('link', { name: '办公设备', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: '办公用品' })).toBeHidden();
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: '办公用品', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('link', { name: '纸张本册' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => pathOf(page)).toMatch(/^\/SearchFor\?categoryId=\d+&t=\d+$/);
});

test('on /home the category menu stands open', async ({ page }) => {
  await page.goto('/#/home');
  const menu = page.getByRole('navigation', { name: '商品分类' });
  await expect(menu.getByRole('link', { name: '办公用品', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: '复印纸' })).toBeHidden();
  await menu.getByRole('link', { name: '办公用品', exact: true }).hover();
  await expect(menu.getByRole('link', { name: '复印纸' })).toBeVisible();
  await page.mouse.move(640, 860);
  await expect(menu.getByRole('link', { name: '复印纸' })).toBeHidden();
  await expect(menu.getByRole('link', { name: '办公用品', exact: true })).toBeVisible();
});

test('a link for logged-in users asks a visitor to log in', async ({ page }) => {
  await page.goto('/#/home');
  const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '协议专区' });
  const dialog = page.getByRole('dialog', { name: '提示' });
  await link.click();
  await expect(dialog.getByText('请您登录后操作', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  await expectPath(page, '/home');
  await link.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectPath(page, '/home');
  await link.click();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expectLoginWithRedirect(page, '/SearchFor?selAstrict=1');
});

test('an open question closes when the page below it is left', async ({ page }) => {
  await page.goto('/#/agreement');
  await page.getByRole('link', { name: '易购电商平台，返回首页' }).click();
  await expectPath(page, '/home');
  const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '协议专区' });
  const dialog = page.getByRole('dialog', { name: '提示' });
  await link.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expectPath(page, '/agreement');
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expectPath(page, '/home');
  await expect(dialog).toHaveCount(0);
  await link.click();
  await expect(dialog).toBeVisible();
  await page.goto('/#/help');
  await expect(page.getByRole('heading', { name: '企业如何注册' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the same link opens at once for who is logged in', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '协议专区' }).click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/SearchFor\?selAstrict=1&t=\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const current = page.getByRole('navigation', { name: '主导航' }).locator('[aria-current=page]');
  await expect(current).toHaveText(['协议专区']);
});
