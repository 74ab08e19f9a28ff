import { enterConsole } from './desk';
import { expect, expectHealthy, keywordBox, queryOf, onOwnServer as test } from './fixtures';
import { goods } from './goods';

const nothing = '蒸汽火车头';
const found = '复印纸';

test('a visitor finds nothing, tries another word and opens something; an operator sees it and marks it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/#/help');
  await keywordBox(page).fill(nothing);
  await keywordBox(page).press('Enter');
  await expect(page.getByRole('region', { name: '没有结果' })).toBeVisible();
  await keywordBox(page).fill(found);
  await keywordBox(page).press('Enter');
  await expect.poll(() => queryOf(page).get('keyword')).toBe(found);
  const told = page.waitForResponse('**/api/ProductToC/SubmitClick');
  await goods(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/productDetail/);
  expect((await told).ok()).toBe(true);

  const desk = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterConsole(desk, 'operator', { at: `#/goods/words?least=1&word=${encodeURIComponent(nothing)}` });
  const row = desk.getByRole('row', { name: nothing });
  // The server stores its counts every few seconds.
  await expect(async () => {
    await desk.reload();
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(row).toContainText('没有结果');
  await expect(row).toContainText(`改搜“${found}” 100%`);
  await expect(row.getByText(`${nothing} = ${found}`)).toBeVisible();
  await expectHealthy(desk);

  await row.getByText('没有结果').click();
  const pane = desk.getByRole('dialog');
  await expect(pane.getByRole('heading', { name: '接着改搜' })).toBeVisible();
  await expect(pane.getByText('未登录的访客')).toBeVisible();
  await pane.getByRole('button', { name: '标为已处理' }).click();
  await expect(desk.getByRole('status').filter({ hasText: `“${nothing}”标为已处理` })).toBeVisible();
  await expect(desk.getByText('没有符合条件的词')).toBeVisible();
  await desk.getByRole('button', { name: '撤销' }).click();
  await expect(row).toBeVisible();
  await expectHealthy(desk);

  await desk.goto(`/console/#/goods/words?kind=all&least=1&word=${encodeURIComponent(found)}`);
  const second = desk.getByRole('row').filter({ has: desk.getByText(found, { exact: true }) });
  await expect(second).toBeVisible();
  await expect(second).not.toContainText('没有结果');

  // What is advised is written in already: it is tried, and only has to be saved.
  await desk.goto(`/console/#/goods/words?least=1&word=${encodeURIComponent(nothing)}`);
  await row.getByRole('link', { name: '试一试' }).click();
  const making = desk.getByRole('dialog', { name: '新建同义词' });
  await expect(making.getByText(nothing, { exact: true })).toBeVisible();
  await expect(making.getByText(found, { exact: true })).toBeVisible();
  await expect(making.getByRole('button', { name: '保存同义词' })).toBeEnabled();
  await desk.context().close();
});
