import type { Page } from '@playwright/test';
import { enterConsole } from './desk';
import { ask, expect, expectHealthy, onOwnServer as test } from './fixtures';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).fill(option);
  await expect(page.locator('.ant-select-item-option-active:visible').filter({ hasText: option })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
}

test('a new product with a matrix is written, refused where it is wrong, released, and found in the shop', async ({
  page,
}) => {
  await enterConsole(page, 'operator', { at: '#/goods' });
  await page.getByRole('button', { name: '新建商品' }).click();
  await expect(page.getByRole('heading', { name: '新建商品' })).toBeVisible();
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText(/商品名称：须填写|请填写商品名称/).first()).toBeVisible();

  await page.getByLabel('商品名称').fill('青石牌防割手套');
  await choose(page, '分类', '手部防护');
  await choose(page, '品牌', '得力');
  await choose(page, '供应商', '得力');
  await page.getByLabel('单位').fill('双');

  await page.getByLabel('新规格项').fill('尺码');
  await page.getByLabel('现有规格的值').fill('M');
  await page.getByRole('button', { name: '添加规格项' }).click();
  await page.getByLabel('M SKU 编号').fill('QS-CUT-1');
  await page.getByLabel('M 市场价').fill('￥２５．００');
  await page.getByLabel('M 销售价').fill('19.9元');
  await page.getByLabel('M 期初库存').fill('40');
  await page.getByRole('switch', { name: 'M 上架' }).click();
  await page.getByRole('combobox', { name: '尺码 的值' }).fill('L');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '生成缺少的组合，1 个' }).click();
  await page.getByLabel('L 起订量').fill('5');
  await page.getByLabel('L 倍数').fill('2');
  await expect(page.getByText('起订量须是倍数 2 的整数倍')).toBeVisible();
  await page.getByLabel('L 起订量').fill('4');
  await page.getByRole('switch', { name: 'L 上架' }).click();
  await expectHealthy(page);
  await page.keyboard.press('Control+s');
  await expect(told(page, '已发布')).toBeVisible();
  await expect(page.getByRole('heading', { name: '青石牌防割手套' })).toBeVisible();
  await expect(page).toHaveURL(/productId=\d+/);

  const found = await ask(page.request, 'ProductToC/GetWebSkuPage', { searchKey: '青石牌防割手套' });
  expect(found.resultData).toMatchObject([{ itemName: '青石牌防割手套', price: 19.9 }]);
  const { resultData } = await ask(page.request, 'ProductToC/GetSkuModelBySkuNo', { itemNo: 'QS-CUT-2' });
  expect(resultData).toMatchObject({ price: 19.9 });

  // What is left unsaved is asked about; a draft waits beside what is published.
  await page.getByRole('textbox', { name: '交期' }).fill('3');
  await page.getByRole('button', { name: '展开菜单' }).click();
  await page.getByRole('link', { name: '变更单', exact: true }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '存草稿' }).click();
  await expect(told(page, '草稿已保存')).toBeVisible();
  await expect(page.getByText(/本人 .*的变更单.*交期/)).toBeVisible();
  await page.getByRole('button', { name: '继续编辑' }).click();
  await expect(page.getByRole('textbox', { name: '交期' })).toHaveValue('3');
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('没有改动')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '交期' })).toHaveValue('3');
});

test('two people on one product: what the other did comes in, and a clash is asked about', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterConsole(page, 'operator', { at: '#/goods?word=MG-Q7' });
  await page.locator('tr[data-row-key] a').first().click();
  const row = page.getByRole('row', { name: /黑/ }).first();
  await expect(row).toBeVisible();
  const price = row.getByRole('textbox', { name: /市场价/ });
  await price.fill('99');
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterConsole(other, 'keeper', { at: page.url().slice(page.url().indexOf('#')) });
  const theirs = other.getByRole('row', { name: /黑/ }).first();
  await theirs.getByRole('textbox', { name: /市场价/ }).fill('88');
  await other.getByRole('button', { name: '发布' }).click();
  await expect(told(other, '已发布')).toBeVisible();

  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText(/市场价刚被他人改为 88.00，本页写的是 99.00/)).toBeVisible();
  await expect(price).toHaveValue(/^99/);
  await page.getByRole('button', { name: '保留本页的' }).click();
  await page.getByRole('button', { name: '发布' }).click();
  await expect(told(page, '已发布')).toBeVisible();
  await other.context().close();
});

test('pictures are chosen, put in order, cut and published, and the page is seen as a customer sees it', async ({
  page,
  request,
}) => {
  await enterConsole(page, 'operator', { at: '#/goods' });
  const { resultData } = await ask(request, 'ProductToC/GetSkuModelBySkuNo', { itemNo: 'DL-A4-70' });
  await page.goto(`/console/#/goods/edit?productId=${resultData.productId}`);
  const box = page.getByRole('region', { name: '图片', exact: true });
  await expect(box.getByRole('button', { name: '主图', exact: true }).first()).toBeVisible();
  await box.getByText('全部规格相同').click();
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await box.getByLabel('为全部规格添加图片').setInputFiles([
    { name: '新主图.png', mimeType: 'image/png', buffer: shot },
    { name: '说明.png', mimeType: 'image/png', buffer: Buffer.from('文字') },
  ]);
  await expect(page.getByText('“说明.png”不是图片')).toBeVisible();
  const tiles = box.getByRole('listitem');
  const count = await tiles.count();
  const last = tiles.last();
  await last.getByRole('button', { name: `图片 ${count}`, exact: true }).focus();
  for (let at = count; at > 1; at -= 1) await page.keyboard.press('ArrowLeft');
  await expect(tiles.first().getByRole('button', { name: '主图', exact: true })).toBeFocused();
  await tiles.first().getByRole('button', { name: '主图裁成方形' }).click();
  await expect(box.getByRole('button', { name: '主图裁成方形' })).toHaveCount(0);

  await page.getByRole('button', { name: '预览' }).click();
  const seen = page.getByRole('article', { name: '前台所见' });
  await expect(seen.getByText('商城价')).toBeVisible();
  await page.getByLabel('看作企业').fill('华东精密');
  await page.keyboard.press('Enter');
  await expect(seen.getByText('协议价')).toBeVisible();
  await page.getByRole('dialog', { name: '预览' }).getByLabel('关闭').click();

  await page.keyboard.press('Control+s');
  await expect(told(page, '已发布')).toBeVisible();
  const first = async () =>
    (await ask(request, 'ProductToC/GetSkuModelBySkuNo', { itemNo: 'DL-A4-70' })).resultData.imgs[0]?.imgUrl ?? '';
  await expect.poll(first).toMatch(/^\/pictures\/[0-9a-f]{32}\/960\.webp$/);
  expect((await request.get(await first())).headers()['content-type']).toMatch(/^image\//);
});
