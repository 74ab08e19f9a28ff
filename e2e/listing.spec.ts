import type { Page } from '@playwright/test';
import { expect, expectHealthy, expectNoSidewaysScroll, onTradingServer, queryOf, test } from './fixtures';
import { expectTotal, facet, goods, skuByNo } from './goods';
import { asked, paper, placeOrder } from './ordering';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const bolts = `/SearchFor?${new URLSearchParams({ keyword: '螺栓' })}`;

onTradingServer(
  'of a product many specs go into the cart at once, and a bad one costs no other',
  async ({ page, shop }) => {
    await shop.logIn(page, 'buyer', bolts);
    await asked(page, 'ShopCart/EmptyCart', {});
    const m6 = await facet(page, '直径', 'M6');
    await m6.button.click();
    await expectTotal(page, m6.count);
    await expect.poll(() => queryOf(page).get('spec')).toBe('直径:M6');

    const card = goods(page).filter({ hasText: '8.8 级外六角螺栓' });
    await card.getByRole('button', { name: /^4 个规格/ }).click();
    const panel = page.getByRole('region', { name: /^规格 .*8\.8 级外六角螺栓/ });
    const specs = panel.getByRole('rowheader');
    await expect(specs).toHaveText(['M6×16', 'M6×20', 'M6×30', 'M6×40']);
    // Sold out: it keeps its line, cannot be ticked, and says what to take instead.
    await expect(panel.getByRole('checkbox', { name: '选择 M6×20' })).toBeDisabled();
    await panel.getByRole('button', { name: '同规格替代 M6×20' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /304 不锈钢外六角螺栓.*M6×20$/ })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await expectHealthy(page);

    await panel.getByRole('checkbox', { name: '选择 M6×16' }).check();
    const qty = panel.getByRole('textbox', { name: /^数量 .*M6×40$/ });
    await qty.fill('20');
    await qty.press('Enter');
    await expect(panel.getByRole('checkbox', { name: '选择 M6×40' })).toBeChecked();
    // 2 × 7.20 and, from the step of 20 on, 20 × 10.20.
    await expect(panel.getByText('¥218.40')).toBeVisible();

    // Meanwhile somebody took the one: it is named, the other is in the cart.
    const { itemId } = (await asked(page, 'Product/GetSkuModelBySkuNo', { itemNo: 'JG-LS-M6X16' })).resultData;
    await page.route('**/api/ShopCart/AddList', async (route) => {
      const { items } = route.request().postDataJSON();
      const at = items.findIndex((item: { itemId: number }) => item.itemId === itemId);
      if (at < 0) return route.continue();
      const refused = {
        success: false,
        errorCode: '5',
        errorMsg: '有商品不能购买',
        fields: { [`items.${at}`]: '暂时缺货' },
      };
      return route.fulfill({ json: refused });
    });
    await panel.getByRole('button', { name: '加入所选' }).click();
    const result = page.getByRole('dialog', { name: '已加入 1 项，1 项未加入' });
    await expect(result.getByRole('listitem')).toHaveText([/M6×16暂时缺货$/, /M6×40已加入 20$/]);
    await result.getByRole('button', { name: '继续选购' }).click();
    const cart = await asked(page, 'ShopCart/GetList', { pageSize: 10 });
    expect(
      cart.resultData.map(({ itemNo, chartQty }: { itemNo: string; chartQty: number }) => [itemNo, chartQty]),
    ).toEqual([['JG-LS-M6X40', 20]]);
    await asked(page, 'ShopCart/EmptyCart', {});
  },
);

test('lines stand close, are ticked and compared; the address of a comparison can be sent', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/#/SearchFor');
  await page.getByRole('button', { name: '列表' }).click();
  await expect(goods(page)).toHaveCount(20);
  const heights = await goods(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  // The choice stays for the next search, whose address does not name it.
  await page.goto(`/#${bolts}`);
  await expect(page.getByRole('button', { name: '列表' })).toHaveAttribute('aria-pressed', 'true');
  for (const name of [/^选择 .*8\.8 级外六角螺栓/, /^选择 .*304 不锈钢外六角螺栓/])
    await page.getByRole('checkbox', { name }).check();
  await expect(told(page, '已选 2 行')).toBeVisible();
  await page.getByRole('button', { name: '对比', exact: true }).click();
  const tray = page.getByRole('region', { name: '商品对比' });
  await expect(tray.getByRole('listitem')).toHaveCount(3);
  await tray.getByRole('link', { name: '开始对比' }).click();
  await expect(page.getByRole('heading', { name: '商品对比' })).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('材质').getByRole('cell')).toHaveText(['碳钢', '304 不锈钢']);
  await expect(row('产地').getByRole('cell')).toHaveText(['浙江嘉善2 款相同']);
  await expectHealthy(page);
  await page.getByRole('checkbox', { name: '只看不同项' }).click();
  await expect(row('产地')).toHaveCount(0);
  await page.getByRole('button', { name: /^移出对比 .*304 不锈钢/ }).click();
  await expect(page.getByRole('columnheader', { name: /304 不锈钢/ })).toHaveCount(0);

  // What is sold out can be compared, only not bought.
  await page.goto(`/#/SearchFor?${new URLSearchParams({ keyword: 'M6*20 螺丝' })}`);
  await expect(goods(page)).toHaveCount(3);
  for (const box of await goods(page).getByRole('checkbox').all()) await box.check();
  await expect(told(page, '已选 3 行')).toHaveText('已选 3 行，1 行无货');
  await expectHealthy(page);

  const one = await skuByNo(request, 'JG-NL-M6X20');
  await page.goto(`/#/SearchFor?compare=${one.itemId},999999999,nonsense`);
  await expect(told(page, '1 / 4 个规格')).toContainText('1 个已失效');
  await page.goto('/#/SearchFor?compare=');
  await expect(page.getByText('暂无对比商品')).toBeVisible();
});

for (const width of [390, 768])
  test(`at ${width} px the facets come from below, and what is chosen can be taken back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/#${bolts}`);
    await expect(goods(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: '筛选条件' })).toHaveCount(0);
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const length = await facet(page, '长度', '20');
    await length.button.click();
    await page.getByRole('button', { name: `查看 ${length.count} 件商品` }).click();
    await expectTotal(page, length.count);
    await expect(page.getByRole('button', { name: '筛选 1' })).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectHealthy(page);
    await page.getByRole('link', { name: '取消 长度：20mm' }).click();
    await expect.poll(() => queryOf(page).get('spec')).toBeNull();
  });

onTradingServer(
  'a comparison ends with what the own company bought, and one sentence',
  async ({ page, shop, request }) => {
    await shop.logIn(page, 'buyer');
    await placeOrder(page, 'account', { ...paper, qty: 3 });
    const [bought, other] = [await skuByNo(request, paper.itemNo), await skuByNo(request, 'HW-NBR-L')];
    await page.goto(`/#/SearchFor?compare=${bought.itemId},${other.itemId}`);
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
    await expect(row('上次购买').getByRole('cell').first()).toContainText('3 箱');
    await expect(page.getByText(/^对比结论：.*近 90 天(均采购过|采购过第 1 款)。$/)).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectHealthy(page);
    }
    await asked(page, 'ShopCart/EmptyCart', {});
  },
);
