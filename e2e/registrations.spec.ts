import type { Page } from '@playwright/test';
import { demoPassword, expect, expectHealthy, expectPath, onOwnServer as test } from './fixtures';
import { enter, register, registerForm } from './registering';

async function enterConsole(page: Page, account: string) {
  await page.goto('/console/');
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码').fill(demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
}
const menu = (page: Page) => page.getByRole('navigation', { name: '控制台菜单' });
const queue = (page: Page) => page.getByRole('navigation', { name: '注册队列' });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** What a buyer reads who is not let in, and shuts again. */
async function readRefusal(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: '提示' });
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: '确定' }).click();
  return text;
}

/** The mails as their receivers would read them; they leave a moment after what they tell of. */
async function expectMail(page: Page, ...parts: string[]) {
  await expect(async () => {
    await page.goto('/demo/mail');
    const letter = page.getByRole('listitem').filter({ hasText: registerForm.邮箱 }).first();
    for (const part of parts) await expect(letter).toContainText(part, { timeout: 500 });
  }).toPass();
}

async function reviewFromNowOn(desk: Page) {
  await enterConsole(desk, 'operator');
  await menu(desk).getByRole('link', { name: '注册审核' }).click();
  const reviewing = desk.getByRole('switch', { name: '注册需要审核' });
  await expect(reviewing).not.toBeChecked();
  await reviewing.click();
  await expect(told(desk, '已保存')).toBeVisible();
  await expect(reviewing).toBeChecked();
}

const openWaiting = async (desk: Page, name = registerForm.企业名称) => {
  await desk.goto('/console/#/overview');
  await desk.reload();
  await desk.getByRole('link', { name: `审核 ${registerForm.统一社会信用代码.toUpperCase()}` }).click();
  await queue(desk).getByRole('button', { name }).click();
};

test('a company registers, waits, is let in with a group and credit, and sees them', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const desk = await office.newPage();
  await reviewFromNowOn(desk);

  await register(page, registerForm);
  await expect(page.getByRole('heading', { name: '资料已提交，审核通过后即可登录' })).toBeFocused();
  await expectHealthy(page);
  await enter(page, registerForm.账号, registerForm.密码);
  expect(await readRefusal(page)).toContain('企业资料正在审核中');

  await openWaiting(desk);
  // Three of the demo wait too.
  await expect(menu(desk).getByRole('link', { name: /^注册审核\s*4/ })).toBeVisible();
  await expect(desk.getByRole('img', { name: '营业执照.png' })).toBeVisible();
  await desk.getByRole('button', { name: '旋转' }).click();
  await desk.getByRole('button', { name: '放大' }).click();
  await expect(desk.getByText('150%')).toBeVisible();
  const fields = desk.getByRole('region', { name: '填写与执照' });
  await expect(fields).toContainText('校验位正确');
  await desk.getByRole('button', { name: '相符' }).click();
  await expect(desk.getByRole('button', { name: '1 税号已核对' })).toHaveAttribute('aria-pressed', 'true');
  await expect(fields).toContainText('已核对 1 / 5 项');
  await expect(desk.getByText('没有同名或相近的企业')).toBeVisible();
  await desk.getByLabel('客户组（可选）').click();
  await desk.getByTitle('长三角制造业组').click();
  await desk.keyboard.press('Escape');
  await desk.getByLabel('额度（可选）').fill('50000');
  await desk.getByLabel('留言（可选，申请人可见）').fill('欢迎加入，首单包邮');
  await expectHealthy(desk);
  await desk.getByRole('button', { name: '通过，放入 1 个客户组，额度 50,000.00' }).click();
  await expect(told(desk, '已通过，申请人会收到邮件')).toBeVisible();
  await expect(queue(desk).getByRole('button', { name: registerForm.企业名称 })).toHaveCount(0);

  await expectMail(page, '企业注册已通过审核', registerForm.账号, '额度 ¥50,000.00，月结 30 天', '欢迎加入，首单包邮');
  await enter(page, registerForm.账号, registerForm.密码);
  await expectPath(page, '/home');
  await page.goto('/#/finance/checkOrder/waitCheck');
  await expect(page.getByText('可用额度（元）')).toBeVisible();
  await expect(page.getByText('50,000.00').first()).toBeVisible();

  await menu(desk).getByRole('link', { name: '客户', exact: true }).click();
  await desk.getByRole('row', { name: /杭州云帆.*长三角制造业组.*50,000\.00/ }).click();
  const drawer = desk.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: '经过' })).toContainText('何静 通过注册');
  await expect(drawer.getByRole('row', { name: /沈一帆.*企业管理员/ })).toBeVisible();
  await expectHealthy(desk);
  await drawer.getByLabel('停用的原因').fill('资料需要重新核实');
  await drawer.getByRole('button', { name: '停用', exact: true }).click();
  await desk.getByRole('dialog', { name: '停用' }).getByRole('button', { name: '停用' }).click();
  await expect(drawer.getByText('已停用').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('登录状态已过期，请重新登录')).toBeVisible();
  await office.close();
});

test('a company that is refused reads why, mends it and is let in', async ({ page, browser, baseURL }) => {
  const office = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const desk = await office.newPage();
  await reviewFromNowOn(desk);
  const misspelt = '杭州云帆自动化有限公司';
  await register(page, { ...registerForm, 企业名称: misspelt });
  await expect(page.getByRole('heading', { name: /资料已提交/ })).toBeVisible();

  await openWaiting(desk, misspelt);
  await desk.getByRole('button', { name: '拒绝…' }).click();
  const send = desk.getByRole('button', { name: '拒绝，原因寄给申请人' });
  await expect(send).toBeDisabled();
  await desk.getByLabel(/^原因/).fill('名称少了“设备”二字，请按执照填写');
  await expectHealthy(desk);
  await send.click();
  await expect(told(desk, '已拒绝，原因会寄给申请人')).toBeVisible();

  await expectMail(page, '企业注册未通过审核', '名称少了“设备”二字');
  await enter(page, registerForm.账号, registerForm.密码);
  expect(await readRefusal(page)).toContain('企业资料未通过审核：名称少了“设备”二字，请按执照填写。请修改后重新注册');

  await register(page, registerForm);
  await expect(page.getByRole('heading', { name: /资料已提交/ })).toBeVisible();
  await openWaiting(desk);
  await expect(desk.getByRole('region', { name: '此前的申请' })).toContainText('何静 拒绝：名称少了“设备”二字');
  await desk.getByRole('button', { name: '通过', exact: true }).click();
  await expect(told(desk, '已通过，申请人会收到邮件')).toBeVisible();
  await enter(page, registerForm.账号, registerForm.密码);
  await expectPath(page, '/home');
  await office.close();
});

test('who keeps the catalogue keeps the groups too, and a likeness is a choice', async ({ page }) => {
  await enterConsole(page, 'keeper');
  await menu(page).getByRole('link', { name: '客户组' }).click();
  await expect(page.getByRole('row', { name: /医疗行业组/ })).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('button', { name: '新建客户组' }).click();
  await page.getByLabel('名称', { exact: true }).fill('医疗行业组');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await expect(page.getByText('已有同名的客户组“医疗行业组”').first()).toBeVisible();
  await page.getByLabel('名称', { exact: true }).fill('重点客户组');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await expect(told(page, '客户组已保存')).toBeVisible();
  await page.getByRole('radio', { name: '粘贴名称或税号' }).check();
  await page.getByLabel(/^一行一家/).fill('91310115MA1K4B7X2D\n北辰医疗科技有限公司\n没有的企业');
  await page.getByRole('button', { name: '核对' }).click();
  await expect(page.getByRole('list', { name: '核对结果' })).toContainText('没有这家企业');
  await expectHealthy(page);
  await page.getByRole('button', { name: '加入 2 家' }).click();
  await expect(page.getByRole('row', { name: /华东精密制造有限公司/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '重点客户组的 2 家企业' })).toBeVisible();

  await menu(page).getByRole('link', { name: '注册审核' }).click();
  await queue(page).getByRole('button', { name: '华东精密装备（苏州）有限公司' }).click();
  const choice = page.getByRole('radiogroup', { name: '是否已有同名或相近企业' });
  await expect(choice).toContainText('名称前 4 字相同');
  await choice.getByRole('radio', { name: /是它的关联企业/ }).check();
  // Of credit they know nothing; the groups are taken over.
  await expect(page.getByLabel('额度（可选）')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '通过，放入 2 个客户组' })).toBeVisible();
  await choice.getByRole('radio', { name: /就是这一家/ }).check();
  await expect(page.getByLabel(/^原因/)).toHaveValue(/请联系贵企业的管理员/);
  await page.getByRole('button', { name: '拒绝，原因寄给申请人' }).click();
  await expect(told(page, '已拒绝，原因会寄给申请人')).toBeVisible();
  await page.getByRole('button', { name: /^已拒绝/ }).click();
  await expect(queue(page)).toContainText('华东精密装备（苏州）有限公司');
});
