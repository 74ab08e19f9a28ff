import type { SkuCard } from '@yigou/contract/goods/catalog';
import { eq } from 'drizzle-orm';
import { skus } from '../src/goods/catalog/catalog.tables';
import type { TestApp } from './testApp';

type Question = { searchKey?: string; pageIndex?: number; pageSize?: number; reqData?: object };

export const nos = (cards: SkuCard[]) => cards.map((card) => card.itemNo);

export const searching = (app: () => TestApp) => ({
  /** Every SKU that is found; what a list makes of them is in listing.api.test.ts. */
  async search(question: Question, token?: string) {
    const door = token ? 'Product/GetWebSkuPage' : 'ProductToC/GetWebSkuPage';
    const input = { pageSize: 100, ...question, reqData: { everySku: 1, ...question.reqData } };
    const answer = await app().call(door, input as never, token ? { token } : {});
    if (!answer.success) throw new Error(answer.errorMsg);
    return answer;
  },

  async sku(skuNo: string) {
    const [row] = await app().db.select().from(skus).where(eq(skus.skuNo, skuNo));
    if (!row) throw new Error(skuNo);
    return row;
  },
});
