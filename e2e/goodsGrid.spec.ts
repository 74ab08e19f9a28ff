import type { Page } from '@playwright/test';
import { deskAsked, deskMenu, enterConsole } from './desk';
import { ask, demoPassword, expect, expectHealthy, onOwnServer as test } from './fixtures';

const priceOf = async (page: Page, itemNo: string): Promise<number> =>
  (await ask(page.request, 'ProductToC/GetSkuModelBySkuNo', { itemNo })).resultData.price;

const cell = (page: Page, row: number, column: number) =>
  page
    .locator('.dsg-row')
    .nth(row + 1)
    .locator('.dsg-cell')
    .nth(column);
/** Behind the number of the row, the number, the name and the spec of the SKU, the shelf and the market price. */
const priceColumn = 6;

/** As Excel puts a block on the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const saveBar = (page: Page) => page.getByRole('region', { name: '保存' });

test('a sheet is typed into, filled down, taken back, and survives a reload; what is wrong stays in it', async ({
  page,
}) => {
  await enterConsole(page, 'operator', { at: '#/goods?word=%E5%A4%8D%E5%8D%B0%E7%BA%B8' });
  await page.locator('tr[data-row-key]').first().waitFor();
  await page.getByRole('button', { name: '表格编辑' }).click();
  await expect(page.getByRole('heading', { name: '表格编辑' })).toBeVisible();
  await cell(page, 0, priceColumn).click();
  await page.keyboard.type('1.5x');
  await page.keyboard.press('Enter');
  await expect(saveBar(page)).toContainText('1 处有误');
  await expect(cell(page, 0, priceColumn)).toContainText('须为金额');
  await page.keyboard.press('Control+z');
  await expect(saveBar(page)).toContainText('没有改动');
  await page.keyboard.press('Control+y');
  await expect(saveBar(page)).toContainText('1 处有误');

  // Lead time, of whole products: three rows of it are filled down.
  await cell(page, 0, 10).click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(saveBar(page)).toContainText(/交期 [2-4]/);
  await expectHealthy(page);
  const told = await saveBar(page).textContent();
  await page.reload();
  await expect(saveBar(page)).toHaveText(told ?? '');
  await page.getByRole('button', { name: /^生成变更单，[2-4] 处$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '有误的 1 处留在表格里' })).toBeVisible();
  await expect(saveBar(page)).toContainText('1 处改动');
});

test('1,000 prices pasted into the grid are one change set, released by a second person, and undone', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterConsole(page, 'operator', { at: '#/goods/grid' });
  await expect(page.getByRole('heading', { name: '表格编辑' })).toBeVisible();
  const fields = { product: [], sku: ['listPrice'] };
  const { rows } = await deskAsked(page, 'Goods/GetGrid', { fields });
  const first = rows.slice(0, 1000) as { skuNo: string; sku: { listPrice: number } }[];
  await cell(page, 0, priceColumn).click();
  await paste(page, first.map(({ sku }) => ((sku.listPrice + 1) / 100).toFixed(2)).join('\r\n'));
  await expect(saveBar(page)).toContainText('1000 处改动');
  await page.getByRole('button', { name: '生成变更单，1000 处' }).click();
  const doubt = page.getByRole('button', { name: '就是这样' });
  const heading = page.getByRole('heading', { name: '表格编辑：1000 处' });
  await expect(doubt.or(heading)).toBeVisible();
  if (await doubt.isVisible()) await doubt.click();
  await expect(heading).toBeVisible();
  await expect(page.getByText('行数过多 1000')).toBeVisible();
  await page.getByRole('button', { name: /提交放行/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '已提交' })).toBeVisible();

  const { skuNo, sku } = first[500] ?? first[0] ?? { skuNo: '', sku: { listPrice: 0 } };
  const shown = first[0]?.skuNo ?? skuNo;
  const before = await priceOf(page, shown);
  const colleague = { accountNo: 'linshu', operatorName: '林舒', roles: ['merchandiser'], accountPwd: demoPassword };
  await deskAsked(page, 'Operator/Add', colleague);
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterConsole(other, 'linshu');
  await deskMenu(other).getByRole('link', { name: '变更单' }).click();
  await other.getByRole('link', { name: '表格编辑：1000 处' }).click();
  await other.getByRole('button', { name: '立即发布，1,000 处' }).click();
  await expect(other.getByText('已发布').first()).toBeVisible();
  await expect.poll(() => priceOf(page, shown), { timeout: 60_000 }).toBe(Math.round(before * 100 + 1) / 100);
  await expect(other.getByRole('button', { name: '撤销这张变更单' })).toBeVisible({ timeout: 60_000 });

  await other.getByRole('button', { name: '撤销这张变更单' }).click();
  await expect(other.getByRole('heading', { name: '撤销：表格编辑：1000 处' })).toBeVisible();
  await page.goto(other.url());
  await page.getByRole('button', { name: '立即发布，1,000 处' }).click();
  await expect.poll(() => priceOf(page, shown), { timeout: 60_000 }).toBe(before);
  const again = await deskAsked(page, 'Goods/GetGrid', { fields });
  const same = again.rows.find((row: { skuNo: string }) => row.skuNo === skuNo);
  expect(same.sku.listPrice).toBe(sku.listPrice);
  await other.context().close();
});
