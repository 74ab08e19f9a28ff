import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask } from './fixtures';

/** The goods a page lists, as cards or as rows. */
export const goods = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[href*="/productDetail?"]') });

export const expectTotal = (page: Page, total: number) =>
  expect(page.getByRole('status').filter({ hasText: /^共 [\d,]+ 件商品$/ })).toHaveText(
    `共 ${total.toLocaleString('zh-CN')} 件商品`,
  );

export const readYuan = (text: string) => Number(text.match(/¥([\d,]+\.\d\d)/)?.[1]?.replaceAll(',', ''));

/** The prices of the goods, in the order of the page. */
export const pricesOf = async (page: Page) => (await goods(page).allTextContents()).map(readYuan);

/** One value of the filter panel, and how many goods it promises. */
export async function facet(page: Page, group: string, value: string | RegExp) {
  const button = page
    .getByRole('region', { name: '筛选条件' })
    .getByRole('group', { name: group, exact: true })
    .getByRole('button')
    .filter({ has: page.getByText(value, { exact: true }) });
  return { button, count: Number(await button.locator('small').textContent()) };
}

export const skuByNo = async (request: APIRequestContext, itemNo: string) =>
  (await ask(request, 'ProductToC/GetSkuModelBySkuNo', { itemNo })).resultData;

type Combination = { itemId: number; itemNo: string; values: [string, string] };
/** A product where `start` and `wanted` exist, `between` leads from one to the other, and their fourth corner is missing. */
type Gap = {
  productId: number;
  itemName: string;
  axes: [string, string];
  start: Combination;
  between: Combination;
  wanted: Combination;
};

function gapOf(combinations: Combination[]) {
  for (const start of combinations) {
    for (const between of combinations.filter(
      ({ values }) => values[1] === start.values[1] && values !== start.values,
    )) {
      const wanted = combinations.find(({ values: [first, second] }) => {
        const leads = first === between.values[0] && second !== start.values[1];
        return leads && !combinations.some(({ values }) => values[0] === start.values[0] && values[1] === second);
      });
      if (wanted) return { start, between, wanted };
    }
  }
  return undefined;
}

/** Looks through what a search finds for a product with two axes and a combination that does not exist. */
export async function findGap(request: APIRequestContext, searchKey: string): Promise<Gap> {
  const input = { pageIndex: 1, pageSize: 40, searchKey, reqData: {} };
  const cards: { productId: number; itemName: string }[] = (await ask(request, 'ProductToC/GetWebSkuPage', input))
    .resultData;
  for (const { productId, itemName } of new Map(cards.map((card) => [card.productId, card])).values()) {
    const { axes, combinations } = (await ask(request, 'ProductToC/GetSkuSelTag', { productId })).resultData;
    const gap = axes.length === 2 ? gapOf(combinations) : undefined;
    if (gap) return { productId, itemName, axes: [axes[0].name, axes[1].name], ...gap };
  }
  throw new Error(`no product of “${searchKey}” misses a combination`);
}
