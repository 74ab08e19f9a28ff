import { randomUUID } from 'node:crypto';
import { must, skuIdOf, stockOf } from './buying';
import type { Operators } from './operators';
import type { TestApp } from './testApp';

type Given = () => { test: TestApp; staff: Operators; tokenOf: (role: 'administrator') => Promise<string> };

const keepers = ['administrator', 'merchandiser'] as const;

/** Who may look at the stock and put it right, and what is right to send. */
export const stockRights = (given: Given) => {
  const pen = async () => ({ skuId: await skuIdOf(given().test, 'MG-Q7-BK') });
  const aRow = async () => ({ rowNo: 2, skuNo: 'MG-Q7-BK', booked: '5', found: '5' });
  async function aCount() {
    const { staff, tokenOf } = given();
    const rows = [await aRow()];
    const input = { requestId: randomUUID(), fileName: '', reason: '月末盘点', rows };
    const answer = await staff.call('Stock/PostCount', input, { token: await tokenOf('administrator') });
    return { countId: must(answer).resultData.countId };
  }
  return {
    'Stock/GetPage': { who: keepers, input: async () => ({}) },
    'Stock/GetChoices': { who: keepers, input: async () => ({}) },
    'Stock/GetModel': { who: keepers, input: pen },
    'Stock/GetEntries': { who: keepers, input: async () => ({ reqData: await pen() }) },
    'Stock/CheckCount': { who: keepers, input: async () => ({ rows: [await aRow()] }) },
    'Stock/PostCount': {
      who: keepers,
      input: async () => ({ requestId: randomUUID(), fileName: '盘点.xlsx', reason: '月末盘点', rows: [await aRow()] }),
    },
    'Stock/GetCounts': { who: keepers, input: async () => ({}) },
    'Stock/GetCount': { who: keepers, input: aCount },
    'Stock/GetCountRows': { who: keepers, input: async () => ({ reqData: await aCount() }) },
    'Stock/Adjust': {
      who: keepers,
      input: async () => {
        const { skuId } = await pen();
        const { onHand = 0 } = (await stockOf(given().test, skuId)) ?? {};
        return { requestId: randomUUID(), skuId, seen: onHand, onHand: onHand + 1, reason: '找到一支' };
      },
    },
  };
};
