import type { Page } from '@playwright/test';
import { deskMenu, enterConsole } from './desk';
import { ask, expect, expectHealthy, onOwnServer as test } from './fixtures';

const skuIn = async (page: Page, itemNo: string) =>
  (await ask(page.request, 'ProductToC/GetSkuModelBySkuNo', { itemNo })).resultData;
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** As Excel of this country saves it, under a line that is no title. */
const sheet = (lines: string[]) => ({
  name: '西域_11月调价.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['各位好，报价如下', ...lines].join('\r\n')),
});

test('a sheet of prices is tried, mended in place, made a change set and released', async ({ page }) => {
  const paper = await skuIn(page, 'DL-A4-70');
  const pen = await skuIn(page, 'MG-Q7-BK');
  await enterConsole(page, 'operator');
  await deskMenu(page).getByRole('link', { name: '导入' }).click();
  await expect(page.getByText('还没有导入过')).toBeVisible();
  await expectHealthy(page);
  await page
    .locator('input[type=file]')
    .setInputFiles(
      sheet([
        '货号,品名,含税单价,品牌,备注',
        `DL-A4-70,别家的叫法,￥${paper.price + 1}元,,清仓`,
        `MG-Q7-BK,,${pen.price * 100},,`,
        'YG-NEW-1,新来的手套,12.5,新来的牌子,',
      ]),
    );
  await expect(page.getByText('试运行完成')).toBeVisible();
  await expect(page.getByText('标题在第 2 行')).toBeVisible();
  await expect(page.getByText('1 个品牌尚未建立')).toBeVisible();
  const rows = page.getByRole('region', { name: '试运行的行' });
  await expect(rows.getByRole('row', { name: /DL-A4-70/ })).toContainText('会改');
  await expectHealthy(page);

  // A price of a hundred times is asked about; what is offered is right.
  await rows
    .getByRole('row', { name: /MG-Q7-BK/ })
    .getByRole('button', { name: `改为 ${pen.price.toFixed(2)}` })
    .click();
  await expect(rows.getByRole('row', { name: /MG-Q7-BK/ })).toContainText('无变化');
  await page.getByRole('button', { name: '新建这 1 个品牌' }).click();
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await expect(told(page, '已新建 1 个品牌')).toBeVisible();
  await expect(rows.getByRole('row', { name: /YG-NEW-1/ })).toContainText('要新增，还须填写分类');

  // What was mended stays after a reload, and the next sheet is read by what was settled here.
  await page.getByRole('button', { name: '存为配置' }).click();
  await page.getByLabel('配置名称').fill('西域月调价');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(told(page, '配置已保存')).toBeVisible();
  await page.reload();
  await expect(rows.getByRole('row', { name: /MG-Q7-BK/ })).toContainText('无变化');

  await page.getByRole('button', { name: '生成变更单，1 行' }).click();
  await page.getByRole('link', { name: /查看变更单/ }).click();
  await expect(page.getByRole('heading', { name: '导入 西域_11月调价' })).toBeVisible();
  expect((await skuIn(page, 'DL-A4-70')).price).toBe(paper.price);
  await page.getByRole('button', { name: '立即发布，1 处' }).click();
  await expect.poll(async () => (await skuIn(page, 'DL-A4-70')).price).toBe(paper.price + 1);
});

test('a file that is no sheet is refused in words, and nothing of it is left', async ({ page }) => {
  await enterConsole(page, 'operator', { at: '#/goods/imports' });
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: '照片.xlsx', mimeType: 'application/octet-stream' },
    buffer: Buffer.from('PK\u0003\u0004 nothing'),
  });
  await expect(page.getByText('这不是能读取的表格')).toBeVisible();
  await page.getByRole('link', { name: '返回导入列表，重新上传' }).click();
  await expect(page.getByRole('row', { name: /照片/ })).toContainText('未能读取');
});
