import type { Page } from '@playwright/test';
import { expect, expectHealthy, expectPath, test } from './fixtures';
import { addLicence, enter, field, fill, registerForm as form, licence, submit } from './registering';

test('a company registers with its licence and logs in', async ({ page }) => {
  await page.goto('/#/register');
  await fill(page, form);
  await addLicence(page);
  await expect(page.getByRole('img', { name: '营业执照预览' })).toBeVisible();
  await page.getByLabel(/我已阅读并同意/).check();
  await expectHealthy(page);
  const asked = page.waitForRequest('**/api/Account/Register');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeFocused();
  const sent = (await asked).postData() ?? '';
  // The server judges a new password itself: it is sent as it was typed, over TLS.
  expect(JSON.parse(sent)).toMatchObject({
    taxNo: '91330106MA2B5K8X4K',
    agreementVersion: '2026.1',
    accountPwd: form.密码,
  });
  await expectHealthy(page);

  await page.getByRole('link', { name: '去登录' }).click();
  await enter(page, form.账号, form.密码);
  await expectPath(page, '/home');
  await expect(page.getByRole('complementary', { name: '我的账户' })).toContainText(form.企业名称);
  // The first account is the administrator of the company.
  await page.goto('/#/center/kamUser/kamRole');
  await expect(page.getByRole('heading', { name: '角色权限' })).toBeVisible();
  await expectPath(page, '/center/kamUser/kamRole');
});

test('an empty form: a message under each field, the focus on the first', async ({ page }) => {
  await page.goto('/#/register');
  await submit(page).click();
  await expect(field(page, '企业名称')).toBeFocused();
  for (const text of [
    '企业名称为 2–100 个字，不能含有 < 或 >',
    '请输入正确的 18 位统一社会信用代码',
    '请上传营业执照图片',
    '姓名为 1–20 个字，不能含有 < 或 >',
    '请输入 11 位手机号',
    '请输入正确的邮箱地址',
    '账号为 4–20 位，以字母开头，可含字母、数字、下划线',
    '密码为 8–20 位，至少包含大写字母、小写字母、数字、符号中的三种，且不含空格',
    '请再次输入密码',
    '请阅读并同意隐私协议',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expectHealthy(page);
});

test('wrong values are told when the field is left, and again on submit', async ({ page }) => {
  await page.goto('/#/register');
  await fill(page, form);
  const wrong = [
    // One digit off: only the check digit tells.
    ['统一社会信用代码', '91330106MA2B5K8X4L', '请输入正确的 18 位统一社会信用代码'],
    ['手机号', '12700001234', '请输入 11 位手机号'],
    ['邮箱', 'shen@yunfan', '请输入正确的邮箱地址'],
    ['确认密码', 'Yunfan@2027', '两次输入的密码不一致'],
  ] as const;
  for (const [label, text, message] of wrong) {
    await field(page, label).fill(text);
    await field(page, '联系人').click();
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await addLicence(page);
  await page.getByLabel(/我已阅读并同意/).check();
  await submit(page).click();
  await expect(field(page, '统一社会信用代码')).toBeFocused();
  await field(page, '统一社会信用代码').fill(form.统一社会信用代码);
  await expect(page.getByText('请输入正确的 18 位统一社会信用代码')).toBeHidden();
});

test('an account that is taken is told at its field', async ({ page }) => {
  await page.goto('/#/register');
  await fill(page, { ...form, 统一社会信用代码: '91440300MA5F8K2P77', 账号: 'Admin', 手机号: '13700009999' });
  await addLicence(page);
  await page.getByLabel(/我已阅读并同意/).check();
  await submit(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('该账号已被使用，请换一个账号')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(field(page, '账号')).toBeFocused();
  await expect(field(page, '账号')).toHaveAccessibleDescription(/该账号已被使用/);
  await expect(field(page, '企业名称')).toHaveValue(form.企业名称);
});

test('a file that is no picture is refused, by its name and by its content', async ({ page }) => {
  await page.goto('/#/register');
  await licence(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  const refusal = page.getByText('仅支持 JPG、PNG、WEBP 格式的文件', { exact: true });
  await expect(refusal).toBeVisible();
  await addLicence(page);
  await expect(refusal).toBeHidden();
  await page.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('点击选择，或把图片拖到这里')).toBeVisible();
  await licence(page).setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>1</script>'),
  });
  await expect(refusal).toBeVisible();
  await expect(page.getByText('已上传', { exact: true })).toBeHidden();
});

/** Everything a later visitor of this browser could find. */
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));

test('a draft survives a reload, without passwords and consent', async ({ page }) => {
  await page.goto('/#/register');
  await fill(page, form);
  await addLicence(page);
  await page.getByLabel(/我已阅读并同意/).check();
  const stored = await storedIn(page);
  expect(stored).toContain(form.账号);
  expect(stored).not.toContain(form.密码);
  await page.reload();
  for (const [label, text] of Object.entries(form)) {
    await expect(field(page, label)).toHaveValue(label.includes('密码') ? '' : text);
  }
  await expect(page.getByText('营业执照.png')).toBeVisible();
  await expect(page.getByLabel(/我已阅读并同意/)).not.toBeChecked();
});
