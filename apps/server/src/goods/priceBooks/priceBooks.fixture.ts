import { randomUUID } from 'node:crypto';
import type { ConsoleInput } from '@yigou/contract/console';
import { must } from '../../../test/buying';
import { accountOf } from '../../../test/people';
import type { TestApp } from '../../../test/testApp';
import { keepersOf } from '../changeSets/changeSets.fixture';

type Book = Partial<ConsoleInput<'PriceBook/Save'>>;
type Lines = ConsoleInput<'PriceBook/SaveLines'>['lines'];

/** Two who keep prices, and what they do with books. */
export async function pricersOf(test: TestApp) {
  const k = await keepersOf(test);
  const { staff, maker } = k;
  const customerOf = async (accountNo: string) => (await accountOf(test, accountNo)).customerId;
  const book = async (more: Book = {}) => {
    const dated = { name: '年度价目表', audience: 'customers' as const, fromDay: '2026-01-01', ...more };
    return must(await staff.call('PriceBook/Save', { requestId: randomUUID(), ...dated }, maker)).resultData;
  };
  const saveLines = (priceBookId: number, lines: Lines, removed: number[] = []) =>
    staff.call('PriceBook/SaveLines', { requestId: randomUUID(), priceBookId, lines, removed }, maker);
  const lines = async (priceBookId: number) => must(await saveLinesPage(priceBookId)).resultData;
  const saveLinesPage = (priceBookId: number) =>
    staff.call('PriceBook/GetLines', { pageSize: 100, reqData: { priceBookId } }, maker);
  const why = async (input: ConsoleInput<'PriceBook/Why'>) =>
    must(await staff.call('PriceBook/Why', input, maker)).resultData;
  /** What somebody is shown of an article. */
  const shownTo = async (token: string, itemNo: string) =>
    must(await test.call('Product/GetSkuModelBySkuNo', { itemNo }, { token })).resultData;
  const searchedBy = async (token: string, searchKey: string) =>
    must(await test.call('Product/GetWebSkuPage', { searchKey }, { token })).resultData.find(
      ({ itemNo }) => itemNo === searchKey,
    );
  return { ...k, customerOf, book, saveLines, lines, why, shownTo, searchedBy };
}
