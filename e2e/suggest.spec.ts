import type { Page } from '@playwright/test';
import {
  expect,
  expectHealthy,
  expectLoginWithRedirect,
  keywordBox,
  logIn,
  pathOf,
  queryOf,
  onTradingServer as test,
} from './fixtures';
import { expectTotal } from './goods';
import { asked, paper } from './ordering';

const panel = (page: Page) => page.getByRole('listbox', { name: '搜索建议' });
const group = (page: Page, name: string) => panel(page).getByRole('group', { name, exact: true });
const options = (page: Page, name: string) => group(page, name).getByRole('option');
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const keys = (page: Page, text: string) => page.getByRole('search').getByText(text);
const cart = async (page: Page) =>
  (await asked(page, 'ShopCart/GetList', {})).resultData.map((line: { itemNo: string; chartQty: number }) => [
    line.itemNo,
    line.chartQty,
  ]);

async function press(page: Page, key: string, until: () => Promise<boolean>) {
  for (let times = 0; times < 20 && !(await until()); times += 1) await keywordBox(page).press(key);
}

test('two half words lead to goods, and the keys put one of them into the cart', async ({ page }) => {
  await logIn(page, 'buyer');
  await asked(page, 'ShopCart/EmptyCart', {});
  await keywordBox(page).fill('得力 复');
  await expect(options(page, '猜您想搜').first()).toHaveText(/^得力 复印纸\d+ 个商品$/);
  await expect(options(page, '分类').first()).toHaveText('复印纸办公用品');
  const first = options(page, '商品').first();
  await expect(first).toContainText('DL-A4-70 · HD-100001');
  await expect(first).toContainText('¥139.92/箱');
  await expect(first).toContainText(/[\d,]+ 箱/);
  await expectHealthy(page);

  const isLit = async () => (await first.getAttribute('aria-selected')) === 'true';
  await press(page, 'ArrowDown', isLit);
  await expect(keywordBox(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(keys(page, '加购 1 箱')).toBeVisible();
  await keywordBox(page).press('Tab');
  await expect(told(page, '已加入购物车')).toBeVisible();
  await expect(keywordBox(page), 'one goes on where one was').toBeFocused();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  expect(await cart(page)).toEqual([[paper.itemNo, 1]]);
  await keywordBox(page).press('Enter');
  await expect.poll(() => pathOf(page)).toMatch(/^\/productDetail\?/);
  await expect(panel(page)).toHaveCount(0);
  await asked(page, 'ShopCart/EmptyCart', {});
});

test('a word finds as many as it promises; + buys, and Tab without goods only leaves', async ({ page }) => {
  await logIn(page, 'buyer');
  await asked(page, 'ShopCart/EmptyCart', {});
  await keywordBox(page).fill('复印');
  const word = options(page, '猜您想搜').first();
  await expect(word).toHaveText(/^复印纸\d+ 个商品$/);
  await group(page, '商品').locator(`[data-add="${paper.itemNo}"]`).click();
  await expect(told(page, '已加入购物车')).toBeVisible();
  await expect(word, 'the panel stays').toBeVisible();
  await expect.poll(() => cart(page)).toEqual([[paper.itemNo, 1]]);
  const promised = Number((await word.textContent())?.match(/\d+/)?.[0]);
  await word.click();
  await expect.poll(() => queryOf(page).get('keyword')).toBe('复印纸');
  await expectTotal(page, promised);

  await keywordBox(page).click();
  await expect(panel(page)).toBeVisible();
  await keywordBox(page).press('Tab');
  await expect(panel(page)).toHaveCount(0);
  await expect(keywordBox(page)).not.toBeFocused();
  await asked(page, 'ShopCart/EmptyCart', {});
});

test('one’s own number is lit at once, and near ones are below it', async ({ page }) => {
  await logIn(page, 'buyer');
  await keywordBox(page).fill('hd100001');
  const exact = options(page, '物料编码完全匹配');
  await expect(exact).toContainText(['回车直达']);
  await expect(exact).toHaveAttribute('aria-selected', 'true');
  await expect(options(page, '相近的编号').first()).toContainText('HD-1');
  await expectHealthy(page);
  await keywordBox(page).press('Enter');
  await expect(page.getByRole('main').getByText('DL-A4-70', { exact: true }).first()).toBeVisible();
  await keywordBox(page).click();
  await expect(options(page, '最近搜索').first(), 'what was typed is remembered').toHaveText('hd100001');
});

test('a slip is put right and can be taken back; what is not sold is said', async ({ page }) => {
  await page.goto('/#/help');
  await keywordBox(page).fill('打应机');
  await expect(options(page, '按 打印机 联想')).toHaveText(['仍搜索“打应机”']);
  await expect(options(page, '商品').first()).toContainText('打印机');
  await expectHealthy(page);
  await options(page, '按 打印机 联想').click();
  await expect.poll(() => queryOf(page).get('asTyped')).toBe('1');

  await keywordBox(page).fill('洗衣机');
  await expect(told(page, '没有“洗衣机”')).toBeVisible();
  await expect(options(page, '相近的分类')).toHaveText([/^洗衣液清洁用品，\d+ 个商品$/]);
  await expect(group(page, '商品')).toHaveCount(0);
  await expectHealthy(page);
  await options(page, '提交求购需求').click();
  await expectLoginWithRedirect(page, `/center/concern/wantList?ask=${encodeURIComponent('洗衣机')}`);
});

test('a visitor who wants one is asked to log in', async ({ page }) => {
  await page.goto('/#/help');
  await keywordBox(page).fill('复印纸');
  const one = options(page, '商品').filter({ hasText: paper.itemNo });
  await expect(one).toContainText('¥159.00/箱');
  await press(page, 'ArrowUp', async () => (await one.getAttribute('aria-selected')) === 'true');
  await expect(keys(page, '加购')).toHaveCount(0);
  await one.locator('[data-add]').click();
  const dialog = page.getByRole('dialog', { name: '提示' });
  await expect(dialog.getByText('请您登录后操作', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
});

test('a late answer does not stand in for a newer one, and a broken line is not spoken of', async ({
  page,
  faults,
}) => {
  faults.allow(/GetSuggest|Failed to load resource/);
  await page.goto('/#/help');
  let release = () => {};
  const held = new Promise<void>((open) => {
    release = open;
  });
  await page.route('**/ProductToC/GetSuggest', async (route) => {
    const { searchKey } = route.request().postDataJSON();
    if (searchKey === '安全帽') await held;
    if (searchKey === '断线') return route.abort();
    return route.continue();
  });
  const late = page.waitForResponse((answer) => answer.request().postData()?.includes('安全帽') ?? false);
  const asking = page.waitForRequest((request) => request.postData()?.includes('安全帽') ?? false);
  await keywordBox(page).fill('安全帽');
  await asking;
  await keywordBox(page).fill('复印纸');
  await expect(options(page, '商品').first()).toContainText('复印纸');
  release();
  await late;
  await expect(options(page, '猜您想搜').first()).toContainText('复印纸');

  const broken = page.waitForEvent('requestfailed');
  await keywordBox(page).fill('断线');
  await broken;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await keywordBox(page).press('Enter');
  await expect.poll(() => queryOf(page).get('keyword')).toBe('断线');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it is a sheet across the window that a finger can use', async ({ page }) => {
    await page.goto('/#/home');
    await keywordBox(page).fill('得力 复');
    await expect(options(page, '商品').first()).toBeVisible();
    await expectHealthy(page);
    const sheet = await panel(page).boundingBox();
    expect([sheet?.x, sheet?.width]).toEqual([0, 390]);
    for (const target of await panel(page).locator('[role=option], [data-add]').all()) {
      expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(40);
    }
    await keywordBox(page).fill('');
    await expect(group(page, '热搜')).toBeVisible();
    await expectHealthy(page);
    await options(page, '热搜').first().click();
    await expect.poll(() => queryOf(page).get('keyword')).toBe('复印纸');
  });
});
