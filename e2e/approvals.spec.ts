import type { Page } from '@playwright/test';
import {
  apiUrl,
  type DemoAccount,
  expect,
  expectHealthy,
  expectPath,
  logIn,
  pathOf,
  onOwnServer as test,
} from './fixtures';
import { mailed } from './mail';
import { asked, fillCart, placeOrder } from './ordering';

const chairs = { itemNo: 'XH-M57-F', qty: 8 };
const book = '/center/order/myApprove';
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const card = (page: Page, text: string) => page.getByRole('listitem', { name: /^审批 / }).filter({ hasText: text });
const box = (page: Page) => page.getByRole('dialog');
/** Who stands in for whom. */
const stands = (page: Page) => page.getByRole('region', { name: '代理审批' });

/** A list that is still coming may take a click away: then once more. */
async function choose(page: Page, list: string, name: string) {
  await page.getByRole('combobox', { name: list }).click();
  const option = page.locator('.ant-select-dropdown:visible').getByTitle(name, { exact: true });
  await expect(async () => {
    await option.click({ timeout: 3000 });
    await expect(option).toBeHidden({ timeout: 3000 });
  }).toPass();
}

/** The same browser, another person. */
async function as(page: Page, account: DemoAccount, path: string) {
  await page.context().clearCookies();
  await logIn(page, account, path);
}

const stateOf = async (page: Page, orderId: number): Promise<string> =>
  (await asked(page, 'Order/GetModel', { orderId })).resultData.state;

test('an administrator adds a level; one cuts a quantity, the other approves by mail on a phone, and the order goes on', async ({
  page,
  browser,
  ownServer,
}) => {
  await logIn(page, 'admin', '/center/kamUser/approvalRule');
  await page.getByRole('button', { name: '新增规则' }).click();
  await page.getByLabel('规则名称').fill('桌椅归口财务');
  await page.getByRole('button', { name: '+ 订单金额' }).click();
  await page.getByLabel('金额下限').fill('3000');
  await choose(page, '第 1 级由谁审批', '角色');
  await choose(page, '第 1 级角色', '财务');
  await expect(page.getByText('全企业下单，金额满 ¥3,000.00：先由财务（或签）审批。')).toBeVisible();
  await page.getByText('模拟订单').click();
  await page.getByRole('combobox', { name: '下单人' }).fill('王晓燕');
  await page.keyboard.press('Enter');
  await page.getByLabel('订单金额').last().fill('6000');
  await page.getByRole('button', { name: '试算' }).click();
  await expect(page.getByRole('heading', { name: '触发 2 条', exact: true })).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(told(page, '规则已保存')).toBeVisible();

  await as(page, 'buyer', '/home');
  await fillCart(page, chairs);
  await page.goto('/#/Settlementpage');
  await expect(page.getByRole('heading', { name: '审批预览' })).toBeVisible();
  await expect(page.getByText(/提交后进入 2 级审批，首级审批人 李建国/)).toBeVisible();
  await page.getByLabel('采购事由').fill('12 楼新工位');
  await expectHealthy(page);
  await page.getByRole('button', { name: '提交审批' }).click();
  await expect(told(page, '已提交审批')).toBeVisible();
  await expect(page.getByText(/第 1 \/ 2 级，等待 李建国 处理/)).toBeVisible();
  const orderId = Number(new URLSearchParams(pathOf(page).split('?')[1]).get('orderId'));

  await as(page, 'approver', book);
  await expect(card(page, '12 楼新工位')).toContainText('行政采购满 5,000 元');
  await expectHealthy(page);
  await card(page, '12 楼新工位').getByRole('link', { name: '详情' }).click();
  await page.getByRole('textbox', { name: /^数量/ }).fill('6');
  await page.keyboard.press('Enter');
  await expect(page.getByText('已改 1 行')).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('button', { name: '按改后数量同意' }).click();
  await expectPath(page, book);

  // The second level, from the mail, on a phone, without a login.
  const link = await mailed(ownServer.dataDir, 'finance@example.com', /(\/#\/Audit\/OrderAudit\?code=[\w-]+)/);
  const phone = await browser.newContext({ viewport: { width: 375, height: 812 }, baseURL: ownServer.url });
  const hand = await phone.newPage();
  await hand.goto(link);
  await expect(hand.getByText('赵敏，请审批这笔采购')).toBeVisible();
  await expect(hand.getByText('×6 把')).toBeVisible();
  await expectHealthy(hand);
  await hand.getByRole('button', { name: /^同意 ¥/ }).click();
  await expect(hand.getByRole('heading', { name: '您已同意' })).toBeVisible();
  await hand.reload();
  await expect(hand.getByText('每个链接只能处理一次，该链接已使用')).toBeVisible();
  await expectHealthy(hand);
  await phone.close();

  await as(page, 'buyer', `/center/order/orderDetail?orderId=${orderId}`);
  await expect(page.getByText('已通过').first()).toBeVisible();
  expect(['pendingPayment', 'pendingShipment']).toContain(await stateOf(page, orderId));
  await expect(page.getByRole('link', { name: /^消息，\d+ 条未读$/ })).toBeVisible();
});

test('what is rejected is put right and sent again; while its approver is away a deputy decides', async ({ page }) => {
  await logIn(page, 'buyer');
  const { orderId, orderNo } = await placeOrder(page, 'transfer', chairs);

  await as(page, 'approver', book);
  await card(page, '未填写采购事由').getByRole('button', { name: '驳回' }).click();
  await page.getByRole('button', { name: '确认驳回' }).click();
  await expect(page.getByText('原因至少 5 个字')).toBeVisible();
  await page.getByRole('button', { name: '数量过多' }).click();
  await page.getByLabel('驳回原因').fill('数量过多：先买六把');
  await page.getByRole('button', { name: '确认驳回' }).click();
  await expect(card(page, '未填写采购事由').getByRole('button', { name: '已驳回' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('没有待您审批的订单')).toBeVisible();

  // The deputy: finance, from today on.
  await page.getByRole('button', { name: '代理审批' }).click();
  await box(page).getByRole('combobox', { name: '代理人' }).fill('赵敏');
  await page.keyboard.press('Enter');
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format();
  await asked(page, 'Approval/SaveDeputy', {
    userId: (await asked(page, 'Approval/GetApprovers', {})).resultData.find(
      (each: { userName: string }) => each.userName === '赵敏',
    ).userId,
    fromDay: today,
    toDay: today,
  });
  await box(page).getByRole('button', { name: '关闭', exact: true }).last().click();
  // Both see where they work who stands in for whom, and the one who handed on can change it from there.
  await as(page, 'approver', '/center/dashboard');
  await expect(stands(page)).toContainText(`赵敏 正在代您审批，至 ${today.slice(5)}`);
  await expectHealthy(page);
  await stands(page).getByRole('link', { name: '修改' }).click();
  await expect(box(page)).toContainText('代理期间');
  await page.keyboard.press('Escape');
  await stands(page).getByRole('button', { name: '修改' }).click();
  await expect(box(page)).toContainText('代理期间');
  await as(page, 'finance', book);
  await expect(stands(page)).toContainText(`您正在代 李建国（至 ${today.slice(5)}） 审批`);

  await as(page, 'buyer', `/center/order/orderDetail?orderId=${orderId}`);
  await expect(page.getByText('数量过多：先买六把').first()).toBeVisible();
  await page.getByRole('button', { name: `修改并重新提交 ${orderNo}` }).click();
  await page.getByRole('textbox', { name: /^数量/ }).fill('6');
  await page.keyboard.press('Enter');
  await expect(page.getByText('原 8')).toBeVisible();
  await page.getByLabel('采购事由').fill('12 楼新工位，先买六把');
  await expectHealthy(page);
  await page.getByRole('button', { name: '重新提交审批' }).click();
  await expect(told(page, '已重新提交审批')).toBeVisible();
  await page.goto(`/#/center/order/orderDetail?orderId=${orderId}`);
  await expect(page.getByText('赵敏 代理中，也可处理')).toBeVisible();

  await as(page, 'finance', book);
  await expect(card(page, '先买六把')).toContainText('代 李建国');
  // The list that follows has a button 同意 too until it is read, so only the answer says that it was decided.
  const decided = page.waitForResponse(apiUrl('Approval/Approve'));
  await card(page, '先买六把').getByRole('button', { name: '同意' }).click();
  await expect(card(page, '先买六把').getByRole('button', { name: '已同意' })).toBeDisabled();
  await decided;
  await page.getByRole('link', { name: '我已审批' }).click();
  await expect(card(page, '先买六把')).toContainText('同意');
  await as(page, 'buyer', `/center/order/orderDetail?orderId=${orderId}`);
  await expect(page.getByText('赵敏 代李建国审批')).toBeVisible();
  expect(await stateOf(page, orderId)).toBe('pendingPayment');
});

test('two clicks on one spot approve one order; it can be taken back, by hand or by key, until it is sent', async ({
  page,
}) => {
  await logIn(page, 'buyer');
  const orders = [await placeOrder(page, 'transfer', chairs), await placeOrder(page, 'transfer', chairs)];
  const states = () => Promise.all(orders.map(({ orderId }) => stateOf(page, orderId)));

  await as(page, 'approver', book);
  const cards = card(page, '未填写采购事由');
  await expect(cards).toHaveCount(2);
  const spot = await cards.first().getByRole('button', { name: '同意' }).boundingBox();
  await page.mouse.dblclick((spot?.x ?? 0) + 10, (spot?.y ?? 0) + 10);
  await expect(cards.first().getByRole('button', { name: '已同意' })).toBeDisabled();
  await expect(cards.nth(1).getByRole('button', { name: '同意' })).toBeEnabled();
  await cards.first().getByRole('button', { name: '撤销' }).click();
  await expect(cards.first().getByRole('button', { name: '同意' })).toBeEnabled();
  expect(await states()).toEqual(['pendingApproval', 'pendingApproval']);

  await cards.first().focus();
  await page.keyboard.press('a');
  await page.keyboard.press('u');
  await page.keyboard.press('a');
  await page.keyboard.press('a');
  await expect(cards.first().getByRole('button', { name: '撤销' })).toBeHidden();
  await expect(cards.first().getByRole('button', { name: '已同意' })).toBeVisible();
  await expect.poll(async () => (await states()).toSorted()).toEqual(['pendingApproval', 'pendingPayment']);
  await expectHealthy(page);

  // Who leaves before the seconds are over has decided.
  await cards.nth(1).getByRole('button', { name: '同意' }).click();
  await page.getByRole('link', { name: '我已审批' }).click();
  await expect.poll(states).toEqual(['pendingPayment', 'pendingPayment']);
});

test('a large order is rejected from the mail too, with the code that proves the mailbox', async ({
  page,
  browser,
  ownServer,
}) => {
  await logIn(page, 'buyer');
  const { orderId } = await placeOrder(page, 'transfer', { ...chairs, qty: 80 });
  const link = await mailed(ownServer.dataDir, 'approver@example.com', /(\/#\/Audit\/OrderAudit\?code=[\w-]+)/);
  const phone = await browser.newContext({ viewport: { width: 390, height: 812 }, baseURL: ownServer.url });
  const hand = await phone.newPage();
  await hand.goto(link);
  await hand.getByRole('button', { name: '驳回' }).click();
  await hand.getByLabel('意见（驳回时必填）').fill('数量过多，先买十把');
  await hand.getByRole('button', { name: '驳回' }).click();
  await expect(box(hand)).toContainText('驳回 ¥');
  await expectHealthy(hand);
  await box(hand)
    .getByLabel('验证码')
    .fill(await mailed(ownServer.dataDir, 'approver@example.com', /验证码[^\d]*(\d{6})/));
  await box(hand).getByRole('button', { name: '确认驳回' }).click();
  await expect(hand.getByRole('heading', { name: '您已驳回' })).toBeVisible();
  await phone.close();
  expect(await stateOf(page, orderId)).toBe('rejected');
});
