import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const registerForm = {
  企业名称: '杭州云帆自动化设备有限公司',
  统一社会信用代码: '91330106ma2b5k8x4k',
  联系人: '沈一帆',
  手机号: '13700001234',
  邮箱: 'shen@yunfan.example.com',
  账号: 'yunfan_admin',
  密码: 'Yunfan@2026',
  确认密码: 'Yunfan@2026',
};
export type RegisterForm = typeof registerForm;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const licence = (page: Page) => page.getByLabel('营业执照', { exact: true });
export const submit = (page: Page) => page.getByRole('button', { name: '提交注册' });

export async function fill(page: Page, values: Partial<RegisterForm>) {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text);
}

/** Any picture will do; a screenshot is a real one. */
export async function addLicence(page: Page) {
  await licence(page).setInputFiles({ name: '营业执照.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByText('已上传', { exact: true })).toBeVisible();
}

/** The whole form, handed in. */
export async function register(page: Page, values: RegisterForm) {
  await page.goto('/#/register');
  await fill(page, values);
  await addLicence(page);
  await page.getByLabel(/我已阅读并同意/).check();
  await submit(page).click();
}

export async function enter(page: Page, accountNo: string, password: string) {
  await page.goto('/#/login');
  await field(page, '账号').fill(accountNo);
  await field(page, '密码').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
