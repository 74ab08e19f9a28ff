import type { Locator, Page } from '@playwright/test';
import { expect, keywordBox, onTradingServer as test } from './fixtures';
import { goods } from './goods';
import { fillCart } from './ordering';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

/** Not on the screen at all is fine too: then nobody can miss it. */
async function expectFree(message: Locator, part: Locator) {
  if ((await part.count()) === 0) return;
  const [one, other] = [await boxOf(message), await boxOf(part)];
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  expect(apart, 'the message covers a part of the page').toBe(true);
}

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Longer than the screen, so that its bar stays at the edge. */
const longCart = ['DL-A4-70', 'DL-A4-80', 'MG-Q7-BK', 'QX-B3542-CO', 'HW-NBR-L'].map((itemNo) => ({ itemNo, qty: 10 }));

for (const width of [390, 768, 1280, 1600])
  test(`at ${width} px a message covers neither the search box, the cart, nor a bar`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await shop.logIn(page, 'buyer');
    await fillCart(page, ...longCart);
    await page.goto('/#/SearchFor?keyword=DL-0414');
    const card = goods(page).first();
    await card.hover();
    await card.getByRole('button', { name: /^加入购物车/ }).click();
    const added = told(page, '已加入购物车');
    await expect(added).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expectFree(added, keywordBox(page));
    await expectFree(added, page.getByRole('link', { name: /我的购物车/ }));

    await page.goto('/#/cart');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^移入关注/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: '移入关注' }).getByRole('button', { name: '移入关注' }).click();
    const moved = told(page, '已移入关注');
    await expect(moved).toBeVisible();
    await expectFree(moved, page.getByRole('region', { name: '合计' }));
    await expectFree(moved, keywordBox(page));
  });
