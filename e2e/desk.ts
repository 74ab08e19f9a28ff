import type { Page } from '@playwright/test';
import { demoPassword, expect } from './fixtures';

export const deskMenu = (desk: Page) => desk.getByRole('navigation', { name: '控制台菜单' });

/** An operator comes in by the console's own page; `at` is where they wanted to go. */
export async function enterConsole(page: Page, account: string, { password = demoPassword, at = '' } = {}) {
  await page.goto(`/console/${at}`);
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  // Wide tools fold the menu.
  await expect(deskMenu(page).or(page.getByRole('button', { name: '展开菜单' }))).toBeVisible();
}

/** A call of the operator who is logged in on this page; what it answers. */
export async function deskAsked(desk: Page, path: string, data: object) {
  const token = (await desk.context().cookies()).find(({ name }) => name === 'consoleToken')?.value ?? '';
  const headers = { authtoken: decodeURIComponent(token) };
  const body = await (await desk.request.post(`/api/console/${path}`, { data, headers })).json();
  expect(body, path).toMatchObject({ success: true });
  return body.resultData;
}
