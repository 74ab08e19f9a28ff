import { createHash } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { startWithinMs } from './server';
import { type OpenShop, openShop } from './shops';
import { dropWorld, newWorld, unfilledWorld } from './world';

export { expect };

export const demoPassword = 'Yigou@2026';
export const names = {
  admin: '陈志远',
  buyer: '王晓燕',
  approver: '李建国',
  finance: '赵敏',
  receiver: '孙立',
  admin2: '周颖',
  buyer2: '吴桐',
} as const;
export type DemoAccount = keyof typeof names;

export type Shop = {
  /** localhost: 易购电商平台 */
  url: string;
  /** 127.0.0.1: 易购工业品商城 */
  sisterUrl: string;
  /** Ends on /home or on `redirect`. */
  logIn: (page: Page, account: DemoAccount, redirect?: string) => Promise<void>;
};

/** What went wrong in the browser without anybody looking. A test that breaks something on purpose says what it expects. */
export type Faults = { allow: (...expected: RegExp[]) => void };

type TestFixtures = { shop: Shop; faults: Faults; ownServer: OpenShop };

const sisterOf = (url: string) => url.replace('//localhost', '//127.0.0.1');

type UseServer = (server: OpenShop) => Promise<void>;

async function useServer(use: UseServer, newOne = newWorld, env: Record<string, string> = {}) {
  const world = await newOne();
  const server = await openShop(world, 0, env);
  await use(server);
  await server.close();
  await dropWorld(world);
}

function watchFaults(context: BrowserContext, note: (fault: string) => void) {
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`page: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 500) note(`response: ${response.status()} ${response.url()}`);
  });
}

/** A login without its page: what /login would store, as /login would store it. login.spec.ts tests the page itself. */
export async function logIn(page: Page, account: DemoAccount, redirect = '/home') {
  const accountPwd = createHash('md5').update(demoPassword).digest('hex').toUpperCase();
  const response = await page.request.post('/api/Account/Login', { data: { accountNo: account, accountPwd } });
  const { resultData } = await response.json();
  const { origin } = new URL(response.url());
  const kept = ['token', 'userId', 'userName', 'customerId', 'customerName'];
  await page
    .context()
    .addCookies(kept.map((name) => ({ name, value: encodeURIComponent(resultData[name]), url: origin })));
  // Not only another hash: the page reads the cookies when it starts.
  if (page.url().startsWith(origin)) await page.goto('about:blank');
  await page.goto(`/#${redirect}`);
  // A narrow header has no room for the name.
  const narrow = (page.viewportSize()?.width ?? 0) <= 900;
  await expect(narrow ? page.getByRole('link', { name: /^消息/ }) : userButton(page, account)).toBeVisible();
}

export const userButton = (page: Page, account: DemoAccount) =>
  page.getByRole('navigation', { name: '账户' }).getByRole('button', { name: names[account] });

export const test = base.extend<TestFixtures, { server: OpenShop; tradingServer: OpenShop }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => useServer(use),
    { scope: 'worker', timeout: 2 * startWithinMs },
  ],
  /** Where goods are ordered all day: a test that begins here fills the cart itself, and has not the only orders. */
  tradingServer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => useServer(use),
    { scope: 'worker', timeout: 2 * startWithinMs },
  ],
  /** For a test that changes what other tests read. */
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => useServer(use),
    { timeout: 2 * startWithinMs },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  shop: async ({ baseURL }, use) => {
    const url = baseURL ?? '';
    await use({ url, sisterUrl: sisterOf(url), logIn });
  },
  faults: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      watchFaults(context, (fault) => found.push(fault));
      await use({ allow: (...expected) => allowed.push(...expected) });
      expect(
        found.filter((fault) => !allowed.some((each) => each.test(fault))),
        'faults in the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export const onTradingServer = test.extend({
  baseURL: async ({ tradingServer }, use) => use(tradingServer.url),
});

/** Tests in a describe that uses this have a server of their own, with an untouched demo world. */
export const onOwnServer = test.extend({
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

/** A shop that sells nothing yet, with its first operator. */
export const onEmptyServer = onOwnServer.extend({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => useServer(use, unfilledWorld, { DEMO_DATA: 'off', OPERATOR_PASSWORD: demoPassword }),
    { scope: 'test', timeout: 2 * startWithinMs },
  ],
});

/** Waited for: what a window has just been given is laid out a moment later. */
export const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'the page is wider than the window',
    )
    .toBeLessThanOrEqual(0);

type WithAxe = Window & { axe?: typeof axe };

/** What is still fading in, or is pale while it is read again, has not its colours yet. */
const expectStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document.querySelectorAll('[data-waiting]').length +
          document
            .getAnimations()
            .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
            .length,
      ),
    )
    .toBe(0);

/**
 * Texts whose colours are worth a look: of those that look the same and stand on the same, the first three. Forty cards
 * are four hundred texts of ten kinds, and to work out what lies behind a text takes nine tenths of axe's time.
 */
function textsOfEachKind(): Element[] {
  const looks = new Map<Element, string>();
  const lookOf = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const ground = [style.backgroundColor, style.backgroundImage, style.opacity, style.position, style.zIndex];
    const look = `${ground.join()}<${element.parentElement ? lookOf(element.parentElement) : ''}`;
    looks.set(element, look);
    return look;
  };
  const seen = new Map<string, number>();
  return [...document.querySelectorAll('body *')].filter((element) => {
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!isText && !element.matches('input, select, textarea')) return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const kind = [color, fontSize, fontWeight, textShadow, lookOf(element)].join();
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    return times <= 3;
  });
}

/** Serious faults of accessibility. Asked of axe itself: its Playwright package opens a page of its own for each look. */
export async function seriousFaults(page: Page, ...leftOut: string[]): Promise<string[]> {
  await expectStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const texts = await page.evaluateHandle(textsOfEachKind);
  const violations = await page.evaluate(
    async ({ leftOut, texts, contrast }) => {
      const { axe } = window as WithAxe;
      if (!axe) throw new Error('axe is not there');
      // What passed is not told in detail: on a long page that is more than the page itself.
      const rules = Object.fromEntries([...leftOut, contrast].map((id) => [id, { enabled: false }]));
      const found = (await axe.run({ resultTypes: ['violations'], rules })).violations;
      if (leftOut.includes(contrast) || texts.length === 0) return found;
      const pale = await axe.run({ include: texts }, { resultTypes: ['violations'], runOnly: [contrast] });
      return [...found, ...pale.violations];
    },
    { leftOut, texts, contrast: 'color-contrast' },
  );
  await texts.dispose();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} – ${node.failureSummary}`)}`);
}

/** No serious fault of accessibility, and nothing to scroll to at the side. */
export async function expectHealthy(page: Page) {
  expect(await seriousFaults(page), 'axe').toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** The path behind the hash, with its query. */
export const pathOf = (page: Page): string => new URL(page.url()).hash.slice(1);

export const expectPath = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path);

/** The query behind the hash. */
export const queryOf = (page: Page) => new URLSearchParams(pathOf(page).split('?')[1]);

/** The search box of the header. */
export const keywordBox = (page: Page) => page.getByRole('combobox', { name: '商品关键字' });

/** On /login, on the way back to exactly `path`. */
export async function expectLoginWithRedirect(page: Page, path: string) {
  const redirect = () => {
    const [shown, query] = pathOf(page).split('?');
    return shown === '/login' ? new URLSearchParams(query).get('redirect') : `not /login but ${shown}`;
  };
  await expect.poll(redirect).toBe(path);
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible();
}

/** Session cookies and others, by name. */
export async function cookiesOf(page: Page) {
  const cookies = await page.context().cookies(page.url());
  return new Map(cookies.map((cookie) => [cookie.name, cookie]));
}

export const apiUrl = (path: string) => `**/api/${path}`;

/** What a visitor's call answers; for a test that asks the shop which goods it has. */
export async function ask(request: APIRequestContext, path: string, data: object) {
  const answer = await (await request.post(`/api/${path}`, { data })).json();
  expect(answer, path).toMatchObject({ success: true });
  return answer;
}

/** Makes a call answer what a refusing server would. */
export async function refuseCall(page: Page, path: string, errorMsg: string, errorCode = '1') {
  const body = { success: false, errorCode, errorMsg, resultData: null };
  await page.route(apiUrl(path), (route) => route.fulfill({ json: body }));
}
