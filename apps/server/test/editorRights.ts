import { randomUUID } from 'node:crypto';
import { pictureUrl } from '@yigou/contract/goods/pictures.terms';
import { asc } from 'drizzle-orm';
import { skus } from '../src/goods/catalog/catalog.tables';
import { pictures } from '../src/goods/pictures/pictures.tables';
import type { TestApp } from './testApp';

const keepers = ['administrator', 'merchandiser'] as const;

/** Who may edit goods, and what is right to send. */
export const editorRights = (given: () => { test: Pick<TestApp, 'db'> }) => {
  let step = 0;
  const aSku = async () => {
    const [sku] = await given().test.db.select().from(skus).orderBy(asc(skus.skuId)).limit(1);
    return { skuId: sku?.skuId ?? 0, productId: sku?.productId ?? 0 };
  };
  return {
    'Goods/GetModel': { who: keepers, input: async () => ({ productId: (await aSku()).productId }) },
    'Goods/GetChoices': { who: keepers, input: async () => ({}) },
    'Goods/GetGrid': {
      who: keepers,
      input: async () => ({ fields: { product: ['name'], sku: ['listPrice', 'cost'] } }),
    },
    'Goods/SeeAs': {
      who: ['administrator', 'merchandiser', 'service'] as const,
      input: async () => ({
        productId: (await aSku()).productId,
        customerId: null,
        skus: [{ skuId: null, listPrice: 100, moq: 1, tiers: [] }],
      }),
    },
    'Goods/SquarePicture': {
      who: keepers,
      input: async () => {
        step += 1;
        const pictureKey = step.toString(16).padStart(32, '0');
        const about = { fileName: '方.png', contentType: 'image/png', width: 60, height: 60, originalId: randomUUID() };
        await given()
          .test.db.insert(pictures)
          .values({ companyId: 1, pictureKey, ...about, createdAt: new Date() });
        return { url: pictureUrl(pictureKey) };
      },
    },
    'Goods/Save': {
      who: keepers,
      input: async () => {
        step += 1;
        const edits = [{ thing: 'sku', id: (await aSku()).skuId, set: { weight: 1000 + step } }];
        return { requestId: randomUUID(), title: '重量', source: 'editor', edits, release: false };
      },
    },
  };
};
