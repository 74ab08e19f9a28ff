import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { skus } from '../src/goods/catalog/catalog.tables';
import { pools, priceBooks } from '../src/goods/pricing/pricing.tables';
import { accountOf } from './people';
import type { TestApp } from './testApp';

const viewers = ['administrator', 'merchandiser', 'service'] as const;
const keepers = ['administrator', 'merchandiser'] as const;

/** Who may look at prices, who keeps them, and what is right to send. */
export const priceBookRights = (given: () => { test: Pick<TestApp, 'db' | 'clock'> }) => {
  let step = 0;
  const customerId = async () => (await accountOf(given().test, 'admin')).customerId;
  const aSku = async (skuNo = 'DL-A4-70') => {
    const [sku] = await given().test.db.select().from(skus).where(eq(skus.skuNo, skuNo));
    return { skuId: sku?.skuId ?? 0, listPrice: sku?.listPrice ?? 0 };
  };
  async function aBook(): Promise<number> {
    step += 1;
    const customerIds = [await customerId()];
    const book = { companyId: 1, bookNo: `PR${step}`, name: `价目表 ${step}`, fromDay: '2026-01-01' };
    const [stored] = await given()
      .test.db.insert(priceBooks)
      .values({ ...book, audience: 'customers', customerIds, enabled: false })
      .returning();
    return stored?.priceBookId ?? 0;
  }
  const byBook = async () => ({ priceBookId: await aBook() });
  async function aPool(): Promise<number> {
    const { db } = given().test;
    await db.delete(pools);
    const [stored] = await db
      .insert(pools)
      .values({ companyId: 1, customerId: await customerId() })
      .returning();
    return stored?.poolId ?? 0;
  }
  return {
    'PriceBook/GetPage': { who: viewers, input: async () => ({}) },
    'PriceBook/GetModel': { who: viewers, input: byBook },
    'PriceBook/GetLines': { who: viewers, input: async () => ({ reqData: await byBook() }) },
    'PriceBook/GetOverlaps': { who: viewers, input: async () => ({ reqData: await byBook() }) },
    'PriceBook/GetParties': { who: viewers, input: async () => ({ searchKey: '' }) },
    'PriceBook/FindSkus': { who: viewers, input: async () => ({ searchKey: 'DL' }) },
    'PriceBook/Match': { who: viewers, input: async () => ({ ...(await byBook()), words: ['DL-A4-70'] }) },
    'PriceBook/Why': {
      who: viewers,
      input: async () => ({
        ...{ skuId: (await aSku()).skuId, customerId: await customerId(), qty: 1, day: '2026-11-15' },
      }),
    },
    'PriceBook/Save': {
      who: keepers,
      input: async () => ({
        ...{ requestId: randomUUID(), name: `新价目表 ${step}`, audience: 'customers', fromDay: '2030-01-01' },
        customerIds: [await customerId()],
      }),
    },
    'PriceBook/SaveLines': {
      who: keepers,
      input: async () => {
        const { skuId, listPrice } = await aSku();
        return { requestId: randomUUID(), ...(await byBook()), lines: [{ skuId, price: listPrice / 100 }] };
      },
    },
    'Pool/GetPage': { who: viewers, input: async () => ({}) },
    'Pool/GetModel': { who: viewers, input: async () => ({ customerId: await customerId() }) },
    'Pool/Count': { who: viewers, input: async () => ({ include: {}, exclude: {} }) },
    'Pool/Save': {
      who: keepers,
      input: async () => {
        await given().test.db.delete(pools);
        const { skuId } = await aSku();
        const content = { include: { sku: [skuId] }, exclude: {} };
        return { requestId: randomUUID(), customerId: await customerId(), ...content };
      },
    },
    'Pool/Remove': { who: keepers, input: async () => ({ requestId: randomUUID(), poolId: await aPool() }) },
    'PartNumber/GetPage': { who: viewers, input: async () => ({ reqData: { customerId: await customerId() } }) },
    'PartNumber/Save': {
      who: keepers,
      input: async () => ({ customerId: await customerId(), rows: [{ skuNo: 'DL-A4-70', partNo: 'HD-100001' }] }),
    },
    'PartNumber/Remove': {
      who: keepers,
      input: async () => ({ customerId: await customerId(), skuIds: [(await aSku('MG-Q7-BK')).skuId] }),
    },
  };
};
