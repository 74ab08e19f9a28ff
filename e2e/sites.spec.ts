import type { Page, Route } from '@playwright/test';
import { apiUrl, cookiesOf, expect, expectHealthy, expectPath, keywordBox, test } from './fixtures';

const general = { title: '易购电商平台', colour: '#29166f', rgb: 'rgb(41, 22, 111)' };
const industry = { title: '易购工业品商城', colour: '#0b6e4f', rgb: 'rgb(11, 110, 79)' };

const themeOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--theme'));

async function readHome(page: Page) {
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link').first()).toBeVisible();
  const texts = (role: 'navigation' | 'contentinfo', name?: string) =>
    page.getByRole(role, { name }).getByRole('link').allTextContents();
  return {
    title: await page.title(),
    theme: await themeOf(page),
    button: await page
      .getByRole('button', { name: '搜索' })
      .evaluate((button) => getComputedStyle(button).backgroundColor),
    logo: await page
      .getByRole('link', { name: /返回首页/ })
      .locator('img')
      .getAttribute('src'),
    slogan: await page.getByRole('link', { name: /返回首页/ }).textContent(),
    placeholder: await keywordBox(page).getAttribute('placeholder'),
    nav: await texts('navigation', '主导航'),
    filings: await texts('contentinfo'),
    floors: await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents(),
    hostId: (await cookiesOf(page)).get('hostId')?.value,
  };
}

test('two hosts are two shops', async ({ page, shop }) => {
  await page.goto(`${shop.url}/#/home`);
  const one = await readHome(page);
  await page.goto(`${shop.sisterUrl}/#/home`);
  const other = await readHome(page);
  expect(one).toMatchObject({ title: general.title, theme: general.colour, button: general.rgb });
  expect(other).toMatchObject({ title: industry.title, theme: industry.colour, button: industry.rgb });
  expect(one.nav).toEqual(['首页', '协议专区', '办公集采', '劳保防护', 'IT 数码', '帮助中心']);
  expect(other.nav).toEqual(['首页', '五金工具', '电工照明', '我的订单']);
  expect(one.floors).toEqual(expect.arrayContaining(['企业常购', '办公与后勤', '劳保与工具', '合作品牌']));
  expect(other.floors).toEqual(expect.arrayContaining(['产线常备', '安全与照明', '工业品牌']));
  for (const part of ['logo', 'slogan', 'placeholder', 'filings', 'hostId'] as const) {
    expect(other[part], part).not.toEqual(one[part]);
    expect(other[part], part).toBeTruthy();
  }
  await expectHealthy(page);
  await page.goto(`${shop.sisterUrl}/#/agreement`);
  await expect(page.getByRole('heading', { name: '易购平台隐私协议' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('figure')).toHaveCount(0);
  await expect(page).toHaveTitle(`隐私协议 - ${industry.title}`);
});

const readHtml = (html: string) => {
  const data = html.match(/<script type="application\/json" id="site-data">([\s\S]*?)<\/script>/)?.[1] ?? '{}';
  const template = JSON.parse(data).companyTempList?.[0];
  return {
    title: html.match(/<title>(.*?)<\/title>/)?.[1],
    colour: html.match(/:root\{[^}]*--theme:(#[0-9a-f]{6})/)?.[1],
    template: { title: template?.siteTitle, colour: template?.webColor },
    blocks: JSON.parse(template?.tempPageData.plateContent ?? '{}').modelContent?.length,
    categories: JSON.parse(data).cateList?.length,
  };
};

test('the first HTML carries title, colour and template of its host', async ({ request, shop }) => {
  for (const [url, { title, colour }] of [
    [shop.url, general],
    [shop.sisterUrl, industry],
  ] as const) {
    const html = readHtml(await (await request.get(url)).text());
    expect(html).toMatchObject({ title, colour, template: { title, colour } });
    expect(html.blocks).toBeGreaterThan(3);
    expect(html.categories).toBeGreaterThan(5);
  }
});

test('a host nobody registered gets the default shop', async ({ request, shop }) => {
  for (const host of ['unknown.example', 'unknown.example:8443', '[::1]']) {
    const response = await request.get(shop.sisterUrl, { headers: { host } });
    expect(response.status()).toBe(200);
    expect(readHtml(await response.text())).toMatchObject({ title: general.title, colour: general.colour });
  }
  const { resultData } = await (
    await request.post('/api/ShopHostUrlMapTemplate/GetList', {
      data: { plateType: '10', companyUrl: 'unknown.example' },
    })
  ).json();
  expect(resultData.companyTempList[0]).toMatchObject({ siteTitle: general.title, webColor: general.colour });
});

test('nothing flashes: title and colour are right in every frame of the first load', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const seen = { colours: new Set<string>(), titles: new Set<string>() };
    Object.assign(window, { seen });
    function look() {
      const button = document.querySelector('search button');
      if (button) seen.colours.add(getComputedStyle(button).backgroundColor);
      if (document.title) seen.titles.add(document.title);
      requestAnimationFrame(look);
    }
    look();
  });
  await page.goto(`${shop.sisterUrl}/#/home`);
  await expect(page.getByRole('heading', { name: '产线常备' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => {
    const { colours, titles } = (window as unknown as { seen: { colours: Set<string>; titles: Set<string> } }).seen;
    return { colours: [...colours], titles: [...titles] };
  });
  expect(seen).toEqual({ colours: [industry.rgb], titles: [industry.title] });
});

/** The template itself, not only that it is the one the page has. */
const fetchWhole = (route: Route) => route.fetch({ postData: { ...route.request().postDataJSON(), version: '' } });

test('the template is asked for before every navigation, and a change shows at once', async ({ page, shop }) => {
  let asked = 0;
  let change = (answer: string) => answer;
  await page.route(apiUrl('ShopHostUrlMapTemplate/GetList'), async (route) => {
    asked += 1;
    expect(route.request().postDataJSON()).toMatchObject({ plateType: '10', companyUrl: new URL(shop.url).host });
    expect(await route.request().headerValue('authtoken')).toBeNull();
    const changed = change;
    const response = await fetchWhole(route);
    await route.fulfill({ response, body: changed(await response.text()) });
  });
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  const links = page.getByRole('navigation', { name: '账户' });
  let before = asked;
  await links.getByRole('link', { name: '帮助中心' }).click();
  await expectPath(page, '/help');
  await expect.poll(() => asked).toBe(before + 1);
  before = asked;
  await page.getByRole('navigation', { name: '帮助目录' }).getByRole('link', { name: '支付方式' }).click();
  await expect(page.getByRole('heading', { name: '支付方式', level: 1 })).toBeVisible();
  await expect.poll(() => asked).toBe(before + 1);

  change = (answer) => answer.replaceAll('易购电商平台', '新易购商城').replaceAll('#29166f', '#a02020');
  await links.getByRole('link', { name: '登录' }).click();
  await expect(page.getByRole('link', { name: '新易购商城，返回首页' })).toBeVisible();
  await expect.poll(() => themeOf(page)).toBe('#a02020');
});

test('a changed site title shows in the title of the page too', async ({ page }) => {
  await page.goto('/#/agreement');
  await expect(page).toHaveTitle('隐私协议 - 易购电商平台');
  await page.route(apiUrl('ShopHostUrlMapTemplate/GetList'), async (route) => {
    const response = await fetchWhole(route);
    await route.fulfill({ response, body: (await response.text()).replaceAll('易购电商平台', '新易购商城') });
  });
  await page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '帮助中心' }).click();
  await expect(page.getByRole('link', { name: '新易购商城，返回首页' })).toBeVisible();
  await expect(page).toHaveTitle('帮助中心 - 新易购商城', { timeout: 2000 });
});
