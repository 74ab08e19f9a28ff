import { randomUUID } from 'node:crypto';
import type { ConsoleInput } from '@yigou/contract/console';
import { eq } from 'drizzle-orm';
import { brands, categories } from '../src/goods/catalog/catalog.tables';
import { must } from './buying';
import type { Operators } from './operators';
import type { TestApp } from './testApp';

type Given = () => { test: TestApp; staff: Operators; tokenOf: (role: 'administrator') => Promise<string> };

const keepers = ['administrator', 'merchandiser'] as const;

/** Who may keep categories, brands, suppliers and labels, and what is right to send. */
export const shelfRights = (given: Given) => {
  let made = 0;
  const newBrand = (): ConsoleInput<'Shelf/Save'> => {
    made += 1;
    return { requestId: randomUUID(), thing: 'brand', set: { name: `架上品牌 ${made}` } };
  };
  /** One that nothing bears. */
  async function aBrand(): Promise<number> {
    const { test, staff, tokenOf } = given();
    const draft = newBrand();
    must(await staff.call('Shelf/Save', draft, { token: await tokenOf('administrator') }));
    const [row] = await test.db
      .select()
      .from(brands)
      .where(eq(brands.name, String(draft.set.name)));
    return row?.brandId ?? 0;
  }
  async function aCategory(): Promise<number> {
    const [row] = await given().test.db.select().from(categories).limit(1);
    return row?.categoryId ?? 0;
  }
  const request = () => ({ requestId: randomUUID(), thing: 'brand' as const });
  return {
    'Shelf/GetPage': { who: keepers, input: async () => ({ reqData: { thing: 'brand' } }) },
    'Shelf/GetTree': { who: keepers, input: async () => ({}) },
    'Shelf/GetUses': { who: keepers, input: async () => ({ thing: 'brand', id: await aBrand() }) },
    'Shelf/Save': { who: keepers, input: async () => newBrand() },
    'Shelf/Move': {
      who: keepers,
      input: async () => {
        made += 1;
        const { staff, tokenOf } = given();
        const id = await aCategory();
        const token = { token: await tokenOf('administrator') };
        const tree = must(await staff.call('Shelf/GetTree', {}, token)).resultData;
        const parentId = tree.find((row) => row.id === id)?.parentId ?? null;
        const siblings = tree.filter((row) => row.parentId === parentId);
        const place = siblings.findIndex((row) => row.id === id) === 0 ? siblings.length : 0;
        return { requestId: randomUUID(), id, parentId, place };
      },
    },
    'Shelf/Remove': { who: keepers, input: async () => ({ ...request(), id: await aBrand() }) },
    'Shelf/Merge': { who: keepers, input: async () => ({ ...request(), from: await aBrand(), to: await aBrand() }) },
  };
};
