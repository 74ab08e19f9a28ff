import type { ConsoleInput } from '@yigou/contract/console';
import { asc } from 'drizzle-orm';
import { products } from '../src/goods/catalog/catalog.tables';
import { must } from './buying';
import type { Operators } from './operators';
import type { TestApp } from './testApp';

type Given = () => { test: TestApp; staff: Operators; tokenOf: (role: 'administrator') => Promise<string> };

const keepers = ['administrator', 'merchandiser'] as const;

/** Who may keep the words of the search, and what is right to send. */
export const searchWordRights = (given: Given) => {
  let made = 0;
  const newWord = () => {
    made += 1;
    return `权限词甲${made}`;
  };
  const keeper = async () => ({ token: await given().tokenOf('administrator') });
  const group = () => ({ words: [newWord(), newWord()], oneWay: [] });
  const lead = () => ({ word: newWord(), kind: 'address' as const, targetId: null, address: '/help' });
  async function pin() {
    const [row] = await given().test.db.select().from(products).orderBy(asc(products.productId)).limit(1);
    return { word: newWord(), pinned: [row?.productId ?? 0], hidden: [], fromDay: null, toDay: null };
  }
  async function trying(): Promise<ConsoleInput<'SearchWord/Try'>> {
    return { word: newWord(), change: { kind: 'synonyms', draft: group() } };
  }
  const list = { who: keepers, input: async () => ({}) };
  return {
    'SearchWord/GetCounts': list,
    'SearchWord/GetSynonyms': list,
    'SearchWord/SaveSynonyms': { who: keepers, input: async () => ({ draft: group() }) },
    'SearchWord/RemoveSynonyms': {
      who: keepers,
      input: async () => {
        const { staff } = given();
        const saved = must(await staff.call('SearchWord/SaveSynonyms', { draft: group() }, await keeper())).resultData;
        return { groupNo: saved.groupNo, seen: { words: saved.words, oneWay: saved.oneWay } };
      },
    },
    'SearchWord/GetHot': list,
    'SearchWord/SaveHot': {
      who: keepers,
      input: async () => {
        const seen = must(await given().staff.call('SearchWord/GetHot', {}, await keeper())).resultData;
        return { seen, words: seen.toReversed() };
      },
    },
    'SearchWord/GetLeads': list,
    'SearchWord/SaveLead': { who: keepers, input: async () => ({ draft: lead() }) },
    'SearchWord/RemoveLead': {
      who: keepers,
      input: async () => {
        const seen = lead();
        must(await given().staff.call('SearchWord/SaveLead', { draft: seen }, await keeper()));
        return { seen };
      },
    },
    'SearchWord/GetPins': list,
    'SearchWord/SavePin': { who: keepers, input: async () => ({ draft: await pin() }) },
    'SearchWord/RemovePin': {
      who: keepers,
      input: async () => {
        const seen = await pin();
        must(await given().staff.call('SearchWord/SavePin', { draft: seen }, await keeper()));
        return { seen };
      },
    },
    'SearchWord/FindProducts': { who: keepers, input: async () => ({ searchKey: '手套' }) },
    'SearchWord/Try': { who: keepers, input: trying },
    'SearchWord/TryOthers': { who: keepers, input: trying },
  };
};
