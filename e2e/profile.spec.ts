import type { Page } from '@playwright/test';
import { demoPassword, expect, expectHealthy, expectPath, logIn, onOwnServer, test } from './fixtures';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const user = (page: Page) => page.getByRole('navigation', { name: '账户' }).getByRole('button');
const fresh = 'Fresh#Pass-77';

/** A button that was clicked rests for three seconds; nobody needs to wait for them. */
async function clickAfterRest(page: Page, name: string) {
  await page.clock.runFor(3000);
  await page.getByRole('button', { name, exact: true }).click();
}

async function openProfile(page: Page) {
  await page.clock.install();
  await logIn(page, 'approver', '/center/kamUser/userInfo');
  await expect(page.getByText('approver@example.com')).toBeVisible();
}

test('the profile shows who one is', async ({ page }) => {
  await openProfile(page);
  for (const text of ['13800000003', '华东精密制造有限公司', '行政中心', '审批人']) {
    await expect(page.getByRole('cell', { name: text, exact: true })).toBeVisible();
  }
  await expectHealthy(page);
  await page.getByRole('button', { name: '编辑资料' }).click();
  await expect(field(page, '姓名')).toHaveValue('李建国');
  await expectHealthy(page);
});

onOwnServer('a new name is saved and stands in the header', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('button', { name: '编辑资料' }).click();
  await field(page, '姓名').fill('  李建军 ');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '保存成功' })).toBeVisible();
  await expect(user(page)).toHaveText('李建军');
  await page.reload();
  await expect(page.getByRole('cell', { name: '李建军', exact: true })).toBeVisible();
  await expect(user(page)).toHaveText('李建军');
});

onOwnServer('a new mobile number takes the password', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('button', { name: '编辑资料' }).click();
  await expect(field(page, '当前密码')).toBeHidden();
  await field(page, '手机号').fill('13812345678');
  await expect(field(page, '当前密码')).toBeVisible();
  await clickAfterRest(page, '保存');
  await expect(page.getByText('请输入当前密码', { exact: true })).toBeVisible();
  await expect(field(page, '当前密码')).toBeFocused();
  await field(page, '当前密码').fill('Wrong@2026');
  await clickAfterRest(page, '保存');
  await expect(page.getByText('当前密码不正确', { exact: true })).toBeVisible();
  await expect(field(page, '当前密码')).toBeFocused();
  await field(page, '手机号').fill('13800000001');
  await field(page, '当前密码').fill(demoPassword);
  await clickAfterRest(page, '保存');
  await expect(page.getByText('该手机号已被使用', { exact: true })).toBeVisible();
  await field(page, '手机号').fill('13812345678');
  await clickAfterRest(page, '保存');
  await expect(page.getByRole('cell', { name: '13812345678', exact: true })).toBeVisible();
});

test('wrong values stay in the form; leaving it asks first', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('button', { name: '编辑资料' }).click();
  await field(page, '姓名').fill('<b>');
  await field(page, '邮箱').fill('no');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('姓名为 1–20 个字，不能含有 < 或 >')).toBeVisible();
  await expect(page.getByText('请输入正确的邮箱地址')).toBeVisible();
  await expect(field(page, '姓名')).toBeFocused();
  await page.getByRole('button', { name: '取消', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('修改尚未保存，确定放弃吗？')).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(field(page, '姓名')).toHaveValue('<b>');
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await dialog.getByRole('button', { name: '放弃修改' }).click();
  await expect(page.getByRole('cell', { name: '李建国', exact: true })).toBeVisible();
});

onOwnServer('a new password follows the rule and ends every login', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'approver', '/center/kamUser/revisePwd');
  const hint = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text });
  await field(page, '新密码').fill('short');
  await expect(hint(/8–20 位，未满足/)).toBeVisible();
  await expect(hint(/至少三种，未满足/)).toBeVisible();
  await field(page, '新密码').fill(fresh);
  await expect(hint(/8–20 位，已满足/)).toBeVisible();
  await expect(hint(/至少三种，已满足/)).toBeVisible();
  await expect(page.getByText('密码强度：强')).toBeVisible();
  await field(page, '确认新密码').fill('Fresh#Pass-78');
  await field(page, '当前密码').fill('Wrong@2026');
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await expectHealthy(page);
  await field(page, '确认新密码').fill(fresh);
  await clickAfterRest(page, '确认修改');
  await expect(page.getByText('当前密码不正确', { exact: true })).toBeVisible();
  await field(page, '当前密码').fill(demoPassword);
  await clickAfterRest(page, '确认修改');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('密码已修改，请使用新密码重新登录')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();

  await field(page, '账号').fill('approver');
  await field(page, '密码').fill(demoPassword);
  await field(page, '密码').press('Enter');
  await expect(dialog.getByText('账号或者密码不正确')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await field(page, '密码').fill(fresh);
  await clickAfterRest(page, '登录');
  await expectPath(page, '/center/kamUser/userInfo');
  await expect(user(page)).toHaveText('李建国');
});
