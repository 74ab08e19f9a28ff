import type { Page } from '@playwright/test';
import { demoPassword, expect, expectPath, pathOf, test } from './fixtures';

/** What has the focus, and whether somebody can see that it has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', seen: true };
    const ring = (each: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    };
    const { width, height } = element.getBoundingClientRect();
    const parent = element.parentElement;
    const seen = width > 0 && height > 0 && (ring(element) || (parent !== null && ring(parent)));
    return {
      name: element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || '',
      seen,
    };
  });

/** Tab by tab until the wanted element has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, wanted: RegExp, most = 60) {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const { name, seen } = await focused(page);
    expect(seen, `the focus on “${name}” can be seen`).toBe(true);
    if (wanted.test(name)) return;
  }
  throw new Error(`${wanted} was not reached within ${most} steps`);
}

test('from /home over a search to the login, by keyboard alone', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '跳到主要内容' })).toBeFocused();
  await expect(page.getByRole('button', { name: '跳到主要内容' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('复印纸');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '即将开放' })).toBeVisible();
  const searched = pathOf(page);
  expect(new URLSearchParams(searched.split('?')[1]).get('keyword')).toBe('复印纸');

  await page.reload();
  await expect(page.getByRole('heading', { name: '即将开放' })).toBeVisible();
  await tabTo(page, /^登录$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('账号', { exact: true })).toBeFocused();
  await page.keyboard.type('buyer');
  await tabTo(page, /^password$/);
  await page.keyboard.type(demoPassword);
  await tabTo(page, /^登录$/);
  await page.keyboard.press('Enter');
  await expectPath(page, searched);
  await expect(page.getByRole('button', { name: '王晓燕' })).toBeVisible();
});

test('behind the skip button every stop of the content and the footer can be seen', async ({ page }) => {
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '企业常购' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, /ICP/, 80);
});
