import type { Page } from '@playwright/test';
import {
  apiUrl,
  demoPassword,
  expect,
  expectHealthy,
  expectLoginWithRedirect,
  expectPath,
  onOwnServer,
  refuseCall,
  test,
} from './fixtures';
import { goods, skuByNo } from './goods';
import { screens, shiftsOf } from './shifts';

const badge = (page: Page) => page.getByRole('link', { name: /我的购物车/ });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(提示|清空|移入关注|删除)/ });
const line = (page: Page, itemNo: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: itemNo });
const qty = (page: Page, itemNo: string) => line(page, itemNo).getByRole('textbox', { name: /^数量/ });
const total = (page: Page) => page.getByRole('region', { name: '合计' });
const saved = (page: Page) => page.waitForResponse(apiUrl('ShopCart/Edit'));

onOwnServer('from the search into the cart, changed there, and out of it again', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/SearchFor?keyword=%E5%B7%A5%E5%AD%97%E9%92%89');
  const card = goods(page).filter({ hasText: '彩色' }).first();
  await card.hover();
  await card.getByRole('textbox', { name: /^数量/ }).fill('25');
  await card.getByRole('textbox', { name: /^数量/ }).press('Enter');
  // Ten at a time: 25 becomes 30, and says so.
  await expect(card.getByRole('textbox', { name: /^数量/ })).toHaveValue('30');
  await expect(card.getByRole('status')).toHaveText('已按倍数由 25 调整为 30');
  await card.getByRole('button', { name: /^加入购物车/ }).click();
  await expect(told(page, '已加入购物车，数量已按倍数由 25 调整为 30')).toBeVisible();
  await expect(badge(page)).toContainText('65');

  await badge(page).click();
  await expectPath(page, '/cart');
  await expect(qty(page, 'QX-B3542-CO')).toHaveValue('30');
  await expect(line(page, 'QX-B3542-CO')).toContainText('10 盒起订');
  await expect(total(page)).toContainText('已选 4 种，共 65 件');
  await expect(total(page)).toContainText('¥2,142.80');
  await expect(line(page, 'DL-A4-70')).toContainText('已降价 ¥19.08');
  await expectHealthy(page);

  const first = saved(page);
  await line(page, 'QX-B3542-CO').getByRole('button', { name: /^增加/ }).click();
  await expect(total(page)).toContainText('共 75 件');
  await first;
  const second = saved(page);
  await qty(page, 'QX-B3542-CO').fill('600');
  await qty(page, 'QX-B3542-CO').press('Enter');
  await second;
  await expect(line(page, 'QX-B3542-CO')).toContainText('库存不足，仅剩 531 盒');
  await expect(line(page, 'QX-B3542-CO').getByRole('checkbox')).toBeDisabled();
  await expect(total(page)).toContainText('已选 3 种，共 35 件');
  await expect(badge(page)).toContainText('99+');

  const third = saved(page);
  await page.getByRole('checkbox', { name: '全选' }).click();
  await expect(total(page)).toContainText('已选 0 种');
  await expect(page.getByRole('button', { name: '去结算' })).toBeDisabled();
  await third;
  await page.reload();
  await expect(total(page)).toContainText('已选 0 种');
  const fourth = saved(page);
  await page.getByRole('checkbox', { name: '选择 得力 的全部商品' }).click();
  await expect(total(page)).toContainText('¥1,399.20');
  await fourth;

  const dead = page.getByRole('region', { name: '失效商品' });
  await expect(dead.getByRole('listitem')).toHaveAttribute('aria-disabled', 'true');
  await expect(dead).toContainText('商品已下架');
  await dead.getByRole('button', { name: '清空失效' }).click();
  await dialog(page).getByRole('button', { name: '清空' }).click();
  await expect(told(page, '清空成功')).toBeVisible();
  await expect(dead).toHaveCount(0);

  await line(page, 'MG-Q7-BK')
    .getByRole('button', { name: /^移入关注/ })
    .click();
  await dialog(page).getByRole('button', { name: '移入关注' }).click();
  await expect(told(page, '已移入关注')).toBeVisible();
  await expect(line(page, 'MG-Q7-BK')).toHaveCount(0);
  await line(page, 'QX-B3542-CO').getByRole('button', { name: /^删除/ }).click();
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await expect(line(page, 'QX-B3542-CO')).toHaveCount(1);
  await line(page, 'QX-B3542-CO').getByRole('button', { name: /^删除/ }).click();
  await dialog(page).getByRole('button', { name: '删除' }).click();
  await expect(told(page, '删除成功')).toBeVisible();
  await expect(line(page, 'QX-B3542-CO')).toHaveCount(0);
  await expect(badge(page)).toContainText('15');
  await page.getByRole('button', { name: '去结算' }).click();
  await expectPath(page, '/Settlementpage');

  await page.goto('/#/center/concern/itemConcern');
  await page.getByRole('row').filter({ hasText: 'MG-Q7-BK' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: '加入购物车（1）' }).click();
  await expect(told(page, '已加入购物车')).toBeVisible();
  await expect(badge(page)).toContainText('20');
});

onOwnServer(
  'a product goes into the cart beside its page, once for a double click, and a page of its own says so',
  async ({ page, shop, request }) => {
    const { itemId, productId } = await skuByNo(request, 'DL-0414-BL');
    const path = `/productDetail?productId=${productId}&itemId=${itemId}`;
    await page.goto(`/#${path}`);
    await page
      .getByRole('button', { name: /^加入购物车 得力（deli）0414/ })
      .first()
      .click();
    await expect(dialog(page)).toContainText('请您登录后操作');
    await dialog(page).getByRole('button', { name: '确定' }).click();
    await expectLoginWithRedirect(page, path);
    await page.getByLabel('账号', { exact: true }).fill('admin');
    await page.getByLabel('密码', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expectPath(page, path);
    const box = page.getByRole('textbox', { name: /^数量 得力（deli）0414/ }).first();
    await box.fill('12');
    await page
      .getByRole('button', { name: /^加入购物车 得力（deli）0414/ })
      .first()
      .dblclick();
    const drawer = page.getByRole('dialog', { name: '商品已加入购物车' });
    await expect(drawer).toContainText('共 12 件');
    await expectPath(page, path);
    await expectHealthy(page);
    await drawer.getByRole('button', { name: '继续选购' }).click();
    await expect(drawer).toBeHidden();
    await page.goto(`/#/addToCart?itemId=${itemId}&qty=12`);
    await expect(page.getByRole('heading', { name: '商品已加入购物车' })).toBeVisible();
    await expect(page.getByText('数量 12 台')).toBeVisible();
    await expect(page.getByRole('region', { name: '您可能还需要' })).toBeVisible();
    await expect(badge(page)).toContainText('12');
    await expectHealthy(page);
    await page.getByRole('link', { name: '去购物车结算' }).click();
    await expect(qty(page, 'DL-0414-BL')).toHaveValue('12');
    await page.goto('/#/addToCart?itemId=x');
    await expect(page.getByText('没有刚刚加入的商品')).toBeVisible();
    await shop.logIn(page, 'admin', '/cart');
    await page.getByRole('button', { name: '清空购物车' }).click();
    await dialog(page).getByRole('button', { name: '清空' }).click();
    await expect(page.getByRole('main').getByText('购物车中暂无商品', { exact: true })).toBeVisible();
    await expectHealthy(page);
  },
);

test('a cart that is refused says why, and can be asked for again', async ({ page, shop }) => {
  await refuseCall(page, 'ShopCart/GetWebList', '购物车正在盘点');
  await shop.logIn(page, 'buyer', '/cart');
  await expect(page.getByRole('alert').filter({ hasText: '购物车正在盘点' })).toHaveCount(1);
  await expect(page.getByText('购物车加载失败')).toBeVisible();
  await page.unroute(apiUrl('ShopCart/GetWebList'));
  await page.getByRole('button', { name: '重试' }).click();
  await expect(line(page, 'MG-Q7-BK')).toBeVisible();
});

onOwnServer('two specs of one product are told apart by their names', async ({ page, shop, request }) => {
  await shop.logIn(page, 'admin', '/SearchFor?view=list&keyword=DL-0414');
  for (const spec of ['蓝色', '黑色']) {
    const add = page.getByRole('button', { name: new RegExp(`^加入购物车 得力.*0414.* ${spec}$`) });
    await expect(add).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: new RegExp(`^数量 得力.*0414.* ${spec}$`) })).toHaveCount(1);
    await add.click();
    await expect(told(page, '已加入购物车')).toBeVisible();
  }
  const named = (spec: string, verb: string) => new RegExp(`^${verb} ?得力.*0414.* ${spec}$`);
  await page.goto('/#/cart');
  for (const spec of ['蓝色', '黑色']) {
    const main = page.getByRole('main');
    await expect(main.getByRole('checkbox', { name: named(spec, '选择') })).toHaveCount(1);
    await expect(main.getByRole('textbox', { name: named(spec, '数量') })).toHaveCount(1);
    await expect(main.getByRole('button', { name: named(spec, '删除') })).toHaveCount(1);
    await expect(main.getByRole('link', { name: named(spec, '') })).toHaveCount(1);
  }
  await page.getByRole('button', { name: '去结算' }).click();
  for (const spec of ['蓝色', '黑色'])
    await expect(page.getByRole('main').getByRole('link', { name: named(spec, '') })).toHaveCount(1);
  const { itemId, productId } = await skuByNo(request, 'DL-0414-BL');
  await page.goto(`/#/productDetail?productId=${productId}&itemId=${itemId}`);
  await expect(page.getByRole('button', { name: named('蓝色', '加入购物车') })).toHaveCount(1);
});

test('a quantity the server refuses goes back to what it was', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/cart');
  await expect(qty(page, 'MG-Q7-BK')).toHaveValue('20');
  await refuseCall(page, 'ShopCart/Edit', '“中性笔”起订量为 50 盒，请至少采购 50 盒');
  await line(page, 'MG-Q7-BK').getByRole('button', { name: /^增加/ }).click();
  await expect(qty(page, 'MG-Q7-BK')).toHaveValue('21');
  await expect(page.getByRole('alert')).toContainText('请至少采购 50 盒');
  await expect(qty(page, 'MG-Q7-BK')).toHaveValue('20');
  await expect(total(page)).toContainText('共 35 件');
});

test('the cart works without a mouse', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer', '/cart');
  await page.route(apiUrl('ShopCart/Edit'), async (route) => {
    // Nothing is stored: other tests read this cart.
    const [item] = route.request().postDataJSON().items;
    const answer = await page.request.post('/api/ShopCart/GetWebList', {
      data: {},
      headers: route.request().headers(),
    });
    const { resultData, checked } = await answer.json();
    const lines = resultData.groups.flatMap((group: { lines: { cartId: number }[] }) => group.lines);
    const changed = { ...lines.find((each: { cartId: number }) => each.cartId === item.cartId), ...item };
    const envelope = { success: true, errorCode: '', errorMsg: '' };
    await route.fulfill({ json: { ...envelope, resultData: [changed], checked } });
  });
  await qty(page, 'MG-Q7-BK').focus();
  const up = saved(page);
  await page.keyboard.press('ArrowUp');
  await expect(qty(page, 'MG-Q7-BK')).toHaveValue('21');
  await up;
  const typed = saved(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  // Five is the smallest order.
  await expect(qty(page, 'MG-Q7-BK')).toHaveValue('5');
  await typed;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('确定删除');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await line(page, 'MG-Q7-BK').getByRole('checkbox').focus();
  const space = saved(page);
  await page.keyboard.press('Space');
  await expect(line(page, 'MG-Q7-BK').getByRole('checkbox')).not.toBeChecked();
  await space;
});

test('a cart that does not come can be asked for again', async ({ page, shop, faults }) => {
  faults.allow(/ShopCart\/GetWebList/);
  await page.route(apiUrl('ShopCart/GetWebList'), (route) => route.fulfill({ status: 500, body: '' }));
  await shop.logIn(page, 'buyer', '/cart');
  await expect(page.getByText('购物车加载失败')).toBeVisible();
  await page.unroute(apiUrl('ShopCart/GetWebList'));
  await page.getByRole('button', { name: '重试' }).click();
  await expect(line(page, 'MG-Q7-BK')).toBeVisible();
});

for (const [width, height] of screens)
  test(`at ${width} px nothing jumps while the cart comes in piece by piece`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height });
    const open = () => shop.logIn(page, 'buyer', '/cart');
    const arrival = page.getByRole('main').getByText(/送达/).first();
    expect(await shiftsOf(page, open, line(page, 'MG-Q7-BK'), arrival)).toBe(0);
  });
