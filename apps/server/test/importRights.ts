import { randomUUID } from 'node:crypto';
import type { OperatorRole } from '@yigou/contract/people/operators.terms';
import { importersOf } from '../src/goods/imports/imports.fixture';
import { must } from './buying';
import type { TestApp } from './testApp';

const keepers = ['administrator', 'merchandiser'] as const satisfies readonly OperatorRole[];

/** Who may import goods, and what is right to send. */
export const importRights = (given: () => { test: TestApp }) => {
  let importers: ReturnType<typeof importersOf> | undefined;
  const theirs = () => {
    importers ??= importersOf(given().test);
    return importers;
  };
  let step = 0;
  async function aSheet(text?: string) {
    step += 1;
    return (await theirs()).readText(text ?? `商品编号,毛重\nDL-A4-70,${5000 + step}\n`);
  }
  async function aProfile() {
    const { staff, maker } = await theirs();
    const importId = await aSheet();
    const name = `配置 ${step}`;
    must(await staff.call('Import/SaveProfile', { importId, name }, maker));
    const profiles = must(await staff.call('Import/GetProfiles', {}, maker)).resultData;
    return profiles.find((profile) => profile.name === name)?.profileId;
  }
  const bySheet = async () => ({ importId: await aSheet() });
  return {
    'Import/GetPage': { who: keepers, input: async () => ({}) },
    'Import/GetModel': { who: keepers, input: bySheet },
    'Import/GetRows': { who: keepers, input: async () => ({ reqData: await bySheet() }) },
    'Import/SetColumns': {
      who: keepers,
      input: async () => ({ ...(await bySheet()), columns: [{ to: 'skuNo' }, { to: 'sku.weight' }] }),
    },
    'Import/PickSheet': { who: keepers, input: async () => ({ ...(await bySheet()), sheetName: '' }) },
    'Import/SetCell': {
      who: keepers,
      input: async () => ({ ...(await bySheet()), rowNo: 2, to: 'sku.weight', text: '7' }),
    },
    'Import/UseRow': {
      who: keepers,
      input: async () => ({ importId: await aSheet('商品编号,毛重\nDL-A4-70,1\nDL-A4-70,2\n'), rowNo: 3 }),
    },
    'Import/MakeNames': {
      who: keepers,
      input: async () => {
        step += 1;
        return { importId: await aSheet(`商品编号,品牌\nDL-A4-70,牌子${step}\n`), kind: 'brand' };
      },
    },
    'Import/Draft': {
      who: keepers,
      input: async () => ({ ...(await bySheet()), requestId: randomUUID(), title: '导入' }),
    },
    'Import/Discard': { who: keepers, input: bySheet },
    'Import/GetProfiles': { who: keepers, input: async () => ({}) },
    'Import/UseProfile': {
      who: keepers,
      input: async () => ({ importId: await aSheet(), profileId: await aProfile() }),
    },
    'Import/SaveProfile': { who: keepers, input: async () => ({ ...(await bySheet()), name: '配置' }) },
    'Import/RemoveProfile': { who: keepers, input: async () => ({ profileId: await aProfile() }) },
  };
};
