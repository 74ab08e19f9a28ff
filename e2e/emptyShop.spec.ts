import type { Browser, Page } from '@playwright/test';
import { deskAsked, deskMenu, enterConsole } from './desk';
import { ask, demoPassword, expect, expectHealthy, expectPath, keywordBox, onEmptyServer as test } from './fixtures';
import { expectTotal } from './goods';
import { mailed } from './mail';
import { asked, method, openCheckout, picture, submit } from './ordering';
import { enter, register, registerForm } from './registering';
import { pictureArchive, sheetFile } from './supplierFiles';

const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const skuNoAt = (at: number) => `QS-${String(at).padStart(3, '0')}`;
const bought = { itemNo: skuNoAt(7), listPrice: 1234.5, agreed: 799 };

const newPage = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();

/** Eighty products in two sizes, forty in one. */
const productAt = (at: number): number => (at <= 160 ? Math.ceil(at / 2) : at - 80);

/** Two hundred SKUs, as a supplier lists them: a greeting, loose titles, money as people write it. */
function sheetOfSupplier() {
  const row = (at: number) => {
    const product = productAt(at);
    const kind = product % 2 === 0 ? '劳保 / 手部防护' : '劳保 / 头部防护';
    const yuan = at === 7 ? '¥1,234.50' : at % 3 === 0 ? `${at}.50元` : `￥${at + 10}`;
    const price = at === 11 ? '面议' : yuan;
    const name = `青石${product % 2 === 0 ? '防割手套' : '安全帽'} ${String(product).padStart(3, '0')} 型`;
    return [
      skuNoAt(at),
      name,
      kind,
      '青石',
      '青石防护用品（浙江）有限公司',
      at % 2 || at > 160 ? 'M' : 'L',
      price,
      '双',
      '50',
    ];
  };
  return sheetFile('青石_首批商品.xlsx', [
    ['各位好，首批商品如下，有问题请联系小周', '', '', '', '', '', '', '', ''],
    ['货 号*', '品名', '类目', '品牌', '供货商', '规格', '含税单价（元）', '计量单位', '现货'],
    ...Array.from({ length: 200 }, (_, at) => row(at + 1)),
    [skuNoAt(1), '', '', '', '', '', '99', '', ''],
  ]);
}

/** Who looks after the first: what is much has to be seen by two. */
async function addColleague(desk: Page) {
  const colleague = { accountNo: 'linshu', operatorName: '林舒', roles: ['merchandiser'], accountPwd: demoPassword };
  await deskAsked(desk, 'Operator/Add', colleague);
}

async function makeCategory(desk: Page) {
  await deskMenu(desk).getByRole('link', { name: '分类与品牌' }).click();
  await expect(desk.getByText('从左侧选择一个分类')).toBeVisible();
  await expectHealthy(desk);
  await desk.getByRole('button', { name: '新建一级分类' }).click();
  const form = desk.getByRole('form', { name: '新建分类' });
  await form.getByLabel('分类名称').fill('劳保');
  await form.getByRole('button', { name: '新建' }).click();
  await expect(form).toHaveCount(0);
}

async function makeMissing(desk: Page, button: RegExp, done: RegExp) {
  await desk.getByRole('button', { name: button }).click();
  await desk.getByRole('button', { name: '新建', exact: true }).click();
  await expect(told(desk, done)).toBeVisible();
}

async function importGoods(desk: Page) {
  await deskMenu(desk).getByRole('link', { name: '导入' }).click();
  await desk.locator('input[type=file]').setInputFiles(await sheetOfSupplier());
  await expect(desk.getByText('试运行完成')).toBeVisible();
  await expect(desk.getByText('标题在第 2 行')).toBeVisible();
  await makeMissing(desk, /^新建这 2 个分类$/, /已新建 2 个分类/);
  await makeMissing(desk, /^新建这 1 个品牌$/, /已新建 1 个品牌/);
  await makeMissing(desk, /^新建这 1 个供应商$/, /已新建 1 个供应商/);
  // Stock is taken only where somebody says so.
  await desk.getByRole('combobox', { name: 'I 列对应' }).fill('库存');
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: '按新的对列重新试运行' }).click();

  const rows = desk.getByRole('region', { name: '试运行的行' });
  // A size stands or falls with its product: the one without a price takes the other with it.
  await expect(rows.getByRole('row', { name: /QS-011/ })).toContainText('面议');
  await expectHealthy(desk);
  await rows.getByRole('button', { name: /^第 13 行销售价/ }).click();
  await rows.getByRole('textbox', { name: '第 13 行销售价' }).fill('21');
  await desk.keyboard.press('Enter');
  await expect(rows.getByText('编号与第 3 行重复')).toBeVisible();
  await desk.getByRole('button', { name: '生成变更单，200 行' }).click();
}

/** The maker hands it on; the other one releases it. */
async function releaseBoth(desk: Page, second: Page, heading: string | RegExp) {
  await desk.getByRole('link', { name: /查看变更单/ }).click();
  await expect(desk.getByRole('heading', { name: heading })).toBeVisible();
  await desk.getByRole('button', { name: /提交放行/ }).click();
  await expect(told(desk, '已提交')).toBeVisible();
  await deskMenu(second).getByRole('link', { name: '变更单' }).click();
  await second.getByRole('button', { name: /^待放行/ }).click();
  await second.getByRole('link', { name: heading }).click();
  await second.getByRole('button', { name: /立即发布/ }).click();
  await expect(second.getByText('已发布').first()).toBeVisible();
}

async function importPictures(desk: Page) {
  await deskMenu(desk).getByRole('link', { name: '导入' }).click();
  const numbers = Array.from({ length: 20 }, (_, at) => skuNoAt(at + 1));
  await desk.locator('input[type=file]').setInputFiles(await pictureArchive('青石图片.zip', numbers));
  await expect(desk.getByText('试运行完成')).toBeVisible();
  await desk.getByRole('button', { name: '生成变更单，20 行' }).click();
  await desk.getByRole('link', { name: /查看变更单/ }).click();
  await desk.getByRole('button', { name: '立即发布，20 处' }).click();
  await expect(desk.getByText('已发布').first()).toBeVisible();
}

async function setPayee(desk: Page) {
  await deskMenu(desk).getByRole('link', { name: '对公转账' }).click();
  await expect(desk.getByText('尚未设置收款账户，买方不能选择对公转账')).toBeVisible();
  await desk.getByRole('button', { name: '收款账户' }).click();
  const form = desk.getByRole('dialog', { name: '收款账户' });
  await form.getByLabel('收款户名').fill('青石采购服务有限公司');
  await form.getByLabel('开户银行').fill('中国银行杭州分行');
  await form.getByLabel('收款账号').fill('12-A');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('收款账号为 8–40 位数字，可用空格分隔')).toBeVisible();
  await form.getByLabel('收款账号').fill('6217 0000 1234 5678');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(told(desk, '收款账户已保存')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expectHealthy(desk);
}

async function letIn(desk: Page, buyer: Page, dataDir: string) {
  await register(buyer, registerForm);
  await expect(buyer.getByRole('heading', { name: '资料已提交，审核通过后即可登录' })).toBeVisible();
  await deskMenu(desk)
    .getByRole('link', { name: /^注册审核/ })
    .click();
  await desk.getByRole('navigation', { name: '注册队列' }).getByRole('button', { name: registerForm.企业名称 }).click();
  await desk.getByRole('button', { name: '通过', exact: true }).click();
  await expect(told(desk, '已通过，申请人会收到邮件')).toBeVisible();
  expect(await mailed(dataDir, registerForm.邮箱, /账号[：:]?\s*(yunfan_admin)/)).toBe(registerForm.账号);
  await enter(buyer, registerForm.账号, registerForm.密码);
  await expectPath(buyer, '/home');
}

async function agreePrice(desk: Page, second: Page) {
  await deskMenu(desk).getByRole('link', { name: '价目表' }).click();
  await desk.getByRole('button', { name: '新建价目表' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('名称').fill('云帆年度协议');
  await form.getByRole('combobox', { name: '企业' }).fill('云帆');
  await desk.getByRole('option').first().waitFor({ state: 'attached' });
  await desk.keyboard.press('Enter');
  await desk.keyboard.press('Escape');
  await form.getByLabel('开始日').fill('2026-01-01');
  await desk.keyboard.press('Tab');
  await form.getByRole('button', { name: '新建' }).click();
  await expect(desk.getByRole('heading', { name: '云帆年度协议' })).toBeVisible();
  await desk.getByRole('button', { name: '加入商品' }).first().click();
  const box = desk.getByRole('dialog');
  await box.getByRole('textbox').fill(`${bought.itemNo}\t￥${bought.agreed}元`);
  await box.getByRole('button', { name: '核对' }).click();
  await box.getByRole('button', { name: '保存 1 行' }).click();
  // Below the list price by more than the rule allows one alone.
  await expect(told(desk, '待另一位同事放行')).toBeVisible();
  await deskMenu(second).getByRole('link', { name: '变更单' }).click();
  await second.getByRole('button', { name: /^待放行/ }).click();
  await second.getByRole('link', { name: '协议价：云帆年度协议' }).click();
  await second.getByRole('button', { name: /立即发布/ }).click();
  await expect(second.getByText('已发布').first()).toBeVisible();
}

async function addAddress(buyer: Page) {
  const address = { receiver: '沈一帆', phone: '13700001234', areaCode: '310115125', detail: '博云路 2 号 3 楼' };
  await asked(buyer, 'ReceiveAddress/Save', { ...address, tag: '公司', scope: 'own', isDefault: true });
}

async function buyByTransfer(buyer: Page, desk: Page) {
  await keywordBox(buyer).fill(bought.itemNo);
  await keywordBox(buyer).press('Enter');
  // A number leads to its article; the cards there are of others.
  await expect(buyer.getByText(bought.itemNo).first()).toBeVisible();
  await expect(buyer.getByRole('region', { name: '价格' })).toContainText('¥799.00');
  await buyer.getByRole('button', { name: /^加入购物车 青石防割手套 004 型.* M$/ }).click();
  await expect(buyer.getByRole('heading', { name: '商品已加入购物车' })).toBeVisible();
  await addAddress(buyer);
  await openCheckout(buyer);
  const line = buyer.getByRole('listitem').filter({ hasText: bought.itemNo });
  await expect(line).toContainText('¥799.00');
  await expect(line).toContainText('协议价');
  await method(buyer, '对公转账').check();
  await submit(buyer).click();
  await expect.poll(() => buyer.url()).toContain('/Cashier?orderIds=');
  const box = buyer.getByRole('region', { name: '对公转账' });
  await expect(box).toContainText('6217 0000 1234 5678');
  await box.getByLabel('上传凭证').setInputFiles(picture);
  await expect(box.getByText('已提交凭证，等待平台确认到账')).toBeVisible();
  await expectHealthy(buyer);

  await deskMenu(desk).getByRole('link', { name: '对公转账' }).click();
  await desk.getByRole('checkbox', { name: /^选择订单/ }).check();
  await desk.getByLabel(/流水号/).fill('BOC-20261119-1');
  await desk.getByRole('button', { name: '确认入账' }).click();
  await desk.locator('dialog[open]').getByRole('button', { name: '确认入账' }).click();
  await expect(told(desk, '已入账')).toBeVisible();
}

test('an empty shop greets its visitors, and no page of its console fails', async ({ page, ownServer }) => {
  await page.goto('/#/home');
  await expect(page.getByText('暂时没有推荐商品')).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('link', { name: '浏览全部商品' }).click();
  await expect(page.getByText('暂无在售商品，敬请期待')).toBeVisible();
  await expectHealthy(page);
  expect(ownServer.url).not.toBe('');
});

test('from nothing to the first sale: goods, pictures, a customer, its price, its order', async ({
  page: desk,
  browser,
  baseURL,
  ownServer,
}) => {
  test.slow();
  const [second, buyer, visitor] = [
    await newPage(browser, baseURL),
    await newPage(browser, baseURL),
    await newPage(browser, baseURL),
  ];
  await enterConsole(desk, 'operator');
  await addColleague(desk);
  await enterConsole(second, 'linshu');
  await makeCategory(desk);
  await importGoods(desk);
  await releaseBoth(desk, second, /^导入 青石_首批商品/);
  const sold = async () => (await ask(visitor.request, 'ProductToC/GetWebSkuPage', { searchKey: '' })).totalCount;
  await expect.poll(sold).toBe(120);
  await importPictures(desk);
  await setPayee(desk);
  await letIn(desk, buyer, ownServer.dataDir);
  await agreePrice(desk, second);

  // Within a second of the release.
  const priceFor = async () =>
    (await asked(buyer, 'Product/GetWebSkuPage', { searchKey: bought.itemNo })).resultData[0]?.price;
  await expect.poll(priceFor).toBe(bought.agreed);
  const inList = await ask(visitor.request, 'ProductToC/GetWebSkuPage', { searchKey: bought.itemNo });
  expect(inList.resultData[0]).toMatchObject({ itemNo: bought.itemNo, price: bought.listPrice });
  await visitor.goto('/#/SearchFor?keyword=');
  await expectTotal(visitor, 120);
  await expectHealthy(visitor);
  await buyByTransfer(buyer, desk);
});
