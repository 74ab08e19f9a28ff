import type { Locator, Page } from '@playwright/test';
import { apiUrl, expect, expectHealthy, expectPath, keywordBox, onTradingServer as test } from './fixtures';
import { asked, fillCart, gloves, method, openAlipay, openCheckout, paper, picture, submit, verdict } from './ordering';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lineOf = (page: Page, itemNo: string) => page.getByRole('listitem').filter({ hasText: itemNo });
const countOrders = async (page: Page): Promise<number> =>
  (await asked(page, 'Order/GetPage', { reqData: {} })).totalCount;
const changedBox = (page: Page) => page.getByRole('alert').filter({ hasText: '内容有变化，请确认后继续' });

test('from the search to the paid order', async ({ page, shop }) => {
  // The whole way in one go, on a machine that may be busy.
  test.slow();
  await shop.logIn(page, 'buyer');
  await asked(page, 'ShopCart/EmptyCart', {});
  await keywordBox(page).fill('DL-A4-70 复印纸');
  await keywordBox(page).press('Enter');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^加入购物车 / })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible();
  await page.goto('/#/cart');
  await expect(lineOf(page, 'DL-A4-70')).toContainText(/(明天|\d\d-\d\d )送达/);
  await page.getByRole('button', { name: '去结算' }).click();
  await expectPath(page, '/Settlementpage');

  await expect(section(page, '收货地址')).toContainText('王晓燕');
  await expect(lineOf(page, 'DL-A4-70')).toContainText('¥139.92');
  await expect(lineOf(page, 'DL-A4-70')).toContainText('协议价');
  await expect(lineOf(page, 'DL-A4-70')).toContainText(/(明天|\d\d-\d\d )送达/);
  await method(page, '支付宝').check();
  await page.getByLabel('采购单号').fill('PO-2026-001');
  await page.getByLabel('备注').fill('请送到前台');
  await page.getByLabel('上传附件').setInputFiles({ ...picture, name: '申请单.png' });
  await expect(section(page, '采购信息').getByRole('listitem')).toContainText('申请单.png');

  // The form outlives a reload.
  await page.reload();
  await expect(page.getByLabel('采购单号')).toHaveValue('PO-2026-001');
  await expect(page.getByLabel('备注')).toHaveValue('请送到前台');
  await expect(section(page, '采购信息').getByRole('listitem')).toContainText('申请单.png');
  await submit(page).click();

  await expect.poll(() => page.url()).toContain('/Cashier?orderIds=');
  await expect(page.getByRole('timer')).toContainText(/^23 小时 59 分/);
  await expect(page.getByRole('link', { name: /我的购物车/ })).toHaveText('我的购物车');
  await expectHealthy(page);
  const tab = await openAlipay(page);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(verdict(page, '正在等待付款结果')).toBeVisible();
  await expectHealthy(page);
  await tab.getByRole('button', { name: '付款', exact: true }).click();
  await expect(verdict(tab, '支付成功')).toBeVisible();
  await expect(verdict(page, '支付成功')).toBeVisible();
  await expectHealthy(page);

  await page.getByRole('link', { name: '订单详情' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '付款成功' })).toContainText('支付宝');
  await expect(page.getByText('PO-2026-001')).toBeVisible();
  await expect(page.getByText('申请单.png')).toBeVisible();
});

test('without chosen goods there is nothing to settle', async ({ page, shop }) => {
  await shop.logIn(page, 'admin');
  await fillCart(page);
  await page.goto('/#/Settlementpage');
  await expect(page.getByText('尚未选择要结算的商品，请先在购物车中勾选')).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('link', { name: '去购物车' }).click();
  await expectPath(page, '/cart');
});

/** The first one of each level below a province. */
async function pickAreas(dialog: Locator, province: string) {
  await dialog.getByLabel('省份', { exact: true }).selectOption(province);
  for (const level of ['城市', '区县', '街道']) {
    const box = dialog.getByLabel(level, { exact: true });
    await expect(box.getByRole('option').nth(1)).toBeAttached();
    await box.selectOption({ index: 1 });
  }
}

test('another address asks for the sums again; a wrong form is told field by field', async ({ page, shop }) => {
  await page.clock.install();
  await shop.logIn(page, 'buyer');
  await fillCart(page, gloves);
  await openCheckout(page);
  await expect(section(page, '金额明细')).toContainText('运费满 ¥99.00 免运费，不满收 ¥12.00¥0.00');
  await page.getByRole('button', { name: '更换地址' }).click();
  const chooser = page.getByRole('dialog', { name: '选择收货地址' });
  await chooser.getByRole('radio', { name: /广东省东莞市/ }).check();
  await expectHealthy(page);
  await chooser.getByRole('button', { name: '使用该地址' }).click();
  await expect(section(page, '收货地址')).toContainText('广东省东莞市');

  await page.getByRole('button', { name: '新增地址' }).click();
  const dialog = page.getByRole('dialog', { name: '新增收货地址' });
  await dialog.getByLabel('收货人', { exact: true }).fill('马工');
  await dialog.getByLabel('联系电话', { exact: true }).fill('13900139000');
  await pickAreas(dialog, '新疆维吾尔自治区');
  await dialog.getByLabel('详细地址', { exact: true }).fill('工地一号门 3 号');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(section(page, '收货地址')).toContainText('马工');
  await expect(section(page, '金额明细')).toContainText('满 ¥500.00 免运费，不满收 ¥30.00¥30.00');
  await expect(section(page, '提交订单')).toContainText('¥421.60');

  await page.getByRole('radio', { name: '增值税专用发票' }).check();
  await page.getByLabel('纳税人识别号').fill('91310115MA1K4B7X20');
  await submit(page).click();
  await expect(page.getByLabel('纳税人识别号')).toBeFocused();
  await expect(page.getByLabel('纳税人识别号')).toHaveAttribute('aria-invalid', 'true');
  await expectHealthy(page);
  await page.getByRole('radio', { name: '暂不开票' }).check();

  await page.getByLabel('期望送达日期', { exact: true }).fill('2020/1/5');
  await page.clock.runFor(3000);
  await submit(page).click();
  await expect(page.getByText('期望送达日期不能早于今天')).toBeVisible();
  await expect(page.getByLabel('期望送达日期', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: '选择期望送达日期' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('期望送达日期', { exact: true })).toBeFocused();
  await page.getByLabel('期望送达日期', { exact: true }).fill('');
  await page.clock.runFor(3000);
  await submit(page).click();
  await expect.poll(() => page.url()).toContain('/Cashier?orderIds=');
});

test('a broken line keeps the number of the request, a change makes a new one', async ({ page, shop, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.clock.install();
  await shop.logIn(page, 'buyer');
  await fillCart(page, paper);
  const before = await countOrders(page);
  await openCheckout(page);
  const sent: string[] = [];
  let lost = 0;
  await page.route(apiUrl('Order/Submit'), async (route) => {
    sent.push(route.request().postDataJSON().requestId);
    if (sent.length === 3) return route.continue();
    // The second time the order is made, and only its answer is lost.
    if (sent.length === 2) await route.fetch();
    await route.abort();
    lost += 1;
  });
  async function loseAnswer(times: number) {
    await submit(page).click();
    await expect.poll(() => lost).toBe(times);
    await page.clock.runFor(3000);
    await expect(submit(page)).toBeEnabled();
  }
  await loseAnswer(1);
  await page.getByLabel('备注').fill('改一下');
  await loseAnswer(2);
  await submit(page).click();
  await expect.poll(() => page.url()).toContain('/Cashier?orderIds=');
  expect(sent[1]).not.toBe(sent[0]);
  expect(sent[2]).toBe(sent[1]);
  expect(await countOrders(page)).toBe(before + 1);
});

test('what changed between looking and submitting is told line by line', async ({ page, shop }) => {
  await page.clock.install();
  await shop.logIn(page, 'buyer');
  await fillCart(page, paper, gloves);
  await openCheckout(page);
  const { lines } = (await asked(page, 'Order/Preview', {})).resultData;
  const paperLine = lines.find((line: { itemNo: string }) => line.itemNo === paper.itemNo);
  await asked(page, 'ShopCart/Edit', { items: [{ cartId: paperLine.cartId, chartQty: 3 }] });
  await submit(page).click();
  await expect(changedBox(page)).toBeVisible();
  await expect(lineOf(page, paper.itemNo)).toContainText('数量由 2 变为 3');
  await expect(lineOf(page, gloves.itemNo)).not.toContainText('变为');
  await expect(submit(page)).toBeDisabled();
  await expectHealthy(page);
  await page.getByRole('button', { name: '按最新内容继续' }).click();
  await expect(changedBox(page)).toHaveCount(0);
  await expect(lineOf(page, paper.itemNo)).toContainText('3 箱');
  await page.clock.runFor(3000);
  await submit(page).click();
  await expect.poll(() => page.url()).toContain('/Cashier?orderIds=');
});

test('two tabs cannot order the same cart twice', async ({ page, context, shop }) => {
  await shop.logIn(page, 'buyer');
  await fillCart(page, paper);
  const before = await countOrders(page);
  await openCheckout(page);
  const second = await context.newPage();
  await openCheckout(second);
  await submit(page).click();
  await expect.poll(() => page.url()).toContain('/Cashier?orderIds=');
  await submit(second).click();
  await expect(lineOf(second, paper.itemNo)).toContainText('已不在购物车中');
  await second.getByRole('button', { name: '按最新内容继续' }).click();
  await expect(second.getByText('尚未选择要结算的商品，请先在购物车中勾选')).toBeVisible();
  expect(await countOrders(page)).toBe(before + 1);
});

test('goods that cannot be bought are left out, said so, and the rest is ordered', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  await fillCart(page, paper, gloves);
  const { lines } = (await asked(page, 'Order/Preview', {})).resultData;
  const { cartId } = lines.find((line: { itemNo: string }) => line.itemNo === paper.itemNo);
  await asked(page, 'ShopCart/Edit', { items: [{ cartId, chartQty: 99_999 }] });
  await page.goto('/#/cart');
  await expect(lineOf(page, paper.itemNo).getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: '去结算' }).click();
  const leftOut = page.getByRole('region', { name: '未计入本单' });
  await expect(leftOut.getByRole('listitem')).toContainText([/库存不足/]);
  await expect(page.getByRole('region', { name: '商品清单' }).getByRole('listitem')).toHaveCount(1);
  await expectHealthy(page);
  await leftOut.getByRole('link', { name: '返回购物车修改' }).click();
  await expectPath(page, '/cart?show=problem');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([paper.itemNo]);
  await openCheckout(page);
  await submit(page).click();
  await expect.poll(() => page.url()).toContain('/Cashier?orderIds=');
  await page.goto('/#/Settlementpage');
  await expect(page.getByText('选中的商品暂不能购买')).toBeVisible();
  await expect(leftOut).toContainText('库存不足');
  await page.getByRole('link', { name: '去购物车' }).click();
  await expectPath(page, '/cart?show=problem');
});

test('what keeps an order from being submitted stands beside the button, with the way out', async ({ page, shop }) => {
  await shop.logIn(page, 'admin');
  await fillCart(page, paper);
  await page.route(apiUrl('Order/Preview'), async (route) => {
    const answer = await (await route.fetch()).json();
    const obstacles = [{ where: 'address', text: '请选择收货地址' }];
    await route.fulfill({ json: { ...answer, resultData: { ...answer.resultData, address: null, obstacles } } });
  });
  await page.goto('/#/Settlementpage');
  await expect(submit(page)).toBeDisabled();
  const bar = page.getByRole('region', { name: '提交订单' });
  await expect(bar.getByRole('alert')).toContainText('请选择收货地址');
  await bar.getByRole('button', { name: '去选择收货地址' }).click();
  await expect(page.getByRole('button', { name: '选择已有地址' })).toBeFocused();
});
