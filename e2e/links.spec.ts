import type { Page } from '@playwright/test';
import { type DemoAccount, expect, names, test } from './fixtures';

/** What the owner's guard and the server say where a page is not there for somebody. */
const refused = /页面不存在|没有查看权限|不在您的查看范围内|加载失败/;

/** Not only another hash: the page before must not be looked at. */
async function open(page: Page, path: string) {
  await page.goto('about:blank');
  await page.goto(`/#${path}`);
  await expect(page.getByRole('main'), path).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  // Until the functions of the account are known, what they are for is shown to everybody.
  await page.waitForLoadState('networkidle');
}

const linksAt = async (page: Page, at: string): Promise<string[]> => {
  await open(page, at);
  const links = await page
    .getByRole('link')
    .evaluateAll((found) =>
      found.map((each) => each.getAttribute('href') ?? '').filter((href) => href.startsWith('#/')),
    );
  return links.map((href) => href.slice(1));
};

/** The same page twice says nothing new: one of each kind. */
const byPage = (links: readonly string[]) => [...new Map(links.map((link) => [link.split('?')[0], link])).values()];

for (const account of Object.keys(names) as DemoAccount[])
  test(`each link that ${account} sees where he begins opens a page`, async ({ page, shop }) => {
    test.slow();
    await shop.logIn(page, account);
    const begins = ['/home', '/center', '/center/dashboard', '/center/kamUser/notices'];
    const links: string[] = [];
    for (const at of begins) links.push(...(await linksAt(page, at)));
    for (const link of byPage(links)) {
      await open(page, link);
      expect(page.url(), link).not.toMatch(/#\/(404|error|login)/);
      await expect(page.getByRole('main'), link).not.toContainText(refused);
    }
  });
