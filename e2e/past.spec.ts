import { test as base, expect, expectHealthy, logIn } from './fixtures';
import { startWithinMs } from './server';
import { openShop } from './shops';
import { dropWorld, emptyWorld } from './world';

/** A shop that was never started before, as somebody meets it who tries it out. */
const test = base.extend({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const world = emptyWorld();
      const server = await openShop(world, 0, { DEMO_PAST: 'on' });
      await use(server);
      await server.close();
      await dropWorld(world);
    },
    { scope: 'test', timeout: 2 * startWithinMs },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test('a new demo shop has a year behind it, and something to do for everybody', async ({ page }) => {
  await logIn(page, 'approver', '/center/order/myApprove');
  const cards = page.getByRole('listitem', { name: /^审批 / });
  await expect(cards.first()).toBeVisible();
  const waiting = await cards.count();
  expect(waiting).toBeGreaterThanOrEqual(6);
  expect(waiting).toBeLessThanOrEqual(10);
  await expectHealthy(page);

  await page.context().clearCookies();
  await logIn(page, 'buyer', '/center/order/myOrder');
  await expect(page.getByText('审批驳回').first()).toBeVisible();
  await expect(page.getByText('修改并重新提交').first()).toBeVisible();
  await expectHealthy(page);
  await page
    .getByRole('link', { name: /订单详情|查看详情/ })
    .first()
    .click();
  await expect(page.getByText(/提交(订单|审批)/).first()).toBeVisible();
  await expectHealthy(page);

  await page.context().clearCookies();
  await logIn(page, 'finance', '/center/kamUser/budget');
  await expect(page.getByRole('button', { name: /^行政部 1 月：/ })).toBeVisible();
  await expectHealthy(page);
});
