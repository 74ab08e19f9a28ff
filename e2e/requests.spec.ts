import type { Page } from '@playwright/test';
import { demoPassword, expect, expectHealthy, expectPath, logIn, pathOf, onTradingServer as test } from './fixtures';
import { picture } from './ordering';

const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const unsold = '量子纠缠发生器';

test('a visitor who found nothing logs in and asks; the platform answers, and the message leads to what to buy', async ({
  page,
  browser,
  baseURL,
}) => {
  // The table of the component library measures scroll bars with a style of its own, which the page's policy refuses.
  await page.goto(`/#/SearchFor?${new URLSearchParams({ keyword: unsold })}`);
  await expect(page.getByText('平台 1 个工作日内答复，结果将通过站内消息通知')).toBeVisible();
  await expectHealthy(page);
  await page.getByRole('link', { name: '我要求购' }).click();
  await page.getByLabel('账号').fill('buyer');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();

  const form = page.getByRole('dialog', { name: '我要求购' });
  await expect(form.getByLabel('求购商品')).toHaveValue(unsold);
  await form.getByRole('button', { name: '提交求购' }).click();
  await expect(form.getByText(/^数量为 1–/)).toBeVisible();
  await form.getByLabel('数量').fill('3');
  await form.getByLabel('单位').fill('台');
  await form.getByLabel('规格与品牌').fill('桌面型');
  await form.getByLabel('上传图片').setInputFiles(picture);
  await expect(form.getByRole('button', { name: `删除图片 ${picture.name}` })).toBeVisible();
  await expectHealthy(page);
  await form.getByRole('button', { name: '提交求购' }).click();
  await expect(told(page, /^求购 Q\d{16} 已收到/)).toBeVisible();
  const heading = page.getByRole('heading', { name: /^求购 Q\d{16}$/ });
  const wantNo = (await heading.innerText()).match(/Q\d{16}/)?.[0] ?? '';
  const detail = pathOf(page);
  await expect(page.getByText('待答复')).toBeVisible();

  const desk = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await desk.goto('/console/');
  await desk.getByLabel('账号').fill('service');
  await desk.getByLabel('密码').fill(demoPassword);
  await desk.getByRole('button', { name: '登录' }).click();
  await desk.getByRole('navigation', { name: '控制台菜单' }).getByRole('link', { name: /^求购/ }).click();
  await desk.getByLabel('求购号、商品、规格、企业或提交人').fill(wantNo);
  await desk.keyboard.press('Enter');
  await desk.getByRole('row', { name: new RegExp(wantNo) }).click();
  // What was looked for and opened is there again after a reload.
  await desk.reload();
  const answer = desk.getByRole('region', { name: '答复' });
  await expect(desk.getByRole('row', { name: new RegExp(wantNo) })).toBeVisible();
  await answer.getByLabel(/^答复内容/).fill('没有同名的，这两款能替代。');
  await answer.getByLabel(/^推荐的商品编号/).fill('dl-a4-70，NO-SUCH');
  await answer.getByRole('button', { name: '答复，推荐 2 个商品' }).click();
  await expect(desk.getByText('商品编号 NO-SUCH 不存在，请核对')).toBeVisible();
  await answer.getByLabel(/^推荐的商品编号/).fill('dl-a4-70 MG-Q7-BK');
  await expectHealthy(desk);
  await answer.getByRole('button', { name: '答复，推荐 2 个商品' }).click();
  await expect(answer).toContainText('DL-A4-70');
  await expect(answer).toContainText('没有同名的，这两款能替代。');

  await page.goto('/#/center/kamUser/notices');
  await page.getByRole('link', { name: new RegExp(`求购“${unsold}”已有答复`) }).click();
  await expectPath(page, detail);
  await expect(page.getByRole('list', { name: '推荐的商品' }).getByRole('listitem')).toHaveCount(2);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectHealthy(page);
  }
  await page.getByRole('button', { name: '结束求购' }).click();
  await expect(told(page, '求购已结束')).toBeVisible();
  await expect(page.getByRole('button', { name: '结束求购' })).toHaveCount(0);
});

test('what still waits is taken back, and the list says so', async ({ page }) => {
  await logIn(page, 'buyer', '/center/concern/wantList');
  await page.getByRole('link', { name: '我要求购' }).click();
  const form = page.getByRole('dialog', { name: '我要求购' });
  await form.getByLabel('求购商品').fill('防爆对讲机');
  await form.getByLabel('数量').fill('2');
  await form.getByRole('button', { name: '提交求购' }).click();
  await page.getByRole('button', { name: '撤销求购' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销求购' }).click();
  await expect(told(page, '求购已撤销')).toBeVisible();
  await page.goto('/#/center/concern/wantList?tab=over');
  await expect(page.getByRole('row', { name: /防爆对讲机/ }).first()).toContainText('已撤销');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectHealthy(page);
});
