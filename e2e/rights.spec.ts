import { expect, expectHealthy, logIn, onTradingServer as test } from './fixtures';
import { method, paper, placeOrder, verdict } from './ordering';

test('who may not buy is told so where others buy, and pays what others have ordered', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  const { orderNo } = await placeOrder(page, 'transfer', paper);

  await logIn(page, 'finance', `/SearchFor?view=list&keyword=${paper.itemNo}`);
  const refused = page.getByRole('main').getByRole('button', { name: '无下单权限' });
  await expect(refused.first()).toBeDisabled();
  await expect(page.getByRole('button', { name: /^加入购物车/ })).toHaveCount(0);
  await expectHealthy(page);
  await page.goto('/#/productDetail?productId=1');
  await expect(page.getByText('您的账号没有下单权限，请联系企业管理员开通')).toBeVisible();
  await expect(refused.first()).toBeDisabled();
  await expectHealthy(page);
  await page.goto('/#/cart');
  await expect(page.getByRole('main').getByText('购物车中暂无商品', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /批量导入/ })).toHaveCount(0);
  await expectHealthy(page);

  await page.goto('/#/center/order/allOrder');
  const order = page.getByRole('article', { name: `订单 ${orderNo}` });
  await expect(order.getByRole('button', { name: `付款 ${orderNo}`, exact: true })).toBeVisible();
  await expect(order.getByRole('button', { name: new RegExp(`(取消订单|再次购买) ${orderNo}`) })).toHaveCount(0);
  await order.getByRole('button', { name: `付款 ${orderNo}`, exact: true }).click();
  await method(page, '账期支付').check();
  await page.getByRole('button', { name: '确认使用账期支付' }).click();
  await expect(verdict(page, '下单成功（账期支付）')).toBeVisible();
  await page.getByRole('link', { name: '订单详情' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '账期支付' }).filter({ hasText: '赵敏' })).toBeVisible();
});

test('the centre has no button for what a role may not do', async ({ page, shop }) => {
  await shop.logIn(page, 'approver', '/home');
  const card = page.getByRole('complementary', { name: '我的账户' });
  await expect(card.getByRole('link', { name: '我的订单' })).toBeVisible();
  await expect(card.getByRole('link', { name: '收货地址' })).toHaveCount(0);
  await logIn(page, 'receiver', '/home');
  await expect(card.getByRole('link', { name: '收货地址' })).toBeVisible();
});
