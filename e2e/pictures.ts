import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './fixtures';

const folder = process.env.PICTURES_DIR ?? fileURLToPath(new URL('test-results/pictures', import.meta.url));
mkdirSync(folder, { recursive: true });

type Draw = (page: Page, name: string, options?: { fullPage?: boolean }) => Promise<void>;

/** Pictures load when they come near, so the page is scrolled through once before it is drawn. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function open(page: Page, path: string) {
  await page.goto(`/#${path}`);
  // A new document, so that nothing of the page before is drawn.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

async function drawVisitor(page: Page, draw: Draw) {
  for (const [path, name] of [
    ['/home', 'home-visitor'],
    ['/login', 'login'],
    ['/register', 'register'],
    ['/help', 'help'],
    ['/help?q=%E5%8F%91%E7%A5%A8', 'help-search'],
    ['/help?docId=999999', 'help-missing'],
    ['/agreement', 'agreement'],
    ['/error', 'error'],
    ['/SearchFor', 'searchFor'],
    ['/Audit/OrderAudit', 'audit'],
  ] as const) {
    await open(page, path);
    await loadPictures(page);
    await draw(page, name, { fullPage: true });
  }
  await open(page, '/register');
  await page.getByRole('button', { name: '提交注册' }).click();
  await page.getByLabel('密码', { exact: true }).fill('Abc12345');
  await draw(page, 'register-errors', { fullPage: true });
  await open(page, '/login');
  await page.getByLabel('账号', { exact: true }).fill('nobody1');
  await page.getByLabel('密码', { exact: true }).fill('Wrong@2026');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await draw(page, 'login-dialog');
  await page.getByRole('button', { name: '确定' }).click();
  await open(page, '/agreement');
  await page.getByRole('navigation', { name: '商品分类' }).getByRole('button').hover();
  await page.getByRole('link', { name: '劳保防护', exact: true }).first().hover();
  await expect(page.getByRole('link', { name: '防护面罩' })).toBeVisible();
  await draw(page, 'categoryMenu');
  await page.getByRole('link', { name: /我的购物车/ }).hover();
  await expect(page.getByText('暂未登录，赶快去登录吧！')).toBeVisible();
  await expect(page.getByRole('link', { name: '防护面罩' })).toBeHidden();
  await draw(page, 'cartPreview-visitor');
}

async function drawCustomer(page: Page, draw: Draw) {
  await logIn(page, 'buyer');
  await page.waitForLoadState('networkidle');
  await page.mouse.move(5, 400);
  await loadPictures(page);
  await draw(page, 'home-buyer', { fullPage: true });
  await page.getByRole('link', { name: '办公用品', exact: true }).hover();
  await expect(page.getByRole('link', { name: '便利贴' })).toBeVisible();
  await draw(page, 'home-categoryMenu');
  await page.getByRole('link', { name: /我的购物车/ }).hover();
  await expect(page.getByText('已失效')).toBeVisible();
  await expect(page.getByRole('link', { name: '便利贴' })).toBeHidden();
  await page.waitForLoadState('networkidle');
  await draw(page, 'cartPreview-buyer');
  await page.getByRole('button', { name: '王晓燕' }).hover();
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();
  await expect(page.getByText('已失效')).toBeHidden();
  await draw(page, 'userMenu');
  await page.mouse.move(5, 400);
  for (const [path, name] of [
    ['/404', '404'],
    ['/center/kamUser/userInfo', 'userInfo'],
    ['/center/kamUser/revisePwd', 'revisePwd'],
    ['/center/dashboard', 'dashboard'],
  ] as const) {
    await open(page, path);
    await loadPictures(page);
    await draw(page, name, { fullPage: true });
  }
  await open(page, '/center/kamUser/userInfo');
  await page.getByRole('button', { name: '编辑资料' }).click();
  await page.getByLabel('手机号', { exact: true }).fill('138');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('请输入 11 位手机号')).toBeVisible();
  await draw(page, 'userInfo-edit', { fullPage: true });
  await page.getByRole('button', { name: '收起菜单' }).click();
  await draw(page, 'userInfo-folded');
}

for (const width of [1280, 1600]) {
  test(`pictures at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    const draw: Draw = async (drawn, name, options) => {
      await drawn.screenshot({ path: join(folder, `${name}-${width}.png`), animations: 'disabled', ...options });
    };
    await drawVisitor(page, draw);
    await page.goto(`${shop.sisterUrl}/#/home`);
    await expect(page.getByRole('heading', { name: '产线常备' })).toBeVisible();
    await loadPictures(page);
    await draw(page, 'home-industry', { fullPage: true });
    await drawCustomer(page, draw);
  });
}
