import type { ConsoleInput } from '@yigou/contract/console';
import { must } from '../../../test/buying';
import type { TestApp } from '../../../test/testApp';
import { keepersOf } from '../changeSets/changeSets.fixture';

/** Two who keep words, and what they and visitors do with them. */
export async function wordersOf(test: TestApp) {
  const { staff, maker, second } = await keepersOf(test);
  const saveGroup = (draft: ConsoleInput<'SearchWord/SaveSynonyms'>['draft'], more = {}) =>
    staff.call('SearchWord/SaveSynonyms', { draft, ...more }, maker);
  /** The first that has exactly this word. */
  const groupOf = async (word: string) => {
    const found = must(await staff.call('SearchWord/GetSynonyms', { searchKey: word, pageSize: 100 }, maker));
    const group = found.resultData.find(({ words }) => words.includes(word));
    if (!group) throw new Error(word);
    return { groupNo: group.groupNo, seen: { words: group.words, oneWay: group.oneWay } };
  };
  const tryIt = (input: ConsoleInput<'SearchWord/Try'>) => staff.call('SearchWord/Try', input, maker);
  const tryOthers = (input: ConsoleInput<'SearchWord/Try'>) => staff.call('SearchWord/TryOthers', input, maker);
  const page = async (searchKey: string, token?: string, reqData = {}) => {
    const door = token ? 'Product/GetWebSkuPage' : 'ProductToC/GetWebSkuPage';
    return must(await test.call(door, { searchKey, pageSize: 40, reqData }, token ? { token } : {}));
  };
  const products = async (searchKey: string) => (await page(searchKey)).resultData.map(({ productId }) => productId);
  return { staff, maker, second, saveGroup, groupOf, tryIt, tryOthers, page, products };
}
