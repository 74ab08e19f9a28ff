import type { Locator, Page } from '@playwright/test';
import { apiUrl, expect, expectHealthy, expectPath, onOwnServer, pathOf, queryOf, refuseCall, test } from './fixtures';
import { skuByNo } from './goods';
import { tabTo } from './keys';

const book = '/center/kamUser/receiveAddress';
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const form = (page: Page) => page.getByRole('dialog', { name: /收货地址/ });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const save = (page: Page) => form(page).getByRole('button', { name: '保存', exact: true });

/** A button that was clicked rests for three seconds; nobody needs to wait for them. */
async function saveAfterRest(page: Page) {
  await page.clock.runFor(3000);
  await save(page).click();
}

async function pickAreas(around: Locator, ...steps: [string, string][]) {
  for (const [level, name] of steps) await around.getByLabel(level, { exact: true }).selectOption(name);
}

/** Down the list of the focused box, as a keyboard does it. */
async function arrowTo(page: Page, box: Locator, name: string) {
  await expect(box).toBeFocused();
  await expect(box.getByRole('option', { name, exact: true })).toBeAttached();
  for (let step = 0; step < 60; step += 1) {
    if ((await box.locator('option:checked').textContent()) === name) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${name} was not reached`);
}

onOwnServer('an address is added with the picker, changed, made the default and deleted', async ({ page, shop }) => {
  await page.clock.install();
  await shop.logIn(page, 'buyer', book);
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(row(page, '前台收发室')).toContainText('陈志远共享');
  await expect(row(page, '前台收发室').getByRole('button', { name: /编辑|删除/ })).toHaveCount(0);
  await expectHealthy(page);

  await page.getByRole('button', { name: '新增收货地址' }).click();
  await field(page, '收货人').fill('刘工');
  await field(page, '联系电话').fill('0512-57880000');
  await pickAreas(form(page), ['省份', '江苏省'], ['城市', '苏州市'], ['区县', '昆山市'], ['街道', '玉山镇']);
  await field(page, '详细地址').fill('前进东路 399 号');
  await form(page).getByRole('button', { name: '工厂' }).click();
  await expectHealthy(page);
  await save(page).click();
  await expect(told(page, '保存成功')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, '刘工')).toContainText('江苏省苏州市昆山市玉山镇');
  await expect(row(page, '刘工')).toContainText('工厂');

  await row(page, '刘工').getByRole('button', { name: /^编辑/ }).click();
  await expect(field(page, '街道')).toHaveValue('320583100');
  // 上海 has no cities: the boxes follow what there is.
  await pickAreas(form(page), ['省份', '上海市'], ['区县', '浦东新区'], ['街道', '张江镇']);
  await expect(field(page, '城市')).toHaveCount(0);
  await form(page).getByRole('radio', { name: '本组织及下级' }).check();
  await saveAfterRest(page);
  await expect(row(page, '刘工')).toContainText('上海市浦东新区张江镇');
  await expect(row(page, '刘工')).toContainText('行政部及下级');

  await row(page, '刘工')
    .getByRole('button', { name: /^设为默认/ })
    .click();
  await expect(told(page, '已设为默认地址')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('刘工');
  await expect(page.getByRole('row').filter({ has: page.getByText('默认', { exact: true }) })).toHaveCount(1);

  const dialog = page.getByRole('dialog', { name: '删除' });
  await row(page, '刘工').getByRole('button', { name: /^删除/ }).click();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(row(page, '刘工')).toBeVisible();
  await row(page, '刘工').getByRole('button', { name: /^删除/ }).click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(told(page, '删除成功')).toBeVisible();
  await expect(row(page, '刘工')).toHaveCount(0);
});

test('a pasted text fills the form', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', book);
  await page.getByRole('button', { name: '新增收货地址' }).click();
  await field(page, '智能识别').fill('张三 13800138000 上海市浦东新区博云路2号');
  await form(page).getByRole('button', { name: '识别' }).click();
  await expect(told(page, '已识别，请补充街道')).toBeVisible();
  await expect(field(page, '收货人')).toHaveValue('张三');
  await expect(field(page, '联系电话')).toHaveValue('13800138000');
  await expect(field(page, '区县')).toHaveValue('310115');
  await expect(field(page, '街道')).toHaveValue('');
  await expect(field(page, '详细地址')).toHaveValue('博云路2号');
  await field(page, '智能识别').fill('？？');
  await form(page).getByRole('button', { name: '识别' }).click();
  await expect(told(page, '没有识别到地址，请直接填写')).toBeVisible();
  await expect(field(page, '收货人')).toHaveValue('张三');
  await expect(field(page, '详细地址')).toHaveValue('博云路2号');
  await expectHealthy(page);
});

test('wrong values stay in the form, which leaves only when told to', async ({ page, shop }) => {
  await page.clock.install();
  await shop.logIn(page, 'buyer', book);
  await page.getByRole('button', { name: '新增收货地址' }).click();
  await save(page).click();
  for (const text of [
    '收货人为 1–20 个字，不能含有 < 或 >',
    '请选择所在地区',
    '详细地址为 5–100 个字，不能含有 < 或 >',
  ]) {
    await expect(form(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(field(page, '收货人')).toBeFocused();
  await expectHealthy(page);
  await field(page, '收货人').fill('张三');
  await field(page, '联系电话').fill('68880000');
  await field(page, '详细地址').fill('博云路 2 号');
  await pickAreas(form(page), ['省份', '上海市'], ['区县', '浦东新区']);
  await saveAfterRest(page);
  await expect(field(page, '联系电话')).toBeFocused();
  await field(page, '联系电话').fill('021-68880000');
  await saveAfterRest(page);
  await expect(form(page).getByText('请将所在地区选择完整', { exact: true })).toBeVisible();
  await expect(field(page, '街道')).toBeFocused();
  await refuseCall(page, 'ReceiveAddress/Save', '收货地址最多保存 50 个，请先删除不用的地址');
  await field(page, '街道').selectOption('张江镇');
  await saveAfterRest(page);
  await expect(form(page).getByRole('alert')).toHaveText('收货地址最多保存 50 个，请先删除不用的地址');

  const dialog = page.getByRole('dialog', { name: '放弃修改' });
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(field(page, '收货人')).toHaveValue('张三');
  await form(page).getByRole('button', { name: '取消' }).click();
  await dialog.getByRole('button', { name: '放弃修改' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(row(page, '张三')).toHaveCount(0);
});

onOwnServer('an address is added by keyboard alone', async ({ page, shop }) => {
  await shop.logIn(page, 'finance', '/home');
  await page.goto(`/#${book}`);
  await expectPath(page, '/404');
  await shop.logIn(page, 'receiver', book);
  await expect(row(page, '孙立').first()).toBeVisible();
  await page.getByRole('button', { name: '新增收货地址' }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await field(page, '收货人').focus();
  await page.keyboard.type('马师傅');
  await page.keyboard.press('Tab');
  await page.keyboard.type('13912345678');
  for (const [level, name] of [
    ['省份', '上海市'],
    ['区县', '浦东新区'],
    ['街道', '张江镇'],
  ] as const) {
    await page.keyboard.press('Tab');
    await arrowTo(page, field(page, level), name);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('博云路 2 号 1 楼');
  await page.keyboard.press('Enter');
  await expect(told(page, '保存成功')).toBeVisible();
  await expect(row(page, '马师傅')).toContainText('上海市浦东新区张江镇');
  await expect(page.getByRole('button', { name: '新增收货地址' })).toBeFocused();
});

test('the list is searched, keeps its search, and says when it cannot be read', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', book);
  const search = page.getByLabel('收货人、电话或地址');
  await search.fill(' 昆山 ');
  await search.press('Enter');
  await expect.poll(() => queryOf(page).get('keyword')).toBe('昆山');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(search).toHaveValue('昆山');
  await expect(page.getByRole('row')).toHaveCount(2);
  await search.fill('没有这个地方');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('没有符合条件的收货地址', { exact: true })).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('button', { name: '重置' }).click();
  await expect.poll(() => pathOf(page)).toBe(book);
  await expect(page.getByRole('row')).toHaveCount(5);
  await refuseCall(page, 'ReceiveAddress/GetPage', '数据库正在维护');
  await page.reload();
  await expect(page.getByText('收货地址加载失败')).toBeVisible();
  await page.unroute(apiUrl('ReceiveAddress/GetPage'));
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('row')).toHaveCount(5);
});

test.describe('配送至', () => {
  const place = (page: Page) => page.getByRole('button', { name: /^配送至/ });
  const panel = (page: Page) => page.getByRole('group', { name: '收货地区' });
  const day = (page: Page) => told(page, '送达');

  test('a visitor chooses a district; it is remembered, and decides the day', async ({ page, request }) => {
    const { itemId } = await skuByNo(request, 'DL-A4-70');
    await page.goto(`/#/productDetail?itemId=${itemId}`);
    await expect(place(page)).toHaveText('请选择收货地区');
    await expect(day(page)).toHaveCount(0);
    await place(page).click();
    // 得力 ships from 宁波: near first, then far.
    await pickAreas(panel(page), ['省份', '浙江省'], ['城市', '杭州市'], ['区县', '西湖区']);
    await expectHealthy(page);
    await page.getByRole('button', { name: '确定' }).click();
    await expect(place(page)).toHaveText('浙江省 杭州市 西湖区');
    await expect(day(page)).toHaveText(/^有货现在下单，预计 \d+ 月 \d+ 日（周[一二三四五]）送达$/);
    const near = await day(page).textContent();
    await page.reload();
    await expect(place(page)).toHaveText('浙江省 杭州市 西湖区');
    await expect(day(page)).toHaveText(near ?? '');

    await place(page).click();
    await pickAreas(panel(page), ['省份', '广东省'], ['城市', '东莞市']);
    await page.getByRole('button', { name: '确定' }).click();
    await expect(place(page)).toHaveText('广东省 东莞市');
    await expect(day(page)).not.toHaveText(near ?? '');
    await expectHealthy(page);
    await place(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel(page)).toHaveCount(0);
  });

  test('a buyer starts from the default address, and moves by keyboard', async ({ page, shop }) => {
    await shop.logIn(page, 'buyer', '/productDetail?productId=1');
    await expect(place(page)).toHaveText('上海市 浦东新区');
    await expect(day(page)).toBeVisible();
    await page.getByRole('button', { name: /^复制/ }).focus();
    await tabTo(page, /^配送至/);
    await page.keyboard.press('Enter');
    await expect(panel(page).getByLabel('省份')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(place(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await arrowTo(page, panel(page).getByLabel('区县'), '奉贤区');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(place(page)).toHaveText('上海市 奉贤区');
    await expect(place(page)).toBeFocused();
  });

  test('what is not there is not promised', async ({ page, request }) => {
    const { itemId } = await skuByNo(request, 'DL-JD-A');
    await page.goto(`/#/productDetail?itemId=${itemId}`);
    await place(page).click();
    await pickAreas(panel(page), ['省份', '上海市']);
    await page.getByRole('button', { name: '确定' }).click();
    await expect(told(page, '商品已下架，暂不配送')).toBeVisible();
  });
});
