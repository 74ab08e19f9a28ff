import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readSheet from 'read-excel-file/node';
import { deskMenu, enterConsole } from './desk';
import { ask, expect, expectHealthy, onOwnServer as test } from './fixtures';

const itemNo = 'MG-Q7-BK';
const freeInShop = async (page: Page): Promise<number> =>
  (await ask(page.request, 'ProductToC/GetSkuModelBySkuNo', { itemNo })).resultData.stockQty;
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const wordBox = (page: Page) => page.getByRole('searchbox', { name: '名称、商品编号或条码' });

/** What stands under 在库, 占用 or 可用 in the drawer. */
const numberIn = async (page: Page, title: string): Promise<number> => {
  const text = await page
    .locator('dl > div', { has: page.getByText(title, { exact: false }) })
    .locator('dd')
    .first()
    .textContent();
  return Number(text?.replaceAll(',', ''));
};

test('an operator looks into a SKU, puts its stock right with a reason, and sets its warning level', async ({
  page,
}) => {
  await enterConsole(page, 'operator');
  await deskMenu(page).getByRole('link', { name: '库存' }).click();
  await expect(page.getByRole('heading', { name: '库存', level: 1 })).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('button', { name: /^有占用/ }).click();
  await expect(page).toHaveURL(/tab=reserved/);
  await page.getByRole('button', { name: /^全部/ }).click();
  await wordBox(page).fill(itemNo);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/word=/);
  await page.reload();
  await expect(page.locator('tr[data-row-key]')).toHaveCount(1);

  await page.getByRole('link', { name: itemNo, exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: '库存流水' })).toBeVisible();
  await expectHealthy(page);
  const before = await numberIn(page, '在库');
  const form = drawer.getByRole('form', { name: '调整在库' });
  await form.getByText('增加或减少').click();
  await form.getByLabel('增加或减少的数量').fill('-3');
  await form.getByRole('button', { name: '调整' }).click();
  await expect(form.getByRole('alert')).toHaveText('请填写原因，至少 2 个字');
  await form.getByLabel('调整的原因').fill('运输破损');
  await form.getByRole('button', { name: '调整' }).click();
  await expect(told(page, '库存已调整')).toBeVisible();
  await expect.poll(() => numberIn(page, '在库')).toBe(before - 3);
  await expect(drawer.getByRole('row', { name: /调整.*运输破损.*−3/ })).toBeVisible();
  expect(await freeInShop(page)).toBe(await numberIn(page, '可用'));

  await drawer.getByRole('button', { name: '修改预警库存' }).click();
  await drawer.getByRole('spinbutton', { name: '预警库存' }).fill(String(before));
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(told(page, '预警库存已保存')).toBeVisible();
  await expect(drawer.getByText('达到预警')).toBeVisible();
});

test('what moved while somebody typed is said, and nothing typed is lost', async ({ page, browser, baseURL }) => {
  await enterConsole(page, 'operator', { at: `#/goods/stock?word=${itemNo}` });
  await page.getByRole('link', { name: itemNo, exact: true }).click();
  const form = page.getByRole('form', { name: '调整在库' });
  await form.getByRole('spinbutton', { name: '实际数量' }).fill('900');
  await form.getByLabel('调整的原因').fill('货架清点');

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterConsole(other, 'operator', { at: `#/goods/stock?word=${itemNo}` });
  await other.getByRole('link', { name: itemNo, exact: true }).click();
  const theirs = other.getByRole('form', { name: '调整在库' });
  await theirs.getByRole('spinbutton', { name: '实际数量' }).fill('800');
  await theirs.getByLabel('调整的原因').fill('另一位同事的清点');
  await theirs.getByRole('button', { name: '调整' }).click();
  await expect(told(other, '库存已调整')).toBeVisible();
  await other.context().close();

  await form.getByRole('button', { name: '调整' }).click();
  await expect(form.getByRole('alert')).toContainText('库存刚刚变动：现在在库 800');
  await expect.poll(() => numberIn(page, '在库')).toBe(800);
  await expect(form.getByRole('spinbutton', { name: '实际数量' })).toHaveValue('900');
  await expect(form.getByLabel('调整的原因')).toHaveValue('货架清点');
  await form.getByRole('button', { name: '调整' }).click();
  await expect.poll(() => numberIn(page, '在库')).toBe(900);
});

test('a sheet is downloaded, filled in, tried, and posted as a count', async ({ page }, info) => {
  await enterConsole(page, 'operator', { at: '#/goods/stock?word=MG-Q7' });
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.first()).toBeVisible();
  await page.getByRole('link', { name: '盘点', exact: true }).click();
  await expect(page.getByRole('heading', { name: '盘点', level: 1 })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载盘点表' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^盘点表 \d{4}-\d{2}-\d{2}\.xlsx$/);
  const [sheet] = await readSheet(await download.path());
  const [heading = [], ...lines] = sheet?.data ?? [];
  expect(heading).toEqual(['商品编号', '名称', '规格', '账面数量', '实盘数量']);
  const booked = Number(lines.find(([skuNo]) => skuNo === itemNo)?.[3]);

  const free = await freeInShop(page);
  const counted = lines.map(([skuNo, name, specs, qty]) => [
    skuNo,
    name,
    specs,
    qty,
    skuNo === itemNo ? booked - 5 : '',
  ]);
  const filled = info.outputPath('盘点.csv');
  await writeFile(
    filled,
    `\uFEFF${[heading, ...counted, ['XX-1', '', '', 1, 1]].map((cells) => cells.join()).join('\r\n')}`,
  );
  await page.getByLabel('选择盘点表').setInputFiles(filled);
  const tried = page.getByRole('region', { name: '试运行' });
  await expect(tried.getByRole('row', { name: /XX-1.*没有这个商品编号/ })).toBeVisible();
  await expect(tried.getByRole('row', { name: new RegExp(`${itemNo}.*−5.*调整`) })).toBeVisible();
  await expectHealthy(page);
  expect(await freeInShop(page)).toBe(free);
  await tried.getByLabel('盘点的原因').fill('月末盘点');
  await tried.getByText('全部正确才过账').click();
  await expect(tried.getByRole('button', { name: '过账，0 个商品' })).toBeDisabled();
  await tried.getByText(/^只过账正确的/).click();
  await tried.getByRole('button', { name: '过账，1 个商品' }).click();

  await expect(page.getByRole('heading', { name: '盘点单', level: 1 })).toBeVisible();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('已过账').first()).toBeVisible();
  await expect(drawer.getByRole('row', { name: new RegExp(`${itemNo}.*−5`) })).toBeVisible();
  await expectHealthy(page);
  expect(await freeInShop(page)).toBe(free - 5);

  // The same sheet once more posts nothing.
  await page.goto('/console/#/goods/stock/count');
  await page.getByLabel('选择盘点表').setInputFiles(filled);
  await expect(tried.getByRole('row', { name: new RegExp(`${itemNo}.*已按同样的数量过账`) })).toBeVisible();
});
