import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { ask, expect, keywordBox, logIn, onOwnServer } from './fixtures';
import { facet, goods } from './goods';
import { asked, fillCart, gloves, method, paper, placeOrder } from './ordering';

const folder = process.env.PICTURES_DIR ?? fileURLToPath(new URL('test-results/tasks', import.meta.url));
mkdirSync(folder, { recursive: true });

declare global {
  interface Window {
    handMoved: (kind: 'press' | 'key') => void;
  }
}

/** Counts what a hand does: presses and keys. What Playwright does without them is told by who does it. */
async function handOf(context: BrowserContext) {
  const hand = { press: 0, key: 0 };
  const move = (kind: 'press' | 'key', times = 1) => {
    hand[kind] += times;
  };
  await context.exposeBinding('handMoved', (_, kind: 'press' | 'key') => move(kind));
  await context.addInitScript(() => {
    addEventListener('pointerdown', (event) => event.isTrusted && window.handMoved('press'), true);
    addEventListener('keydown', (event) => event.isTrusted && window.handMoved('key'), true);
  });
  return {
    type: async (box: Locator, text: string) => {
      await box.click();
      await box.pressSequentially(text);
    },
    paste: async (box: Locator, text: string) => {
      await box.click();
      await box.fill(text);
      move('key', 2);
    },
    /** The list opens with one press, the choice is the second. */
    pick: async (box: Locator, option: { label: string } | { index: number }) => {
      await box.selectOption(option);
      move('press', 2);
    },
    upload: async (box: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      await box.setInputFiles(file);
      move('press', 2);
    },
    taken: () => ({ ...hand }),
  };
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

onOwnServer('ten tasks of a buyer', async ({ page, context, request }) => {
  const hand = await handOf(context);
  const rows: string[] = [];

  async function task(name: string, prepare: () => Promise<unknown>, work: () => Promise<unknown>) {
    await prepare();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const [before, since] = [hand.taken(), Date.now()];
    await work();
    const after = hand.taken();
    const [press, key] = [after.press - before.press, after.key - before.key];
    rows.push(`| ${rows.length + 1} | ${name} | ${press} | ${key} | ${((Date.now() - since) / 1000).toFixed(1)} |`);
    await page.screenshot({ path: join(folder, `${rows.length}.png`) });
  }

  const home = async () => {
    await page.goto('/#/home');
    await expect(keywordBox(page)).toBeVisible();
  };
  const importLink = page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '批量导入' });
  const myOrders = page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: '我的订单' });
  const listed = (orderNo: string) => page.getByRole('article', { name: `订单 ${orderNo}` });

  await logIn(page, 'buyer');
  await asked(page, 'ShopCart/EmptyCart', {});

  await task('五个已知的物料编码放进购物车', home, async () => {
    await importLink.click();
    const numbers = ['HD-100001', 'HD-100008', 'HD-100015', 'HD-100022', 'HD-100029'];
    await hand.paste(page.getByLabel('粘贴采购清单'), numbers.map((number) => `${number}\t10`).join('\n'));
    await page.getByRole('button', { name: '开始匹配' }).click();
    await page.getByRole('button', { name: '加入购物车' }).click();
    await expect(page.getByRole('heading', { name: '购物车（5 种商品）' })).toBeVisible();
  });

  const bought = await placeOrder(page, 'account', paper, gloves);
  await task('照上次的订单再买一次', home, async () => {
    await myOrders.click();
    await page.getByRole('button', { name: `再次购买 ${bought.orderNo}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '加入购物车' }).click();
    await expect(page.getByRole('heading', { name: '购物车（2 种商品）' })).toBeVisible();
  });

  await task('对比三款 M6×20 的螺丝', home, async () => {
    await hand.type(keywordBox(page), 'M6*20 螺丝');
    await keywordBox(page).press('Enter');
    await page.getByRole('button', { name: '列表' }).click();
    const boxes = goods(page).getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all()) await box.check();
    await page.getByRole('button', { name: '对比', exact: true }).click();
    await page.getByRole('region', { name: '商品对比' }).getByRole('link', { name: '开始对比' }).click();
    await expect(page.getByRole('columnheader', { name: /M6×20/ })).toHaveCount(3);
  });

  const reqData = { inStock: 1, everySku: 1 };
  const found = await ask(request, 'ProductToC/GetWebSkuPage', { pageIndex: 1, pageSize: 38, searchKey: '', reqData });
  const cells = found.resultData.map(({ itemNo, moq }: { itemNo: string; moq: number }) => [itemNo, moq]);
  const sheet = [['商品编号', '采购数量'], ...cells, ['DL-A4-7O-XX', 2], ['订书机', 3]];
  const buffer = await writeExcelFile(
    sheet.map((line) => line.map((value: string | number) => ({ value }))) as never,
  ).toBuffer();
  await task(
    'Excel 里的 40 行，其中两行有错',
    async () => {
      await fillCart(page);
      await home();
    },
    async () => {
      await importLink.click();
      await hand.upload(page.getByLabel('选择采购清单文件'), { name: '清单.xlsx', mimeType: sheetType, buffer });
      await page.getByRole('link', { name: /^需处理/ }).click();
      await hand.pick(page.getByLabel('为“订书机”选择商品'), { index: 1 });
      await page.getByRole('button', { name: '移除 DL-A4-7O-XX' }).click();
      await page.getByRole('button', { name: '加入购物车' }).click();
      await expect(page.getByRole('heading', { name: '购物车（39 种商品）' })).toBeVisible();
    },
  );

  const unpaid = [await placeOrder(page, 'wechat', paper), await placeOrder(page, 'wechat', gloves)];
  await task('两张订单一起用微信付', home, async () => {
    await myOrders.click();
    for (const { orderNo } of unpaid) await page.getByRole('checkbox', { name: `选择订单 ${orderNo}` }).check();
    await page.getByRole('region', { name: '合并付款' }).getByRole('button', { name: '合并付款' }).click();
    if (!(await method(page, '微信支付').isChecked())) await method(page, '微信支付').check();
    await page.getByRole('button', { name: '立即付款' }).click();
    await expect(page.getByRole('img', { name: '微信付款二维码' })).toBeVisible();
  });

  await task(
    '结算时换一个收货地址',
    async () => {
      await fillCart(page, gloves);
      await page.goto('/#/Settlementpage');
      await expect(page.getByRole('button', { name: '更换地址' })).toBeVisible();
    },
    async () => {
      await page.getByRole('button', { name: '更换地址' }).click();
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: /广东省东莞市/ })
        .check();
      await page.getByRole('button', { name: '使用该地址' }).click();
      await expect(page.getByRole('region', { name: '收货地址', exact: true })).toContainText('广东省东莞市');
    },
  );

  const waiting = await placeOrder(page, 'account', { itemNo: 'XH-M57-F', qty: 8 });
  await task('弄清一张订单为什么停着', home, async () => {
    await myOrders.click();
    await expect(listed(waiting.orderNo)).toContainText('审批');
  });

  await task('打错一个字', home, async () => {
    await hand.type(keywordBox(page), '打应机');
    await keywordBox(page).press('Enter');
    await expect(page.getByText('已为您搜索')).toBeVisible();
    await expect(goods(page).first()).toContainText('打印机');
  });

  await task('从三级分类走到一件商品，选两个规格', home, async () => {
    const menu = page.getByRole('navigation', { name: '商品分类' });
    await menu.getByRole('link', { name: '五金工具', exact: true }).hover();
    await menu.getByRole('link', { name: '螺栓', exact: true }).first().click();
    await (await facet(page, '直径', 'M6')).button.click();
    await (await facet(page, '长度', '30')).button.click();
    await goods(page)
      .getByRole('button', { name: /^加入购物车/ })
      .first()
      .click();
    await expect(page.getByRole('status').filter({ hasText: '已加入购物车' })).toBeVisible();
  });
  await asked(page, 'ShopCart/EmptyCart', {});
  await context.clearCookies();
  await page.goto('about:blank');

  await task('注册一家企业', home, () => register(page, hand));

  process.stdout.write(
    `\n| | 任务 | 按 | 键 | 秒（机器） |\n| ---- | ---- | ---- | ---- | ---- |\n${rows.join('\n')}\n`,
  );
});

async function register(page: Page, hand: Awaited<ReturnType<typeof handOf>>) {
  await page.getByRole('navigation', { name: '账户' }).getByRole('link', { name: /注册/ }).click();
  const texts = {
    企业名称: '杭州云帆自动化设备有限公司',
    统一社会信用代码: '91330106MA2B5K8X4K',
    联系人: '沈一帆',
    手机号: '13700001234',
    邮箱: 'shen@yunfan.example.com',
    账号: 'yunfan_admin',
    密码: 'Yunfan@2026',
    确认密码: 'Yunfan@2026',
  };
  for (const [label, text] of Object.entries(texts)) await hand.type(page.getByLabel(label, { exact: true }), text);
  const licence = { name: '营业执照.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await hand.upload(page.getByLabel('营业执照', { exact: true }), licence);
  await page.getByLabel(/我已阅读并同意/).check();
  await page.getByRole('button', { name: '提交注册' }).click();
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible();
}
