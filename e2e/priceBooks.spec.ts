import type { Page } from '@playwright/test';
import { deskAsked, deskMenu, enterConsole } from './desk';
import { demoPassword, expect, expectHealthy, logIn, onOwnServer as test } from './fixtures';
import { asked, placeOrder } from './ordering';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const article = { itemNo: 'LJ-MX5', listPrice: 699, agreed: 459 };
const bookName = '2026 年外设专项';

const priceIn = async (page: Page) => {
  const { resultData } = await asked(page, 'Product/GetWebSkuPage', { searchKey: article.itemNo });
  return resultData.find(({ itemNo }: { itemNo: string }) => itemNo === article.itemNo)?.price;
};

/** A book for the customer of this buyer, made on its page. */
async function makeBook(desk: Page) {
  await deskMenu(desk).getByRole('link', { name: '价目表' }).click();
  await expect(desk.getByRole('heading', { name: '价目表', level: 1 })).toBeVisible();
  await expectHealthy(desk);
  await desk.getByRole('button', { name: '新建价目表' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: '新建' }).click();
  await expect(form.getByText('请填写名称，至少 2 个字')).toBeVisible();
  await form.getByLabel('名称').fill(bookName);
  await form.getByRole('combobox', { name: '企业' }).fill('华东');
  await desk.getByRole('option').first().waitFor({ state: 'attached' });
  await desk.keyboard.press('Enter');
  await desk.keyboard.press('Escape');
  await form.getByLabel('开始日').fill('2026-01-01');
  await desk.keyboard.press('Tab');
  await form.getByRole('button', { name: '新建' }).click();
  await expect(desk.getByRole('heading', { name: bookName })).toBeVisible();
}

async function pastePrice(desk: Page) {
  await desk.getByRole('button', { name: '加入商品' }).first().click();
  const box = desk.getByRole('dialog');
  await box.getByRole('textbox').fill(`${article.itemNo}\t${article.agreed}\nNOWHERE\t10`);
  await box.getByRole('button', { name: '核对' }).click();
  await expect(box.getByText('没有这个商品编号')).toBeVisible();
  await expect(box.getByText('1 行有误，不会保存')).toBeVisible();
  await box.getByRole('button', { name: '保存 1 行' }).click();
  await expect(told(desk, '待另一位同事放行')).toBeVisible();
}

async function releaseAs(desk: Page, account: string) {
  await enterConsole(desk, account);
  await deskMenu(desk).getByRole('link', { name: '变更单' }).click();
  await desk.getByRole('button', { name: /^待放行/ }).click();
  await desk.getByRole('link', { name: `协议价：${bookName}` }).click();
  await desk.getByRole('button', { name: /立即发布/ }).click();
  await expect(desk.getByText('已发布').first()).toBeVisible();
}

test('a price made for one customer is released by a second person, seen and bought by that customer only', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const anew = async () => (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const [buyer, other, second] = [await anew(), await anew(), await anew()];
  await logIn(buyer, 'buyer');
  await logIn(other, 'buyer2');
  await enterConsole(page, 'operator');
  const colleague = { accountNo: 'linshu', operatorName: '林舒', roles: ['merchandiser'], accountPwd: demoPassword };
  await deskAsked(page, 'Operator/Add', colleague);
  await makeBook(page);
  await pastePrice(page);
  await expect(page.getByText('有 1 张变更单尚未生效')).toBeVisible();
  expect(await priceIn(buyer)).toBe(article.listPrice);
  await releaseAs(second, 'linshu');

  await expect.poll(() => priceIn(buyer)).toBe(article.agreed);
  expect(await priceIn(other)).toBe(article.listPrice);
  const { resultData } = await asked(buyer, 'Product/GetSkuModelBySkuNo', { itemNo: article.itemNo });
  await buyer.goto(`/#/productDetail?productId=${resultData.productId}&itemId=${resultData.itemId}`);
  const price = buyer.getByRole('region', { name: '价格' });
  await expect(price).toContainText(`${bookName} · 长期有效 · 已比商城价省 ¥240.00`);
  await expectHealthy(buyer);
  const { orderId } = await placeOrder(buyer, 'alipay', { itemNo: article.itemNo, qty: 1 });
  const order = (await asked(buyer, 'Order/GetModel', { orderId })).resultData;
  expect(order.lines[0]).toMatchObject({ price: article.agreed, isContract: true });

  await page.reload();
  await page.getByRole('button', { name: '依据', exact: true }).click();
  const reasons = page.getByRole('dialog', { name: '价格依据' });
  await expect(reasons.getByRole('listitem').filter({ hasText: bookName }).first()).toContainText('按此价');
  await expect(reasons.getByRole('region', { name: '价格' })).toContainText('¥459.00');
  await expect(reasons.getByText(/林舒 放行/)).toBeVisible();
  await expectHealthy(page);
});

const agreedSheet = [
  '框架协议报价',
  '品名,货号,含税单价,失效日期',
  '键盘,LJ-MX5,￥1,',
  '纸,DL-A4-70,"￥1,139.92",',
  ',,,',
];

test('prices of a sheet are looked at, asked about, saved and given out again', async ({ page }) => {
  await enterConsole(page, 'operator');
  await makeBook(page);
  await page.getByRole('button', { name: '加入商品' }).first().click();
  const box = page.getByRole('dialog');
  await box.getByLabel('协议价表格').setInputFiles({
    ...{ name: '框架协议.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(agreedSheet.join('\r\n')),
  });
  await expect(box.getByText('1 行待确认，勾选后才保存')).toBeVisible();
  await expect(box.getByRole('row', { name: /DL-A4-70/ })).toContainText('¥1,139.92');
  await expectHealthy(page);
  await box.getByRole('checkbox', { name: /^LJ-MX5 是商城价 .*分之一，就是这样/ }).check();
  await expect(box.getByRole('button', { name: '保存 2 行' })).toBeEnabled();
  await box.getByRole('checkbox', { name: /^LJ-MX5/ }).uncheck();
  await box.getByRole('button', { name: '保存 1 行' }).click();
  await expect(page.getByRole('row', { name: /DL-A4-70/ })).toContainText('¥1,139.92');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  expect((await saved).suggestedFilename()).toContain(bookName);

  // The focus goes back to where the reasons were asked for.
  const asks = page.getByRole('button', { name: '依据', exact: true });
  await asks.click();
  await expect(page.getByRole('dialog', { name: '价格依据' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asks).toBeFocused();

  await page.goto('/console/#/goods/prices?view=time');
  await expect(page.getByText('今天', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${bookName} .*重叠$`) }).click();
  await expect(page.getByRole('button', { name: /^与其他价目表重叠/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '对方价目表' })).toBeVisible();
  await expectHealthy(page);
});

test('a pool is counted before it is saved, and numbers of a customer are pasted', async ({ page }) => {
  await enterConsole(page, 'operator');
  await deskMenu(page).getByRole('link', { name: '商品池' }).click();
  await page.getByRole('button', { name: '新建商品池' }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('combobox', { name: '企业' }).fill('华东');
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await box.getByRole('combobox', { name: '包含商品' }).fill(article.itemNo);
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await expect(box.getByText(/^这个商品池含 1 个 SKU/)).toBeVisible();
  await expectHealthy(page);
  await box.getByRole('button', { name: '保存' }).click();
  await expect(told(page, '已保存并生效')).toBeVisible();
  await expect(page.getByRole('row', { name: /华东.*商品 1 个/ })).toBeVisible();

  await deskMenu(page).getByRole('link', { name: '物料编码' }).click();
  await expect(page.getByText('请先选择企业')).toBeVisible();
  await page.getByRole('combobox', { name: '企业' }).fill('华东');
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'HD-100001' })).toBeVisible();
  await page.getByRole('button', { name: '添加物料编码' }).click();
  await box.getByRole('textbox').fill(`${article.itemNo}\tWL-777\nNOWHERE\tWL-778`);
  await box.getByRole('button', { name: '保存 2 个' }).click();
  await expect(box.getByText(/没有商品编号 NOWHERE/)).toBeVisible();
  await box.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('searchbox', { name: '物料编码、商品编号或名称' }).fill('WL-777');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: 'WL-777' })).toBeVisible();
  await expectHealthy(page);
});
