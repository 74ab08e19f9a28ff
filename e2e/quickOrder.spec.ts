import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { ask, expect, expectHealthy, expectPath, onOwnServer, test } from './fixtures';

const badge = (page: Page) => page.getByRole('link', { name: /我的购物车/ });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: /^第 / });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const file = (page: Page) => page.getByLabel('选择采购清单文件');
const total = (page: Page) => page.getByRole('region', { name: '合计' });

type Listed = { itemNo: string; qty: number };

/** So many goods that can be bought, with quantities that can be ordered. */
async function someGoods(request: APIRequestContext, count: number): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let pageIndex = 1; found.length < count; pageIndex += 1) {
    const reqData = { inStock: 1 };
    const page = await ask(request, 'ProductToC/GetWebSkuPage', { pageIndex, pageSize: 100, searchKey: '', reqData });
    for (const { itemNo, moq, multiple } of page.resultData)
      found.push({ itemNo, qty: Math.ceil(moq / multiple) * multiple });
  }
  return found.slice(0, count);
}

onOwnServer(
  '200 lines from the clipboard become 200 lines of the cart, once they were looked at',
  async ({ page, shop, request }) => {
    const list = await someGoods(request, 200);
    await shop.logIn(page, 'finance', '/cart');
    await page.getByRole('link', { name: '批量导入', exact: true }).click();
    await expectPath(page, '/cart?import=1');
    await expectHealthy(page);
    await page.getByLabel('粘贴采购清单').fill(list.map(({ itemNo, qty }) => `${itemNo}\t${qty}`).join('\n'));
    await expect(told(page, '已识别 200 行')).toBeVisible();
    await page.getByRole('button', { name: '开始匹配' }).click();
    await expect(page.getByRole('button', { name: '可加入（200）' })).toBeVisible();
    await expect(rows(page)).toHaveCount(200);
    await expect(badge(page)).toHaveText('我的购物车');
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(told(page, '已将 200 种商品加入购物车')).toBeVisible();
    await expectPath(page, '/cart');
    await expect(page.getByRole('heading', { name: '购物车（200 种商品）' })).toBeVisible();
    await expect(badge(page)).toContainText('99+');
  },
);

onOwnServer('200 lines of an Excel file do the same', async ({ page, shop, request }) => {
  const list = await someGoods(request, 200);
  const head = [{ value: '序号' }, { value: '商品编号' }, { value: '采购数量' }];
  const cells = list.map(({ itemNo, qty }, at) => [{ value: at + 1 }, { value: itemNo }, { value: qty }]);
  const buffer = await writeExcelFile([head, ...cells]).toBuffer();
  await shop.logIn(page, 'finance', '/cart?import=1');
  await file(page).setInputFiles({
    name: '采购清单.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await expect(page.getByRole('button', { name: '可加入（200）' })).toBeVisible();
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByRole('heading', { name: '购物车（200 种商品）' })).toBeVisible();
});

onOwnServer('what cannot be matched is chosen, put right, dropped, or taken home as a list', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/cart?import=1');
  // “DL-A4-70,5” and so on as Chinese Excel saves it: 订书机 in GBK.
  const gbk = Buffer.from('b6a9cae9bbfa', 'hex');
  const csv = Buffer.concat([
    Buffer.from('hd-100001,5\r\n'),
    gbk,
    Buffer.from(',3\r\nQX-B3542-CO,12\r\nNO-SUCH-THING,1\r\nDL-A4-70,"1,000"\r\nMG-CWJ-25,1\r\n'),
  ]);
  await file(page).setInputFiles({ name: '清单.csv', mimeType: 'text/csv', buffer: csv });
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(0)).toContainText('已合并第 1、5 行');
  await expect(rows(page).nth(0).getByRole('textbox')).toHaveValue('1005');
  await expect(rows(page).nth(2)).toContainText('数量 12 已调整为 20（10 的倍数）');
  await expect(rows(page).nth(4)).toContainText('商品已下架');
  await expectHealthy(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载错误清单' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('导入错误.csv');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF行号,编号或名称,数量,原因\r\n')).toBe(true);
  expect(text).toContain('4,NO-SUCH-THING,1,没有找到，请检查编号或名称');

  await page.getByRole('button', { name: '需处理（3）' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel('为“订书机”选择商品').selectOption({ index: 1 });
  await expect(page.getByRole('button', { name: '可加入（3）' })).toBeVisible();
  await page.getByRole('button', { name: '移除 NO-SUCH-THING' }).click();
  await page.getByRole('button', { name: '全部（4）' }).click();
  const pins = rows(page).filter({ hasText: 'QX-B3542-CO' });
  await pins.getByRole('textbox').fill('91');
  await pins.getByRole('textbox').press('Enter');
  // From a hundred on they are cheaper: the server says so.
  await expect(pins).toContainText('¥307.00');
  await expect(total(page)).toContainText('可加入 3 种，1 种需处理，不会加入');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(told(page, '已将 3 种商品加入购物车')).toBeVisible();
  await expectPath(page, '/cart');
  await expect(page.getByRole('textbox', { name: /^数量.*工字钉/ })).toHaveValue('100');
});

test('a list the page cannot take is refused in words', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/cart?import=1');
  const refused = (text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  const mimeType = 'application/octet-stream';
  await file(page).setInputFiles({ name: 'old.xls', mimeType, buffer: Buffer.from('x') });
  await refused('请另存为 .xlsx 后上传');
  await file(page).setInputFiles({ name: 'broken.xlsx', mimeType, buffer: Buffer.from('x') });
  await refused('文件无法读取');
  await file(page).setInputFiles({ name: 'empty.csv', mimeType, buffer: Buffer.from('\n') });
  await refused('没有识别到商品');
  await file(page).setInputFiles({ name: 'big.csv', mimeType, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') });
  await refused('文件不能超过 5 MB');
  const many = Array.from({ length: 501 }, (_, at) => `NO-${at},1`).join('\n');
  await file(page).setInputFiles({ name: 'many.csv', mimeType, buffer: Buffer.from(many) });
  await refused('一次最多导入 500 行，当前 501 行');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  expect((await downloading).suggestedFilename()).toBe('批量导入模板.csv');
});
