import type { Page } from '@playwright/test';
import {
  apiUrl,
  demoPassword,
  expect,
  expectHealthy,
  expectLoginWithRedirect,
  expectPath,
  queryOf,
  test,
} from './fixtures';
import { findGap, skuByNo } from './goods';

const price = (page: Page) => page.getByRole('region', { name: '价格' });
const follow = (page: Page) => page.getByRole('main').getByRole('button', { name: '关注', exact: true });
const followed = (page: Page) => page.getByRole('main').getByRole('button', { name: '已关注', exact: true });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const itemNo = (page: Page, no: string) => page.getByRole('main').getByText(no, { exact: true }).first();

test('a visitor who follows is asked to log in, comes back, and follows', async ({ page, request }) => {
  const { itemId, itemName, productId } = await skuByNo(request, 'DL-A4-70');
  const path = `/productDetail?productId=${productId}&itemId=${itemId}`;
  await page.goto(`/#${path}`);
  await expect(price(page)).toContainText('商城价¥159.00');
  await expect(page.getByText(/物料编码/)).toHaveCount(0);
  await follow(page).click();
  const dialog = page.getByRole('dialog', { name: '提示' });
  await expect(dialog.getByText('请您登录后操作', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toHaveCount(0);
  await expectPath(page, path);
  await follow(page).click();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expectLoginWithRedirect(page, path);
  await page.getByLabel('账号', { exact: true }).fill('buyer');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expectPath(page, path);

  await expect(price(page)).toContainText('协议价¥139.92');
  await expect(price(page)).toContainText(/框架价目表 · 至 \d{4}-\d\d-\d\d/);
  await expect(page.getByText('物料编码 HD-100001', { exact: true })).toBeVisible();
  await follow(page).click();
  await expect(told(page, '已关注')).toBeVisible();
  await expect(followed(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await followed(page).click();
  await expect(told(page, '已取消关注')).toBeVisible();
  await expect(follow(page)).toHaveAttribute('aria-pressed', 'false');
  await follow(page).click();
  await expect(followed(page)).toBeVisible();
  await expectHealthy(page);

  await page.goto('/#/center/concern/itemConcern');
  const row = page.getByRole('row').filter({ hasText: 'DL-A4-70' });
  await expect(row).toContainText('¥139.92');
  await expect(row).toContainText('无变动');
  await expectHealthy(page);
  await row.getByRole('button', { name: `取消关注 ${itemName}` }).click();
  const question = page.getByRole('dialog', { name: '取消关注' });
  await expect(question.getByText(`确定取消关注“${itemName}”吗？`, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: '暂不取消' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `取消关注 ${itemName}` }).click();
  await question.getByRole('button', { name: '取消关注' }).click();
  await expect(told(page, '已取消关注')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('暂无关注商品，在商品页点击“关注”即可添加', { exact: true })).toBeVisible();
  await expectHealthy(page);
  await page.goto(`/#${path}`);
  await expect(follow(page)).toBeVisible();
});

test('who follows while another spec is still coming follows no other than that', async ({ page, shop, request }) => {
  const { productId, axes, start, between } = await findGap(request, '手套');
  await shop.logIn(page, 'receiver', `/productDetail?productId=${productId}&itemId=${start.itemId}`);
  await expect(itemNo(page, start.itemNo)).toBeVisible();
  const added: number[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/ShopItemConcern/Add')) added.push(sent.postDataJSON().itemId);
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(apiUrl('Product/GetSkuModel'), async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('radiogroup', { name: axes[0] })
    .locator('label')
    .filter({ has: page.locator(`input[value="${between.values[0]}"]`) })
    .click();
  await expect.poll(() => queryOf(page).get('itemId')).toBe(String(between.itemId));
  await follow(page).click({ force: true });
  release();
  await expect(itemNo(page, between.itemNo)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(added.filter((itemId) => itemId !== between.itemId)).toEqual([]);
});

test('following by keyboard leaves the focus on the button', async ({ page, shop }) => {
  await shop.logIn(page, 'admin', '/productDetail?productId=1');
  await follow(page).focus();
  await page.keyboard.press('Enter');
  await expect(told(page, '已关注')).toBeVisible();
  await expect(followed(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page, '已取消关注')).toBeVisible();
  await expect(follow(page)).toBeFocused();
});

test('浏览记录 holds what was looked at, the last first', async ({ page, shop, request }) => {
  const paper = await skuByNo(request, 'DL-A4-70');
  const gloves = await skuByNo(request, 'HW-NBR-L');
  await shop.logIn(page, 'finance', '/center/concern/browsing');
  await expect(page.getByText('暂无浏览记录，浏览过的商品将显示在此', { exact: true })).toBeVisible();
  for (const { itemId } of [paper, gloves]) {
    const kept = page.waitForResponse('**/api/CustBrowsing/Submit');
    await page.goto(`/#/productDetail?itemId=${itemId}`);
    await kept;
  }
  await page.goto('/#/center/concern/browsing');
  const today = page.getByRole('region', { name: '今天' });
  await expect(today.getByRole('listitem').getByRole('link')).toHaveText([gloves.itemName, paper.itemName]);
  await expectHealthy(page);
  const row = today.getByRole('listitem').filter({ hasText: 'DL-A4-70' });
  await row.getByRole('button', { name: `关注 ${paper.itemName}` }).click();
  await expect(row.getByRole('button', { name: `已关注 ${paper.itemName}` })).toBeDisabled();
  await row.getByRole('link').click();
  await expectPath(page, `/productDetail?productId=${paper.productId}&itemId=${paper.itemId}`);
  await expect(followed(page)).toBeVisible();
});
