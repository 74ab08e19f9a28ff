import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { skus } from '../src/goods/catalog/catalog.tables';
import { must } from './buying';
import type { Operators } from './operators';
import type { TestApp } from './testApp';

type Given = () => { test: Pick<TestApp, 'db'>; staff: Operators; tokenOf: (role: 'administrator') => Promise<string> };

const keepers = ['administrator', 'merchandiser'] as const;

/** Who may keep the goods, and what is right to send. */
export const goodsRights = (given: Given) => {
  let step = 0;
  /** A set that nobody has handed in; its maker is the administrator. */
  async function aSet(set: Record<string, unknown> = {}): Promise<number> {
    const { test, staff, tokenOf } = given();
    const [sku] = await test.db.select().from(skus).where(eq(skus.skuNo, 'DL-A4-70'));
    step += 1;
    const edits = [
      { thing: 'sku' as const, id: sku?.skuId ?? 0, set: { weight: step, barcode: `690${1000 + step}`, ...set } },
    ];
    const token = await tokenOf('administrator');
    const draft = { requestId: randomUUID(), title: '调整', source: 'grid' as const, edits };
    return must(await staff.call('ChangeSet/Draft', draft, { token })).resultData.changeSetId;
  }
  const bySet = async () => ({ changeSetId: await aSet() });
  /** A price so low that somebody else has to look at it. */
  async function aHandedIn(): Promise<number> {
    const { staff, tokenOf } = given();
    const changeSetId = await aSet({ listPrice: step + 1, tiers: [] });
    must(await staff.call('ChangeSet/Submit', { changeSetId }, { token: await tokenOf('administrator') }));
    return changeSetId;
  }
  async function aReleased(): Promise<number> {
    const { staff, tokenOf } = given();
    const changeSetId = await aSet();
    must(await staff.call('ChangeSet/Release', { changeSetId }, { token: await tokenOf('administrator') }));
    return changeSetId;
  }
  return {
    'ChangeSet/GetPage': { who: keepers, input: async () => ({}) },
    'ChangeSet/GetModel': { who: keepers, input: bySet },
    'ChangeSet/GetRows': { who: keepers, input: async () => ({ reqData: await bySet() }) },
    'ChangeSet/GetHistory': { who: keepers, input: async () => ({ reqData: { productId: 1 } }) },
    'ChangeSet/Draft': {
      who: keepers,
      input: async () => {
        step += 1;
        const make = { name: `品牌 ${step}` };
        const edits = [{ thing: 'brand', make, label: make.name }];
        return { requestId: randomUUID(), title: '新品牌', source: 'editor', edits };
      },
    },
    'ChangeSet/Submit': {
      who: keepers,
      input: async () => ({ changeSetId: await aSet({ listPrice: step + 1, tiers: [] }) }),
    },
    'ChangeSet/Release': { who: keepers, input: bySet },
    'ChangeSet/Return': {
      who: keepers,
      input: async () => ({ changeSetId: await aHandedIn(), reason: '价格不对，请核对' }),
    },
    'ChangeSet/Discard': { who: keepers, input: bySet },
    'ChangeSet/DropRows': { who: keepers, input: async () => ({ ...(await bySet()), rowNos: [1] }) },
    'ChangeSet/Undo': { who: keepers, input: async () => ({ changeSetId: await aReleased() }) },
    'ChangeSet/GetRules': { who: keepers, input: async () => ({}) },
    'ChangeSet/SaveRules': {
      who: ['administrator'] as const,
      input: async () => ({ priceDownPercent: 30, belowCost: true, rowsMost: 100 }),
    },
  };
};
