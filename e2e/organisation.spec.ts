import type { Page } from '@playwright/test';
import { expect, expectHealthy, expectPath, logIn, onOwnServer as test } from './fixtures';
import { mailed } from './mail';

const centre = (page: string) => `/center/kamUser/${page}`;
const dialog = (page: Page) => page.getByRole('dialog');
const tree = (page: Page) => page.getByRole('tree', { name: '组织架构' });
const unit = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true });

async function enter(page: Page, account: string, password: string) {
  await page.goto('/#/login');
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function addUnit(page: Page, parent: string, name: string, code: string) {
  await unit(page, parent).click();
  await page.getByRole('region', { name: parent, exact: true }).getByRole('button', { name: '新增下级' }).click();
  await dialog(page).getByLabel('组织名称').fill(name);
  await dialog(page).getByLabel('组织编码').fill(code);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(unit(page, name)).toHaveAttribute('aria-selected', 'true');
}

test('an administrator builds a unit, a role and a user with a limit, who sees only what the role gives', async ({
  page,
  browser,
  ownServer,
}) => {
  await logIn(page, 'admin', centre('organize'));
  await addUnit(page, '研发中心', '试制组', 'RND-TRY');
  await expectHealthy(page);

  // In below the sister before it, by keyboard alone.
  await unit(page, '试制组').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(dialog(page).getByText(/移至“工艺组”下，0 名成员随之移动/)).toBeVisible();
  await dialog(page).getByRole('button', { name: '移动' }).click();
  await expect(unit(page, '试制组')).toHaveAttribute('aria-level', '4');
  await page.keyboard.press('Escape');
  await unit(page, '制造中心').click();
  await expect(page.getByText('暂不能删除：还有 3 个下级组织、1 名成员')).toBeVisible();

  // By dragging, back to where it was.
  await unit(page, '试制组').dragTo(unit(page, '研发中心'));
  await dialog(page).getByRole('button', { name: '移动' }).click();
  await expect(unit(page, '试制组')).toHaveAttribute('aria-level', '3');

  await page.goto(`/#${centre('kamRole')}`);
  await page.getByRole('button', { name: '新增角色' }).click();
  const editor = page.getByRole('form', { name: '新增角色' });
  await editor.getByLabel('角色名称').fill('试制采购');
  await editor.getByLabel('加购与下单').check();
  await editor.getByLabel('关注商品').check();
  await expectHealthy(page);
  await editor.getByRole('button', { name: '保存角色' }).click();
  await expect(page.getByRole('form', { name: '试制采购' })).toBeVisible();

  await page.goto(`/#${centre('userList')}`);
  await page.getByRole('button', { name: '新增用户' }).click();
  const form = dialog(page);
  await form.getByLabel('账号').fill('trial01');
  await form.getByLabel('姓名').fill('秦风');
  await form.getByLabel('手机号').fill('13700001234');
  await form.getByLabel('邮箱').fill('trial01@example.com');
  await form.getByLabel('所属组织').selectOption({ label: '　　试制组' });
  await form.getByLabel('单笔限额').fill('10');
  await form.getByLabel('试制采购').check();
  await form.getByRole('button', { name: '保存' }).click();
  const password = (await dialog(page).locator('code').textContent()) ?? '';
  await dialog(page).getByRole('button', { name: '我已记录' }).click();
  const row = page.getByRole('row').filter({ hasText: '秦风' });
  await expect(row).toContainText('未改初始密码');
  await expectHealthy(page);

  const own = await browser.newContext({ baseURL: ownServer.url });
  const other = await own.newPage();
  await enter(other, 'trial01', password);
  await expect(other.getByText('您使用的是初始密码')).toBeVisible();
  await other.getByLabel('当前密码').fill(password);
  await other.getByLabel('新密码', { exact: true }).fill('Trial@2026x');
  await other.getByLabel('确认新密码').fill('Trial@2026x');
  await other.getByRole('button', { name: '确认修改' }).click();
  await dialog(other).getByRole('button', { name: '确定' }).click();
  await enter(other, 'trial01', 'Trial@2026x');
  await expect(other.getByRole('navigation', { name: '账户' }).getByRole('button', { name: '秦风' })).toBeVisible();
  await other.goto('/#/center');
  const menu = other.getByRole('navigation', { name: '用户中心' });
  await expect(menu.getByRole('link')).toHaveText(['我的订单', '个人信息', '关注商品']);

  // The role loses a page: the menu follows at the next step.
  await page.goto(`/#${centre('kamRole')}`);
  await page
    .getByRole('navigation', { name: '角色' })
    .getByRole('button', { name: /试制采购/ })
    .first()
    .click();
  await page.getByRole('form', { name: '试制采购' }).getByLabel('关注商品').uncheck();
  await page.getByRole('button', { name: '保存角色' }).click();
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await menu.getByRole('link', { name: '个人信息' }).click();
  await expect(menu.getByRole('link')).toHaveText(['我的订单', '个人信息']);
  await own.close();
});

test('people come from a sheet: every row is told before anything happens', async ({ page }) => {
  await logIn(page, 'admin', centre('userList'));
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: '下载模板' }).click();
  expect((await saved).suggestedFilename()).toBe('用户导入模板.xlsx');
  const rows = [
    '账号,姓名,手机号,邮箱,组织,角色',
    'sheet01,表一,13700002001,sheet01@example.com,RND-QA,采购员',
    'sheet01,表二,13700002002,sheet02@example.com,RND-QA,采购员',
    'sheet03,表三,13700002003,sheet03@example.com,NOWHERE,皇帝',
  ];
  const buffer = Buffer.from(rows.join('\r\n'));
  await dialog(page).getByLabel('选择用户文件').setInputFiles({ name: '用户.csv', mimeType: 'text/csv', buffer });
  await expect(dialog(page).getByRole('status')).toHaveText('新增 1修改 0无变化 0有误 2');
  await expect(dialog(page).getByRole('row').nth(1)).toContainText('账号与第 1 行重复');
  await expect(dialog(page).getByRole('row').nth(2)).toContainText(
    '没有组织“NOWHERE”，或不在您的数据范围内；角色“皇帝”不存在',
  );
  await expectHealthy(page);
  await dialog(page).getByRole('button', { name: '导入 1 行' }).click();
  await expect(page.getByText('已导入：新增 1 人，修改 0 人')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'sheet01' })).toContainText('检测组');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  expect((await exported).suggestedFilename()).toBe('用户.xlsx');
});

test('a forgotten password comes back by a mailed code', async ({ page, ownServer }) => {
  await page.goto('/#/login');
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await expectPath(page, '/login?forgotten=1');
  await page.getByLabel('账号', { exact: true }).fill('finance');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('status')).toContainText('验证码已发送至其登记的邮箱');
  await expectHealthy(page);
  const code = await mailed(ownServer.dataDir, 'finance@example.com', /验证码是 (\d{6})/);
  await page.getByLabel('验证码', { exact: true }).fill(code);
  await page.getByLabel('新密码', { exact: true }).fill('Finance@2027');
  await page.getByLabel('确认新密码').fill('Finance@2027');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await dialog(page).getByRole('button', { name: '确定' }).click();
  await enter(page, 'finance', 'Finance@2027');
  await expect(page.getByRole('navigation', { name: '账户' }).getByRole('button', { name: '赵敏' })).toBeVisible();
});
