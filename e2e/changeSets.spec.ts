import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskAsked, deskMenu, enterConsole } from './desk';
import { ask, demoPassword, expect, expectHealthy, onOwnServer as test } from './fixtures';

const priceOf = async (page: Page, itemNo: string): Promise<number> =>
  (await ask(page.request, 'ProductToC/GetSkuModelBySkuNo', { itemNo })).resultData.price;
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a price that falls far waits for a second person, is released, and taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterConsole(page, 'operator');
  const { itemId, price } = (await ask(page.request, 'ProductToC/GetSkuModelBySkuNo', { itemNo: 'MG-Q7-BK' }))
    .resultData;
  const edits = [{ thing: 'sku', id: itemId, set: { listPrice: Math.round(price * 50), tiers: [] } }];
  await deskAsked(page, 'ChangeSet/Draft', { requestId: randomUUID(), title: '中性笔清仓', source: 'grid', edits });
  const colleague = { accountNo: 'linshu', operatorName: '林舒', roles: ['merchandiser'], accountPwd: demoPassword };
  await deskAsked(page, 'Operator/Add', colleague);

  await deskMenu(page).getByRole('link', { name: '变更单' }).click();
  await page.getByRole('link', { name: '中性笔清仓' }).click();
  await expect(page.getByRole('heading', { name: '中性笔清仓' })).toBeVisible();
  await expect(page.getByText(/制单人 .+ 不能放行/)).toBeVisible();
  await expect(page.getByRole('button', { name: /立即发布/ })).toHaveCount(0);
  await expectHealthy(page);
  await page.getByRole('button', { name: /提交放行/ }).click();
  await expect(told(page, '已提交')).toBeVisible();
  expect(await priceOf(page, 'MG-Q7-BK')).toBe(price);

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await enterConsole(other, 'linshu');
  await deskMenu(other).getByRole('link', { name: '变更单' }).click();
  await other.getByRole('button', { name: /^待放行/ }).click();
  await other.getByRole('link', { name: '中性笔清仓' }).click();
  await expect(other.getByRole('row', { name: /MG-Q7-BK.*销售价/ })).toBeVisible();
  await other.getByRole('button', { name: /立即发布/ }).click();
  await expect(other.getByText('已发布').first()).toBeVisible();
  expect(await priceOf(page, 'MG-Q7-BK')).toBe(Math.round(price * 50) / 100);

  await other.getByRole('button', { name: '撤销这张变更单' }).click();
  await expect(other.getByRole('heading', { name: '撤销：中性笔清仓' })).toBeVisible();
  await expectHealthy(other);
  await other.getByRole('button', { name: /立即发布/ }).click();
  await expect.poll(() => priceOf(page, 'MG-Q7-BK')).toBe(price);
  await other.context().close();
});

test('the rules of release are set on a page, by an administrator', async ({ page }) => {
  await enterConsole(page, 'operator');
  await deskMenu(page).getByRole('link', { name: '变更单' }).click();
  await expect(page.getByText('暂无变更单')).toBeVisible();
  await page.getByRole('button', { name: '放行规则' }).click();
  await page.getByLabel('售价一次降幅超过').fill('15');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(told(page, '放行规则已保存')).toBeVisible();
  await page.getByRole('button', { name: '放行规则' }).click();
  await expect(page.getByLabel('售价一次降幅超过')).toHaveValue('15');
});
