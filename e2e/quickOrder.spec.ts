import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { ask, expect, expectHealthy, expectPath, onTradingServer, test } from './fixtures';
import { fillCart } from './ordering';

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
    const reqData = { inStock: 1, everySku: 1 };
    const page = await ask(request, 'ProductToC/GetWebSkuPage', { pageIndex, pageSize: 100, searchKey: '', reqData });
    for (const { itemNo, moq, multiple } of page.resultData)
      found.push({ itemNo, qty: Math.ceil(moq / multiple) * multiple });
  }
  return found.slice(0, count);
}

onTradingServer(
  '200 lines from the clipboard become 200 lines of the cart, once they were looked at',
  async ({ page, shop, request }) => {
    const list = await someGoods(request, 200);
    await shop.logIn(page, 'admin');
    await fillCart(page);
    await page.goto('/#/cart');
    // What an earlier journey left in the cart may still stand in the header.
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: '批量导入', exact: true }).click();
    await expectPath(page, '/cart?import=1');
    await expectHealthy(page);
    await page.getByLabel('粘贴采购清单').fill(list.map(({ itemNo, qty }) => `${itemNo}\t${qty}`).join('\n'));
    await expect(told(page, '已识别 200 行')).toBeVisible();
    await page.getByRole('button', { name: '开始匹配' }).click();
    await expect(page.getByRole('link', { name: '可加入（200）' })).toBeVisible();
    await expect(rows(page)).toHaveCount(200);
    await expect(badge(page)).toHaveText('我的购物车');
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(told(page, '已将 200 种商品加入购物车')).toBeVisible();
    await expectPath(page, '/cart');
    await expect(page.getByRole('heading', { name: '购物车（200 种商品）' })).toBeVisible();
    await expect(badge(page)).toContainText('99+');
  },
);

onTradingServer('200 lines of an Excel file do the same', async ({ page, shop, request }) => {
  const list = await someGoods(request, 200);
  const head = [{ value: '序号' }, { value: '商品编号' }, { value: '采购数量' }];
  const cells = list.map(({ itemNo, qty }, at) => [{ value: at + 1 }, { value: itemNo }, { value: qty }]);
  const buffer = await writeExcelFile([head, ...cells]).toBuffer();
  await shop.logIn(page, 'admin');
  await fillCart(page);
  await page.goto('/#/cart?import=1');
  await file(page).setInputFiles({
    name: '采购清单.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await expect(page.getByRole('link', { name: '可加入（200）' })).toBeVisible();
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByRole('heading', { name: '购物车（200 种商品）' })).toBeVisible();
});

onTradingServer(
  'what cannot be matched is chosen, put right, dropped, or taken home as a list',
  async ({ page, shop }) => {
    await shop.logIn(page, 'buyer');
    await fillCart(page);
    await page.goto('/#/cart?import=1');
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
    await expect(rows(page).nth(2)).toContainText('已按倍数由 12 调整为 20');
    await expect(rows(page).nth(4)).toContainText('商品已下架');
    await expectHealthy(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载错误清单' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('导入错误.csv');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFF行号,编号或名称,数量,原因\r\n')).toBe(true);
    expect(text).toContain('4,NO-SUCH-THING,1,未找到，请更换编号或名称');

    await page.getByRole('link', { name: '需处理（3）' }).click();
    await expect(rows(page)).toHaveCount(3);
    await page.getByLabel('为“订书机”选择商品').selectOption({ index: 1 });
    await expect(page.getByRole('link', { name: '可加入（3）' })).toBeVisible();
    await page.getByRole('button', { name: '移除 NO-SUCH-THING' }).click();
    await page.getByRole('link', { name: '全部（4）' }).click();
    const pins = rows(page).filter({ hasText: 'QX-B3542-CO' });
    await pins.getByRole('textbox').fill('91');
    await pins.getByRole('textbox').press('Enter');
    // From a hundred on they are cheaper: the server says so.
    await expect(pins).toContainText('¥307.00');
    await expect(total(page)).toContainText(/可加入 3 种（其中 \d 种请核对），1 种需处理，不会加入/);
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(told(page, '已将 3 种商品加入购物车，还有 1 种需处理')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: '移除 MG-CWJ-25' }).click();
    await page.getByRole('link', { name: '去购物车' }).click();
    await expectPath(page, '/cart');
    await expect(page.getByRole('textbox', { name: /^数量.*工字钉/ })).toHaveValue('100');
  },
);

/** A list with twelve mistakes, as it lies in a sheet: a title row is missing, a row is empty, the names stand in row 2. */
const planted: (string | number)[][] = [
  [],
  ['商品编号', '采购数量'],
  ['DL-A4-70', -3],
  ['MG-Q7-BK', 12.5],
  ['MG-A4-70G', '三包'],
  [],
  ['DL-A4-80', 99_999],
  ['MG-CWJ-25', 5],
  ['DL-A4-7O-XX', 2],
  ['订书机', 3],
  ['QX-B3542-CO', 12],
  ['MG-Q7-RD', ''],
  ['MG-Q7-BL', 0],
  ['QX-A4-70G', 200_000],
  ['mg-zs-a4', 1],
  ['MG-ZS-A4', 1],
];

onTradingServer(
  'a sheet with twelve mistakes is put right row by row and survives a reload',
  async ({ page, shop }) => {
    const buffer = await writeExcelFile(
      planted.map((cells) => cells.map((value) => ({ value: value === '' ? null : value }))) as never,
    ).toBuffer();
    await shop.logIn(page, 'buyer');
    // What an earlier journey left in the cart would count against the stock.
    await fillCart(page);
    await page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '批量导入' }).click();
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await file(page).setInputFiles({ name: '清单.xlsx', mimeType, buffer });
    const row = (no: number | string) => rows(page).filter({ hasText: new RegExp(`^第 ${no} 行`) });
    const says = (no: number | string, text: string) => expect(row(no)).toContainText(text);

    await says(3, '数量“-3”不能为负，请填写数量');
    await says(4, '数量“12.5”不是整数，请填写数量');
    await says(5, '数量“三包”无法识别，请填写数量');
    await says(7, /* 99,999 of a few hundred */ '库存不足，仅剩');
    await says(8, '商品已下架');
    await expect(row(8)).not.toContainText('有货');
    await says(9, '未找到，请更换编号或名称');
    await says(10, '有多个相近商品，请选择');
    await says(11, '已按倍数由 12 调整为 20，请核对');
    await says(12, '未填数量，按起订量');
    await says(13, '数量不能为 0，请填写数量');
    await says(14, '数量“200000”超过上限 99,999，请填写数量');
    await says('15、16', '已合并第 15、16 行');
    await expect(page.getByRole('link', { name: '需处理（9）' })).toBeVisible();
    await expectHealthy(page);

    await page.getByRole('link', { name: '需核对（3）' }).click();
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('link', { name: '需处理（9）' }).click();
    await page.reload();
    await expect(page.getByRole('link', { name: '需处理（9）' })).toHaveAttribute('aria-current', 'true');
    await expect(rows(page)).toHaveCount(9);

    await row(3).getByRole('textbox', { name: /^数量/ }).fill('3');
    await row(3).getByRole('textbox', { name: /^数量/ }).press('Enter');
    await expect(row(3)).toHaveCount(0);
    await page.getByRole('button', { name: '移除 MG-CWJ-25' }).click();
    await page.getByLabel('为“DL-A4-7O-XX”查找商品').fill('没有这种东西的');
    await row(9).getByRole('button', { name: '查找' }).click();
    await expect(page.getByLabel('为“没有这种东西的”查找商品')).toBeVisible();
    await page.getByLabel('为“没有这种东西的”查找商品').fill('DL-BY-A3-70G');
    await row(9).getByRole('button', { name: '查找' }).click();
    await expect(row(9)).toHaveCount(0);
    await page.getByLabel('为“订书机”选择商品').selectOption({ index: 1 });
    // How many were meant only the buyer knows: the field is empty until they say so.
    for (const no of [4, 5, 13, 14]) {
      const qty = row(no).getByRole('textbox', { name: /^数量/ });
      await expect(qty).toHaveValue('');
      await qty.fill('20');
      await qty.press('Enter');
      await expect(row(no)).toHaveCount(0);
    }
    await page.getByRole('button', { name: /^改为可售数量（1）/ }).click();
    await expect(page.getByRole('link', { name: '需处理（0）' })).toBeVisible();
    await expect(page.getByText('暂无商品')).toBeVisible();
    await page.getByRole('link', { name: '全部（11）' }).click();
    await expect(row(7).getByRole('textbox', { name: /^数量/ })).not.toHaveValue('99999');
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(told(page, '已将 11 种商品加入购物车')).toBeVisible();
    await expectPath(page, '/cart');
    await page.goto('/#/cart?import=1');
    await expect(page.getByLabel('粘贴采购清单'), 'what was bought is not kept').toHaveValue('');
  },
);

test('a list that was typed survives a reload too', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer2', '/cart?import=1');
  await page.getByLabel('粘贴采购清单').fill('DL-A4-70\t10');
  await page.reload();
  await expect(page.getByLabel('粘贴采购清单')).toHaveValue('DL-A4-70\t10');
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
