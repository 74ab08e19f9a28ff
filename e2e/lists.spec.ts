import type { Page } from '@playwright/test';
import { expect, expectHealthy, logIn, onTradingServer as test } from './fixtures';
import { asked, fillCart, gloves, paper, placeOrder } from './ordering';

const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
/** A list shows the customer's own numbers: its rows are known by their names. */
const row = (page: Page, name: '佳宣' | '丁腈') => page.getByRole('row').filter({ hasText: name });

test('the cart becomes a list, shared with the unit, and goes back into the cart line by line', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, 'buyer');
  await fillCart(page, paper, gloves);
  await page.goto('/#/cart');
  await page.getByRole('button', { name: '选中存入清单' }).click();
  const box = page.getByRole('dialog', { name: /^存入清单/ });
  await box.getByRole('button', { name: '存入', exact: true }).click();
  await expect(box.getByText('请输入清单名称'), 'a new list needs a name').toBeVisible();
  await box.getByLabel('清单名称').fill('月度办公补货');
  await box.getByRole('button', { name: '存入', exact: true }).click();
  await expect(told(page, '已存入清单，共 2 种')).toBeVisible();

  await asked(page, 'ShopCart/EmptyCart', {});
  await page.goto('/#/center/concern/purchaseList');
  await expect(page.getByRole('region', { name: '月度办公补货' })).toBeVisible();
  await expect(row(page, '佳宣')).toContainText('有货');
  await row(page, '佳宣')
    .getByRole('button', { name: /^添加备注/ })
    .click();
  await page.getByLabel(/^备注/).fill('每层一箱');
  await page.keyboard.press('Enter');
  await expect(row(page, '佳宣')).toContainText('每层一箱');
  await row(page, '丁腈').getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: '加入购物车', exact: true }).click();
  await expect(told(page, '1 行已加入购物车')).toBeVisible();
  await expect(row(page, '佳宣')).toContainText('已加入购物车');
  expect((await asked(page, 'ShopCart/GetList', {})).resultData).toMatchObject([{ itemNo: paper.itemNo }]);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectHealthy(page);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: '名称与共享' }).click();
  await page.getByRole('radio', { name: '全企业' }).check();
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(told(page, '清单已保存')).toBeVisible();
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await logIn(other, 'admin', '/center/concern/purchaseList');
  await expect(other.getByText('王晓燕 共享，只能查看')).toBeVisible();
  await expect(row(other, '佳宣').getByRole('button', { name: /^移除/ })).toHaveCount(0);
  await asked(page, 'ShopCart/EmptyCart', {});
});

test('what was bought comes back on home with the quantity of the last time', async ({ page }) => {
  await logIn(page, 'buyer');
  await placeOrder(page, 'account', { ...paper, qty: 3 });
  await page.reload();
  const block = page.getByRole('region', { name: '常购' });
  const item = block.getByRole('listitem').filter({ hasText: '佳宣' });
  await expect(item.getByRole('textbox', { name: /^数量/ })).toHaveValue('3');
  await item.getByRole('button', { name: /^加入购物车/ }).click();
  await expect(told(page, '已加入购物车')).toBeVisible();
  expect((await asked(page, 'ShopCart/GetList', {})).resultData).toMatchObject([{ itemNo: paper.itemNo, chartQty: 3 }]);
  await asked(page, 'ShopCart/EmptyCart', {});
});

test('an order, and goods ticked in a search, go into a list', async ({ page }) => {
  await logIn(page, 'buyer');
  const { orderId, orderNo } = await placeOrder(page, 'account', { ...paper, qty: 3 }, gloves);
  const box = page.getByRole('dialog', { name: /^存入清单/ });
  const keep = async (name?: string) => {
    await expect(box.getByRole('button', { name: '存入', exact: true })).toBeEnabled();
    if (name) {
      await box.getByLabel('清单', { exact: true }).selectOption({ label: '新建清单…' });
      await box.getByLabel('清单名称').fill(name);
    }
    await box.getByRole('button', { name: '存入', exact: true }).click();
    await expect(box).toHaveCount(0);
  };

  await page.goto(`/#/center/order/orderDetail?orderId=${orderId}`);
  await page.getByRole('button', { name: '存入清单' }).click();
  await expect(box).toHaveAccessibleName('存入清单（2 种）');
  await keep('照旧再买');
  await expect(told(page, '已存入清单，共 2 种')).toBeVisible();
  await expectHealthy(page);

  await page.goto('/#/center/order/myOrder');
  await page.getByRole('button', { name: `更多操作 ${orderNo}` }).click();
  await page.getByRole('button', { name: `存入清单 ${orderNo}` }).click();
  await expect(box.getByLabel('清单', { exact: true }).getByRole('option', { name: '照旧再买（2）' })).toHaveCount(1);
  await box.getByLabel('清单', { exact: true }).selectOption({ label: '照旧再买（2）' });
  await keep();
  await expect(told(page, '已存入 0 种，2 种数量相加')).toBeVisible();

  await page.goto(`/#/SearchFor?${new URLSearchParams({ keyword: '螺栓', view: 'list' })}`);
  await page.getByRole('checkbox', { name: /^选择 .*8\.8 级外六角螺栓/ }).check();
  await page.getByRole('region', { name: '已选商品' }).getByRole('button', { name: '存入清单' }).click();
  await expect(box).toHaveAccessibleName('存入清单（1 种）');
  await expect(box.getByLabel('清单', { exact: true }).getByRole('option', { name: '照旧再买（2）' })).toHaveCount(1);
  await box.getByLabel('清单', { exact: true }).selectOption({ label: '照旧再买（2）' });
  await keep();
  await expect(told(page, '已存入清单，共 1 种')).toBeVisible();

  const { resultData: lists } = await asked(page, 'PurchaseList/GetList', {});
  const { listId } = lists.find((list: { name: string }) => list.name === '照旧再买');
  const { lines } = (await asked(page, 'PurchaseList/GetModel', { listId })).resultData;
  expect(lines).toHaveLength(3);
  const of = (itemNo: string) => lines.find((line: { itemNo: string }) => line.itemNo === itemNo);
  expect([of(paper.itemNo).qty, of(gloves.itemNo).qty]).toEqual([6, 10]);
});
