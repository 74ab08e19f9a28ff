import type { Page } from '@playwright/test';
import { deskAsked, deskMenu, enterConsole } from './desk';
import { test as base, expect, expectHealthy, logIn } from './fixtures';
import { asked, picture, placeOrder } from './ordering';
import { startWithinMs } from './server';
import { type OpenShop, openShop } from './shops';
import { change, dropWorld, newWorld } from './world';

/** A server that can be stopped and started again on its port, as between two months. */
const test = base.extend<{ months: { server: OpenShop; monthLater: () => Promise<void> } }>({
  months: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const world = await newWorld();
      const months = { server: await openShop(world), monthLater: async () => {} };
      months.monthLater = async () => {
        await months.server.close();
        await change(
          world,
          `update shipment set received_at = received_at - interval '1 month';
          update statement_entry set at = at - interval '1 month'; update statement_book set built_period = ''`,
        );
        months.server = await openShop(world, Number(new URL(months.server.url).port));
      };
      await use(months);
      await months.server.close();
      await dropWorld(world);
    },
    { timeout: 2 * startWithinMs },
  ],
  baseURL: async ({ months }, use) => use(months.server.url),
});

const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const agree = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

const openMenu = (desk: Page, name: string) =>
  deskMenu(desk)
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();

const usedCredit = async (desk: Page): Promise<number> =>
  (await deskAsked(desk, 'Credit/GetPage', { searchKey: '华东精密' }))[0].credit.used;

/** Bought on account, shipped and received, without their pages. Answers what they cost. */
async function buyAndReceive(page: Page, desk: Page, count: number): Promise<number> {
  let sum = 0;
  for (let at = 0; at < count; at += 1) {
    const { orderId, orderNo, payable } = await placeOrder(page, 'account', { itemNo: '3M-H700-R', qty: 10 });
    const rows = [{ orderNo, carrier: '顺丰', trackingNo: `SF200000000000${at}` }];
    await deskAsked(desk, 'Shipment/ShipMany', { rows });
    await asked(page, 'Order/ConfirmReceipt', { orderId });
    sum += payable;
  }
  return sum;
}

test('a month of orders is checked, argued about, agreed on, invoiced and paid, and the credit is free again', async ({
  page,
  browser,
  months,
  faults,
}) => {
  faults.allow(/ERR_CONNECTION_REFUSED/);
  const context = await browser.newContext({ baseURL: months.server.url });
  const desk = await context.newPage();
  await enterConsole(desk, 'operator');
  await logIn(page, 'buyer', '/home');
  const usedAtFirst = await usedCredit(desk);
  const bought = await buyAndReceive(page, desk, 2);
  const transferred = await placeOrder(page, 'transfer', { itemNo: '3M-H700-R', qty: 10 });
  expect(await usedCredit(desk)).toBeCloseTo(usedAtFirst + bought, 2);
  await months.monthLater();

  await logIn(page, 'finance', '/finance/checkOrder/waitCheck');
  await expect(page.getByRole('heading', { name: '待对账' })).toBeVisible();
  await expectHealthy(page);
  await expect.poll(async () => (await asked(page, 'Statement/GetPage', {})).totalCount, { timeout: 90_000 }).toBe(1);
  await page.goto('/#/finance/checkOrder/checkList');
  await expect(page.getByRole('row', { name: /待确认/ })).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('link', { name: /^D20/ }).click();
  const title = page.getByRole('heading', { name: /^对账单 D/ });
  const statementNo = (await title.innerText()).match(/D\d+/)?.[0] ?? '';
  const before = (await asked(page, 'Statement/GetPage', {})).resultData[0];
  expect(before.closing).toBeCloseTo(bought, 2);

  await page.getByLabel('在对账单中查找').fill('安全帽');
  await page.getByRole('button', { name: '查找' }).click();
  await expect(page.getByText('筛选出 2 行，合计')).toBeVisible();
  await page.getByRole('checkbox', { name: /一致$/ }).nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText(/已核对 1 \/ \d+ 行/)).toBeVisible();
  await page.getByRole('link', { name: /^未核对/ }).click();
  await expect(page.getByText('筛选出 1 行，合计')).toBeVisible();
  await page.getByRole('link', { name: /^全部 \d/ }).click();
  await page.getByRole('button', { name: '清除' }).click();

  await page
    .getByRole('button', { name: /^有差异/ })
    .first()
    .click();
  await page.getByLabel('我方金额（元）').fill('1.00');
  await page.getByLabel('说明').fill('协议价不是这个数');
  await page.getByLabel('上传附件').setInputFiles(picture);
  await expect(page.getByText(`已上传：${picture.name}`)).toBeVisible();
  await page.getByRole('button', { name: '提出差异', exact: true }).click();
  await expect(page.getByText(/暂不能确认：1 项差异/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^确认 ¥/ })).toBeDisabled();
  await expectHealthy(page);

  await openMenu(desk, '对账单');
  await desk.getByRole('row', { name: new RegExp(statementNo) }).click();
  const difference = desk.getByRole('article', { name: '差异 1' });
  await difference.getByLabel('答复差异 1').fill('协议价录入晚了一天');
  await expectHealthy(desk);
  await difference.getByRole('button', { name: /^接受/ }).click();
  await agree(desk, '接受');
  await expect(difference).toContainText('已接受');

  await page.reload();
  await expect(page.getByRole('cell', { name: '调整', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^确认 ¥/ }).click();
  await agree(page, '确认对账单');
  await expect(told(page, '对账单已确认')).toBeVisible();
  await expect(page.getByText(/^待我方付款/)).toBeVisible();
  const agreed = (await asked(page, 'Statement/GetPage', {})).resultData[0];
  const disputed = (await asked(page, 'Statement/GetModel', { statementId: agreed.statementId })).resultData
    .differences[0];
  const conceded = disputed.systemAmount - disputed.buyerAmount;
  expect(agreed.closing).toBeCloseTo(before.closing - conceded, 2);
  expect(await usedCredit(desk)).toBeCloseTo(usedAtFirst + bought - conceded, 2);

  const company = { type: 'normal', holder: 'company', name: '华东精密制造有限公司', taxNo: '91310115MA1K4B7X2D' };
  await asked(page, 'Invoice/SaveTitle', { ...company, email: 'fapiao@example.com' });
  await page.reload();
  await page.getByRole('button', { name: '申请开票' }).click();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { name: /^开票申请 F/ })).toContainText('待审核');

  const model = (await asked(page, 'Statement/GetModel', { statementId: agreed.statementId })).resultData;
  expect(model.state).toBe('invoicing');
  const paidBy = (yuan: number, code: string) =>
    `${code}-1,2026-11-16,${yuan.toFixed(2)},华东精密制造有限公司,货款 ${code}\n`;
  const lines = [
    paidBy(agreed.due, model.remitCode),
    paidBy(transferred.payable, `HK${transferred.orderNo.slice(-8)}`),
  ];
  const sheet = (rows: string[]) => ({
    name: '交易明细.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`流水号,交易日期,贷方发生额,对方户名,附言\n${rows.join('')}`),
  });
  const file = sheet(lines);
  await openMenu(desk, '到账认领');
  await desk.getByRole('button', { name: '导入银行流水' }).click();
  await desk
    .getByLabel('选择银行流水文件')
    .setInputFiles(sheet([...lines, '\n', 'X-1,2026-11-32,88.00,张建国,往来\n']));
  await expect(desk.getByText('第 5 行：“2026-11-32”不是交易时间')).toBeVisible();
  await expect(desk.getByRole('button', { name: '导入 2 笔' })).toBeDisabled();
  await desk.getByLabel('选择银行流水文件').setInputFiles(file);
  await desk.getByRole('button', { name: '导入 2 笔' }).click();
  await expect(desk.getByText('本页 2 笔完全相符')).toBeVisible();
  await expectHealthy(desk);
  await desk.getByRole('button', { name: '导入银行流水' }).click();
  await desk.getByLabel('选择银行流水文件').setInputFiles(file);
  await expect(desk.getByText(/新到账 0 笔，重复 2 笔/)).toBeVisible();
  await desk.getByRole('button', { name: '收起', exact: true }).click();
  await desk.getByRole('button', { name: '全部入账' }).click();
  await agree(desk, '全部入账');
  await expect(told(desk, '2 笔已入账')).toBeVisible();
  const { resultData: order } = await asked(page, 'Order/GetModel', { orderId: transferred.orderId });
  expect(order.state).toBe('pendingShipment');

  await page.goto(`/#/finance/checkOrder/checkDetail?statementId=${agreed.statementId}`);
  await expect(page.getByText('已结清，额度已释放')).toBeVisible();
  const paid = (await asked(page, 'Statement/GetModel', { statementId: agreed.statementId })).resultData;
  expect(paid).toMatchObject({ state: 'settled', paid: agreed.due });
  expect(await usedCredit(desk)).toBeCloseTo(usedAtFirst, 2);
  await page.getByRole('button', { name: '导出 xlsx' }).click();
  await expect(page.getByRole('list', { name: '导出的对账单' }).getByRole('button', { name: '下载' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectHealthy(page);

  await openMenu(desk, '账期额度');
  await expect(desk.getByRole('row', { name: /华东精密/ })).toContainText('正常');
  await expectHealthy(desk);
  await context.close();
});
