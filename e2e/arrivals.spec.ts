import type { Page } from '@playwright/test';
import { expect, expectHealthy, logIn, onTradingServer as test } from './fixtures';
import { goods } from './goods';
import { asked, placeOrder } from './ordering';

/** Fifty make one order, and there are not a hundred of them. */
const cards = { itemNo: 'ZK-KA-IK', qty: 50 };
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const notify = (page: Page) => page.getByRole('button', { name: /^到货通知/ });

test('who waits for goods is told once they are there again, and on every page that shows them', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, 'buyer');
  const { orderId } = await placeOrder(page, 'transfer', cards);
  const { itemId, productId } = (await asked(page, 'Product/GetSkuModelBySkuNo', cards)).resultData;

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const product = `/#/productDetail?productId=${productId}&itemId=${itemId}`;
  await other.goto(product);
  await notify(other).click();
  await other.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await logIn(other, 'admin');
  await other.goto(product);
  await notify(other).click();
  await expect(told(other, '到货后会发消息通知您')).toBeVisible();
  await expect(other.getByText('已订阅到货通知')).toBeVisible();
  for (const width of [1280, 390]) {
    await other.setViewportSize({ width, height: 900 });
    await expectHealthy(other);
  }
  await other.setViewportSize({ width: 1280, height: 900 });
  for (const view of ['grid', 'list']) {
    await other.goto(`/#/SearchFor?${new URLSearchParams({ keyword: cards.itemNo, view })}`);
    const found = goods(other).filter({ hasText: cards.itemNo });
    await expect(found).toContainText('已订阅到货通知');
    await expect(found.getByRole('button', { name: /^同规格替代/ })).toBeVisible();
  }
  await other.getByRole('button', { name: /^取消到货通知/ }).click();
  await expect(told(other, '已取消到货通知')).toBeVisible();
  await notify(other).click();
  await expect(other.getByText('已订阅到货通知')).toBeVisible();
  await other.reload();
  await expect(other.getByText('已订阅到货通知')).toBeVisible();

  await asked(page, 'Order/Cancel', { orderId, reason: '不想买了' });
  const arrived = async () => (await asked(other, 'Notice/GetUnread', {})).resultData.latest[0]?.title;
  // Whoever looks comes by every minute.
  await expect.poll(arrived, { timeout: 150_000, intervals: [2000] }).toContain('已到货');
  await other.goto('/#/center/kamUser/notices');
  await other.getByRole('link', { name: /门禁卡.*已到货/ }).click();
  await expect(other.getByRole('button', { name: /^加入购物车 中控智慧/ })).toBeEnabled();
  expect((await asked(other, 'Restock/GetMine', {})).resultData).toEqual([]);
  await asked(page, 'ShopCart/EmptyCart', {});
});
