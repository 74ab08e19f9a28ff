import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import { and, eq } from 'drizzle-orm';
import { skus } from '../src/goods/catalog/catalog.tables';
import { stocks } from '../src/goods/stock/stock.tables';
import { stockAlerts } from '../src/trade/stockAlerts/stockAlerts.tables';
import { must } from './buying';
import type { PayingApp } from './payingApp';
import { accountOf } from './people';
import type { TestApp } from './testApp';

export const goodsRequestInput = (more: Partial<CallInput<'Want/Submit'>> = {}): CallInput<'Want/Submit'> => ({
  requestId: randomUUID(),
  name: '手动液压叉车',
  spec: '3 吨，诺力',
  qty: 2,
  unit: '台',
  ...more,
});

export const askFor = async (test: Pick<TestApp, 'call'>, who: { token: string }, more = {}) =>
  must(await test.call('Want/Submit', goodsRequestInput(more), who)).resultData;

/** Waits for these goods, whether they are there or not. */
export async function waitFor(test: PayingApp, accountId: number, skuId: number): Promise<number> {
  const { companyId, customerId } = await accountOf(test, 'buyer');
  const [row] = await test.db
    .insert(stockAlerts)
    .values({ companyId, customerId, accountId, skuId, createdAt: test.clock.now() })
    .onConflictDoUpdate({ target: [stockAlerts.accountId, stockAlerts.skuId], set: { tries: 0 } })
    .returning();
  return row?.watchId ?? 0;
}

/** Something on the shelf that cannot be bought now. */
export async function soldOutSku({ db }: Pick<TestApp, 'db'>, companyId: number) {
  const [found] = await db
    .select({ skuId: skus.skuId, skuNo: skus.skuNo })
    .from(skus)
    .innerJoin(stocks, eq(stocks.skuId, skus.skuId))
    .where(and(eq(skus.companyId, companyId), eq(skus.onShelf, true), eq(stocks.inStock, false)))
    .orderBy(skus.skuId)
    .limit(1);
  if (!found) throw new Error('nothing is sold out');
  return found;
}
