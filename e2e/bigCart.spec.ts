import type { Page } from '@playwright/test';
import { expect, expectHealthy, expectNoSidewaysScroll, expectPath } from './fixtures';
import { serverAway, test } from './meanwhile';
import { asked, submit } from './ordering';

type Card = { itemId: number; itemNo: string; moq: number; multiple: number; stockQty: number };

const lines = (page: Page) => page.getByRole('main').getByRole('listitem');
/** The whole number: that of one article may begin that of another. */
const line = (page: Page, { itemNo }: Card) =>
  lines(page).filter({ has: page.getByText(new RegExp(`编号 ${itemNo.replace(/\W/g, '\\$&')}( |$)`)) });
const total = (page: Page) => page.getByRole('region', { name: '合计' });
const filter = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '筛选购物车' }).getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const all = (page: Page) => page.getByRole('checkbox', { name: /^全选/ });
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Two hundred kinds of goods, each in the smallest quantity: six without terms of their own, and one far down the list. */
async function fillWith200(page: Page): Promise<{ plain: Card[]; deep: Card }> {
  const cards: Card[] = [];
  for (let pageIndex = 1; cards.length < 300; pageIndex += 1) {
    const input = { pageIndex, pageSize: 100, searchKey: '', reqData: { inStock: 1, everySku: 1 } };
    cards.push(...(await asked(page, 'Product/GetWebSkuPage', input)).resultData);
  }
  const plain = cards.filter(({ moq, multiple, stockQty }) => moq === 1 && multiple === 1 && stockQty > 60).slice(0, 6);
  const wanted = [...plain, ...cards.filter((card) => !plain.includes(card))].slice(0, 200);
  await asked(page, 'ShopCart/EmptyCart', {});
  await asked(page, 'ShopCart/AddList', {
    items: wanted.map(({ itemId, moq, multiple }) => ({ itemId, chartQty: Math.ceil(moq / multiple) * multiple })),
  });
  return { plain, deep: wanted[100] as Card };
}

/** Sold out, bought up by others, two with other terms, taken off the shelf, sold out; and one has become dearer. */
const spoil = `with bad as (select unnest($1::int[]) as sku_id, generate_series(1, 6) as no),
  gone as (update stock set on_hand = reserved from bad where stock.sku_id = bad.sku_id and no in (1, 6)),
  short as (update stock set on_hand = reserved + 3 from bad where stock.sku_id = bad.sku_id and no = 2),
  more as (update cart_line set qty = 8, price_when_added = case no when 2 then 1 else price_when_added end
    from bad where cart_line.sku_id = bad.sku_id and no in (2, 4)),
  terms as (update sku set moq = case no when 3 then 12 else 1 end, multiple = case no when 4 then 6 else 1 end
    from bad where sku.sku_id = bad.sku_id and no in (3, 4))
  update sku set on_shelf = false from bad where sku.sku_id = bad.sku_id and no = 5`;

test.beforeEach(({ faults }) => {
  test.slow();
  faults.allow(serverAway);
});

test('six bad lines among two hundred are found, put right in two clicks, and the order is placed', async ({
  page,
  shop,
  running,
}) => {
  await shop.logIn(page, 'buyer');
  const { plain: bad, deep } = await fillWith200(page);
  const [soldOut, short, below, off, gone, soldOutToo] = bad as [Card, Card, Card, Card, Card, Card];
  await running.meanwhile(spoil, [bad.map((card) => card.itemId)]);

  await page.goto('/#/cart');
  await expect(total(page)).toContainText('已选 194 种');
  await expect(all(page)).toHaveAccessibleName('全选（194 种可购）');
  await expect(all(page)).toBeChecked();
  await filter(page, '有问题 6').click();
  await expect(lines(page)).toHaveCount(6);
  await expect(line(page, soldOut)).toContainText('暂时缺货');
  await expect(line(page, short)).toContainText('库存不足，仅剩 3');
  await expect(line(page, below)).toContainText('低于起订量 12');
  await expect(line(page, off)).toContainText('须按 6');
  await expect(line(page, gone)).toContainText('商品已下架');
  await expectHealthy(page);
  for (const width of [390, 768, 1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.reload();
  await expect(lines(page)).toHaveCount(6);

  await button(page, '改为可售数量（3）').click();
  await expect(told(page, '已将 3 种商品改为可售数量')).toBeVisible();
  await expect(filter(page, '有问题 3')).toBeVisible();
  await expect(total(page)).toContainText('已选 197 种');
  await filter(page, '已调整 3').click();
  await expect(line(page, short)).toContainText('已按可售数量由 8 调整为 3');
  await expect(line(page, below)).toContainText('已按起订量由 1 调整为 12');
  await expect(line(page, off)).toContainText('已按倍数由 8 调整为 12');
  await page.reload();
  await expect(line(page, below)).toContainText('已按起订量由 1 调整为 12');

  await button(page, '撤销调整（3）').click();
  await expect(told(page, '已撤销 3 种商品的调整')).toBeVisible();
  await expect(page.getByText('没有符合条件的商品')).toBeVisible();
  await filter(page, '有问题 6').click();
  await expect(line(page, below)).toContainText('低于起订量 12');
  await button(page, '改为可售数量（3）').click();
  await expect(filter(page, '有问题 3')).toBeVisible();

  await button(page, '移除缺货（2）').click();
  await page.getByRole('dialog', { name: '移除' }).getByRole('button', { name: '移除' }).click();
  await expect(told(page, '删除成功')).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await expect(line(page, gone)).toBeVisible();
  await expect(line(page, soldOutToo)).toHaveCount(0);

  await filter(page, /^价格变动 \d+$/).click();
  await expect(line(page, short)).toContainText('已涨价');
  await filter(page, '全部 198').click();
  await line(page, off).getByRole('checkbox').click();
  await expect(all(page)).toBeChecked({ indeterminate: true });
  await expect(total(page)).toContainText('已选 196 种');
  await all(page).click();
  await expect(all(page)).toBeChecked();
  await expect(total(page)).toContainText('已选 197 种');

  await button(page, '去结算').click();
  await expectPath(page, '/Settlementpage');
  const list = page.getByRole('region', { name: '商品清单' });
  await expect(list).toContainText('197 种商品');
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expectHealthy(page);
  await list.getByRole('button', { name: /197 行，展开全部$/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(197);
  await list.getByRole('button', { name: '收起商品清单' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(5);

  // Bought up by somebody else between the look and the click: said at the line, however long the list.
  await running.meanwhile('update stock set on_hand = reserved where sku_id = $1', [deep.itemId]);
  await submit(page).click();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(line(page, deep)).toContainText('暂时缺货');
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByRole('alert').getByRole('link', { name: '返回购物车修改' })).toBeVisible();
  await button(page, '按最新内容继续').click();
  await expect(page.getByRole('region', { name: '未计入本单' }).getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('196 种商品');
  await submit(page).click();
  await expect.poll(() => page.url()).toContain('/center/order/orderDetail?orderId=');
  await page.goto('/#/cart');
  await expect(filter(page, '全部 2')).toBeVisible();
});

test('typing a quantity in a long cart draws that row and nothing else', async ({ page, shop }) => {
  await shop.logIn(page, 'buyer');
  await fillWith200(page);
  await page.goto('/#/cart');
  const box = lines(page).nth(100).getByRole('textbox', { name: /^数量/ });
  await box.click();
  await page.evaluate(() => {
    const touched = new Set<Node>();
    const note = (records: MutationRecord[]) => {
      for (const { target } of records) touched.add((target as Element).closest?.('li') ?? document.body);
    };
    const watcher = new MutationObserver(note);
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    Object.assign(window, {
      rowsTouched: () => {
        note(watcher.takeRecords());
        return touched.size;
      },
    });
  });
  await box.pressSequentially('12345');
  expect(
    await page.evaluate(() => (window as unknown as { rowsTouched: () => number }).rowsTouched()),
  ).toBeLessThanOrEqual(1);
});
