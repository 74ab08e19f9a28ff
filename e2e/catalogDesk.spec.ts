import type { Page } from '@playwright/test';
import { deskMenu, enterConsole } from './desk';
import { expect, expectHealthy, onOwnServer as test } from './fixtures';

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
/** In the box that asks, not in the drawer. */
const confirmed = (page: Page, name: string) => page.locator('dialog[open]').getByRole('button', { name, exact: true });

test('a brand is made, renamed, seen where it is used, and becomes one with another', async ({ page }) => {
  await enterConsole(page, 'operator');
  await deskMenu(page).getByRole('link', { name: '分类与品牌' }).click();
  await page.getByRole('button', { name: '品牌', exact: true }).click();
  await expect(page).toHaveURL(/tab=brand/);
  await page.getByRole('button', { name: '新建品牌' }).click();
  const form = page.getByRole('form', { name: '新建品牌' });
  await form.getByRole('button', { name: '新建' }).click();
  await expect(form.getByText('请填写品牌名称')).toBeVisible();
  await form.getByLabel('品牌名称').fill('得力');
  await form.getByRole('button', { name: '新建' }).click();
  await expect(form.getByText('名称“得力”已被使用')).toBeVisible();
  await form.getByLabel('品牌名称').fill('得力文具');
  await form.getByRole('button', { name: '新建' }).click();
  await expect(told(page, '品牌已保存')).toBeVisible();

  const find = page.getByRole('searchbox', { name: '品牌名称' });
  await find.fill('得力');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/word=/);
  await page.reload();
  const rows = page.locator('tr[data-row-key]');
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: '得力文具', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('没有用处，可以删除')).toBeVisible();
  await expectHealthy(page);
  await drawer.getByLabel('品牌名称').fill('得力办公');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('link', { name: '得力办公', exact: true })).toBeVisible();

  await page.getByRole('link', { name: '得力', exact: true }).click();
  await expect(drawer.getByRole('list').getByText(/^\d+ 件商品$/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^删除品牌/ })).toBeDisabled();
  await drawer.getByRole('combobox', { name: '并入的品牌' }).fill('得力办公');
  await page.getByTitle('得力办公', { exact: true }).last().click();
  await drawer.getByRole('button', { name: '合并' }).click();
  await confirmed(page, '合并').click();
  // Either at once, or, with many goods, in a set that a second person releases.
  await expect(
    told(page, '已合并').or(page.getByRole('heading', { name: /^合并品牌：得力 并入 得力办公/ })),
  ).toBeVisible();
});

test('the tree of categories is put in order by keys and by the mouse, and asks for parameters', async ({ page }) => {
  await enterConsole(page, 'operator', { at: '#/goods/shelves' });
  const tree = page.getByRole('tree', { name: '分类树' });
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  await expectHealthy(page);
  const make = async (name: string, button: string) => {
    await page.getByRole('button', { name: button }).click();
    const form = page.getByRole('form', { name: '新建分类' });
    await form.getByLabel('分类名称').fill(name);
    await form.getByRole('button', { name: '新建' }).click();
    await expect(form).toHaveCount(0);
  };
  await make('试验甲', '新建一级分类');
  await make('试验乙', '新建一级分类');
  const names = async () => (await tree.locator('.ant-tree-title').allTextContents()).map((text) => text.split(' ')[0]);
  const order = async (...wanted: string[]) => (await names()).filter((name) => wanted.includes(name ?? ''));
  await tree.getByText('试验乙').click();
  await expect(page.getByRole('heading', { name: '试验乙' })).toBeVisible();
  await expect.poll(() => order('试验甲', '试验乙')).toEqual(['试验甲', '试验乙']);
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => order('试验甲', '试验乙')).toEqual(['试验乙', '试验甲']);
  await page.getByRole('button', { name: '下移' }).click();
  await expect.poll(() => order('试验甲', '试验乙')).toEqual(['试验甲', '试验乙']);
  await page.getByRole('button', { name: '移入上一个分类' }).click();
  await expect(page.getByRole('button', { name: '移出到上一级' })).toBeEnabled();
  await page.getByRole('button', { name: '移出到上一级' }).click();
  // At the top again, and done: while something moves, nothing else does.
  await expect(page.getByRole('button', { name: '移出到上一级' })).toBeDisabled();
  await expect(page.getByRole('button', { name: '移入上一个分类' })).toBeEnabled();
  // To the right of where it was taken: below the other one, not behind it.
  const boxOf = async (name: string) => {
    const box = await tree.locator('.ant-tree-treenode', { hasText: name }).boundingBox();
    return { x: box?.x ?? 0, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.75 };
  };
  const [from, to] = [await boxOf('试验乙'), await boxOf('试验甲')];
  await page.mouse.move(from.x + 40, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y, { steps: 4 });
  await page.mouse.move(to.x + 160, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: '移出到上一级' })).toBeEnabled();

  const template = page.getByRole('region', { name: '参数模板' });
  await template.getByRole('button', { name: '增加参数' }).click();
  await template.getByLabel('参数 1 的名称').fill('长度');
  await template.getByRole('checkbox', { name: '参数 1 作为筛选项' }).check();
  await template.getByRole('button', { name: '保存参数模板' }).click();
  await expect(told(page, '参数模板已保存')).toBeVisible();
  await expectHealthy(page);
  await page.reload();
  await expect(template.getByLabel('参数 1 的名称')).toHaveValue('长度');

  await page.getByRole('button', { name: /^删除分类/ }).click();
  await confirmed(page, '删除').click();
  await expect(told(page, '分类已删除')).toBeVisible();
  await expect(tree.getByText('试验乙')).toHaveCount(0);
});
