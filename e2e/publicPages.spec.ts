import { expect, expectHealthy, expectNoSidewaysScroll, expectPath, pathOf, test } from './fixtures';

const site = '易购电商平台';

const paper = '得力（deli）佳宣 A4 复印纸 双面打印 500张/包 8包/箱';

const pages = [
  { path: '/login', title: `登录 - ${site}`, shows: '账号登录' },
  { path: '/register', title: `企业注册 - ${site}`, shows: '企业注册' },
  { path: '/home', title: site, shows: '企业常购' },
  { path: '/SearchFor', title: `商品搜索 - ${site}`, shows: undefined },
  // A product gives the page its own name.
  { path: '/productDetail?productId=1', title: `${paper} - ${site}`, shows: paper },
  { path: '/help', title: `帮助中心 - ${site}`, shows: '企业如何注册' },
  { path: '/error', title: `没有找到商品信息 - ${site}`, shows: '没有找到商品信息' },
  { path: '/agreement', title: `隐私协议 - ${site}`, shows: '易购平台隐私协议' },
  { path: '/Audit/OrderAudit', title: `订单审批 - ${site}`, shows: undefined },
];

for (const { path, title, shows } of pages) {
  test(`a visitor opens ${path} without being sent away`, async ({ page }) => {
    await page.goto(`/#${path}`);
    const heading = shows ? page.getByRole('heading', { name: shows }) : page.getByRole('heading', { level: 1 });
    await expect(heading.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectPath(page, path);
    await expect(page).toHaveTitle(title);
    const intoSearch = await page
      .locator('a[href*="#/SearchFor"]')
      .evaluateAll((links) => links.map((a) => `${a.getAttribute('href')}`));
    expect(intoSearch.filter((href) => !/[?&]t=\d+/.test(href))).toEqual([]);
    await expectHealthy(page);
  });
}

test('/ leads to /home', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  await expectPath(page, '/home');
  await expect(page).toHaveTitle(site);
});

test('/ does not stay in the history', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto('/');
  await expectPath(page, '/home');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('every navigation begins at the top of the page', async ({ page }) => {
  await page.goto('/#/help');
  await expect(page.getByRole('heading', { name: '企业如何注册' })).toBeVisible();
  const filing = page.getByRole('link', { name: /ICP/ });
  await filing.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: '帮助', exact: true }).getByRole('link', { name: '支付方式' }).click();
  await expect(page.getByRole('heading', { name: '支付方式', level: 1 })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});

test('going back begins at the top too', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '劳保与工具' })).toBeVisible();
  await page.getByRole('heading', { name: '合作品牌' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(0);
  await page.getByRole('link', { name: /更多\s*劳保与工具/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => pathOf(page)).toMatch(/^\/SearchFor\?/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(0);
});

test('an approver can read /Audit/OrderAudit on a phone of 375 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/#/Audit/OrderAudit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
