import type { Page } from '@playwright/test';
import { enterConsole } from './desk';
import { expect, expectHealthy, logIn, onOwnServer as test } from './fixtures';
import { asked, paper, placeOrder } from './ordering';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('an operator sees what waits, finds by number, keeps a view and walks by keyboard', async ({ page, context }) => {
  // The table of the component library measures scroll bars with a style of its own, which the page's policy refuses.
  await logIn(page, 'buyer');
  const first = await placeOrder(page, 'account', paper);
  const { orderNo, orderId } = await placeOrder(page, 'account', paper);
  await asked(page, 'Order/CancelApply', { orderId, reason: '重复下单' });

  const desk = await context.newPage();
  await enterConsole(desk, 'operator');
  await expect(desk.getByRole('heading', { name: /件待处理/ })).toBeVisible();
  await expect(desk.getByRole('row', { name: new RegExp(`取消申请.*${orderNo}.*重复下单`) })).toBeVisible();
  await expectHealthy(desk);
  await desk.getByRole('link', { name: /^取消申请 1 件/ }).click();
  await expect(desk).toHaveURL(/tab=cancelRequested/);
  await expect(desk.getByRole('row', { name: new RegExp(orderNo) })).toBeVisible();

  await desk.getByRole('button', { name: '存为视图' }).click();
  await desk.getByLabel('视图名称').fill('要答复的');
  await desk.getByRole('button', { name: '保存', exact: true }).click();
  await expect(told(desk, '视图已保存')).toBeVisible();
  await desk.getByRole('button', { name: '选择显示的列' }).click();
  await desk.getByRole('checkbox', { name: '应付' }).click();
  await expect(desk.getByRole('checkbox', { name: '应付' })).not.toBeChecked();
  await expect(desk.getByRole('columnheader', { name: '应付' })).toHaveCount(0);
  await desk.keyboard.press('Escape');

  await desk.goto('/console/#/orders');
  await desk.reload();
  const view = desk
    .getByRole('navigation', { name: '我的视图' })
    .getByRole('button', { name: '要答复的', exact: true });
  await view.click();
  await expect(desk.getByRole('row', { name: new RegExp(orderNo) })).toBeVisible();
  await expect(desk.getByRole('row', { name: new RegExp(first.orderNo) })).toHaveCount(0);
  await expect(desk.getByRole('columnheader', { name: '应付' })).toHaveCount(0);
  await expect(view).toHaveAttribute('aria-current', 'true');

  // `/` searches from anywhere, the number opens the order beside its list.
  await desk.keyboard.press('/');
  await desk.keyboard.type(first.orderNo);
  await desk.keyboard.press('Enter');
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByText(first.orderNo)).toBeVisible();
  // Beside an open order `k` opens the one above it.
  await desk.keyboard.press('k');
  await expect(drawer.getByText(orderNo)).toBeVisible();
  await desk.getByRole('button', { name: '关闭' }).click();
  await expect(drawer).toHaveCount(0);
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expectHealthy(desk);
});

test('an administrator lets somebody in, changes their role and shuts them out again; all of it is written down', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterConsole(page, 'operator');
  await page.getByRole('link', { name: '运营人员' }).click();
  await page.getByRole('button', { name: '新增运营人员' }).click();
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await expect(page.getByText('请至少选择一个角色')).toBeVisible();
  await page.getByLabel('账号', { exact: true }).fill('linshu');
  await page.getByLabel('姓名', { exact: true }).fill('林舒');
  await page.getByRole('checkbox', { name: '仓储' }).check();
  await page.getByLabel('初始密码').fill('First@2026');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await expect(page.getByRole('row', { name: /linshu 林舒 仓储 启用/ })).toBeVisible();
  await expectHealthy(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  const desk = await other.newPage();
  await enterConsole(desk, 'linshu', { password: 'First@2026' });
  await expect(desk.getByRole('link', { name: '订单与发货' })).toBeVisible();
  await expect(desk.getByRole('link', { name: '对公转账' })).toHaveCount(0);

  await page.getByRole('button', { name: '修改 linshu' }).click();
  await page.getByRole('checkbox', { name: '财务' }).check();
  await page.getByRole('button', { name: '保存角色' }).click();
  await expect(page.getByRole('row', { name: /linshu 林舒 仓储、财务/ })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('link', { name: '对公转账' })).toBeVisible();

  await page.getByRole('button', { name: '停用 operator' }).click();
  await page.getByRole('button', { name: '停用', exact: true }).last().click();
  await expect(page.getByText('至少保留一位启用中的管理员')).toBeVisible();
  await page.getByRole('button', { name: '停用 linshu' }).click();
  await page.getByRole('button', { name: '停用', exact: true }).last().click();
  await expect(page.getByRole('row', { name: /linshu 林舒 仓储、财务 停用/ })).toBeVisible();
  await desk.reload();
  await desk.getByRole('button', { name: '重新登录' }).click();
  await expect(desk.getByLabel('密码')).toBeVisible();
  await other.close();

  await page
    .getByRole('row', { name: /linshu/ })
    .getByRole('link', { name: '日志' })
    .click();
  for (const what of ['新增运营人员', '修改角色', '停用'])
    await expect(page.getByRole('row', { name: new RegExp(`何静 ${what} 运营人员 linshu`) })).toBeVisible();
});
