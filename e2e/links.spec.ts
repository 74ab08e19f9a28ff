import type { Page } from '@playwright/test';
import { type DemoAccount, expect, names, test } from './fixtures';
import { visiting } from './visiting';

/** What the owner's guard and the server say where a page is not there for somebody. */
const refused = /页面不存在|没有查看权限|不在您的查看范围内|加载失败/;

const linksOf = async (page: Page): Promise<string[]> => {
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
  test(`each link that ${account} sees where they begin opens a page`, async ({ page, shop }) => {
    test.slow();
    const visit = visiting(page);
    await shop.logIn(page, account);
    const links: string[] = [];
    for (const at of ['/home', '/center', '/center/dashboard', '/center/kamUser/notices']) {
      await visit(at);
      links.push(...(await linksOf(page)));
    }
    for (const link of byPage(links)) {
      await visit(link);
      expect(page.url(), link).not.toMatch(/#\/(404|error|login)/);
      await expect(page.getByRole('main'), link).toBeVisible();
      await expect(page.getByRole('main'), link).not.toContainText(refused);
    }
    expect(links.length).toBeGreaterThan(20);
  });
